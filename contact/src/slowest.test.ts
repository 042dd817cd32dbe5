import { Session } from 'node:inspector/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findContact } from './find.ts'
import { wordsOf } from './lexicon.ts'
import { easternNumbers } from './number-words-east.ts'
import { slavicNumbers } from './number-words-slavic.ts'
import { westernNumbers } from './number-words-west.ts'

const session = new Session()
beforeAll(async () => {
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
})
afterAll(() => session.disconnect())

/** How often any stretch of the code was run to read a text: the same on every machine, however busy. */
const workOf = async (text: string) => {
  await session.post('Profiler.takePreciseCoverage')
  findContact(text)
  const { result } = await session.post('Profiler.takePreciseCoverage')
  return result
    .filter(({ url }) => url.includes('/contact/src/'))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)))
    .reduce((sum, count) => sum + count, 0)
}

const searchedLength = 4096
const shortLength = 16_384
const longLength = 65_536
const times = 4
// Windows and pairs at the edges grow a little more; what is read again for each word would come to four.
const growth = 1.6
const perSignMax = 400
const slowestCount = 3
const grownTo = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)

const numbers = [westernNumbers, slavicNumbers, easternNumbers].flatMap((table) =>
  table.split(/[\s/;]+/).filter(Boolean),
)
const signs = Array.from('@.,:/-_$#!|*()[]"\'+=%&?~ \n')
const fragments = fc.oneof(
  fc.constantFrom(...signs),
  fc.constantFrom('1', '55', '555', '0107', '5550107', '12', '2024', '//', '...', '🙂', '❤️', '📞', 'ﷺ', '½', 'é', '\u200b', '٣', '字', '\ud83d'), // prettier-ignore
  fc.constantFrom(...Object.values(wordsOf).flatMap((words) => [...words])),
  fc.constantFrom(...numbers),
  fc.constantFrom('a', 'ab', 'xyz', 'mara', 'qwertyu', 'maralinden', 'https', 'www', 'de89', 'o1', 'vii', 'fool', 'aries', 'office', 'double'), // prettier-ignore
)
const glue = fc.constantFrom('', '', ' ', ' ', ', ', '.', '-', '@', '\n')
const units = fc
  .tuple(fc.array(fragments, { minLength: 1, maxLength: 5 }), glue, glue)
  .map(([some, between, end]) => some.join(between) + end)

/** Asks that four times the text is no more than four times the work, and says how much that is a sign. */
const grows = async (unit: string, length: number) => {
  // What is remembered of words is there before both.
  await workOf(grownTo(unit, length))
  const first = await workOf(grownTo(unit, length))
  const work = await workOf(grownTo(unit, times * length))
  const perSign = work / (times * length)
  expect(work, JSON.stringify(unit)).toBeLessThan(growth * times * first)
  expect(perSign, JSON.stringify(unit)).toBeLessThan(perSignMax)
  return { unit, perSign }
}

test('no text takes more work than its length allows, and the slowest that a search finds doesn’t at 64 KB', async () => {
  expect(times * shortLength).toBe(longLength)
  const all: { unit: string; perSign: number }[] = []
  await fc.assert(
    fc.asyncProperty(units, async (unit) => void all.push(await grows(unit, searchedLength / times))),
    { numRuns: 200, seed: 1 },
  )
  for (const { unit } of all.toSorted((a, b) => b.perSign - a.perSign).slice(0, slowestCount))
    await grows(unit, shortLength)
})
