import { useEffect, useEffectEvent } from 'react'

/** What PayPal's window reports when it comes back to us. A hint to ask: nothing of it is believed. */
interface Reported {
  payment: string
  cancelled: boolean
}
// Our pages let go of every window that leaves the site, so the windows find each other by name and not by hand.
const CHANNEL = 'paypal'

export const report = (said: Reported) => {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(said)
  channel.close()
}
/** Told what the window of this payment reports. */
export function useReported(payment: string, onReported: (said: Reported) => void) {
  const hear = useEffectEvent(({ data }: MessageEvent<Reported | null>) => {
    if (data?.payment === payment) onReported(data)
  })
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    const listen = (event: MessageEvent) => hear(event)
    channel.addEventListener('message', listen)
    return () => channel.close()
  }, [])
}
