/**
 * `node core/learn/care/main.ts` learns anew and writes core/src/care/weights.ts; `--hold` learns without each group of
 * authors and judges by it; `--score <marked> <harmless>` judges by two files, and shows none of their lines.
 */
import { writeFileSync } from 'node:fs'
import { careScore } from '../../src/care/find.ts'
import { textsOf } from './corpus.ts'
import { heldOut, rateOf, weightsFile } from './weights.ts'

/** Above nothing is what the site marks; the others show what a higher or lower bar would do. */
const bounds = [0, -0.75, -0.5, -0.25, 0.25, 0.5]
type Scored = Parameters<typeof rateOf>[0]
const say = (name: string, scored: Scored, bound = 0) => {
  const { found, harmless } = rateOf(scored, bound)
  console.log(`${name}, above ${bound}: ${found.toFixed(1)} % found, ${harmless.toFixed(2)} % of harmless marked`)
}
const scoresIn = (file: string, isMarked: boolean) =>
  textsOf(file).map((text) => ({ isMarked, score: careScore(text) }))

const [command, marked, harmless] = process.argv.slice(2)
if (command === '--hold') {
  const groups = heldOut()
  for (const { group, scores } of groups) say(group, scores)
  const all = groups.flatMap(({ scores }) => scores)
  for (const bound of bounds) say('all', all, bound)
} else if (command === '--score' && marked && harmless) {
  const scored = [...scoresIn(marked, true), ...scoresIn(harmless, false)]
  for (const bound of bounds) say(`${scored.length} lines`, scored, bound)
} else writeFileSync(new URL('../../src/care/weights.ts', import.meta.url), weightsFile())
