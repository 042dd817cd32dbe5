import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findAcross, findContact } from './find.ts'

/** What the rules and the weights were made with in view, and what they never saw. */
const sets = {
  'in view': ['', '-a', '-b', '-c', '-d', '-e'],
  'never seen': ['-f', '-g'],
} as const
const linesOf = (name: string, which: keyof typeof sets) => sets[which].flatMap((set) => linesIn(name + set))
const linesIn = (name: string) =>
  readFileSync(new URL(`corpus/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !/^#(?: |$)/.test(line))
const plain = (text: string) =>
  text
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replaceAll('\\n', '\n')
const isFound = (line: string) => {
  const messages = plain(line).split(' ⏎ ')
  return messages.some((text, i) => findContact(text).length > 0 || findAcross(messages.slice(0, i), text).length > 0)
}
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`

const foundMin = 0.95
const falseMax = 0.01

const both = Object.keys(sets) as (keyof typeof sets)[]

test.each(both)('of what people write to be reached elsewhere nearly all is found: %s', (which) => {
  const classes = new Map<string, { found: number; of: number }>()
  let found = 0
  const lines = linesOf('evasions', which)
  for (const line of lines) {
    const [name = '', text = ''] = line.split('\t')
    const one = classes.get(name) ?? { found: 0, of: 0 }
    const isIn = isFound(text)
    classes.set(name, { found: one.found + Number(isIn), of: one.of + 1 })
    found += Number(isIn)
  }
  console.log([...classes].map(([name, one]) => `${name} ${percent(one.found, one.of)}`).join(', '))
  console.log(`found: ${percent(found, lines.length)} of ${lines.length}`)
  expect(found / lines.length).toBeGreaterThanOrEqual(foundMin)
})

test.each(both)('of what holds no contact detail next to nothing is marked: %s', (which) => {
  const lines = linesOf('harmless', which)
  const marked = lines.filter(isFound)
  console.log(`marked for nothing: ${percent(marked.length, lines.length)} of ${lines.length}`)
  expect(marked.length / lines.length, marked.join('\n')).toBeLessThanOrEqual(falseMax)
})
