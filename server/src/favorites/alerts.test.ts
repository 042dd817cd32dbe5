import { beforeEach, expect, test } from 'vitest'
import { favorites } from '@evenlight/contract/favorites'
import { notices } from '@evenlight/contract/notices'
import { hourMs, minuteMs } from '@evenlight/core/wall-clock'
import { openHouse } from '../../test/house.ts'
import { client } from '../../test/people.ts'
import { onlineReader, openReading } from '../../test/readings.ts'
import { change } from '../readers/presence.ts'

const house = await openHouse()
let [ida, mara] = [await client(house), await onlineReader(house)]
beforeEach(async () => void ([ida, mara] = [await client(house), await onlineReader(house)]))

const stand = (availability: 'available' | 'away') =>
  house.database.transaction((tx) => change(tx, mara.id, { availability }, house.clock.now()))
/** Mara goes, and comes back. */
const comes = async () => {
  await stand('away')
  await stand('available')
  await house.jobs.drain()
}
const follow = (who = ida, online = true) =>
  who.call(favorites.save, { body: { reader_id: mara.id, favorite: true, alerts: { online } } })
const told = async ({ id } = ida) => {
  const { rows } = await house.database.pool.query<{ event: string; link: string }>(
    'select event, link from notice where person_id = $1',
    [id],
  )
  return rows
}
const news = () => ({ event: 'favorite', link: `/profile/${mara.id}` })

test('whoever wants to hear of a reader is told when they come, on the site and by mail, and nobody else is', async () => {
  const [toma, lea] = [await client(house), await client(house)]
  await follow()
  await follow(toma, false)
  await comes()
  expect([await told(), await told(toma), await told(lea)]).toEqual([[news()], [], []])
  expect((await ida.call(notices.unread)).data).toMatchObject([{ title: `${mara.username} is available` }])
  const [mail] = await house.mails(ida.email)
  expect(mail!.body).toContain(`http://localhost:3000/profile/${mara.id}`)
})

test('not more than once in twelve hours, however often they come and go', async () => {
  await follow()
  for (let n = 0; n < 3; n++) await comes()
  expect(await told()).toHaveLength(1)
  await house.clock.advance(12 * hourMs - 1)
  await comes()
  expect(await told()).toHaveLength(1)
  await house.clock.advance(1)
  await comes()
  expect(await told()).toHaveLength(2)
})

test('not when a reading ends, nor when they have gone again, nor when it is old news', async () => {
  await follow()
  const reading = await openReading(house, { client: await client(house, { free_seconds: 600 }), reader: mara })
  reading.close()
  await house.database.transaction((tx) => change(tx, mara.id, { reading_id: null }, house.clock.now()))
  await house.jobs.drain()
  await stand('away')
  await stand('available')
  await stand('away')
  await house.jobs.drain()
  await stand('available')
  await house.clock.advance(15 * minuteMs + 1)
  await house.jobs.drain()
  expect(await told()).toEqual([])
})

test('not to somebody whom the reader has refused, nor to who switched it off', async () => {
  const toma = await client(house)
  for (const who of [ida, toma]) await follow(who)
  await house.database.pool.query('insert into personal_ban values ($1, $2, $2, $3, now())', [ida.id, mara.id, 'Rude.'])
  await toma.call(favorites.save, { body: { reader_id: mara.id, favorite: false } })
  await comes()
  expect([await told(), await told(toma)]).toEqual([[], []])
})

test('all of many are told, each once', async () => {
  const many = 230
  await house.database.pool.query(
    `with p as (insert into account_person (id, role, username, email, password_hash, first_name, state, made_at)
        select 'usr_fan' || n, 'CLIENT', 'fan' || n, 'fan' || n || '@many.test', '', '', 'active', now()
        from generate_series(1, ${many}) n returning id)
      insert into favorite (client_id, reader_id, online, added_at) select id, $1, true, now() from p`,
    [mara.id],
  )
  await comes()
  await comes()
  const { rows } = await house.database.pool.query('select distinct person_id from notice where link = $1', [
    `/profile/${mara.id}`,
  ])
  const { rows: all } = await house.database.pool.query('select 1 from notice where link = $1', [`/profile/${mara.id}`])
  expect([rows.length, all.length]).toEqual([many, many])
})
