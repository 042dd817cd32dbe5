import { arabic } from './arabic.ts'
import { dutch } from './dutch.ts'
import { english } from './english.ts'
import { fold } from './fold.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { hindi } from './hindi.ts'
import { italian } from './italian.ts'
import type { Tongue } from './pattern.ts'
import { polish } from './polish.ts'
import { portuguese } from './portuguese.ts'
import { withoutQuotes } from './quotes.ts'
import { russian } from './russian.ts'
import { once, indexedPattern, patternIndex, withoutFits, type IndexedPattern } from './indexed-pattern.ts'
import { spanish } from './spanish.ts'
import { turkish } from './turkish.ts'
import { plainOf, readWords, type Word } from './words.ts'

export const tongues = [
  english,
  german,
  french,
  spanish,
  portuguese,
  italian,
  dutch,
  polish,
  russian,
  turkish,
  arabic,
  hindi,
] as const satisfies readonly Tongue[]

/** What has to be known of a tongue once something in it may be meant. */
const read = (tongue: Tongue) => ({
  lightly: tongue.lightly === true,
  harmless: patternIndex(tongue.harmless.map((pattern, place) => indexedPattern(pattern, tongue.stop, place))),
  denied: once(() => {
    // Of a number there are kilometres.
    const no = `(?:[0-9]+|${fold(tongue.no)})(?: (?:${fold(tongue.between)})){0,4} `
    return new RegExp(
      ` (?:${no}${tongue.reported ? `|(?:${fold(tongue.reported)}) (?:, )?(?:i |im |ill |id )?` : ''})$`,
    )
  }),
})
interface Mark extends IndexedPattern {
  tongue: ReturnType<typeof read>
  weight: 'plain' | 'unless laughing' | 'with another'
}
const weights: Record<string, Mark['weight']> = { '~': 'unless laughing', '?': 'with another' }

const marksOf = (one: Tongue) => {
  const tongue = read(one)
  return one.marks.map((written, place): Mark => {
    const weight = weights[written[0]!] ?? 'plain'
    return { ...indexedPattern(weight === 'plain' ? written : written.slice(1), one.stop, place), tongue, weight }
  })
}
const marksIn = patternIndex(tongues.flatMap(marksOf))

/** How far before a mark a no may stand, in signs. */
const lookBack = 80

/** Whether what a mark stands for is there at all, and then whether it is said: not denied and not another's word. */
const sought = (text: string, { expression, tongue }: Mark): 'absent' | 'denied' | 'said' => {
  const mark = expression()
  mark.lastIndex = 0
  let found = mark.exec(text)
  if (!found) return 'absent'
  for (; found; found = mark.exec(text))
    if (!tongue.denied().test(text.slice(Math.max(0, found.index - lookBack), found.index))) return 'said'
  return 'denied'
}

/** What the rules say of a text: names of what was found, and of what takes the meaning off it. */
export const rulesIn = (text: string, words: readonly Word[]): string[] => {
  const woken = marksIn(words)
  if (!woken.length) return []
  const plain = plainOf(words)
  const found = woken.map((mark) => ({ mark, how: sought(plain, mark) })).filter(({ how }) => how !== 'absent')
  if (!found.length) return []
  const unquoted = withoutQuotes(text)
  const spokenWords = unquoted === text ? words : readWords(unquoted)
  const spoken = plainOf(spokenWords)
  const laughing = spokenWords.some(({ laughs }) => laughs)
  const cleared = new Map<Mark['tongue'], string>()
  const said: Mark[] = []
  const out: string[] = []
  for (const { mark, how } of found) {
    const { tongue, weight } = mark
    if (how === 'denied') {
      out.push('denied')
      continue
    }
    const clear = cleared.get(tongue) ?? withoutFits(spoken, tongue.harmless(spokenWords))
    cleared.set(tongue, clear)
    if (clear !== plain && sought(clear, mark) !== 'said') out.push('cleared', `cleared ${weight}`)
    else if (laughing && (tongue.lightly || weight === 'unless laughing')) out.push('laughing')
    else {
      said.push(mark)
      out.push(weight)
    }
  }
  if (said.length > 1) out.push('two')
  if (said.length > 3) out.push('four')
  if (said.length > 1 || said.some(({ weight }) => weight !== 'with another')) out.push('sure')
  return out
}
