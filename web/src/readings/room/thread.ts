import type { Failed } from '@evenlight/contract/client'
import type { ChatMessage } from '../calls.ts'

/**
 * How far a message has come. From `waits` on it is on the server: until the other person is found again, or for good where
 * the reading ended before.
 */
type LineState = 'queued' | 'sending' | 'failed' | 'waits' | 'undelivered' | 'sent' | 'read'

export interface Line {
  /** The id its writer gave it, so that a message keeps its place on the page when the server's answer comes. */
  key: string
  seq: number | null
  from: string
  body: string
  image?: ChatMessage['image']
  /** Name of an uploaded picture that goes with a message still to be sent. */
  upload?: string
  at: string
  state: LineState
  problem?: Failed['problem'] | undefined
}

/** The messages of one conversation: what the server numbered in its order, then what is still to be sent, in ours. */
export interface Thread {
  lines: Readonly<Record<string, Line>>
  order: readonly string[]
}

export const noLines: Thread = { lines: {}, order: [] }

/** How far a message of a reading that goes on has come, as the server tells it. */
const stateOf = ({ read_at, undelivered }: ChatMessage) => (undelivered ? 'waits' : read_at ? 'read' : 'sent')

const lineOf = (told: ChatMessage): Line => {
  const { client_msg_id: key, seq, from, body, image, at } = told
  return { key, seq, from, body, at, state: stateOf(told), ...(image && { image }) }
}

const ordered = (lines: Thread['lines'], keys: readonly string[]) =>
  keys.toSorted((a, b) => (lines[a]?.seq ?? Infinity) - (lines[b]?.seq ?? Infinity) || 0)

const seqOf = (thread: Thread, key: string | undefined) => (key === undefined ? null : (thread.lines[key]?.seq ?? null))

const stages: readonly LineState[] = ['waits', 'sent', 'read']
const isFurther = (one: LineState, than: LineState) => stages.indexOf(one) > stages.indexOf(than)

/** Takes in what the server told, in any order and as often as it likes: one line a message, and no line changes for nothing. */
export function merged(thread: Thread, told: readonly ChatMessage[]): Thread {
  const news = told.filter((one) => {
    const known = thread.lines[one.client_msg_id]
    return !known || known.seq === null || isFurther(stateOf(one), known.state)
  })
  if (!news.length) return thread
  const lines = { ...thread.lines, ...Object.fromEntries(news.map((one) => [one.client_msg_id, lineOf(one)])) }
  const fresh = news.map(({ client_msg_id }) => client_msg_id).filter((key) => !thread.lines[key])
  return { lines, order: ordered(lines, [...thread.order, ...new Set(fresh)]) }
}

/** Adds or changes a line that the server has not numbered yet. One that it has numbered since stays as it is. */
export function pending(thread: Thread, line: Line): Thread {
  const known = thread.lines[line.key]
  if (known && known.seq !== null) return thread
  const lines = { ...thread.lines, [line.key]: line }
  return { lines, order: known ? thread.order : [...thread.order, line.key] }
}

/** Takes a line that was never sent off the page. */
export function dropped({ lines, order }: Thread, key: string): Thread {
  const { [key]: _gone, ...kept } = lines
  return { lines: kept, order: order.filter((one) => one !== key) }
}

/** What became of everything of `mine` up to `seq`: it has reached the other person, or they have read it. */
export function arrivedUpTo(thread: Thread, mine: string, seq: number, state: 'sent' | 'read'): Thread {
  const news = thread.order
    .map((key) => thread.lines[key])
    .filter((line) => line?.from === mine && line.seq !== null && line.seq <= seq && isFurther(state, line.state))
  if (!news.length) return thread
  const arrived = Object.fromEntries(news.map((line) => [line?.key, { ...line, state }]))
  return { order: thread.order, lines: { ...thread.lines, ...arrived } as Thread['lines'] }
}

/** The highest number that is here, 0 when none is: the last one before what is not numbered yet. */
export const lastSeq = (thread: Thread) =>
  thread.lines[thread.order.findLast((key) => seqOf(thread, key) !== null) ?? '']?.seq ?? 0
/** The key of what stands at the end and is not sent yet. */
export const lastUnsent = ({ lines, order }: Thread) => {
  const key = order.at(-1)
  return lines[key ?? '']?.seq === null ? key : undefined
}
/** The lowest number that is here; undefined when none is. */
export const firstSeq = (thread: Thread) => seqOf(thread, thread.order[0]) ?? undefined

/**
 * After which number something is missing, when the server's last is `seq`: the end of the unbroken run from the first
 * message that is here. Undefined when nothing is.
 */
export function gapAfter(thread: Thread, seq: number): number | undefined {
  let run = (firstSeq(thread) ?? 1) - 1
  for (const key of thread.order) {
    if (seqOf(thread, key) !== run + 1) break
    run += 1
  }
  return run < seq ? run : undefined
}
