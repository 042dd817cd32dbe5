import { arabic } from './arabic.ts'
import { dutch } from './dutch.ts'
import { english } from './english.ts'
import { fold, wordsOf } from './fold.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { hindi } from './hindi.ts'
import { italian } from './italian.ts'
import { misspelt } from './misspelt.ts'
import { expressionOf, type Tongue } from './pattern.ts'
import { polish } from './polish.ts'
import { portuguese } from './portuguese.ts'
import { withoutQuotes } from './quotes.ts'
import { russian } from './russian.ts'
import { spanish } from './spanish.ts'
import { turkish } from './turkish.ts'
import { wakingWords } from './wake.ts'

const tongues = [
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

const once = <T>(make: () => T) => {
  let made: T | undefined
  return () => (made ??= make())
}

/** What has to be known of a tongue once something in it may be meant. Expressions are made when they are first needed. */
const read = (tongue: Tongue) => ({
  lightly: tongue.lightly === true,
  clear: once(() => expressionOf(tongue.harmless, tongue.stop)),
  denied: once(() => {
    // Of a number there are kilometres.
    const no = `(?:[0-9]+|${fold(tongue.no)})(?: (?:${fold(tongue.between)})){0,4} `
    return new RegExp(
      ` (?:${no}${tongue.reported ? `|(?:${fold(tongue.reported)}) (?:, )?(?:i |im |ill |id )?` : ''})$`,
    )
  }),
})
interface Mark {
  tongue: ReturnType<typeof read>
  weight: 'plain' | 'unless laughing' | 'with another'
  expression: () => RegExp
}
const weights: Record<string, Mark['weight']> = { '~': 'unless laughing', '?': 'with another' }

/** Every mark, by the words that wake it. */
const woken = new Map<string, Mark[]>()
for (const one of tongues) {
  const tongue = read(one)
  for (const written of one.marks) {
    const weight = weights[written[0]!] ?? 'plain'
    const pattern = weight === 'plain' ? written : written.slice(1)
    const mark = { tongue, weight, expression: once(() => expressionOf([pattern], one.stop)) }
    for (const word of new Set(wakingWords(pattern))) woken.set(word, [...(woken.get(word) ?? []), mark])
  }
}

export const laughs =
  / (?:lol|lmf?ao|rofl|(?:a?h[aei]){2,}h?|(?:j[aei]){2,}j*|k{3,}|xd|mdr|ptdr|jk|kidding|joking|(?:а?х[аи])+х?|هه+) /

/** How far before a mark a no may stand, in signs. */
const lookBack = 80

const isThere = (text: string, { expression }: Mark) => {
  const mark = expression()
  mark.lastIndex = 0
  return mark.test(text)
}

/** Whether what a mark stands for is said, and not denied or another's word. */
const isSaid = (text: string, { expression, tongue }: Mark) => {
  const mark = expression()
  mark.lastIndex = 0
  for (let found = mark.exec(text); found; found = mark.exec(text))
    if (!tongue.denied().test(text.slice(Math.max(0, found.index - lookBack), found.index))) return true
  return false
}

const marksIn = (words: string) => {
  const marks = new Set<Mark>()
  for (const word of words.split(' ')) for (const mark of woken.get(word) ?? []) marks.add(mark)
  return [...marks].filter((mark) => isThere(words, mark))
}

/** What the rules say of a text: names of what was found, and of what takes the meaning off it. */
export const rulesIn = (text: string, plain: string): string[] => {
  const found = marksIn(plain)
  if (!found.length) return []
  const words = misspelt(wordsOf(withoutQuotes(text)))
  const laughing = laughs.test(words)
  const cleared = new Map<Mark['tongue'], string>()
  const said: Mark[] = []
  const out: string[] = []
  for (const mark of found) {
    if (!isSaid(plain, mark)) {
      out.push('denied')
      continue
    }
    const clear = cleared.get(mark.tongue) ?? words.replace(mark.tongue.clear(), '_ ')
    cleared.set(mark.tongue, clear)
    if (!isSaid(clear, mark)) out.push('cleared', `cleared ${mark.weight}`)
    else if (laughing && (mark.tongue.lightly || mark.weight === 'unless laughing')) out.push('laughing')
    else {
      said.push(mark)
      out.push(mark.weight)
    }
  }
  if (said.length > 1) out.push('two')
  if (said.length > 3) out.push('four')
  if (said.length > 1 || said.some(({ weight }) => weight !== 'with another')) out.push('sure')
  return out
}
