import { expect, test } from 'vitest'
import { noticeTitles } from '@evenlight/contract/notice-titles'
import { noticeTitlesAr } from '@evenlight/contract/notice-titles-ar'
import { noticeTitlesEs } from '@evenlight/contract/notice-titles-es'
import { unusedIn } from '../fullbans/letters.ts'
import { whyOffIn } from '../topups/letters.ts'
import { letterTo } from './letter.ts'
import { inEach, translated, type InEach, type Said, type Sheet } from './letter-table.ts'

const ida = { email: 'ida@people.test', username: 'ida', locale: 'en' }
// The compiler knows what each letter asks for; here all of them are given all there is.
const sendTo = letterTo as unknown as (to: object, of: Sheet, values: object) => ReturnType<typeof letterTo>
const send = (of: Sheet, values: object, locale = 'en') => sendTo({ ...ida, locale }, of, values)
const english = {
  subject: '{username}: {what}',
  body: 'it was decided.\n\n{reason}',
  act: 'See it',
  why: 'You asked for it.',
} as const
const spanish = { ...english, body: 'Se decidió.\n\n{reason}', act: 'Verlo', why: 'Lo pediste.' } as const
const arabic = { ...english, body: 'صدر القرار.\n\n{reason}', act: 'عرضه', why: 'طلبت ذلك.' } as const
const { decided } = inEach({ decided: english }, { es: { decided: spanish }, ar: { decided: arabic } })

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
      ? Object.entries(letters as Record<string, InEach<Sheet>>).map(([name, of]) => ({ file, name, of }))
      : [],
)

test('there are letters to look at', () => expect(sheets.length).toBeGreaterThan(15))

const spoken = {
  en: { hello: /^Hello ida,\n\n/, why: /\n\n--\nEvenlight\nYou get this because / },
  es: { hello: /^Hola, ida:\n\n/, why: /\n\n--\nEvenlight\nRecibes esta carta porque / },
  ar: { hello: /^مرحبًا ida،\n\n/, why: /\n\n--\nEvenlight\nتصلك هذه الرسالة لأن/ },
}
const everywhere = sheets.flatMap(({ name, of }) =>
  (['en', 'es', 'ar'] as const).map((language) => ({ name, language, of })),
)

const pathOf = { en: 'https://here.test/page', es: 'https://here.test/es/page', ar: 'https://here.test/ar/page' }

test.each(everywhere)('$name says what happened, what to do, and why, in both forms: $language', ({ of, language }) => {
  const { act } = language === 'en' ? of : of.others[language]
  const address = 'https://here.test/page'
  const reason = 'https://here.test/so'
  const values = { code: '123456', link: address, choices: address, forgot: address, title: 'It moved', reason }
  const link = pathOf[language]
  const { subject, body, html = '' } = send(of, values, language)
  expect(subject.length).toBeLessThan(60)
  expect(`${subject}${body}`).not.toMatch(/[{}!¡]|\boops\b/i)
  expect(body).toMatch(spoken[language].hello)
  expect(body).toMatch(spoken[language].why)
  expect(body).not.toMatch(/here\.test\/(es|ar)\/so/)
  if (act) expect(body).toContain(`\n\n${act}:\n${link}\n\n`)
  else expect(of.body).toMatch(/nothing to do|can apply again|our last letter/)
  const read = ` ${html.replace(/<title>.*?<\/title>/, '').replace(/<[^>]+>/g, ' ')} `.replace(/\s+/g, ' ')
  const words = body
    .replace(`${act}:`, act ?? '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word))
  expect(words.filter((word) => !read.includes(word))).toEqual([])
  if (act) expect(html).toMatch(new RegExp(`<a href="${link}"[^>]*>${act}</a>`))
})

test.each(sheets)('$name leaves before the others where a code or a way in is waited for', ({ name, of }) => {
  const isWaitedFor = of.subject.includes('{code}') || name === 'reset_link'
  expect(send(of, { code: '123456', link: 'https://here.test/page' }).awaited).toBe(isWaitedFor)
})

const holes = (words = '') => [...words.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).toSorted()
const unlike = (one: object, other: object) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((key) => {
    const [a, b] = [one, other].map((all) => (all as Record<string, string>)[key])
    return a === undefined || b === undefined || String(holes(a)) !== String(holes(b))
  })

test.each(everywhere)('$name asks for the same values: $language', ({ of, language }) => {
  const { others, awaited: _, ...inEnglish } = of
  expect(unlike(inEnglish, language === 'en' ? inEnglish : others[language])).toEqual([])
})

const tables = import.meta.glob<Record<string, Record<string, Said>>>('../*/letters-{es,ar}.ts', { eager: true })
test('no language has letters of its own', () => {
  expect(Object.keys(tables).length).toBe(18)
  for (const [file, told] of Object.entries(tables)) {
    const feature = file.replace(/-(es|ar)\.ts$/, '.ts')
    const names = sheets.filter((sheet) => sheet.file === feature).map(({ name }) => name)
    expect(Object.keys(told[/-(es|ar)\.ts$/.exec(file)![1]!]!)).toEqual(names)
  }
})

test.each(
  Object.entries({
    'Titles of notices': { en: noticeTitles, es: noticeTitlesEs, ar: noticeTitlesAr },
    'Words on what was not used': unusedIn,
    'Words on why nothing is bought any more': whyOffIn,
  }),
)('%s ask for the same values in each language', (_, { en, es, ar }) => {
  expect([...unlike(en, es), ...unlike(en, ar)]).toEqual([])
})

test('a letter speaks the language of the account, from its side; English where it is none of ours', () => {
  const values = { what: 'x', reason: '', link: 'https://here.test/it' }
  const of = (locale: string) => letterTo({ ...ida, locale }, decided, values)
  expect(of('es-MX').body).toBe(
    'Hola, ida:\n\nSe decidió.\n\nVerlo:\nhttps://here.test/es/it\n\n--\nEvenlight\nLo pediste.',
  )
  expect(of('es-MX').html).toContain('<html lang="es" dir="ltr">')
  expect(of('AR').body).toMatch(/^مرحبًا ida،\n\nصدر القرار\./)
  expect(of('ar-EG').html).toMatch(/<html lang="ar" dir="rtl">.*<div lang="ar" dir="rtl"/)
  for (const locale of ['fr', 'fr-FR', 'est', '']) expect(of(locale)).toEqual(of('en-GB'))
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

test('the compiler refuses a language without a letter, or a letter without a part or a value', () => {
  const say = translated<{ decided: typeof english }>()
  const wrong = [
    // @ts-expect-error The letter is missing.
    say({}),
    // @ts-expect-error The words on the button are missing.
    say({ decided: { subject: '{username}: {what}', body: '{reason}', why: '' } }),
    // @ts-expect-error It doesn't say what it is about.
    say({ decided: { ...spanish, subject: '{username}' } }),
    // @ts-expect-error Nobody gives it a name.
    say({ decided: { ...spanish, body: '{reason} {name}' } }),
    say({ decided: spanish }),
  ]
  expect(wrong).toHaveLength(5)
})
