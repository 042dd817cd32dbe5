import { findContact } from '../contact/src/find.ts'
import type { Row } from './row.ts'

const usual = [
  'The Two of Cups lies first, but it lies on its side. Which one of you is it?',
  'I was born on the 14th of March, around seven in the morning I think 🙂',
  'Do you see him coming back to me this year?',
  'Thank you so much, that’s really helpful',
  'I don’t know… we had a big fight last week and he hasn’t called since',
]
const telling = 'so you can text me on whatsapp, it is five five five oh one oh double seven 88'
const hostile = ['1 ', '1,', 'a@', 'a@a.com ', 'five oh ', 'my insta is ', '$a1', 'a b ', 'ﷺ', 'http:', 'find me on insta ', 'mara_9 ', 'dot ', 'gmail ', 'te le gra m ', 'whatsap ', 'ek do teen ', 'as in ', 'https://a.b/', 'send ', 'i@', 'é@'] // prettier-ignore
const hostileLength = 65_536
const times = 2000
const atOnce = 50

const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!
const microseconds = (texts: readonly string[]) =>
  median(
    Array.from({ length: times }, (_, i) => {
      const text = texts[i % texts.length]!
      const since = performance.now()
      for (let n = 0; n < atOnce; n++) findContact(text)
      return ((performance.now() - since) * 1000) / atOnce
    }),
  )
// Processor time, which other work on the machine changes less than the clock's; and the least of several, since it only adds.
const atOnceHostile = 4
const milliseconds = (text: string) =>
  Math.min(
    ...Array.from({ length: 5 }, () => {
      const since = process.cpuUsage().user
      for (let n = 0; n < atOnceHostile; n++) findContact(text)
      return (process.cpuUsage().user - since) / 1000 / atOnceHostile
    }),
  )

/** What looking for contact details costs: a usual message, one that must be read, and 64 KB made to be slow. */
export const run = (): Row[] => {
  const limit = { against: 'our limit' }
  const worst = Math.max(...hostile.map((piece) => milliseconds(piece.repeat(hostileLength / piece.length))))
  return [
    { what: 'contact check, a usual message', measured: microseconds(usual), unit: 'µs', ...limit, limit: 3 },
    {
      what: 'contact check, a message that must be read',
      measured: microseconds([telling]),
      unit: 'µs',
      ...limit,
      limit: 100,
    },
    { what: 'contact check, the worst of 64 KB', measured: worst, unit: 'ms', ...limit, limit: 15 },
  ]
}
