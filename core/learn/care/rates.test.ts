import { expect, test } from 'vitest'
import { needsCare } from '../../src/care/find.ts'
import { harmlessOf, markedOf, setsInView, setsNeverSeen, type CareSet } from './corpus.ts'

const shareOf = (texts: readonly string[]) => texts.filter(needsCare).length / texts.length
const percent = (share: number) => `${(100 * share).toFixed(2)} %`

test.each<[string, readonly CareSet[], number, number]>([
  ['in view', setsInView, 0.93, 0.002],
  ['b, never seen', ['b'], 0.72, 0.02],
  ['e, never seen', ['e'], 0.8, 0.006],
  ['x, never seen', ['x'], 0.9, 0.002],
  ['y, never seen', ['y'], 0.9, 0.002],
])('so many are found, and so few harmless ones marked: %s', (name, sets, foundMin, harmlessMax) => {
  const found = shareOf(sets.flatMap(markedOf))
  const harmless = shareOf(sets.flatMap(harmlessOf))
  console.log(`${name}: ${percent(found)} found, ${percent(harmless)} of harmless marked`)
  expect(found).toBeGreaterThanOrEqual(foundMin)
  expect(harmless).toBeLessThanOrEqual(harmlessMax)
})

test('no line is marked in one set and harmless in another', () => {
  const marked = new Set([...setsInView, ...setsNeverSeen].flatMap(markedOf))
  const harmless = [...setsInView, ...setsNeverSeen].flatMap(harmlessOf)
  expect(harmless.filter((text) => marked.has(text))).toHaveLength(0)
})
