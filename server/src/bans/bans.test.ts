import { randomUUID } from 'node:crypto'
import { accounts } from '@evenlight/contract/accounts'
import { bans } from '@evenlight/contract/bans'
import { messages } from '@evenlight/contract/messages'
import { moderation } from '@evenlight/contract/moderation'
import { readings } from '@evenlight/contract/readings'
import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { admin, client, type TestPerson } from '../../test/people.ts'
import { onlineReader, openReading, pair, pass, started } from '../../test/readings.ts'
import { findBalances, findEarnings } from '../wallet/balances.ts'

const house = await openHouse()
const ask = (client: TestPerson, reader: TestPerson) =>
  client.call(readings.request, { body: { reader_id: reader.id, channel: 'chat' } })
const byReader = (reader: TestPerson, client: TestPerson, call: 'ban' | 'unban' = 'ban') =>
  reader.call(bans[call], { body: { client_id: client.id, ...(call === 'ban' && { reason: 'Rude.' }) } as never })
const write = (client: TestPerson, reader: TestPerson, type: 'CLIENT' | 'READER') =>
  (type === 'CLIENT' ? client : reader).call(messages.create, {
    body: { message: 'Hello.', client_id: client.id, reader_id: reader.id, type, image: '' },
  })
const reachable = async (who: TestPerson) => (await who.call(accounts.members)).data.map(({ id }) => id)

test('between the two there is no reading and no message, until whoever banned takes it back', async () => {
  const { client: ida, reader: mara } = await pair(house)
  const reading = await openReading(house, { client: ida, reader: mara })
  await ida.call(readings.end, { body: { chat_id: reading.id } })
  reading.close()
  expect([await reachable(ida), await reachable(mara)]).toEqual([
    expect.arrayContaining([mara.id]),
    expect.arrayContaining([ida.id]),
  ])
  expect((await byReader(mara, ida)).data).toMatchObject({ client: { id: ida.id }, reason: 'Rude.' })
  expect((await ask(ida, mara)).problem.code).toBe('banned')
  for (const type of ['CLIENT', 'READER'] as const) expect((await write(ida, mara, type)).problem.code).toBe('banned')
  expect(await reachable(ida)).not.toContain(mara.id)
  expect(await reachable(mara)).not.toContain(ida.id)
  expect((await mara.call(bans.personal)).data).toHaveLength(1)
  expect((await ida.call(bans.personal)).data).toEqual([])
  await ida.call(bans.unban, { body: { reader_id: mara.id } })
  expect((await ask(ida, mara)).problem.code).toBe('banned')
  await byReader(mara, ida, 'unban')
  expect((await ask(ida, mara)).status).toBe(201)
})

test('a message that was held before reaches nobody after', async () => {
  const { client: ida, reader: mara } = await pair(house)
  const reading = await openReading(house, { client: ida, reader: mara })
  await ida.call(readings.end, { body: { chat_id: reading.id } })
  reading.close()
  const { id } = (await write(ida, mara, 'CLIENT')).data
  await byReader(mara, ida)
  const desk = await admin(house)
  const approve = () => desk.call(moderation.approve, { params: { id }, body: {} })
  expect((await approve()).problem).toMatchObject({
    code: 'wrong_state',
    reasons: { detail: { code: 'refused_meanwhile' } },
  })
  expect((await mara.call(messages.inbox, { query: {} })).data).toEqual([])
  await byReader(mara, ida, 'unban')
  expect((await approve()).status).toBe(200)
})

test('a request that slipped in beside the ban is not accepted', async () => {
  const { client: ida, reader: mara } = await pair(house)
  const { id } = (await ask(ida, mara)).data
  await house.database.pool.query(
    `insert into personal_ban (client_id, reader_id, by_id, reason, at) values ($1, $2, $1, 'Pushy.', to_timestamp(0))`,
    [ida.id, mara.id],
  )
  const accepted = await mara.call(readings.update, { body: { chat_id: id, action: 'accept' } })
  expect(accepted.problem.code).toBe('banned')
  expect((await mara.call(readings.update, { body: { chat_id: id, action: 'decline' } })).status).toBe(200)
})

test('a client refuses a reader as well', async () => {
  const { client: ida, reader: mara } = await pair(house)
  await ida.call(bans.ban, { body: { reader_id: mara.id, reason: 'Pushy.' } })
  expect((await ida.call(bans.personal)).data).toMatchObject([{ reader: { id: mara.id } }])
  expect((await ask(ida, mara)).problem.code).toBe('banned')
  expect((await ask(await client(house, { free_seconds: 600 }), mara)).status).toBe(201)
  expect((await ask(ida, await onlineReader(house))).status).toBe(201)
})

test('what is open between them ends, with all its time back, and both hear of it', async () => {
  const people = await pair(house, { free_seconds: 60, paid_seconds: 600 })
  const reading = await started(house, people, { continue_on_paid: true })
  const body = { chat_id: reading.id, client_msg_id: randomUUID(), body: 'Three cards.' }
  await people.reader.call(readings.write, { body })
  await pass(house, reading, 180_000)
  await byReader(people.reader, people.client)
  const { data } = await people.client.call(readings.receipt, { params: { id: reading.id } })
  expect(data).toMatchObject({
    state: 'settled',
    paid_seconds: 120,
    returns: [{ cause: 'personal_ban', paid_seconds: 120, free_seconds: 60 }],
  })
  expect(await findBalances(house.database.db, people.client.id, house.clock.now())).toEqual({
    free_seconds: 60,
    paid_seconds: 600,
  })
  expect((await findEarnings(house.database.db, people.reader.id, 0, house.clock.now() + 1)).cents).toBe(0)
  await reading.tabs.client.beat(reading.id).catch(() => undefined)
  const last = reading.tabs.client.heard<{ returns: unknown[] }>('chat:ended').at(-1)
  expect(last?.returns).toHaveLength(1)
  reading.close()
})

test('a request that waits is gone, and twice is once', async () => {
  const { client: ida, reader: mara } = await pair(house)
  const { id } = (await ask(ida, mara)).data
  const both = await Promise.all([1, 2].map(() => byReader(mara, ida)))
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await ida.call(readings.last, { query: { with: mara.id } })).data).toMatchObject({ id, state: 'declined' })
  expect((await mara.call(bans.personal)).data).toHaveLength(1)
})

test('only one of the other kind can be refused', async () => {
  const { client: ida, reader: mara } = await pair(house)
  const boss = await admin(house)
  for (const id of [boss.id, mara.id, 'usr_nobody_at_all_here'])
    expect((await mara.call(bans.ban, { body: { client_id: id, reason: 'x' } })).problem.code).toBe('not_found')
  expect((await ida.call(bans.ban, { body: { client_id: ida.id, reason: 'x' } })).problem.code).toBe('not_found')
  expect((await boss.call(bans.ban, { body: { client_id: ida.id, reason: 'x' } })).problem.code).toBe('wrong_role')
})
