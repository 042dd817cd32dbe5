import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMs, hourMs } from '../wall-clock.ts'
import { type Answers, type Candidate, choose, nextOpening } from './choose.ts'
import { quoteFor } from './quotes.ts'
import { manners, moments, subjectNames } from './subjects.ts'

/** A Friday. */
const now = Date.UTC(2026, 10, 20, 12)
const answers: Answers = { subject: 'love', manner: 'either', moment: 'week', language: 'en' }
let count = 0
const reader = (given: Partial<Candidate> = {}): Candidate => ({
  id: `usr_${++count}`,
  isFree: true,
  score: 4000,
  headline: 'Cards on love',
  about: 'I lay three cards, rarely more.',
  expertises: ['love', 'tarot'],
  languages: ['en'],
  timeZone: 'UTC',
  schedule: [],
  exceptions: new Map(),
  reviews: [],
  ...given,
})
const chosen = (from: Candidate[], asked: Partial<Answers> = {}) =>
  choose(from, { ...answers, ...asked }, now).map(({ id }) => id)

test('nobody is recommended for now who is not free now, whatever their hours say', () => {
  const away = reader({ isFree: false, schedule: [{ weekday: 5, from: '09:00', to: '18:00' }] })
  expect(chosen([away], { moment: 'now' })).toEqual([])
  expect(chosen([away, reader({ id: 'usr_free' })], { moment: 'now' })).toEqual(['usr_free'])
})

test('for later it takes hours that begin in time: hours that run promise nothing of who is not here', () => {
  const at = (weekday: number, from = '10:00') => reader({ isFree: false, schedule: [{ weekday, from, to: '20:00' }] })
  const [running, tomorrow, tuesday] = [at(5), at(6), at(2)]
  expect(chosen([running, tomorrow, tuesday], { moment: 'day' })).toEqual([tomorrow.id])
  expect(chosen([running, tomorrow, tuesday]).sort()).toEqual([running.id, tomorrow.id, tuesday.id].sort())
  const [choice] = choose([tomorrow], { ...answers, moment: 'day' }, now)
  expect(choice!.reasons[0]).toEqual({ by: 'hours', from: now + 22 * hourMs })
  const off = reader({ ...tomorrow, exceptions: new Map([['2026-11-21', []]]) })
  expect(chosen([off], { moment: 'day' })).toEqual([])
})

test('hours are those of the reader’s own clock, also across a change of it', () => {
  const week = {
    timeZone: 'America/New_York',
    schedule: [{ weekday: 7, from: '09:00', to: '12:00' }],
    exceptions: new Map(),
  }
  const saturday = Date.UTC(2026, 9, 31, 20)
  expect(nextOpening(week, saturday, saturday + dayMs)).toBe(Date.UTC(2026, 10, 1, 14))
  expect(nextOpening(week, saturday, saturday + 17 * hourMs)).toBeUndefined()
})

test('only who says that they read about it, at most three, and the reasons are what their page says', () => {
  const many = Array.from({ length: 5 }, (_, n) => reader({ score: 4000 + n }))
  const other = reader({ expertises: ['career', 'tarot'] })
  expect(chosen([...many, other])).toEqual(
    many
      .slice(2)
      .map(({ id }) => id)
      .reverse(),
  )
  const praised = reader({
    about: 'Short.\nI lay three cards, rarely more. Then we look.',
    expertises: ['love', 'breakup', 'career', 'tarot', 'runes'],
    reviews: [
      { text: 'A waste of an evening and of money.', stars: 1, at: 3 },
      { text: 'She saw what I had left out.', stars: 5, at: 2 },
    ],
  })
  expect(choose([praised], answers, now)[0]!.reasons).toEqual([
    { by: 'free' },
    { by: 'topics', expertises: ['love', 'breakup'] },
    { by: 'words', quote: 'I lay three cards, rarely more.', manner: false },
    { by: 'methods', expertises: ['tarot', 'runes'] },
    { by: 'review', quote: 'She saw what I had left out.', stars: 5, at: 2, manner: false },
  ])
})

test('who speaks the language comes first, then who is said to have the manner', () => {
  const plain = reader({ headline: 'Tarot in plain words, one question at a time' })
  const told = reader({ reviews: [{ text: 'Straight to the point, which I needed.', stars: 5, at: 1 }] })
  const spanish = reader({ languages: ['es'], score: 1 })
  const silent = reader({ score: 9000 })
  expect(chosen([silent, told, plain], { manner: 'direct' })).toEqual([plain.id, told.id, silent.id])
  expect(chosen([silent, spanish], { language: 'es' })).toEqual([spanish.id, silent.id])
  const [first] = choose([plain], { ...answers, manner: 'direct' }, now)
  expect(first!.reasons).toContainEqual({ by: 'words', quote: plain.headline, manner: true })
})

test.each([
  ['I am never blunt with anybody.', 'direct', undefined],
  ['I do not hurry them to the other side.', 'gentle', 'I do not hurry them to the other side.'],
  ['Te hablo sin rodeos y con calma.', 'direct', 'Te hablo sin rodeos y con calma.'],
  ['Nunca soy directa con nadie.', 'direct', undefined],
  ['أتكلم بصراحة وأسمّي الأشياء بأسمائها.', 'direct', 'أتكلم بصراحة وأسمّي الأشياء بأسمائها.'],
  ['أقرأ بهدوء ولا أستعجل أحدًا.', 'gentle', 'أقرأ بهدوء ولا أستعجل أحدًا.'],
  ['لست صريحة مع الجميع في كل حين.', 'direct', undefined],
  ['A mankind of unkindness, said once.', 'gentle', undefined],
  ['We can talk about work, patience and one kind of quiet.', 'gentle', undefined],
  ['Whoever comes will find that I am kind.', 'gentle', 'Whoever comes will find that I am kind.'],
] as const)('“%s” as %s', (text, manner, quote) => expect(quoteFor([text], manner)).toBe(quote))

const words = fc.array(fc.constantFrom('I', 'am', 'not', 'direct', 'kind', 'calm.', 'Plain', 'words.', 'بهدوء', '\n'), {
  maxLength: 40,
})
const someone = fc.record({
  isFree: fc.boolean(),
  score: fc.integer({ min: 0, max: 5 }),
  headline: words.map((all) => all.join(' ')),
  about: words.map((all) => all.join(' ')),
  expertises: fc.subarray(['love', 'family', 'career', 'tarot', 'pets', 'grief']),
  languages: fc.subarray(['en', 'es', 'ar']),
  schedule: fc.array(
    fc.record({ weekday: fc.integer({ min: 1, max: 7 }), from: fc.constant('10:00'), to: fc.constant('12:00') }),
  ),
  reviews: fc.array(
    fc.record({ text: words.map((all) => all.join(' ')), stars: fc.integer({ min: 1, max: 5 }), at: fc.nat() }),
    {
      maxLength: 3,
    },
  ),
})
const asked = fc.record({
  subject: fc.constantFrom(...subjectNames),
  manner: fc.constantFrom(...manners),
  moment: fc.constantFrom(...moments),
  language: fc.constantFrom('en', 'es', 'ar'),
})

test('whoever they are: the same three in the same order however they come, and every quote stands on their page', () => {
  fc.assert(
    fc.property(fc.array(someone, { maxLength: 8 }), asked, fc.nat(), (given, one, turn) => {
      const from = given.map((each, n) => reader({ ...each, id: `usr_${n}` }))
      const first = choose(from, one, now)
      expect(choose([...from.slice(turn % 8), ...from.slice(0, turn % 8)], one, now)).toEqual(first)
      expect(first.length).toBeLessThanOrEqual(3)
      for (const { id, reasons } of first) {
        const who = from.find((each) => each.id === id)!
        if (one.moment === 'now') expect(who.isFree).toBe(true)
        for (const reason of reasons) {
          if (reason.by === 'words') expect(`${who.headline}\n${who.about}`).toContain(reason.quote)
          if (reason.by === 'review')
            expect(who.reviews.some(({ text, stars }) => text.includes(reason.quote) && stars === reason.stars)).toBe(
              true,
            )
          if (reason.by === 'free') expect(who.isFree).toBe(true)
          if (reason.by === 'topics' || reason.by === 'methods')
            expect(who.expertises).toEqual(expect.arrayContaining(reason.expertises))
        }
      }
    }),
  )
})
