import { united, wholeCharacters, type TextSpan } from '@evenlight/core/redaction'
import type { Mark } from './calls.ts'

/** Whether all of a span is taken out. */
export const isOut = (out: readonly TextSpan[], { from, to }: TextSpan) =>
  out.some((one) => one.from <= from && to <= one.to)

/** Takes a span out, or puts it back where all of it was out. */
export const toggled = (out: readonly TextSpan[], span: TextSpan): TextSpan[] =>
  isOut(out, span)
    ? out.flatMap(({ from, to }) =>
        [
          { from, to: Math.min(to, span.from) },
          { from: Math.max(from, span.to), to },
        ].filter((one) => one.to > one.from),
      )
    : united([...out, span])

/** A selection without the white space at its ends, and never through the middle of a character. */
export function snapped(text: string, { from, to }: TextSpan): TextSpan | null {
  let [start, end] = [Math.min(from, to), Math.max(from, to)]
  while (start < end && /\s/.test(text[start] ?? '')) start++
  while (end > start && /\s/.test(text[end - 1] ?? '')) end--
  if (start === end) return null
  return wholeCharacters(text, { from: start, to: end })
}

export interface Piece {
  from: number
  text: string
  mark?: Mark | undefined
  out: boolean
}

/** The text cut wherever a mark or a span that is out begins or ends. */
export function pieces(text: string, marks: readonly Mark[], out: readonly TextSpan[]): Piece[] {
  const cuts = new Set([0, text.length, ...[...marks, ...out].flatMap(({ from, to }) => [from, to])])
  const places = [...cuts].filter((at) => at >= 0 && at <= text.length).toSorted((a, b) => a - b)
  const holds = (from: number) => (one: TextSpan) => one.from <= from && from < one.to
  return places.slice(0, -1).map((from, at) => ({
    from,
    text: text.slice(from, places[at + 1]),
    mark: marks.find(holds(from)),
    out: out.some(holds(from)),
  }))
}
