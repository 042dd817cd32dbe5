import type { Mark, Stretch } from './calls.ts'

/** What stands in place of each character that was taken out. */
const BLOCK = '▇'

/** The same stretches in order, none touching another. */
export function united(stretches: readonly Stretch[]): Stretch[] {
  const whole: Stretch[] = []
  for (const { from, to } of stretches.filter((one) => one.to > one.from).toSorted((a, b) => a.from - b.from)) {
    const last = whole.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else whole.push({ from, to })
  }
  return whole
}

/** Whether all of a stretch is taken out. */
export const isOut = (out: readonly Stretch[], { from, to }: Stretch) =>
  out.some((one) => one.from <= from && to <= one.to)

/** Takes a stretch out, or puts it back where all of it was out. */
export const toggled = (out: readonly Stretch[], stretch: Stretch): Stretch[] =>
  isOut(out, stretch)
    ? out.flatMap(({ from, to }) =>
        [
          { from, to: Math.min(to, stretch.from) },
          { from: Math.max(from, stretch.to), to },
        ].filter((one) => one.to > one.from),
      )
    : united([...out, stretch])

const half = /[\uDC00-\uDFFF]/

/** A selection without the white space at its ends, and never through the middle of a character. */
export function snapped(text: string, { from, to }: Stretch): Stretch | null {
  let [start, end] = [Math.min(from, to), Math.max(from, to)]
  while (start < end && /\s/.test(text[start] ?? '')) start++
  while (end > start && /\s/.test(text[end - 1] ?? '')) end--
  if (start === end) return null
  return { from: half.test(text[start] ?? '') ? start - 1 : start, to: half.test(text[end] ?? '') ? end + 1 : end }
}

export interface Piece {
  from: number
  text: string
  mark?: Mark | undefined
  out: boolean
}

/** The text cut wherever a mark or a stretch that is out begins or ends. */
export function pieces(text: string, marks: readonly Mark[], out: readonly Stretch[]): Piece[] {
  const cuts = new Set([0, text.length, ...[...marks, ...out].flatMap(({ from, to }) => [from, to])])
  const places = [...cuts].filter((at) => at >= 0 && at <= text.length).toSorted((a, b) => a - b)
  const holds = (from: number) => (one: Stretch) => one.from <= from && from < one.to
  return places.slice(0, -1).map((from, at) => ({
    from,
    text: text.slice(from, places[at + 1]),
    mark: marks.find(holds(from)),
    out: out.some(holds(from)),
  }))
}

/** The text as both people will see it: a block for each character that is out, line breaks kept. */
export const blacked = (text: string, out: readonly Stretch[]) =>
  pieces(text, [], united(out))
    .map((piece) => (piece.out ? piece.text.replace(/[^\n]/gu, BLOCK) : piece.text))
    .join('')
