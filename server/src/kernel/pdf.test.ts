import { expect, test } from 'vitest'
import { textOf } from '../../test/pdf.ts'
import { printable } from './pdf-faces.ts'
import { bare, isolated, linesOf, piecesOf, readsFromRight } from './pdf-lines.ts'
import { endSheet, openSheet, saying, write } from './pdf.ts'

/** Letters as they stand from left to right; those that their font turns round are in braces. */
const drawn = (line: string, isRtl: boolean) =>
  piecesOf(line, isRtl)
    .map(({ face, text }) => (face.regular.includes('arabic') ? `{${text}}` : text))
    .join('')

test('Arabic goes from right to left, and what is Latin in it from left to right', () => {
  expect(drawn('لك at home', true)).toBe('at home {لك}')
  expect(drawn('لك (هنا)', true)).toBe('({هنا}) {لك}')
  expect(drawn('Ida لك', false)).toBe('Ida {لك}')
})

test('a name in a sentence leaves the words around it where they are', () => {
  expect(drawn('لك {name} 3'.replace('{name}', 'ida'), true)).toBe('ida 3 {لك}')
  expect(drawn(saying('لك {name} 3', { name: 'ida' }), true)).toBe('3 ida {لك}')
  expect(bare(isolated('ida'))).toBe('ida')
})

test('a paragraph begins where its own language does', () => {
  expect(readsFromRight('هل', false)).toBe(true)
  expect(readsFromRight('Is it', true)).toBe(false)
  expect(readsFromRight('12', true)).toBe(true)
})

test('a sign that nothing here shows is a question mark, and no other is', () => {
  for (const text of ['Żółć, Ελλάδα, Москва, שלום, हिन्दी, Nguyễn', 'نعم، قريباً؟', '“Yes” – €5…'])
    expect(printable(text)).toBe(text.normalize('NFC'))
  expect(printable('Yes 🙂 你\nNo')).toBe('Yes ? ?\nNo')
})

test('lines are as wide as their box, and nothing of a long word is lost', () => {
  const widthOf = (text: string) => text.length
  expect(linesOf('to be or not to be', 8, widthOf)).toEqual(['to be or', 'not to', 'be'])
  expect(linesOf('a verylongword', 5, widthOf).join('').replaceAll(' ', '')).toBe('averylongword')
  for (const line of linesOf('a verylongword is here', 5, widthOf)) expect(line.length).toBeLessThanOrEqual(5)
})

test('a text that is longer than a page goes on on the next, and the pages are counted', async () => {
  const { sheet, whole } = await openSheet('Long', 0, 'en')
  write(sheet, Array.from({ length: 100 }, (_, at) => `Line ${at}`).join('\n'), { points: 11 })
  endSheet(sheet)
  const lines = textOf(await whole)
  expect(lines).toContain('Line 99')
  expect(lines).toContain('2 / 2')
})
