/** A part of a text in UTF-16 units, `to` not included. */
export interface TextSpan {
  from: number
  to: number
}

/** What stands in place of each UTF-16 unit that was taken out, so that spans of the text as typed are spans of what is left. */
export const block = '▇'

const isHigh = (unit: number) => unit >= 0xd800 && unit < 0xdc00
const isLow = (unit: number) => unit >= 0xdc00 && unit < 0xe000
const splits = (text: string, at: number) =>
  at > 0 && isHigh(text.charCodeAt(at - 1)) && at < text.length && isLow(text.charCodeAt(at))

/** The span, made as long as it must be to cut no character in two. */
export const wholeCharacters = (text: string, { from, to }: TextSpan): TextSpan => ({
  from: splits(text, from) ? from - 1 : from,
  to: splits(text, to) ? to + 1 : to,
})

/** The same spans in order, none touching another; empty ones are left out. */
export const united = (spans: readonly TextSpan[]): TextSpan[] => {
  const whole: TextSpan[] = []
  for (const { from, to } of spans.filter((one) => one.to > one.from).toSorted((a, b) => a.from - b.from)) {
    const last = whole.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else whole.push({ from, to })
  }
  return whole
}

/** What is taken out when these spans are asked for: whole characters, in order, none touching another. */
export const redactionsIn = (text: string, asked: readonly TextSpan[]) =>
  united(asked.map((span) => wholeCharacters(text, span)))

/** The text as people see it, as long as it was typed: blocks in place of these spans, in any order; line breaks stay. */
export const redact = (text: string, spans: readonly TextSpan[]) =>
  redactionsIn(text, spans).reduceRight(
    (left, { from, to }) => left.slice(0, from) + left.slice(from, to).replace(/[^\n]/g, block) + left.slice(to),
    text,
  )
