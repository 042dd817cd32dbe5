import { messages } from '@evenlight/contract/messages'
import { moderation } from '@evenlight/contract/moderation'
import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { write } from '../../test/messages.ts'
import { admin, client, type TestPerson } from '../../test/people.ts'
import { pair } from '../../test/readings.ts'
import { dieEverywhere } from '../../test/dying.ts'
import { newId } from '../kernel/ids.ts'
import { deliverDue } from '../messages/delivery.ts'

const house = await openHouse()
const people = await pair(house)
const [ana, ben] = [await admin(house, { username: 'ana' }), await admin(house, { username: 'ben' })]
const held = async (count: number) => {
  const made: { id: string }[] = []
  for (let at = 1; at <= count; at++) made.push({ id: (await write(people, `Could we meet on day ${at}?`)).id })
  return made
}
const goOn = () => house.features.moderation.sweeps[0]!.work()
const approveAll = (
  who: TestPerson,
  all: { id: string; redactions?: { from: number; to: number }[] }[],
  key?: string,
) => who.call(moderation.beginBulk, { body: { act: 'approve', messages: all }, ...(key !== undefined && { key }) })
const returnAll = (who: TestPerson, all: { id: string }[]) =>
  who.call(moderation.beginBulk, { body: { act: 'return', reason: 'You sent this before.', messages: all } })
const end = (who: TestPerson, id: string, action: 'stop' | 'undo' | 'close') =>
  who.call(moderation.endBulk, { params: { id }, body: { action } })
const shownTo = async (who: TestPerson, id: string) =>
  (await who.call(moderation.bulks, {})).data.find((one) => one.id === id)
const stateOf = async ({ id }: { id: string }) => (await people.client.call(messages.detail, { params: { id } })).data
const rowsOf = async (sql: string, ...values: unknown[]) => (await house.database.pool.query(sql, values)).rows

test('goes on when nobody waits for it, and whoever began it finds how far it is and what came of it', async () => {
  const all = await held(3)
  const begun = await approveAll(ana, all)
  expect(begun.status).toBe(201)
  expect(begun.data).toMatchObject({ state: 'under_way', total: 3, decided: 0, by: { username: 'ana' } })
  expect(await shownTo(ben, begun.data.id)).toMatchObject({ state: 'under_way', total: 3 })
  await goOn()
  expect(await shownTo(ana, begun.data.id)).toMatchObject({ state: 'done', decided: 3, refused: 0, failures: [] })
  expect(await shownTo(ben, begun.data.id)).toBeUndefined()
  await house.clock.advance(29_000)
  await deliverDue(house.parts)
  expect(await stateOf(all[0]!)).toMatchObject({ state: 'waiting' })
  await house.clock.advance(2000)
  await deliverDue(house.parts)
  for (const one of all) expect(await stateOf(one)).toMatchObject({ state: 'delivered' })
  expect((await end(ana, begun.data.id, 'close')).status).toBe(200)
  expect(await shownTo(ana, begun.data.id)).toBeUndefined()
})

test('each decision is written down with whose it is and the reason, and each sender reads it', async () => {
  const all = await held(2)
  const { data } = await returnAll(ana, all)
  await goOn()
  for (const one of all) {
    expect(await stateOf(one)).toMatchObject({ state: 'returned', returned_reason: 'You sent this before.' })
    expect(await rowsOf('select actor_id, action, reason, detail from audit where subject_id = $1', one.id)).toEqual([
      { actor_id: ana.id, action: 'message.return', reason: 'You sent this before.', detail: { bulk: data.id } },
    ])
  }
})

test('what another admin decided or looks at meanwhile is named with why, and holds up nothing behind it', async () => {
  const [decided, claimed, own, last] = await held(4)
  const { data } = await approveAll(ana, [decided!, claimed!, own!, last!])
  await ben.call(moderation.return, { params: decided!, body: { reason: 'Sent twice.' } })
  await ben.call(moderation.claim, { params: claimed! })
  await ana.call(moderation.approve, { params: own!, body: {} })
  await goOn()
  const found = await shownTo(ana, data.id)
  expect(found).toMatchObject({ state: 'done', decided: 1, refused: 3 })
  expect(found?.failures.map(({ message_id, code, values }) => [message_id, code, values])).toEqual([
    [decided!.id, 'decided_by', { name: 'ben' }],
    [claimed!.id, 'reviewed_by', { name: 'ben' }],
    [own!.id, 'decided_already', undefined],
  ])
  expect(found?.failures[0]).toMatchObject({ client: people.client.username, type: 'CLIENT' })
  expect(await stateOf(decided!)).toMatchObject({ state: 'returned', returned_reason: 'Sent twice.' })
})

test('what is blacked out of one of them stays out', async () => {
  const [one] = await held(1)
  await approveAll(ana, [{ ...one!, redactions: [{ from: 0, to: 5 }] }])
  await goOn()
  await house.clock.advance(31_000)
  await deliverDue(house.parts)
  expect((await stateOf(one!)).message).toMatch(/^▇+ we meet/)
})

test('a stop leaves the rest waiting, and only whoever began it may', async () => {
  const all = await held(2)
  const { data } = await returnAll(ana, all)
  expect((await end(ben, data.id, 'stop')).problem.code).toBe('not_found')
  expect((await end(ana, data.id, 'stop')).data).toMatchObject({ state: 'stopped', decided: 0 })
  await goOn()
  for (const one of all) expect(await stateOf(one)).toMatchObject({ state: 'waiting' })
  expect((await end(ana, data.id, 'stop')).data).toMatchObject({ state: 'stopped' })
})

test('an undo takes back what is not delivered, and says what was', async () => {
  const all = await held(3)
  const { data } = await approveAll(ana, all)
  await goOn()
  await rowsOf('update message set delivers_at = $2 where id = $1', all[0]!.id, new Date(house.clock.now()))
  await deliverDue(house.parts)
  expect((await end(ben, data.id, 'undo')).problem.code).toBe('not_found')
  expect((await end(ana, data.id, 'undo')).data).toMatchObject({ state: 'done', decided: 1, undone: 2 })
  await house.clock.advance(31_000)
  await deliverDue(house.parts)
  expect(await Promise.all(all.map(async (one) => (await stateOf(one)).state))).toEqual([
    'delivered',
    'waiting',
    'waiting',
  ])
  expect((await end(ana, data.id, 'undo')).data).toMatchObject({ decided: 1, undone: 2 })
})

test('an undo half-way ends it, too', async () => {
  const all = await held(2)
  const { data } = await approveAll(ana, all)
  await end(ana, data.id, 'undo')
  await goOn()
  expect(await shownTo(ana, data.id)).toMatchObject({ state: 'stopped', decided: 0 })
})

test('asked for twice by its key it is one; the same messages asked for again are refused one by one', async () => {
  const all = await held(2)
  const [first, second] = [await approveAll(ana, all, 'these-two-once'), await approveAll(ana, all, 'these-two-once')]
  expect(second.data.id).toBe(first.data.id)
  await house.clock.advance(1)
  const again = await approveAll(ana, [...all, all[0]!])
  expect(again.data.total).toBe(2)
  await Promise.all([goOn(), goOn()])
  expect(await shownTo(ana, first.data.id)).toMatchObject({ state: 'done', decided: 2 })
  expect(await shownTo(ana, again.data.id)).toMatchObject({ state: 'done', decided: 0, refused: 2 })
})

test('of a message that is not there nothing is begun', async () => {
  const [one] = await held(1)
  expect((await approveAll(ana, [one!, { id: newId('msg') }])).problem.code).toBe('not_found')
  await goOn()
  expect(await stateOf(one!)).toMatchObject({ state: 'waiting' })
})

test('it halts where whoever began it is no longer of the desk', async () => {
  const gone = await admin(house, { username: 'cora' })
  const all = await held(2)
  const { data } = await approveAll(gone, all)
  await rowsOf(`update account_person set admin_role = 'money' where id = $1`, gone.id)
  await goOn()
  expect(await rowsOf('select state from moderation_bulk where id = $1', data.id)).toEqual([{ state: 'halted' }])
  for (const one of all) expect(await stateOf(one)).toMatchObject({ state: 'waiting' })
})

test('whoever dies at any point of it decides on none twice, and the next one goes on where it stood', async () => {
  await dieEverywhere(house, async (die) => {
    const all = await held(2)
    const { data } = await returnAll(ana, all)
    await die(goOn)
    await goOn()
    expect(await shownTo(ana, data.id)).toMatchObject({ state: 'done', decided: 2, refused: 0 })
    for (const { id } of all)
      expect(await rowsOf(`select from audit where subject_id = $1 and action = 'message.return'`, id)).toHaveLength(1)
    expect(await rowsOf(`select from notice where link like '%' || $1`, all[0]!.id)).toHaveLength(1)
  })
}, 120_000)

test('nobody else decides on many', async () => {
  const ida = await client(house)
  const money = await admin(house, { username: 'mo', admin_role: 'money' })
  const [one] = await held(1)
  for (const who of [ida, money]) expect((await approveAll(who, [one!])).problem.code).toBe('wrong_role')
})
