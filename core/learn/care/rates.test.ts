import { expect, test } from 'vitest'
import { needsCare } from '../../src/care/find.ts'
import { harmlessOf, markedOf, setsInView, setsNeverSeen, type CareSet } from './corpus.ts'

const shareOf = (texts: readonly string[]) => texts.filter(needsCare).length / texts.length
const percent = (share: number) => `${(100 * share).toFixed(2)} %`

test.each<[string, readonly CareSet[], number, number]>([
  ['in view', setsInView, 0.96, 0.002],
  ['b, never seen', ['b'], 0.79, 0.015],
  ['e, never seen', ['e'], 0.84, 0.005],
  ['x, never seen', ['x'], 0.92, 0.002],
  ['y, never seen', ['y'], 0.94, 0.002],
  ['f, never seen', ['f'], 0.8, 0.005],
  ['z, never seen', ['z'], 0.68, 0.02],
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
