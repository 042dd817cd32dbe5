import { expect, test } from 'vitest'
import { letterTo, type Sheet } from './letter.ts'

const ida = { email: 'ida@people.test', username: 'ida' }
// The compiler knows what each letter asks for; here all of them are given all there is.
const send = letterTo.bind(null, ida) as unknown as (of: Sheet, values: object) => ReturnType<typeof letterTo>
const decided = {
  subject: '{username}: {what}',
  body: 'it was decided.\n\n{reason}',
  act: 'See it',
  why: 'You asked for it.',
} as const

test('a letter greets whom it is for, has its values in place, and leaves out what there is nothing to say of', () => {
  const letter = letterTo(ida, decided, { what: 'your {reason}', reason: '', link: 'https://here.test/it' })
  expect(letter).toMatchObject({
    channel: 'mail',
    recipient: 'ida@people.test',
    subject: 'ida: your {reason}',
    body: 'Hello ida,\n\nit was decided.\n\nSee it:\nhttps://here.test/it\n\n--\nEvenlight\nYou asked for it.',
  })
  expect(letterTo(ida, decided, { what: '', reason: 'Soon.', link: '' }).body).toContain('decided.\n\nSoon.\n\n')
})

test('what people wrote is text in it, and an address a link', () => {
  const { html } = letterTo(ida, decided, { what: '<b>', reason: '<img src=x> & more', link: 'https://here.test/?a&b' })
  expect(html).toContain('&lt;img src=x&gt; &amp; more')
  expect(html).not.toMatch(/<img|<b>/)
  expect(html).toContain('<a href="https://here.test/?a&amp;b"')
})

const sheets = Object.entries(import.meta.glob<{ letters?: unknown }>('../*/letters.ts', { eager: true })).flatMap(
  ([file, { letters }]) =>
    typeof letters === 'object'
      ? Object.entries(letters as Record<string, Sheet>).map(([name, of]) => ({ file, name, of }))
      : [],
)

test('there are letters to look at', () => expect(sheets.length).toBeGreaterThan(15))

test.each(sheets)('$name says what happened, what to do, and why it came, in both its forms', ({ of }) => {
  const link = 'https://here.test/page'
  const values = { code: '123456', link, choices: link, forgot: link, title: 'It moved', reason: 'So.' }
  const { subject, body, html = '' } = send(of, values)
  expect(subject.length).toBeLessThan(60)
  expect(`${subject}${body}`).not.toMatch(/[{}!]|\boops\b/i)
  expect(body).toMatch(/^Hello ida,\n\n/)
  expect(body).toMatch(/\n\n--\nEvenlight\nYou get this because /)
  if (of.act) expect(body).toContain(`\n\n${of.act}:\n${link}\n\n`)
  else expect(of.body).toMatch(/nothing to do|can apply again/)
  const read = ` ${html.replace(/<title>.*?<\/title>/, '').replace(/<[^>]+>/g, ' ')} `.replace(/\s+/g, ' ')
  const words = body
    .replace(`${of.act}:`, of.act ?? '')
    .split(/\s+/)
    .filter((word) => /\w/.test(word))
  expect(words.filter((word) => !read.includes(word))).toEqual([])
  if (of.act) expect(html).toMatch(new RegExp(`<a href="${link}"[^>]*>${of.act}</a>`))
})

test.each(sheets)('$name leaves before the others where a code or a way in is waited for', ({ name, of }) => {
  const isWaitedFor = of.subject.includes('{code}') || name === 'reset_link'
  expect(send(of, { code: '123456', link: 'https://here.test/page' }).awaited).toBe(isWaitedFor)
})

test('the compiler refuses a letter without its values', () => {
  const wrong = [
    // @ts-expect-error What it is about is missing.
    letterTo(ida, decided, { reason: '', link: '' }),
    // @ts-expect-error Where the button leads is missing.
    letterTo(ida, decided, { reason: '', what: '' }),
    // @ts-expect-error All of it is missing.
    letterTo(ida, decided),
  ]
  expect(wrong).toHaveLength(3)
})
