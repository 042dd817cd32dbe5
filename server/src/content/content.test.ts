import { content } from '@evenlight/contract/content'
import { notices } from '@evenlight/contract/notices'
import { beforeAll, describe, expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { admin, reader, type TestPerson } from '../../test/people.ts'
import { hostile } from '../../test/corpus/markup.ts'
import { contentFeature } from './feature.ts'

const house = await openHouse()
let mara: TestPerson
let other: TestPerson
let ana: TestPerson
beforeAll(async () => {
  ;[mara, other, ana] = [await reader(house), await reader(house), await admin(house)]
})
const text = { title: 'Asking well', summary: 'What a good question does.', body: '<p>Ask one thing at a time.</p>' }
const write = async (by = mara, more = {}) => (await by.call(content.addArticle, { body: { ...text, ...more } })).data
type Act = Parameters<typeof mara.call<typeof content.updateArticle>>[1]
const act = (by: TestPerson, id: string, body: object) =>
  by.call(content.updateArticle, { params: { id }, body } as unknown as Act)
const read = (id: string, locale?: 'en' | 'es' | 'ar') =>
  house.call(content.article, { params: { id }, query: { ...(locale && { locale }) } })
const publish = async (more = {}) => {
  const { id } = await write(mara, more)
  await act(ana, id, { action: 'publish', seen: 1 })
  return id
}

describe('a reader’s article', () => {
  test('is read by nobody else until the house publishes it, and names its author then', async () => {
    const { id, state } = await write()
    expect(state).toBe('draft')
    expect((await read(id)).status).toBe(404)
    expect((await other.call(content.edit, { params: { id } })).status).toBe(404)
    expect((await act(mara, id, { action: 'publish', seen: 1 })).problem.code).toBe('wrong_role')
    expect((await act(mara, id, { action: 'send', seen: 1 })).data.state).toBe('awaiting')
    expect((await read(id)).status).toBe(404)
    const queue = await ana.call(content.index, { query: { state: 'awaiting' } })
    expect(queue.data.map((one) => one.id)).toContain(id)
    expect((await act(ana, id, { action: 'publish', seen: 1 })).data.state).toBe('published')
    expect((await read(id)).data).toMatchObject({ title: text.title, body: text.body, author: { id: mara.id } })
    const listed = await house.call(content.articles, { query: {} })
    expect(listed.data.map((one) => one.id)).toContain(id)
  })

  test('does not change under whoever decides on it, and comes back with a reason', async () => {
    const { id } = await write()
    await act(mara, id, { action: 'send', seen: 1 })
    expect((await act(mara, id, { action: 'save', seen: 1, ...text })).problem.code).toBe('wrong_state')
    const back = await act(ana, id, { action: 'return', seen: 1, reason: 'Say where the cards come from.' })
    expect(back.data).toMatchObject({ state: 'draft', returned_reason: 'Say where the cards come from.' })
    expect((await act(mara, id, { action: 'save', seen: 1, ...text })).data.versions).toHaveLength(2)
    await act(mara, id, { action: 'send', seen: 2 })
    expect((await act(mara, id, { action: 'recall', seen: 2 })).data).toMatchObject({ state: 'draft' })
  })

  test('leads nobody past the house', async () => {
    const away = { body: '<p>Write to me: mara@example.org</p>' }
    const said = await mara.call(content.addArticle, { body: { ...text, ...away } })
    expect([said.status, said.problem.code]).toEqual([422, 'contact_details'])
    const { id } = await write(mara, { body: '<p>See <a href="https://mara.example">my page</a>.</p>' })
    const { data } = await mara.call(content.edit, { params: { id } })
    expect(data.texts[0]!.body).toBe('<p>See my page.</p>')
  })
})

test('a reader hears of what became of what they wrote, and nobody of what the house writes', async () => {
  const said = async () =>
    (await mara.call(notices.board, { query: {} })).data.flatMap(({ title }) =>
      /empty chair/.test(title) ? title : [],
    )
  const { id } = await write(mara, { title: 'The empty chair' })
  await act(mara, id, { action: 'send', seen: 1 })
  expect(await said()).toEqual([])
  await act(ana, id, { action: 'return', seen: 1, reason: 'Say whose chair.' })
  await act(mara, id, { action: 'send', seen: 1 })
  await act(ana, id, { action: 'publish', seen: 1 })
  const without = await act(ana, id, { action: 'withdraw', seen: 1 })
  expect(without.problem.reasons?.fields).toEqual({ reason: { code: 'reason_needed' } })
  await act(ana, id, { action: 'withdraw', seen: 1, reason: 'It names a client.' })
  const { data } = await mara.call(content.edit, { params: { id } })
  expect(data).toMatchObject({ state: 'withdrawn', returned_reason: 'It names a client.' })
  expect((await said()).toSorted()).toEqual([
    '“The empty chair” came back to you, with a reason',
    '“The empty chair” is published',
    '“The empty chair” was taken off the site',
  ])
})

describe('what visitors read', () => {
  test('stays as it is while the house writes on, and changes when it is published', async () => {
    const id = await publish()
    const saved = await act(ana, id, { action: 'save', seen: 1, ...text, title: 'Asking better' })
    expect(saved.data).toMatchObject({ state: 'published', ahead: true })
    expect((await read(id)).data.title).toBe('Asking well')
    await act(ana, id, { action: 'publish', seen: 2 })
    expect((await read(id)).data.title).toBe('Asking better')
    await act(ana, id, { action: 'restore', seen: 2, number: 1 })
    await act(ana, id, { action: 'publish', seen: 3 })
    expect((await read(id)).data.title).toBe('Asking well')
    await act(ana, id, { action: 'withdraw', seen: 3, reason: 'It is out of date.' })
    const { status, problem } = await read(id)
    expect([status, problem.code]).toEqual([410, 'gone'])
  })

  test('is in their language where it is written in it, else in English', async () => {
    const id = await publish()
    await act(ana, id, { action: 'save', seen: 1, ...text, locale: 'es', title: 'Preguntar bien' })
    await act(ana, id, { action: 'publish', seen: 2 })
    expect((await read(id, 'es')).data).toMatchObject({ locale: 'es', title: 'Preguntar bien' })
    expect((await read(id, 'ar')).data).toMatchObject({ locale: 'en', title: 'Asking well' })
    expect((await read(id)).data).toMatchObject({ locale: 'en', title: 'Asking well' })
  })

  test('comes at its moment and not before', async () => {
    const { id } = await write()
    const at = new Date(house.clock.now() + 300_000).toISOString()
    const past = await act(ana, id, { action: 'schedule', seen: 1, at: new Date(house.clock.now()).toISOString() })
    expect(past.problem.code).toBe('bad_input')
    expect((await act(ana, id, { action: 'schedule', seen: 1, at })).data).toMatchObject({ state: 'scheduled' })
    const { sweeps } = contentFeature(house.parts)
    await sweeps[0]!.work()
    expect((await read(id)).status).toBe(404)
    await house.clock.advance(300_000)
    await sweeps[0]!.work()
    expect((await read(id)).status).toBe(200)
  })

  test('is found by its slug, and narrowed to a category', async () => {
    const id = await publish({ title: 'A slug of its own', category: 'Asking' })
    expect((await read('a-slug-of-its-own')).data.id).toBe(id)
    const { data } = await house.call(content.articles, { query: { category: 'Asking' } })
    expect(data.map((one) => one.id)).toEqual([id])
    expect((await house.call(content.articleCategories, { query: {} })).data).toContainEqual({
      name: 'Asking',
      said: 'Asking',
      pieces: 1,
    })
  })

  test('says what it is about in their language, and is narrowed by the same word in all', async () => {
    const id = await publish({ title: 'About the moon', category: 'Moon' })
    await act(ana, id, { action: 'save', seen: 1, ...text, locale: 'es', category: 'Luna' })
    await act(ana, id, { action: 'publish', seen: 2 })
    expect((await read(id, 'es')).data.category).toBe('Luna')
    expect((await read(id)).data.category).toBe('Moon')
    const narrowed = async (locale: 'es' | 'ar') => {
      const { data } = await house.call(content.articles, { query: { category: 'Moon', locale } })
      return data.map(({ category }) => category)
    }
    expect(await narrowed('es')).toEqual(['Luna'])
    expect(await narrowed('ar')).toEqual(['Moon'])
    const { data } = await house.call(content.articleCategories, { query: { locale: 'es' } })
    expect(data).toContainEqual({ name: 'Moon', said: 'Luna', pieces: 1 })
    // A later text in Spanish keeps the word that was given there.
    await act(ana, id, { action: 'save', seen: 2, ...text, locale: 'es' })
    await act(ana, id, { action: 'publish', seen: 3 })
    expect((await read(id, 'es')).data.category).toBe('Luna')
  })

  test('is there again when what was taken back is published once more', async () => {
    const id = await publish()
    for (const [action, status] of [
      ['withdraw', 410],
      ['publish', 200],
    ] as const) {
      await act(
        ana,
        id,
        action === 'withdraw' ? { action, seen: 1, reason: 'It is out of date.' } : { action, seen: 1 },
      )
      expect((await read(id)).status).toBe(status)
    }
  })
})

describe('the home page', () => {
  const home = async (locale: 'en' | 'es' = 'en') => (await house.call(content.home, { query: { locale } })).data.blocks
  const block = async (title: string, position: number) => {
    const { id } = (await ana.call(content.saveBlock, { body: { ...text, title, position } })).data
    await act(ana, id, { action: 'publish', seen: 1 })
    return id
  }

  test('has no text of the house until one is published, and then all in their order', async () => {
    expect(await home()).toEqual([])
    const later = await block('Later', 20)
    await block('First', 10)
    expect((await home()).map(({ title }) => title)).toEqual(['First', 'Later'])
    await act(ana, later, { action: 'withdraw', seen: 1, reason: 'It is out of date.' })
    expect((await home()).map(({ title }) => title)).toEqual(['First'])
  })

  test('reads in its language what is written in it, and the rest in English', async () => {
    const id = await block('In both', 30)
    await act(ana, id, { action: 'save', seen: 1, ...text, locale: 'es', title: 'En los dos' })
    await act(ana, id, { action: 'publish', seen: 2 })
    expect((await home('es')).map(({ title, locale }) => [title, locale])).toEqual([
      ['First', 'en'],
      ['En los dos', 'es'],
    ])
  })
})

test('two who change the same do not overwrite one another', async () => {
  const { id } = await write(ana)
  expect((await act(ana, id, { action: 'save', seen: 1, ...text, title: 'Mine' })).status).toBe(200)
  const late = await act(ana, id, { action: 'save', seen: 1, ...text, title: 'Yours' })
  expect([late.status, late.problem.reasons?.detail?.code]).toEqual([409, 'piece_moved'])
})

test('nothing without a word is sent or published', async () => {
  const { id } = await write(mara, { body: '<p> </p>' })
  for (const [by, action] of [
    [mara, 'send'],
    [ana, 'publish'],
  ] as const)
    expect((await act(by, id, { action, seen: 1 })).problem.reasons?.fields).toEqual({ body: { code: 'needed' } })
})

test('an address belongs to one page', async () => {
  await write(ana, { slug: 'only-one' })
  const again = await ana.call(content.addArticle, { body: { ...text, slug: 'only-one' } })
  expect(again.problem.reasons?.fields).toEqual({ slug: { code: 'slug_taken' } })
  expect((await write(ana, { title: 'Only one' })).slug).toMatch(/^only-one-\d+$/)
})

test('hostile markup is gone before it is stored', async () => {
  const { id } = await write(ana)
  await act(ana, id, {
    action: 'save',
    seen: 1,
    ...text,
    body: hostile.filter((one) => !one.includes('\0')).join('\n'),
  })
  const { rows } = await house.database.pool.query<{ body: string }>(
    'select body from content_version where piece_id = $1 and number = 2',
    [id],
  )
  expect(rows[0]!.body).not.toMatch(/<(?!\/?(?:p|h2|h3|ul|ol|li|blockquote|strong|em|a|br|hr)\b)/)
})
