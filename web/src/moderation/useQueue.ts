import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useOn } from '../live.ts'
import { useSoon } from '../ui/useSoon.ts'
import { decidedHere } from './approvals.ts'
import { useDesk } from './desk.ts'
import { merged } from './queue.ts'
import { queueOf, refetchQueue } from './queries.ts'

/** Several changes in a row are one question. */
const GATHER_MS = 300
export const LIST_ID = 'queue'

/** Whether somebody points at the list or stands in it, so that nothing there may move. */
const isStill = () => document.getElementById(LIST_ID)?.matches(':hover, :focus-within') ?? false

/** Keeps the desk as the server has it, as long as its page is open. */
export function useQueue() {
  const asked = useQuery(queueOf())
  const soon = useSoon(refetchQueue, GATHER_MS)
  useOn('queue:changed', soon.set)
  const { data } = asked
  useEffect(() => {
    if (!data) return
    const decided = decidedHere()
    useDesk.setState(({ rows, open }) => ({
      rows: merged(rows, data.data, { still: isStill(), decided, open, more: data.next !== null }),
      waiting: data.waiting - data.data.filter(({ id }) => decided.has(id)).length,
      doneToday: data.done_today,
    }))
  }, [data])
  return asked
}
