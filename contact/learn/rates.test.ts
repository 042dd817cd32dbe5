import { expect, test } from 'vitest'
import { findAcross, findContact } from '../src/find.ts'
import { evasionsOf, harmlessOf, setsInView, setsNeverSeen, type Sample } from './corpus.ts'

/** What the rules and the weights were made with in view, and what they never saw. */
const both = [
  ['in view', setsInView],
  ['never seen', setsNeverSeen],
] as const

const isFound = ({ messages }: Sample) =>
  messages.some((text, i) => findContact(text).length > 0 || findAcross(messages.slice(0, i), text).length > 0)
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`

const foundMin = 0.95
const falseMax = 0.01

test.each(both)('of what people write to be reached elsewhere nearly all is found: %s', (_, sets) => {
  const samples = sets.flatMap(evasionsOf)
  const rates = [...Map.groupBy(samples, ({ kind }) => kind)].map(
    ([kind, all]) => `${kind} ${percent(all.filter(isFound).length, all.length)}`,
  )
  console.log(rates.join(', '))
  const found = samples.filter(isFound)
  console.log(`found: ${percent(found.length, samples.length)} of ${samples.length}`)
  expect(found.length / samples.length).toBeGreaterThanOrEqual(foundMin)
})

test.each(both)('of what holds no contact detail next to nothing is marked: %s', (_, sets) => {
  const samples = sets.flatMap(harmlessOf)
  const marked = samples.filter(isFound)
  console.log(`marked for nothing: ${percent(marked.length, samples.length)} of ${samples.length}`)
  expect(marked.length / samples.length, marked.map(({ line }) => line).join('\n')).toBeLessThanOrEqual(falseMax)
})
