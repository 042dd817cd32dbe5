import { lastSeq, type Line, type Thread } from './thread.ts'

/** How many messages are drawn as one piece of the log. */
const PER_CHUNK = 50

/** A stretch of the conversation that is drawn, and left alone, as one. */
export interface Chunk {
  /** Its place in the whole conversation: the same however much of it is here. */
  at: number
  keys: readonly string[]
}

/**
 * The conversation in pieces by the server's numbers, so that what comes before or after a piece changes nothing in it.
 * A piece of `before` that is as it was is the same object. What is not numbered yet stands where it will be.
 */
export function chunked(thread: Thread, before: readonly Chunk[]): Chunk[] {
  const chunks = new Map<number, string[]>()
  let next = lastSeq(thread)
  for (const key of thread.order) {
    const at = Math.floor(((thread.lines[key]?.seq ?? ++next) - 1) / PER_CHUNK)
    const keys = chunks.get(at)
    if (keys) keys.push(key)
    else chunks.set(at, [key])
  }
  return [...chunks].map(([at, keys]) => before.find((one) => one.at === at && same(one.keys, keys)) ?? { at, keys })
}

const same = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((key, at) => key === others[at])

const MINUTE = 'yyyy-mm-ddThh:mm'.length

/** Whether two messages that follow each other read as one turn: by the same person, in the same minute, got as far. */
export const goesOn = (line: Line | undefined, next: Line | undefined) =>
  line !== undefined &&
  next !== undefined &&
  line.from === next.from &&
  line.state === next.state &&
  line.state !== 'failed' &&
  line.at.slice(0, MINUTE) === next.at.slice(0, MINUTE)

/** Whether a day begins between two moments, where they are read. */
export const isNewDay = (at: string, before: string | undefined) => before === undefined || dayOf(at) !== dayOf(before)
const dayOf = (at: string) => new Date(at).toDateString()
