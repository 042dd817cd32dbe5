import { claimSeconds } from '@evenlight/contract/moderation'
import { useEffect } from 'react'
import { calls } from './calls.ts'
import { learn } from './desk.ts'
import { claimedBy, type Row } from './queue.ts'
import { refetchQueue } from './source.ts'

const RENEWED_MS = (claimSeconds - 60) * 1000

/** Others see that this message is being reviewed, as long as it is open here. */
export function useClaim(row: Row, me: string | undefined) {
  const free = !row.gone && !claimedBy(row, me, Date.now())
  useEffect(() => {
    if (!free) return
    let left = false
    const claim = () =>
      calls.claim({ params: { id: row.id } }).then(
        (held) => void (left || learn(held)),
        // Somebody else was quicker: the list tells who.
        () => left || refetchQueue(),
      )
    void claim()
    const timer = setInterval(claim, RENEWED_MS)
    return () => {
      left = true
      clearInterval(timer)
    }
  }, [row.id, free])
}
