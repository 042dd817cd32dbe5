import { Failed } from '@evenlight/contract/client'
import { problemOf } from '@evenlight/contract/errors'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Picture, unfit, upload } from './picture.ts'

/** A picture on its way into a message. */
export interface Attached {
  preview: string
  /** From 0 to 1 while it is uploaded. */
  part: number
  picture?: Picture
  cause?: unknown
}

/** One picture beside the text: shown at once, uploaded on choosing, taken away at any time. */
export function usePicture() {
  const [attached, setAttached] = useState<Attached | null>(null)
  const under = useRef<AbortController | null>(null)
  const preview = attached?.preview

  const remove = useCallback(() => {
    under.current?.abort()
    setAttached(null)
  }, [])
  useEffect(() => () => under.current?.abort(), [])
  useEffect(() => (preview ? () => URL.revokeObjectURL(preview) : undefined), [preview])

  const choose = (file: File) => {
    under.current?.abort()
    const control = new AbortController()
    under.current = control
    const wrong = unfit(file)
    const start: Attached = { preview: wrong ? '' : URL.createObjectURL(file), part: 0 }
    if (wrong) return setAttached({ ...start, cause: new Failed(0, problemOf(wrong)) })
    setAttached(start)
    const change = (part: Partial<Attached>) => {
      if (!control.signal.aborted) setAttached((now) => now && { ...now, ...part })
    }
    upload(file, (part) => change({ part }), control.signal).then(
      (picture) => change({ picture, part: 1 }),
      (cause: unknown) => change({ cause }),
    )
  }
  return { attached, choose, remove }
}
