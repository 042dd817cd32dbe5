import { expect, test } from 'vitest'
import { clients } from '@evenlight/contract/clients'
import { readings } from '@evenlight/contract/readings'
import { openHouse } from '../../test/house.ts'
import { client, signIn, type TestPerson } from '../../test/people.ts'
import { onlineReader, openReading } from '../../test/readings.ts'

const house = await openHouse()
const [mara, robin] = [await onlineReader(house), await onlineReader(house)]
const zone = (id: string, name: string) =>
  house.database.pool.query('update reader set time_zone = $2 where id = $1', [id, name])
await zone(mara.id, 'America/New_York')

/** The same person, signed in anew: sign-ins do not last for days. */
const fresh = async <P extends TestPerson>(who: P, role: 'CLIENT' | 'READER'): Promise<P> => {
  const { access } = await signIn(house, { id: who.id, role })
  return { ...who, token: access, call: (route, args) => house.call(route, args, access) }
}
/** They have `count` readings now. */
const meet = async (who: TestPerson, by: TestPerson, count = 1) => {
  const two = { client: await fresh(who, 'CLIENT'), reader: await fresh(by, 'READER') }
  for (let n = 0; n < count; n++) {
    const one = await openReading(house, two)
    await two.client.call(readings.end, { body: { chat_id: one.id } })
    one.close()
  }
}
const reach = (at: string) => house.clock.advance(Date.parse(at) - house.clock.now())
const [ada, bea, cleo, other] = [
  await client(house, { username: 'ada-moon', first_name: 'Ada', free_seconds: 600 }),
  await client(house, { username: 'bea-sun', first_name: 'Beatrix', free_seconds: 600 }),
  await client(house, { username: 'cleo-100%', first_name: 'Ámbar_', free_seconds: 600 }),
  await client(house, { username: 'ada-other', first_name: 'Ada', free_seconds: 600 }),
]
await reach('2026-11-20T12:30:00Z')
await meet(ada, mara, 3)
await reach('2026-11-21T04:30:00Z')
await meet(bea, mara)
await reach('2026-11-22T12:00:00Z')
await meet(cleo, mara)
await meet(other, robin)
const [owner, another] = [await fresh(mara, 'READER'), await fresh(robin, 'READER')]

const names = (answer: { data: { client: { username: string } }[] }) => answer.data.map((one) => one.client.username)

test('a reader sees their own clients with what they wrote down, whoever was there last first', async () => {
  await house.database.pool.query(
    `insert into reader_note (reader_id, client_id, text, changed_at) values ($1, $2, $3, now()), ($4, $2, 'Of Robin.', now())`,
    [mara.id, ada.id, `${'Likes tea. '.repeat(30)}The end.`, robin.id],
  )
  const all = await owner.call(clients.index, { query: {} })
  expect(names(all)).toEqual(['cleo-100%', 'bea-sun', 'ada-moon'])
  expect(all.data[2]).toEqual({
    client: { id: ada.id, username: 'ada-moon' },
    first_name: 'Ada',
    sessions_count: 3,
    last_session_at: '2026-11-20T12:30:00.000Z',
    note: 'Likes tea. '.repeat(30).slice(0, 200),
  })
  expect(names(await another.call(clients.index, { query: {} }))).toEqual(['ada-other'])
})

test('page after page, each once', async () => {
  const first = await owner.call(clients.index, { query: { limit: '2' } })
  const second = await owner.call(clients.index, { query: { limit: '2', after: first.next! } })
  expect([...names(first), ...names(second)]).toEqual(['cleo-100%', 'bea-sun', 'ada-moon'])
  expect(second.next).toBeNull()
})

test('names are searched in any part and any case, and no sign of them means more than itself', async () => {
  const by = async (q: string) => names(await owner.call(clients.byUsername, { query: { q } }))
  const first = async (q: string) => names(await owner.call(clients.byFirstName, { query: { q } }))
  expect([await by('MOON'), await by('a-'), await by('100%'), await by('%'), await by('_')]).toEqual([
    ['ada-moon'],
    ['bea-sun', 'ada-moon'],
    ['cleo-100%'],
    ['cleo-100%'],
    [],
  ])
  expect([await first('ada'), await first('trix'), await first('_'), await first('ÁMB'), await first('amb')]).toEqual([
    ['ada-moon'],
    ['bea-sun'],
    ['cleo-100%'],
    ['cleo-100%'],
    ['cleo-100%'],
  ])
  expect(await by('ada-other')).toEqual([])
})

test('days are the reader’s own, both of them counted, and either may be left open', async () => {
  const on = async (query: { from?: string; to?: string }) => names(await owner.call(clients.byDate, { query }))
  // Half past four in the morning at UTC is half past eleven of the day before there.
  expect(await on({ from: '2026-11-20', to: '2026-11-20' })).toEqual(['bea-sun', 'ada-moon'])
  expect(await on({ to: '2026-11-19' })).toEqual([])
  expect(await on({ from: '2026-11-21' })).toEqual(['cleo-100%'])
  expect(await on({})).toHaveLength(3)
  await zone(mara.id, 'UTC')
  expect(await on({ from: '2026-11-20', to: '2026-11-20' })).toEqual(['ada-moon'])
})
