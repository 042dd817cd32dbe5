import { wordsOf } from '../care/fold.ts'
import { usualWords } from '../care/usual-text.ts'
import { arabic, english, spanish, type Tongue } from './tongues.ts'

/** What was found: that somebody lies under a curse, or that harm comes to whoever doesn't buy or stay. */
const pressures = ['curse', 'harm'] as const
export type Pressure = (typeof pressures)[number]

/** So many words before a find can take its meaning off it: a no, a question handed back, another's voice. */
const before = 5
const isTakenBack = (text: string, at: number, { no }: Tongue) => {
  const sentence = text.slice(text.lastIndexOf(' . ', at) + 1, at)
  return no.test(` ${sentence.split(' ').slice(-before).join(' ')} `)
}
const says = (text: string, pattern: RegExp, tongue: Tongue) => {
  for (const found of text.matchAll(pattern)) if (!isTakenBack(text, found.index, tongue)) return true
  return false
}
const isSaid = (text: string, kind: Pressure, tongue: Tongue) => {
  const { needs, patterns } = tongue[kind]
  return needs.test(text) && patterns.some((pattern) => says(text, pattern, tongue))
}

/**
 * How a reader's words press somebody to buy, if they do: a curse that has to be lifted, or harm that comes unless they pay or
 * stay. In English, Spanish and Arabic. Pure; the work grows with the length alone.
 */
export const pressureIn = (text: string): Pressure | undefined => {
  const usual = usualWords(text)
  const words = usual ? ` ${usual.join(' ')} ` : wordsOf(text)
  return pressures.find((kind) => [english, spanish, arabic].some((tongue) => isSaid(words, kind, tongue)))
}
