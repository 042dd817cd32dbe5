import { expect, test } from 'vitest'
import { findAcross, findContact } from '../src/find.ts'
import { evasionsOf, harmlessOf, setsInView, setsNeverSeen, type CorpusSet, type Sample } from './corpus.ts'

/** So many of a hundred are found at least, and so many harmless ones marked at most: in view, made to be hard, never seen. */
const promises: [string, readonly CorpusSet[], number, number][] = [
  ['in view', ['', '-a', '-b', '-c', '-d', '-e'], 95, 1],
  ['in view, made to be hard', ['-h', '-j', '-k', '-l', '-m', '-o', '-q'], 84, 0.4],
  ['f and g, never seen', ['-f', '-g'], 95, 1],
  ['i, never seen', ['-i'], 90, 0.9],
  ['n, never seen', ['-n'], 87, 1.8],
  ['r, whole pages and reviews, never seen', ['-r'], 50, 6],
  ['t, asking in other words, never seen', ['-t'], 80, 1.5],
]

const isFound = ({ messages }: Sample) =>
  messages.some((text, i) => findContact(text).length > 0 || findAcross(messages.slice(0, i), text).length > 0)
const percent = (part: number, whole: number) => (100 * part) / whole
const written = (share: number) => `${share.toFixed(1)} %`

test.each(promises)('of what people write to be reached elsewhere so much is found: %s', (_, sets, foundMin) => {
  const samples = sets.flatMap(evasionsOf)
  const rates = [...Map.groupBy(samples, ({ kind }) => kind)].map(
    ([kind, all]) => `${kind} ${written(percent(all.filter(isFound).length, all.length))}`,
  )
  console.log(rates.join(', '))
  const found = percent(samples.filter(isFound).length, samples.length)
  console.log(`found: ${written(found)} of ${samples.length}`)
  expect(found).toBeGreaterThanOrEqual(foundMin)
})

test.each(promises)('of what holds no contact detail so little is marked: %s', (_, sets, __, markedMax) => {
  const samples = sets.flatMap(harmlessOf)
  const marked = samples.filter(isFound)
  console.log(`marked for nothing: ${written(percent(marked.length, samples.length))} of ${samples.length}`)
  // Lines of sets that nobody opens are not shown by a failure either.
  const shown = sets.some((set) => setsNeverSeen.includes(set)) ? '' : marked.map(({ line }) => line).join('\n')
  expect(percent(marked.length, samples.length), shown).toBeLessThanOrEqual(markedMax)
})

test('every set is judged', () => {
  const judged = promises.flatMap(([, sets]) => sets)
  expect(judged.toSorted()).toEqual([...setsInView, ...setsNeverSeen].toSorted())
})
