import { useEffect, useEffectEvent, useState } from 'react'

const LEAST_PX = 480
const MOST_PX = 1600

/** What a form of the card company tells of itself, by the page that it opens for that; answers how high it wants to be. */
export function useTold(onTold: (action: string | null) => void) {
  const [heightPx, setHeightPx] = useState(LEAST_PX)
  const hear = useEffectEvent((event: MessageEvent<{ cardForm?: unknown } | null>) => {
    const said = event.data?.cardForm
    if (event.origin !== location.origin || typeof said !== 'string') return
    const told = new URLSearchParams(said)
    const height = Number(told.get('height'))
    if (told.get('action') === 'resizeWindow' && height) setHeightPx(Math.min(Math.max(height, LEAST_PX), MOST_PX))
    onTold(told.get('action'))
  })
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event)
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])
  return heightPx
}
