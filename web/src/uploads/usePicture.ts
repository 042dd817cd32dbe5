import { Failed } from '@evenlight/contract/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Picture, type Place, unfit, upload } from './picture.ts'

/** A picture on its way into a message. */
export interface Attached {
  preview: string
  /** From 0 to 1 while it is uploaded. */
  part: number
  picture?: Picture
  cause?: unknown
  /** What may be tried once more: it fits, but did not arrive. */
  file?: File
}

interface Options {
  /** One that was uploaded before. */
  start?: Picture | null
  onFail?: (cause: unknown) => void
  to?: Place
}

const kept = (picture: Picture | null | undefined): Attached | null =>
  picture ? { preview: picture.original_url, part: 1, picture } : null

/** One picture beside the text: shown at once, uploaded on choosing, taken away at any time. */
export function usePicture({ start, onFail, to }: Options = {}) {
  const [attached, setAttached] = useState(() => kept(start))
  const under = useRef<AbortController | null>(null)
  const preview = attached?.preview

  const remove = useCallback(() => {
    under.current?.abort()
    setAttached(null)
  }, [])
  useEffect(() => () => under.current?.abort(), [])
  useEffect(() => (preview?.startsWith('blob:') ? () => URL.revokeObjectURL(preview) : undefined), [preview])

  const choose = (file: File) => {
    under.current?.abort()
    const control = new AbortController()
    under.current = control
    const wrong = unfit(file)
    const first: Attached = { preview: wrong ? '' : URL.createObjectURL(file), part: 0 }
    if (wrong) return setAttached({ ...first, cause: new Failed(0, { code: wrong }) })
    setAttached(first)
    const change = (part: Partial<Attached>) => {
      if (!control.signal.aborted) setAttached((now) => now && { ...now, ...part })
    }
    upload(file, (part) => change({ part }), control.signal, to).then(
      // One without an address is seen by whoever chose it.
      (picture) => change({ picture: { original_url: first.preview, sizes: [], ...picture }, part: 1 }),
      (cause: unknown) => {
        if (!control.signal.aborted) onFail?.(cause)
        change({ cause, file })
      },
    )
  }
  return { attached, choose, remove }
}
