import { shortChatHours, shortChatSeconds } from '@evenlight/contract/shorts'
import { hourMs } from '@evenlight/core/wall-clock'

/** What of a reading that has ended decides whether it is a short one. */
export interface Ended {
  id: string
  client_id: string
  reader_id: string
  free_seconds: number | null
  paid_seconds: number | null
  /** Why all of it went back with the end, where it did. */
  auto_return: string | null
}

/** Whether there is pay to be kept or given up for so little time. */
export const isShort = ({ free_seconds, paid_seconds, auto_return }: Ended) => {
  const paid = paid_seconds ?? 0
  return auto_return === null && paid > 0 && paid + (free_seconds ?? 0) < shortChatSeconds
}
export const dueMs = shortChatHours * hourMs
