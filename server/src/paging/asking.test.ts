import { limits } from '@evenlight/contract/limits'
import { paging } from '@evenlight/contract/paging'
import { hourMs } from '@evenlight/core/wall-clock'
import { beforeEach, expect, test } from 'vitest'
import { asNow, bookable } from '../../test/appointments.ts'
import { openHouse } from '../../test/house.ts'
import { apart, pagingIn } from '../../test/paging.ts'
import { onlineReader, openReading } from '../../test/readings.ts'
import { client, type TestPerson } from '../../test/people.ts'

const house = await openHouse()
const { answer, comes, page, pageId, pagesOf, timesIn } = pagingIn(house)
let { ida, mara, noor } = await apart(house)
beforeEach(async () => {
  ;({ ida, mara, noor } = await apart(house))
})
const refused = async (...given: Parameters<typeof page>) => {
  const { status, problem } = await page(...given)
  const { detail, fields } = problem?.reasons ?? {}
  const [field] = Object.entries(fields ?? {})
  return [status, problem?.code, detail?.code ?? (field && `${field[0]} ${field[1].code}`)]
}
const back = (who: TestPerson, page_id: string) => who.call(paging.withdraw, { body: { page_id } })

test('only a reader who is not here is paged, and all of several or none', async () => {
  const free = await onlineReader(house)
  expect(await refused(ida, [mara, free])).toEqual([409, 'wrong_state', 'reader_here'])
  await openReading(house, { client: await client(house, { free_seconds: 600 }), reader: free })
  expect(await refused(ida, [free])).toEqual([409, 'wrong_state', 'reader_here'])
  expect(await refused(ida, [ida])).toEqual([404, 'not_found', undefined])
  expect(await refused(ida, [mara, mara])).toEqual([422, 'bad_input', 'reader_ids.1 reader_twice'])
  const many = await Promise.all([1, 2].map(async () => (await bookable(house)).mara))
  expect((await refused(ida, [mara, noor, ...many])).slice(0, 2)).toEqual([422, 'bad_input'])
  expect(await refused(ida, [mara], { channel: 'voice' })).toEqual([422, 'bad_input', 'channel not_on_offer'])
  expect(await pagesOf(mara)).toEqual([])
})

test('nobody pages past a ban, or with a way to meet elsewhere', async () => {
  const put = [ida.id, mara.id, ida.id, 'Rude.']
  await house.database.pool.query('insert into personal_ban values ($1, $2, $3, $4, now())', put)
  expect(await refused(ida, [mara])).toEqual([409, 'banned', 'reader_ids.0 banned'])
  const comment = 'Write to me at ida@mail.example'
  expect(await refused(ida, [noor], { comment })).toEqual([422, 'contact_details', 'comment no_contact_details'])
})

test('two times lie three hours to thirty days ahead, at quarters, and differ', async () => {
  const [good] = timesIn()
  const wrong = async (when: string[]) => (await refused(ida, [mara], { when }))[2]
  for (const hours of [2, 31 * 24]) expect(await wrong([good!, ...timesIn(hours).slice(0, 1)])).toBe('page_time')
  expect(await wrong([new Date(Date.parse(good!) + 60_000).toISOString(), good!])).toBe('page_time')
  expect(await wrong([good!, good!])).toBe('when.1 same_time')
  expect((await refused(ida, [mara], { when: [good!] })).slice(0, 2)).toEqual([422, 'bad_input'])
})

test('one page of the two is open at a time, also when it is sent twice at once', async () => {
  const answers = await Promise.all([page(ida, [mara]), page(ida, [mara, noor])])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect(await refused(ida, [mara])).toEqual([409, 'wrong_state', 'paged_already'])
  expect(await pagesOf(mara)).toHaveLength(1)
  const twice = () => ida.call(paging.page, { body: { reader_ids: [noor.id], when: 'now' }, key: 'one press' })
  await back(ida, (await pagesOf(noor))[0]?.id ?? (await pageId(ida, [noor])))
  const [first, again] = [await twice(), await twice()]
  expect([again.status, again.data]).toEqual([first.status, first.data])
})

test('the same reader three times in 24 hours; six pages an hour, twenty in 24 hours', async () => {
  for (let n = 0; n < 3; n++) await back(ida, await pageId(ida, [mara]))
  expect(await refused(ida, [mara])).toEqual([409, 'limit_reached', 'reader_ids.0 paged_enough'])
  const readers = await Promise.all([...Array(6).keys()].map(async () => (await bookable(house)).mara))
  for (const one of readers.slice(0, 2)) await pageId(ida, [one])
  expect(await refused(ida, readers.slice(2, 4))).toEqual([409, 'limit_reached', 'pages_hour'])
  await pageId(ida, [readers[2]!])
  expect(await refused(ida, [readers[3]!])).toEqual([409, 'limit_reached', 'pages_hour'])
  await house.database.pool.query(
    `insert into paging (id, together_id, client_id, reader_id, asked_at, minutes, channel, state, changed_at)
      select 'pag_of_before_' || n, 'pgt_of_before', client_id, reader_id, asked_at - interval '2 hours', 30, 'chat', 'lapsed', asked_at
      from paging, generate_series(1, 14) n where client_id = $1 and reader_id = $2`,
    [ida.id, readers[2]!.id],
  )
  await house.clock.advance(hourMs)
  const call = await asNow(house, ida, 'CLIENT')
  const ask = () => call(paging.page, { body: { reader_ids: [readers[4]!.id], when: 'now' } })
  expect((await ask()).problem.reasons?.detail?.code).toBe('pages_day')
  await house.clock.advance(23 * hourMs)
  const next = await asNow(house, ida, 'CLIENT')
  expect((await next(paging.page, { body: { reader_ids: [readers[4]!.id], when: 'now' } })).status).toBe(201)
})

test('who takes time off pages nobody for now, and whose booking is closed proposes no time', async () => {
  await ida.call(limits.set, { body: { cool_off_days: 1 } })
  expect(await refused(ida, [mara])).toEqual([409, 'limit_reached', 'cool_off'])
  const { ida: toma } = await apart(house)
  await house.database.pool.query(
    `insert into appointment (id, client_id, reader_id, channel, starts_at, minutes, state, asked_at, changed_at, missed_by, missed_at)
      select 'apt_missed_' || n, $1, $2, 'chat', '2026-11-02T10:00Z', 30, 'missed', now(), now(), 'client', to_timestamp($3::bigint / 1000)
      from generate_series(1, 2) n`,
    [toma.id, noor.id, house.clock.now()],
  )
  expect(await refused(toma, [mara], { when: timesIn() })).toEqual([409, 'limit_reached', 'booking_closed'])
  expect((await page(toma, [mara])).status).toBe(201)
})

test('the list is the newest first, page by page', async () => {
  const ids = [await pageId(ida, [mara])]
  await house.clock.advance(1)
  ids.push(await pageId(ida, [noor]))
  const { data, next } = await ida.call(paging.index, { query: { heap: 'open', limit: '1' } })
  const rest = await ida.call(paging.index, { query: { heap: 'open', limit: '1', after: next! } })
  expect([...data, ...rest.data].map(({ id }) => id)).toEqual(ids.toReversed())
  await answer(mara, ids[0]!, 'cannot')
  await comes(noor)
  expect(await pagesOf(ida, 'past')).toMatchObject([{ id: ids[0], state: 'declined' }])
})
