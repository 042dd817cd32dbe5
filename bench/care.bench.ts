import { needsCare } from '../core/src/care/find.ts'
import type { Row } from './row.ts'

const usual = [
  'The Two of Cups lies first, but it lies on its side. Which one of you is it?',
  'I was born on the 14th of March, around seven in the morning I think 🙂',
  'Do you see him coming back to me this year?',
  'Thank you so much, that’s really helpful',
  'I don’t know… we had a big fight last week and he hasn’t called since',
]
const telling = [
  'I can’t do this anymore. I have the pills here and nobody would miss me',
  'quiero morirme, ya no puedo más',
]
const hostile = [
  'i want to ',
  'i want to die of laughing, ',
  'never kill myself. ',
  'the pills and the bridge tonight ',
  'a b c ',
  'd1e k1ll ',
]
const longLength = 4000

const long = () => {
  const all = [...usual, ...telling].join(' ').split(' ')
  let text = ''
  for (let at = 0; text.length < longLength; at++) text += `${all[(at * 7) % all.length]}${at % 9 ? '' : at} `
  return text.slice(0, longLength)
}

const times = 9
/** Processor time, which other work on the machine changes less than the clock's; and the least of several, since it only adds. */
const microseconds = (texts: readonly string[], atOnce: number) =>
  Math.min(
    ...Array.from({ length: times }, () => {
      const since = process.cpuUsage().user
      for (let n = 0; n < atOnce; n++) for (const text of texts) needsCare(text)
      return (process.cpuUsage().user - since) / atOnce / texts.length
    }),
  )

/** What looking for words of self-harm costs: a usual message, one that says them, and the longest ones. */
export const run = (): Row[] => {
  const limit = { against: 'our limit' }
  const repeated = (piece: string) => piece.repeat(longLength / piece.length)
  const worst = Math.max(...hostile.map((piece) => microseconds([repeated(piece)], 20)))
  return [
    { what: 'care check, a usual message', measured: microseconds(usual, 2000), unit: 'µs', ...limit, limit: 10 },
    { what: 'care check, one that is marked', measured: microseconds(telling, 500), unit: 'µs', ...limit, limit: 50 },
    { what: 'care check, 4,000 signs', measured: microseconds([long()], 50) / 1000, unit: 'ms', ...limit, limit: 1.5 },
    { what: 'care check, the worst of 4,000 signs', measured: worst / 1000, unit: 'ms', ...limit, limit: 5 },
  ]
}
