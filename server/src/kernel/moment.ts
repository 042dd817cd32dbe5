const zero = 48
const dot = 46
const plus = 43
const two = (text: string, at: number) => (text.charCodeAt(at) - zero) * 10 + text.charCodeAt(at + 1) - zero

const infinities: Record<string, number> = { infinity: Infinity, '-infinity': -Infinity }
const fractionAt = 19
const weights = [100, 10, 1]

/**
 * Milliseconds since the epoch of what PostgreSQL writes for a `timestamptz` at TimeZone=UTC. Throws a RangeError for
 * anything else, parts of a millisecond included: who compares with what was cut off would miss rows.
 */
export const momentFrom = (text: string) => {
  const endless = infinities[text]
  if (endless !== undefined) return endless
  let at = fractionAt
  let ms = 0
  if (text.charCodeAt(at) === dot)
    for (const weight of weights) {
      if (text.charCodeAt(++at) === plus) break
      ms += (text.charCodeAt(at) - zero) * weight
      if (weight === 1) at++
    }
  const date = Date.UTC(two(text, 0) * 100 + two(text, 2), two(text, 5) - 1, two(text, 8))
  const seconds = two(text, 11) * 3600 + two(text, 14) * 60 + two(text, 17)
  const moment = date + seconds * 1000 + ms
  if (text.length !== at + 3 || !text.endsWith('+00') || Number.isNaN(moment))
    throw new RangeError(`${text} is no moment in whole milliseconds at UTC.`)
  return moment
}

/** An instant in milliseconds as the wire and PostgreSQL read it: ISO 8601 at UTC, or `infinity`. */
export const iso = (ms: number) =>
  Number.isFinite(ms) ? new Date(ms).toISOString() : ms > 0 ? 'infinity' : '-infinity'

/** The same, or undefined where there is no instant: a field that the wire leaves out. */
export const optionalIso = (ms: number | null | undefined) => (ms === null || ms === undefined ? undefined : iso(ms))
