import { isOver } from '@evenlight/core/meter/actions'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../queries.ts'
import { useSecure } from '../session/secure.ts'
import { remember, useSession } from '../session/session.ts'
import { timeChanged } from '../wallet/calls.ts'
import { type Reading, calls, type Receipt } from './calls.ts'
import { missedChanged } from './past.ts'
import { noteEnd } from './room/session-mirror.ts'

const MINE = ['readings.mine']
export const receiptKey = (readingId: string) => ['readings.receipt', readingId]

const remembered = (): Reading[] => {
  const { chatData, requestChatData } = useSession.getState()
  return [requestChatData, chatData].filter((reading) => reading !== null) as unknown as Reading[]
}

/** My open requests and readings: what the browser remembers until the server has answered. */
export const useOpenReadings = () => {
  const secure = useSecure()
  return useQuery({ queryKey: MINE, queryFn: () => calls.mine(), placeholderData: remembered, enabled: secure })
}
export const askOpenReadings = () => queries.prefetchQuery({ queryKey: MINE, queryFn: () => calls.mine() })
export const refetchOpenReadings = () => queries.invalidateQueries({ queryKey: MINE })

/** Takes in what the server says of one of my readings. One that is over leaves the list. */
export function cacheReading(reading: Reading) {
  queries.setQueryData<Reading[]>(MINE, (all = []) => {
    const others = all.filter(({ id }) => id !== reading.id)
    return isOver(reading.state) ? others : [...others, reading]
  })
  const { requestChatData } = useSession.getState()
  if (reading.state === 'requested' && requestChatData?.id === reading.id) remember({ requestChatData: reading })
  if (!isOver(reading.state)) return
  queries.setQueryData(outcomeKey(reading.id), reading)
  endRequest(reading.id)
  void queries.invalidateQueries({ queryKey: receiptKey(reading.id) })
  void missedChanged()
}
const outcomeKey = (readingId: string) => ['readings.outcome', readingId]
/** How a request ended, where it ended while this page was open. */
export const cachedOutcome = (readingId: string) => queries.getQueryData<Reading>(outcomeKey(readingId))

/** A reading has ended: its receipt takes its place. */
export function cacheReceipt(receipt: Receipt) {
  queries.setQueryData(receiptKey(receipt.chat_id), receipt)
  queries.setQueryData<Reading[]>(MINE, (all = []) => all.filter(({ id }) => id !== receipt.chat_id))
  endRequest(receipt.chat_id)
  noteEnd(receipt.chat_id)
  void queries.invalidateQueries({ queryKey: ['readings.history'] })
  void timeChanged()
}

function endRequest(readingId: string) {
  if (useSession.getState().requestChatData?.id === readingId)
    remember({ requestChatWithId: null, requestChatData: null })
}

const seenAt = new WeakMap<Reading, number>()

/** Seconds until this instant, by the server's time in the reading and how long ago its word came. */
function secondsUntil(reading: Reading, instant: string) {
  const seen = seenAt.get(reading) ?? performance.now()
  seenAt.set(reading, seen)
  const leftMs = Date.parse(instant) - Date.parse(reading.clock.server_time) - (performance.now() - seen)
  return Math.max(0, Math.ceil(leftMs / 1000))
}
/** Seconds until a request counts as missed. */
export const ringsOnSeconds = (reading: Reading) =>
  reading.ends_if_unanswered_at ? secondsUntil(reading, reading.ends_if_unanswered_at) : 0
/** Seconds until the room of a reading closes by itself, as things stand; undefined when it won't. */
export const closesInSeconds = (reading: Reading) =>
  reading.clock.deadline === undefined ? undefined : secondsUntil(reading, reading.clock.deadline)

/** Asks for the receipt of a reading that may have ended elsewhere. */
export const fetchReceipt = (readingId: string) =>
  queries
    .fetchQuery({ queryKey: receiptKey(readingId), queryFn: () => calls.receipt({ params: { id: readingId } }) })
    .then(cacheReceipt, () => undefined)
