import type { Image } from '@evenlight/contract/uploads'
import { useEffect, useEffectEvent, useState } from 'react'
import type { output } from 'zod/mini'
import { logError } from './log-error.ts'

/** The picture of a message that is written again is uploaded anew, as if it had been chosen. True when it can't be had. */
export function useCarriedPicture(image: output<typeof Image> | null, choose: (file: File) => void) {
  const [lost, setLost] = useState(false)
  const give = useEffectEvent(choose)
  const url = image?.original_url
  useEffect(() => {
    if (!url) return
    const control = new AbortController()
    fetchFile(url, control.signal).then(give, (cause: unknown) => {
      if (control.signal.aborted) return
      logError(cause)
      setLost(true)
    })
    return () => control.abort()
  }, [url])
  return lost
}

async function fetchFile(url: string, signal: AbortSignal) {
  const answer = await fetch(url, { signal })
  if (!answer.ok) throw new Error(`The picture answered ${answer.status}`)
  const picture = await answer.blob()
  return new File([picture], 'picture', { type: picture.type })
}
