import { appointments } from '@evenlight/contract/appointments'
import { choosing } from '@evenlight/contract/choosing'
import { expertiseNames } from '@evenlight/contract/expertises'
import { readerPage } from '@evenlight/contract/reader-page'
import { subjects } from '@evenlight/core/choosing/subjects'
import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { reader } from '../../test/people.ts'

const house = await openHouse({ url: 'https://evenlight.example' })
type Query = Parameters<typeof ask>[0]
const ask = (
  query: Partial<{
    about: 'love' | 'loss' | 'animals'
    manner: 'direct' | 'gentle' | 'either'
    when: 'now' | 'day' | 'week'
    locale: 'en' | 'es'
  }> = {},
) => house.call(choosing.choose, { query: { about: 'love', manner: 'either', when: 'week', locale: 'en', ...query } })
const chosen = async (query?: Query) => (await ask(query)).data.chosen.map(({ reader: { id } }) => id)

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '14:00', to: '16:00' }))
const named = async (first_name: string, page: { headline: string; about: string; expertises: string[] }) => {
  const one = await reader(house, { first_name, time_zone: 'UTC' })
  await one.call(readerPage.savePage, { body: { languages: ['en'], ...page } })
  return one
}
const come = (id: string, online: boolean) =>
  house.database.pool.query(`update reader set online = $2, availability = 'available' where id = $1`, [id, online])
const later = () => house.clock.advance(1001)

test('readers are chosen by what their pages say, with the reasons, for who has no account', async () => {
  const mara = await named('Mara', {
    headline: 'Tarot in plain words',
    about: 'I lay three cards, rarely more.',
    expertises: ['love', 'tarot'],
  })
  const noor = await named('Noor', { headline: 'Dreams', about: 'I listen first.', expertises: ['love', 'dreams'] })
  expect((await ask({ when: 'now' })).data).toEqual({ chosen: [], instead: null })
  await noor.call(appointments.saveSchedule, { body: { schedule: everyDay } })
  await later()
  expect((await ask({ when: 'now' })).data).toEqual({ chosen: [], instead: 'day' })
  await come(mara.id, true)
  await later()
  expect(await chosen({ when: 'now' })).toEqual([mara.id])
  const { data } = await ask({ manner: 'gentle', when: 'day' })
  expect(data.chosen.map(({ reader: { display_name }, reasons }) => [display_name, reasons])).toEqual([
    [
      'Noor',
      [
        { by: 'hours', from: '2026-11-20T14:00:00.000Z' },
        { by: 'topics', expertises: ['love'] },
        { by: 'words', quote: 'I listen first.', manner: true },
      ],
    ],
    ['Mara', [{ by: 'free' }, { by: 'topics', expertises: ['love'] }, { by: 'methods', expertises: ['tarot'] }]],
  ])
  await noor.call(appointments.saveSchedule, {
    body: { exceptions: ['2026-11-20', '2026-11-21'].map((day) => ({ day, hours: [] })) },
  })
  await later()
  expect(await chosen({ when: 'day' })).toEqual([mara.id])
  await come(mara.id, false)
  await later()
  expect(await chosen({ when: 'now' })).toEqual([])
  expect((await ask({ about: 'animals' })).data).toEqual({ chosen: [], instead: null })
  await house.database.pool.query(`update account_person set blocked_at = now() where id = $1`, [noor.id])
  await later()
  expect(await chosen()).toEqual([])
})

test('who speaks the language of the page is found behind any number who do not', async () => {
  const lucia = await named('Lucía', { headline: 'Duelo', about: 'Escucho primero.', expertises: ['grief'] })
  await lucia.call(readerPage.savePage, { body: { languages: ['es'] } })
  for (let beside = 0; beside < 25; beside += 1)
    await named('Edith', { headline: 'Grief', about: 'I listen first.', expertises: ['grief'] })
  await house.database.pool.query(`update reader set online = true, availability = 'available'`)
  await house.database.pool.query(`update reader_tag set score = 5000 where reader_id <> $1`, [lucia.id])
  await later()
  expect((await chosen({ about: 'loss', when: 'now', locale: 'es' }))[0]).toBe(lucia.id)
  expect(await chosen({ about: 'loss', when: 'now', locale: 'en' })).not.toContain(lucia.id)
})

test('every topic that readers name belongs to one answer, and no method to any', () => {
  const all = Object.values(subjects).flat()
  expect(new Set(all).size).toBe(all.length)
  const methods = 'tarot oracle lenormand astrology numerology runes i_ching palmistry clairvoyance mediumship'.split(
    ' ',
  )
  expect([...all, ...methods].sort()).toEqual(Object.keys(expertiseNames).sort())
})

test('a page in each language asks the three questions in a form that needs no script, and says when there is nobody', async () => {
  for (const [start, title, none] of [
    ['', 'Help me choose', 'Nobody who reads about this is free'],
    ['/es', 'Ayúdame a elegir', 'Nadie que lea sobre esto'],
    ['/ar', 'ساعدني على الاختيار', 'لا أحد ممن يقرؤون في هذا'],
  ] as const) {
    const get = (search: string) =>
      house.app.inject({ url: `${start}/choose-a-reader${search}`, headers: { accept: 'text/html' } })
    const { body } = await get('')
    expect(body).toContain(`<title>${title}`)
    expect(body).toMatch(new RegExp(`<form [^>]*action="${start}/choose-a-reader" method="get">`))
    expect(body.match(/type="radio"/g)).toHaveLength(13)
    expect(body).not.toContain(none)
    const { body: answered, headers } = await get('?about=animals&manner=direct&when=week')
    // The answers are in the address, and nowhere else.
    expect(headers['set-cookie']).toBeUndefined()
    expect(answered).toContain(none)
    expect(answered.match(/checked=""/g)).toHaveLength(3)
    expect(answered).toContain(`<link rel="canonical" href="https://evenlight.example${start}/choose-a-reader">`)
  }
  const { body } = await house.app.inject({ url: '/sitemaps/pages.xml' })
  expect(body).toContain('<loc>https://evenlight.example/ar/choose-a-reader</loc>')
})
