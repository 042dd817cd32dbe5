/** `node contact/learn/goals.ts` says what is found on what was never learned from: by set, by class, by language. `-t` narrows it to a set. */
import { findAcross, findContact, findSplit } from '../src/find.ts'
import { evasionsOf, harmlessOf, setsNeverSeen, type Sample } from './corpus.ts'

const isMarked = ({ messages }: Sample) =>
  messages.some((text, at) => findContact(text).length > 0 || findAcross(messages.slice(0, at), text).length > 0)
const isRefused = ({ messages }: Sample) =>
  messages.some(
    (text, at) => findContact(text).some(({ sure }) => sure) || findSplit(messages.slice(0, at), text).length > 0,
  )

const named = process.argv.slice(2)
const sets = setsNeverSeen.filter((set) => !named.length || named.includes(set))

const lettersInRow = 3
const piecesOf = ({ messages }: Sample) => {
  const text = ` ${messages.join(' ').toLowerCase()} `
  return Array.from(text.slice(lettersInRow - 1), (_, at) => text.slice(at, at + lettersInRow))
}
const labelled = setsNeverSeen
  .flatMap((set) => [...evasionsOf(set), ...harmlessOf(set)])
  .filter(({ language }) => language !== undefined)
const tongues = [...Map.groupBy(labelled, ({ language }) => language!)].map(([language, samples]) => {
  const counts = new Map<string, number>()
  for (const piece of samples.flatMap(piecesOf)) counts.set(piece, (counts.get(piece) ?? 0) + 1)
  const total = [...counts.values()].reduce((sum, one) => sum + one, 0)
  return { language, chanceOf: (piece: string) => ((counts.get(piece) ?? 0) + 0.1) / total }
})
/** Where the file doesn't say it: the tongue that its letters, three in a row, are likeliest in. */
const languageOf = (sample: Sample): string => {
  if (sample.language !== undefined) return sample.language
  const pieces = piecesOf(sample)
  const likely = tongues.map(({ language, chanceOf }) => ({
    language,
    score: pieces.reduce((sum, piece) => sum + Math.log(chanceOf(piece)), 0),
  }))
  return likely.toSorted((a, b) => b.score - a.score)[0]!.language
}

const share = (samples: readonly Sample[], judge: (sample: Sample) => boolean) => {
  const part = samples.filter(judge).length
  return `${((100 * part) / samples.length).toFixed(2)} % (${part} of ${samples.length})`
}
const say = (title: string, groups: Iterable<readonly [string, readonly Sample[]]>) => {
  console.log(`\n${title}`)
  for (const [name, samples] of groups)
    console.log(`  ${name.padEnd(9)} ${share(samples, isMarked)}, refused live ${share(samples, isRefused)}`)
}
const by = (samples: readonly Sample[], key: (sample: Sample) => string) =>
  [...Map.groupBy(samples, key)].toSorted(([a], [b]) => a.localeCompare(b))

for (const [title, samplesOf] of [
  ['found', evasionsOf],
  ['harmless and marked', harmlessOf],
] as const) {
  const all = sets.flatMap(samplesOf)
  say(`${title}, by set`, [...sets.map((set) => [set, samplesOf(set)] as const), ['together', all]])
  if (title === 'found')
    say(
      `${title}, by class`,
      by(all, ({ kind }) => kind),
    )
  say(`${title}, by language`, by(all, languageOf))
}
