import { claimSeconds } from '@evenlight/contract/moderation'
import { useEffect } from 'react'
import { calls } from './calls.ts'
import { updateRow } from './desk.ts'
import { decidedHere } from './approvals.ts'
import { claimedBy, type Row } from './queue.ts'
import { refetchQueue } from './queries.ts'

const RENEWED_MS = (claimSeconds - 60) * 1000

/** Others see that this message is being reviewed, as long as it is open here. */
export function useClaim(row: Row, me: string | undefined) {
  const free = !row.gone && !claimedBy(row, me, Date.now())
  useEffect(() => {
    if (!free) return
    let left = false
    const at = { params: { id: row.id } }
    const claim = () =>
      calls.claim(at).then(
        (held) => (left || updateRow(held), true),
        // Somebody else was quicker: the list tells who.
        () => (left || refetchQueue(), false),
      )
    let last = claim()
    const timer = setInterval(() => (last = claim()), RENEWED_MS)
    return () => {
      left = true
      clearInterval(timer)
      // What was decided has no claim any more; what was only looked at is free for others at once.
      void last.then((mine) => {
        if (mine && !decidedHere().has(row.id)) calls.letGo(at).then(updateRow, () => undefined)
      })
    }
  }, [row.id, free])
}
