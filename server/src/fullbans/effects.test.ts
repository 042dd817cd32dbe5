import { accounts } from '@evenlight/contract/accounts'
import { messages } from '@evenlight/contract/messages'
import { moderation } from '@evenlight/contract/moderation'
import { readings } from '@evenlight/contract/readings'
import { TERMS_VERSION } from '@evenlight/contract/terms'
import { expect, test } from 'vitest'
import { ban, lettersTo, met, signInAs } from '../../test/fullbans.ts'
import { openHouse } from '../../test/house.ts'
import { admin, client, password } from '../../test/people.ts'
import { onlineReader, pair, pass, started } from '../../test/readings.ts'
import { deliverDue } from '../messages/delivery.ts'
import { findBalances } from '../wallet/balances.ts'

const house = await openHouse({ demo: true })
const desk = await admin(house)
const owns = (id: string) => findBalances(house.database.db, id, house.clock.now())

/** A reading in which three minutes were counted, one of them free. */
const counted = async () => {
  const people = await pair(house, { free_seconds: 60, paid_seconds: 600 })
  const reading = await started(house, people, { continue_on_paid: true })
  await people.reader.call(readings.write, {
    body: { chat_id: reading.id, client_msg_id: 'three-cards', body: 'Three cards.' },
  })
  await pass(house, reading, 180_000)
  return { ...people, reading }
}

test('an open reading ends when its client is suspended, by the rules of any end', async () => {
  const { client: ida, reader: mara, reading } = await counted()
  await ban(desk, ida, { suspend_now: true })
  const { data } = await mara.call(readings.receipt, { params: { id: reading.id } })
  expect(data).toMatchObject({ state: 'settled', free_seconds: 60, paid_seconds: 120, ended_by: 'admin', returns: [] })
  expect(await owns(ida.id)).toEqual({ free_seconds: 0, paid_seconds: 480 })
  expect(reading.tabs.reader.heard('chat:ended')).toHaveLength(1)
  reading.close()
})

test('a client whose reader is suspended amid a reading has all its time back', async () => {
  const { client: ida, reader: mara, reading } = await counted()
  await ban(desk, mara, { suspend_now: true })
  const { data } = await ida.call(readings.receipt, { params: { id: reading.id } })
  expect(data).toMatchObject({
    state: 'settled',
    returns: [{ cause: 'full_ban', free_seconds: 60, paid_seconds: 120 }],
  })
  expect(await owns(ida.id)).toEqual({ free_seconds: 60, paid_seconds: 600 })
  reading.close()
})

test('a short reading gives back by itself, also where a suspension ended it', async () => {
  const people = await pair(house, { paid_seconds: 600 })
  const reading = await started(house, people, { continue_on_paid: true })
  await pass(house, reading, 30_000)
  await ban(desk, people.client, { suspend_now: true })
  expect(await owns(people.client.id)).toEqual({ free_seconds: 0, paid_seconds: 600 })
  reading.close()
})

test('requests of somebody who is suspended are withdrawn, and the reader is free', async () => {
  const people = await pair(house)
  const ask = { body: { reader_id: people.reader.id, channel: 'chat' as const } }
  const { id } = (await people.client.call(readings.request, ask)).data
  await ban(desk, people.client, { suspend_now: true })
  const { data } = await people.reader.call(readings.last, { query: { with: people.client.id } })
  expect(data).toMatchObject({ id, state: 'withdrawn' })
  const ida = await client(house, { free_seconds: 600 })
  expect((await ida.call(readings.request, ask)).status).toBe(201)
})

test('a request made in the moment of a suspension does not ring on', async () => {
  for (let n = 0; n < 8; n++) {
    const people = await pair(house)
    const ask = { body: { reader_id: people.reader.id, channel: 'chat' as const } }
    const suspended = n % 2 ? people.client : people.reader
    const [asked] = await Promise.all([
      people.client.call(readings.request, ask),
      ban(desk, suspended, { suspend_now: true }),
    ])
    const { rows } = await house.database.pool.query(
      `select state from reading where client_id = $1 and state in ('requested', 'accepted', 'open')`,
      [people.client.id],
    )
    expect([n, asked.status, rows]).toEqual([n, asked.status, []])
  }
})

test('messages that wait stay held while one of the two is out, approved ones too', async () => {
  const { client: ida, reader: mara } = await met(house)
  const write = async () =>
    (
      await ida.call(messages.create, {
        body: { message: 'Hello.', client_id: ida.id, reader_id: mara.id, type: 'CLIENT', image: '' },
      })
    ).data.id
  const [waiting, approved] = [await write(), await write()]
  await desk.call(moderation.approve, { params: { id: approved }, body: { delay_seconds: 8 } })
  const { id } = (await ban(desk, ida, { suspend_now: true })).data
  await house.clock.advance(10_000)
  await deliverDue(house.parts)
  const approve = (one: string) => desk.call(moderation.approve, { params: { id: one }, body: {} })
  for (const one of [waiting, approved])
    expect((await approve(one)).problem.reasons?.detail?.code).toBe('banned_meanwhile')
  expect((await mara.call(messages.inbox, { query: {} })).data).toEqual([])
  await ban(desk, ida, { ban_id: id, decision: 'refuse' })
  expect((await approve(waiting)).status).toBe(200)
})

const signUp = (username: string, email: string) =>
  house.call(accounts.register, {
    body: {
      username,
      email,
      password,
      first_name: 'Ida',
      date_of_birth: '1990-01-01',
      country: 'US',
      time_zone: 'UTC',
      locale: 'en',
      accept_terms_version: TERMS_VERSION,
    } as never,
  })
const stateNamed = async (username: string) =>
  (
    await house.database.pool.query<{ state: string }>('select state from account_person where username = $1', [
      username,
    ])
  ).rows[0]?.state

test('a banned mailbox makes no account in any spelling, and nobody is told; afterwards it does', async () => {
  const ida = await client(house, { username: 'ida-lind', email: 'ida.lind@gmail.com' } as never)
  const fresh = await signUp('somebody-new', 'somebody.new@gmail.com')
  const { id } = (await ban(desk, ida)).data
  const answer = await signUp('ida-again', 'idalind+more@googlemail.com')
  const shape = ({ status, data }: typeof answer) => [status, Object.keys(data)]
  expect(shape(answer)).toEqual(shape(fresh))
  expect([await stateNamed('somebody-new'), await stateNamed('ida-again')]).toEqual(['pending', 'decoy'])
  expect(await lettersTo(house, { email: 'idalind+more@googlemail.com' })).toEqual([])
  expect((await signInAs(house, { username: 'ida-again' })).problem.code).toBe('client_not_verified')
  await ban(desk, ida, { ban_id: id, decision: 'lift' })
  await signUp('ida-now', 'i.d.a.lind@gmail.com')
  expect(await stateNamed('ida-now')).toBe('pending')
})

test('a banned reader is in no list of readers', async () => {
  const mara = await onlineReader(house)
  await ban(desk, mara)
  const ida = await client(house, { free_seconds: 600 })
  const asked = await ida.call(readings.request, { body: { reader_id: mara.id, channel: 'chat' } })
  expect(asked.status).not.toBe(201)
})
