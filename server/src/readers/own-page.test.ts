import { expect, test } from 'vitest'
import { readerPage } from '@evenlight/contract/reader-page'
import { readers } from '@evenlight/contract/readers'
import { uploads } from '@evenlight/contract/uploads'
import { openHouse } from '../../test/house.ts'
import { client, reader } from '../../test/people.ts'
import { good, square } from '../../test/pictures.ts'

const house = await openHouse()
const [mara, idris] = [await reader(house), await reader(house)]
type Body = Parameters<typeof mara.call<typeof readerPage.savePage>>[1]
const save = (body: object, who = mara) => who.call(readerPage.savePage, { body } as Body)
/** As everybody sees it; what is kept of an answer is over after a second. */
const shown = async ({ id } = mara) => {
  await house.clock.advance(1001)
  return (await house.call(readers.profile, { params: { id } })).data
}
const send = async (bytes: Buffer, from = mara) =>
  (await from.call(uploads.media, { file: new Blob([new Uint8Array(bytes)]) })).data.name

test('what a reader says of themselves stands on their page, and what they leave out stays', async () => {
  const page = {
    headline: 'Tarot, plainly',
    about: 'Three cards.\nRarely more.',
    status_line: 'Tea is on.',
    expertises: ['tarot', 'love'],
    languages: ['en', 'es'],
    schedule: [{ weekday: 7, from: '22:00', to: '24:00' }],
  }
  expect((await save(page)).data).toMatchObject(page)
  expect(await shown()).toMatchObject(page)
  await save({ headline: ' Cards, plainly ' })
  expect(await shown()).toEqual({ ...(await mara.call(readerPage.page)).data, ...page, headline: 'Cards, plainly' })
  await save({ status_line: '', schedule: [] })
  expect(await shown()).toMatchObject({ schedule: [], about: page.about })
  expect((await shown()).status_line).toBeUndefined()
  expect((await mara.call(readerPage.desk)).data.settings.status_line).toBe('')
})

test.each(['headline', 'about', 'status_line'])(
  'contact details are refused in %s, with their place',
  async (field) => {
    const before = await shown()
    const { problem } = await save({ headline: 'All else is well', [field]: 'Write to mara@example.com' })
    expect(problem).toMatchObject({
      code: 'contact_details',
      reasons: { fields: { [field]: { code: 'no_contact_details' } } },
      spans: [{ from: 9, to: 25 }],
    })
    expect(await shown()).toEqual(before)
  },
)

test('contact details are refused at the desk as well', async () => {
  const words = 'Call +1 415 555 2671'
  for (const [field, body] of [
    ['status_line', { status_line: words }],
    ['greeting', { greeting: words }],
    ['quick_replies.1', { quick_replies: ['One moment.', words] }],
  ] as const)
    expect((await mara.call(readerPage.saveDesk, { body: body as object })).problem).toMatchObject({
      code: 'contact_details',
      fields: { [field]: expect.any(String) },
    })
})

test('what cannot be is refused at its field', async () => {
  for (const [body, field] of [
    [{ headline: '  ' }, 'headline'],
    [{ about: '' }, 'about'],
    [{ about: 'x'.repeat(4001) }, 'about'],
    [{ expertises: [] }, 'expertises'],
    [{ expertises: ['tarot', 'plumbing'] }, 'expertises.1'],
    [{ languages: ['english'] }, 'languages.0'],
    [{ schedule: [{ weekday: 8, from: '10:00', to: '11:00' }] }, 'schedule.0.weekday'],
    [{ schedule: [{ weekday: 1, from: '11:00', to: '11:00' }] }, 'schedule.0'],
    [{ years: 90 }, 'years'],
    [{ display_name: 'Somebody else' }, 'display_name'],
  ] as const)
    expect((await save(body)).problem.fields, JSON.stringify(body)).toHaveProperty([field])
})

test('a page is changed by its reader alone', async () => {
  const ida = await client(house)
  expect((await ida.call(readerPage.savePage, { body: { headline: 'Mine' } })).problem.code).toBe('wrong_role')
  expect((await ida.call(readerPage.page)).problem.code).toBe('wrong_role')
  const before = await shown()
  await save({ headline: 'Idris alone' }, idris)
  expect([(await shown(idris)).headline, await shown()]).toEqual(['Idris alone', before])
})

test('a square picture becomes the portrait, and goes when its reader takes it away', async () => {
  const name = await send(await square())
  expect((await save({ picture: name })).data.picture).toMatchObject({ width: 900 })
  const { picture } = await shown()
  expect((await house.app.inject({ url: picture!.original_url })).statusCode).toBe(200)
  for (const other of [await send((await good()).png), await send(await square(), idris)])
    expect((await save({ picture: other })).problem.code).toBe('not_found')
  expect((await shown()).picture).toEqual(picture)
  expect((await save({ picture: null })).data.picture).toBeNull()
  expect((await shown()).picture).toBeNull()
  expect((await house.app.inject({ url: picture!.original_url })).statusCode).toBe(404)
  // Taken back: it is still theirs.
  expect((await save({ picture: name })).data.picture).toEqual(picture)
})
