import * as appointments from '@evenlight/contract/appointments'
import { claimAnswerHours, claimDays } from '@evenlight/contract/claims'
import { content, pieceMost } from '@evenlight/contract/content'
import { adultYears, dataRequestDays } from '@evenlight/contract/lengths'
import { clarifyDays, lapseHours, orderCents, orderHours, questionsMax } from '@evenlight/contract/orders'
import { paths } from '@evenlight/contract/paths'
import { limitSecondsMin } from '@evenlight/contract/readings'
import { keptMinutes, linesMax } from '@evenlight/contract/waiting'
import { latePercent } from '@evenlight/core/ledger/order'
import * as times from '@evenlight/core/meter/times'
import { welcome } from '@evenlight/core/welcome'
import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { admin } from '../../test/people.ts'
import { clean, wordsIn } from './clean.ts'

const house = await openHouse()
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`
const minutes = (ms: number) => `${ms / 60_000} minutes`

/** What each answer says of a rule, from the rule itself. */
const rules: Record<string, readonly string[]> = {
  'line-drops': [`Within ${times.silenceFoundMsMax / 1000} seconds`, `within ${minutes(times.awayMsMax)}`],
  pause: [minutes(times.standbyMsMax)],
  'free-minutes': [
    `${welcome.seconds / 60} free minutes`,
    `${welcome.days} days`,
    `${welcome.readersMax} readers`,
    `within ${minutes(times.unansweredConsentMs)}`,
  ],
  'own-limit': [`${limitSecondsMin / 60} minutes`],
  'comes-back-by-itself': [
    `${times.shortReturnsADay} times in ${times.shortReturnsHours} hours`,
    `once in ${times.shortReturnsDays} days`,
  ],
  'reading-went-wrong': [`${claimDays} days`, `${claimAnswerHours} hours`],
  'reader-is-busy': [`${linesMax} lines`, `${keptMinutes} minutes`],
  appointments: [
    `${appointments.appointmentLeadHours} hours to ${appointments.appointmentDaysMax} days`,
    `${appointments.appointmentAnswerHours} hours`,
    `Until ${appointments.appointmentFreeHours} hours`,
    `within ${appointments.appointmentWaitMinutes} minutes`,
    `${appointments.appointmentGiftMinutes} free minutes, once in ${appointments.appointmentGiftDays} days`,
  ],
  'by-e-mail': [
    `${questionsMax} questions`,
    dollars(orderCents.first),
    dollars(orderCents.further),
    `within ${orderHours} hours`,
    `${latePercent}%`,
    `${lapseHours} hours later`,
    `${clarifyDays} days`,
  ],
  age: [`${adultYears} or older`],
  'close-my-account': [`${dataRequestDays} days`],
}

test('a new site answers what people ask, by the rules as they are', async () => {
  const { data } = await house.call(content.questions, { query: {} })
  expect(data.length).toBeGreaterThanOrEqual(12)
  for (const [slug, said] of Object.entries(rules)) {
    const words = wordsIn(data.find((one) => one.slug === slug)?.body ?? '')
    for (const rule of said) expect(words, slug).toContain(rule)
  }
})

test('what a new site says is clean, and leads to pages that exist', async () => {
  const ana = await admin(house)
  const { data } = await ana.call(content.index, { query: { limit: '100' } })
  const pieces = await Promise.all(data.map(({ id }) => ana.call(content.edit, { params: { id } })))
  const there = Object.values(paths).map((path) => (path as (...given: string[]) => string)(''))
  for (const { data: piece } of pieces) {
    for (const { body, summary, locale } of piece.texts) {
      expect(clean(body, false)).toBe(body)
      expect(summary.length, `${piece.slug} ${locale}`).toBeLessThanOrEqual(pieceMost.summaryCharacters)
      for (const [, href = ''] of body.matchAll(/href="([^"]*)"/g)) expect(there, href).toContain(href.split('?')[0])
    }
  }
  expect(pieces.length).toBeGreaterThan(25)
})

test('it says the same in every language: each number, each link, each paragraph', async () => {
  const ana = await admin(house)
  const { data } = await ana.call(content.index, { query: { limit: '100' } })
  const all = (found: RegExp, body: string) => [...body.matchAll(found)].map(([one]) => one).toSorted()
  /** Arabic has words for one and two of a thing. */
  const numbers = (body: string) => all(/\d+(\.\d\d)?/g, wordsIn(body)).filter((one) => Number(one) > 2)
  for (const { id } of data) {
    const { slug, locales, texts } = (await ana.call(content.edit, { params: { id } })).data
    expect(locales, slug).toEqual(['ar', 'en', 'es'])
    const english = texts.find(({ locale }) => locale === 'en')!
    for (const { locale, title, category, body } of texts) {
      expect(numbers(title + body), `${slug} ${locale}`).toEqual(numbers(english.title + english.body))
      for (const found of [/href="[^"]*"/g, /<\w+/g])
        expect(all(found, body), `${slug} ${locale}`).toEqual(all(found, english.body))
      expect(category === '', `${slug} ${locale}`).toBe(locale === 'en' || english.category === category)
      if (locale !== 'en') expect(title).not.toBe(english.title)
    }
  }
})

test('only articles wait for the house, as they speak in its name', async () => {
  const ana = await admin(house)
  const { data } = await ana.call(content.index, { query: { state: 'draft' } })
  expect(data.map(({ kind }) => kind)).toEqual(['article', 'article', 'article'])
})
