import { sides, type Side } from './meter.ts'
import { overlap, type Span } from './span.ts'

/**
 * What the telephone company told of the two calls of one reading. `started`: both were in the conference then. The end of a
 * call that never came in is a `left`, too.
 */
export type LegTold = { what: 'joined' | 'left'; side: Side; atMs: number } | { what: 'started'; atMs: number }

/** One of the two calls, as far as it is known when it came into the conference and when it was over. */
export interface Leg {
  joinedMs?: number
  leftMs?: number
}

const first = (instants: number[]) => (instants.length ? { atMs: Math.min(...instants) } : undefined)

const legOf = (told: readonly LegTold[], side: Side): Leg => {
  const at = (what: 'joined' | 'left') =>
    first(told.flatMap((one) => (one.what === what && one.side === side ? one.atMs : [])))
  const joined = at('joined') ?? first(told.flatMap((one) => (one.what === 'started' ? one.atMs : [])))
  const left = at('left')
  return { ...(joined && { joinedMs: joined.atMs }), ...(left && { leftMs: left.atMs }) }
}

/** Both calls by all that was told of them: in whatever order it came, and however often. */
export const legsOf = (told: readonly LegTold[]): Record<Side, Leg> => ({
  client: legOf(told, 'client'),
  reader: legOf(told, 'reader'),
})

/** Whether nothing more can become known: both calls are over. */
export const areOver = (legs: Record<Side, Leg>) => sides.every((side) => legs[side].leftMs !== undefined)

/** When the two were in the conference together, once both calls are over; undefined where they never were. */
export const togetherIn = (legs: Record<Side, Leg>): Span | undefined => {
  const spansOf = ({ joinedMs, leftMs }: Leg): Span[] =>
    joinedMs === undefined || leftMs === undefined ? [] : [{ fromMs: joinedMs, toMs: leftMs }]
  return overlap(spansOf(legs.client), spansOf(legs.reader))[0]
}
