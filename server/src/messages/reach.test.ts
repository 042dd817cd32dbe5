import { expect, test } from 'vitest'
import { accounts } from '@evenlight/contract/accounts'
import { favorites } from '@evenlight/contract/favorites'
import { messages } from '@evenlight/contract/messages'
import { openHouse } from '../../test/house.ts'
import { answer, approve, write } from '../../test/messages.ts'
import { admin, client, reader, type TestPerson } from '../../test/people.ts'

const house = await openHouse()
const { pool } = house.database
const desk = await admin(house)
const mara = await reader(house, { username: 'mara' })
const blockedSince = (ms: number, until: number | null) => ({
  blocked_at: ms,
  blocked_until: until,
  blocked_reason: 'Rude.',
})
const now = house.clock.now()
const clients = {
  served: await client(house),
  hearted: await client(house),
  'wrote first': await client(house),
  'wrote, and is held': await client(house),
  'was written to by somebody else': await client(house),
  'served and blocked': await client(house),
  'served and free again': await client(house),
  'asked and declined': await client(house),
  stranger: await client(house),
}
const readers = {
  approved: mara,
  applying: await reader(house, { approval: 'waiting' }),
  refused: await reader(house, { approval: 'refused' }),
  blocked: await reader(house, blockedSince(now, null)),
}
type Who = keyof typeof clients

const had = (who: Who, state: 'settled' | 'declined') =>
  pool.query(
    `insert into reading (id, channel, client_id, reader_id, state, continue_on_paid, rate_cents_per_minute, requested_at, ended_at,
       free_seconds, paid_seconds, unbilled_seconds)
     values ('cht_' || substr($1, 5), 'chat', $1, $2, $3, false, 48, to_timestamp(0), to_timestamp(1), $4::int, $4::int, $4::int)`,
    [clients[who].id, mara.id, state, state === 'settled' ? 0 : null],
  )
await had('served', 'settled')
await had('served and blocked', 'settled')
await had('served and free again', 'settled')
await had('asked and declined', 'declined')
await clients.hearted.call(favorites.save, { body: { reader_id: mara.id, favorite: true } })
const { id } = await write({ client: clients['wrote first'], reader: mara }, 'Hello.')
await approve(house, desk, id)
await write({ client: clients['wrote, and is held'], reader: mara }, 'Hello.')
const other = await reader(house)
await approve(
  house,
  desk,
  (await write({ client: clients['was written to by somebody else'], reader: other }, 'Hi.')).id,
)
const block = (who: Who, until: Date | null) =>
  pool.query('update account_person set blocked_at = $2, blocked_until = $3 where id = $1', [
    clients[who].id,
    new Date(now - 1000),
    until,
  ])
await block('served and blocked', null)
await block('served and free again', new Date(now - 1))

const send = (by: TestPerson, [clientId, readerId]: [string, string], type: string) =>
  by.call(messages.create, { body: { message: 'Hello.', client_id: clientId, reader_id: readerId, type } })
const offered = async (to: TestPerson) =>
  (await to.call(accounts.members, { query: { limit: '100' } })).data.map((one) => one.id)

test('a reader may write to those whom the list offers, and to nobody else', async () => {
  const list = await offered(mara)
  for (const [who, person] of Object.entries(clients)) {
    const { status, problem } = await send(mara, [person.id, mara.id], 'READER')
    expect([who, status === 201, problem?.code], who).toEqual([
      who,
      list.includes(person.id),
      list.includes(person.id) ? undefined : 'not_a_counterpart',
    ])
  }
  const known: Who[] = ['served', 'hearted', 'wrote first', 'served and free again']
  expect(list.toSorted()).toEqual(known.map((who) => clients[who].id).toSorted())
})

test('a client may write to any reader whom the list offers, and to nobody else', async () => {
  const list = await offered(clients.stranger)
  for (const [who, person] of Object.entries({ ...readers, client: clients.served, desk })) {
    const { status } = await send(clients.stranger, [clients.stranger.id, person.id], 'CLIENT')
    expect([who, status], who).toEqual([who, list.includes(person.id) ? 201 : 403])
  }
  expect(list.toSorted()).toEqual([mara.id, other.id].toSorted())
})

test('who is answered may be answered again, the list grows by it and never by a held message', async () => {
  const { 'wrote first': ida } = clients
  const { id: answered } = await answer({ client: ida, reader: mara }, 'Good evening.')
  await approve(house, desk, answered)
  expect(await offered(mara)).not.toContain(clients['wrote, and is held'].id)
})

test('a favourite that is taken back is known no longer, unless they met or wrote as well', async () => {
  const { hearted, served } = clients
  const heart = (who: TestPerson, favorite: boolean) =>
    who.call(favorites.save, { body: { reader_id: mara.id, favorite } })
  await heart(hearted, false)
  expect(await offered(mara)).not.toContain(hearted.id)
  expect((await send(mara, [hearted.id, mara.id], 'READER')).problem?.code).toBe('not_a_counterpart')
  await heart(hearted, true)
  await heart(served, true)
  await heart(served, false)
  expect(await offered(mara)).toEqual(expect.arrayContaining([hearted.id, served.id]))
})

test('a reader’s search finds them by name, by a part of it, and by no address', async () => {
  const { hearted, stranger } = clients
  await pool.query(
    `update account_person set username = 'Willow-' || right(username, 4), email = 'zzz' || email where id = any ($1)`,
    [[hearted.id, stranger.id]],
  )
  const found = async (q: string) => (await mara.call(accounts.members, { query: { q } })).data.map(({ id }) => id)
  for (const q of ['willow', 'Will', 'illow', 'wi']) expect(await found(q), q).toEqual([hearted.id])
  for (const q of ['zzz', 'illow zz', 'aspen']) expect(await found(q), q).toEqual([])
})
