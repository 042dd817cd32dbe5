import { randomUUID } from 'node:crypto'
import { claims } from '@evenlight/contract/claims'
import { notices } from '@evenlight/contract/notices'
import { readings } from '@evenlight/contract/readings'
import { shortChatHours, shortChatSeconds, shorts } from '@evenlight/contract/shorts'
import { wallet } from '@evenlight/contract/wallet'
import { beforeEach, expect, test } from 'vitest'
import { failingOnce } from '../../test/failing.ts'
import { openHouse } from '../../test/house.ts'
import { admin, client, reader, signIn, type TestPerson } from '../../test/people.ts'
import { onlineReader, pass, started } from '../../test/readings.ts'
import type { Parts } from '../kernel/parts.ts'
import { findBalances, findEarnings } from '../wallet/balances.ts'
import { returnDue } from './decide.ts'

const house = await openHouse()
const dueMs = shortChatHours * 3_600_000

/** A reading of so many seconds on the clock, the first of them free where the client has such. */
const read = async (seconds: number, { free_seconds = 0, spoken = true } = {}) => {
  const [ida, mara] = [await client(house, { paid_seconds: 3600, free_seconds }), await onlineReader(house)]
  const made = await started(house, { client: ida, reader: mara }, { continue_on_paid: true })
  const body = { chat_id: made.id, client_msg_id: randomUUID(), body: 'Three cards.' }
  if (spoken) await mara.call(readings.write, { body })
  await pass(house, made, seconds * 1000)
  await ida.call(readings.end, { body: { chat_id: made.id } })
  made.close()
  return { id: made.id, ida, mara }
}
const anew = async (who: TestPerson, role: 'CLIENT' | 'READER' | 'ADMIN'): Promise<TestPerson> => {
  const { access } = await signIn(house, { id: who.id, role })
  return { ...who, token: access, call: (route, args) => house.call(route, args, access) }
}
const owns = (who: TestPerson) => findBalances(house.database.db, who.id, house.clock.now())
const earned = async (who: TestPerson) =>
  (await findEarnings(house.database.db, who.id, 0, house.clock.now() + 1)).cents
const waiting = async (who: TestPerson) => (await who.call(shorts.show)).data.map(({ chat_id }) => chat_id)
const decide = (who: TestPerson, id: string, decision: 'keep' | 'return', reason?: string) =>
  who.call(shorts.decide, { params: { id }, body: { decision, ...(reason !== undefined && { reason }) } })

// What earlier tests left undecided is over.
beforeEach(async () => {
  await house.clock.advance(dueMs)
  await returnDue(house.parts)
})

test('a paid reading under four minutes waits for its reader’s word; others don’t', async () => {
  const short = await read(shortChatSeconds - 2, { free_seconds: 60 })
  expect((await short.mara.call(shorts.show)).data).toMatchObject([
    {
      chat_id: short.id,
      client: { id: short.ida.id },
      free_seconds: 60,
      paid_seconds: 178,
      returnable_seconds: 238,
      earned_cents: 142,
    },
  ])
  const others = [
    await read(shortChatSeconds),
    await read(120, { free_seconds: 600 }),
    await read(120, { spoken: false }),
    await read(40),
  ]
  for (const { mara } of others) expect(await waiting(mara)).toEqual([])
  expect(await waiting(await admin(house))).toEqual([short.id])
})

test('what is kept stays kept, what is returned goes back whole and earns nothing', async () => {
  const [kept, back] = [await read(120), await read(120, { free_seconds: 60 })]
  expect((await decide(kept.mara, kept.id, 'keep')).data).toEqual({ free_seconds: 0, paid_seconds: 0 })
  expect((await decide(back.mara, back.id, 'return')).data).toEqual({ free_seconds: 60, paid_seconds: 60 })
  expect(await owns(back.ida)).toEqual({ free_seconds: 60, paid_seconds: 3600 })
  expect([await earned(back.mara), await earned(kept.mara)]).toEqual([0, 96])
  const { data } = await back.ida.call(readings.receipt, { params: { id: back.id } })
  expect(data.returns).toMatchObject([{ by: 'reader', cause: 'short_chat', free_seconds: 60, paid_seconds: 60 }])
  const [line] = (await back.ida.call(wallet.statement)).data
  expect(line).toMatchObject({ cause: 'time_back', why: 'short_chat' })
  expect((await back.ida.call(notices.unread)).data).toMatchObject([{ says: { code: 'time_back' } }])
  await house.clock.advance(dueMs)
  await returnDue(house.parts)
  expect([await owns(kept.ida), await earned(kept.mara)]).toEqual([{ free_seconds: 0, paid_seconds: 3480 }, 96])
})

test('what nobody decides on in 72 hours goes back by itself, not a moment before, and can’t be kept any more', async () => {
  const short = await read(120)
  await house.clock.advance(dueMs - 1)
  await returnDue(house.parts)
  expect(await owns(short.ida)).toMatchObject({ paid_seconds: 3480 })
  await house.clock.advance(1)
  const mara = await anew(short.mara, 'READER')
  expect((await decide(mara, short.id, 'keep')).problem.code).toBe('wrong_state')
  await Promise.all(Array.from({ length: 8 }, () => returnDue(house.parts)))
  expect([await owns(short.ida), await earned(mara), await waiting(mara)]).toEqual([
    { free_seconds: 0, paid_seconds: 3600 },
    0,
    [],
  ])
  const ida = await anew(short.ida, 'CLIENT')
  const { data } = await ida.call(readings.receipt, { params: { id: short.id } })
  expect(data.returns).toMatchObject([{ by: 'system', cause: 'short_chat', paid_seconds: 120 }])
})

test('it is decided once, however many decide at the same moment', async () => {
  const short = await read(120)
  const desk = await admin(house)
  const answers = await Promise.all([
    decide(short.mara, short.id, 'keep'),
    decide(desk, short.id, 'return', 'It was too short.'),
    decide(short.mara, short.id, 'return'),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const first = answers.findIndex(({ status }) => status === 200)
  expect(await owns(short.ida)).toMatchObject({ paid_seconds: first === 0 ? 3480 : 3600 })
})

test('what the house takes from a reader it says why, and they can object', async () => {
  const [short, desk] = [await read(120), await admin(house)]
  expect((await decide(desk, short.id, 'return')).problem.reasons?.fields).toEqual({
    reason: { code: 'reason_needed' },
  })
  expect((await decide(desk, short.id, 'return', 'Nobody answered.')).status).toBe(200)
  const told = (await short.mara.call(notices.unread)).data.filter(({ event }) => event === 'decision')
  expect(told).toMatchObject([{ body: 'Nobody answered.', says: { code: 'time_taken_back', values: { days: 30 } } }])
  expect(told[0]?.link).toContain(short.id)
})

test('what went back by another way waits no more, and is not given twice', async () => {
  const short = await read(120)
  await short.mara.call(claims.timeRefund, { body: { chat_id: short.id, reason: 'It was slow.' } })
  expect(await waiting(short.mara)).toEqual([])
  await house.clock.advance(dueMs)
  await returnDue(house.parts)
  expect(await owns(short.ida)).toMatchObject({ paid_seconds: 3600 })
})

test('one that can’t be given back holds up none of those behind it', async () => {
  const both = [await read(120), await read(120)]
  await house.clock.advance(dueMs)
  await expect(returnDue(failingOnce(house.parts))).rejects.toThrow('broken')
  const own = (await Promise.all(both.map(({ ida }) => owns(ida)))).map(({ paid_seconds }) => paid_seconds)
  expect(own.toSorted()).toEqual([3480, 3600])
})

test('a run that dies goes on with what is left', async () => {
  const both = [await read(120), await read(120)]
  await house.clock.advance(dueMs)
  let left = 1
  const { transaction } = house.database
  const dying: Parts['database'] = {
    ...house.database,
    transaction: (work) => (left-- > 0 ? transaction(work) : Promise.reject(new Error('killed'))),
  }
  await expect(returnDue({ ...house.parts, database: dying })).rejects.toThrow('killed')
  const own = async () => (await Promise.all(both.map(({ ida }) => owns(ida)))).map(({ paid_seconds }) => paid_seconds)
  expect((await own()).toSorted()).toEqual([3480, 3600])
  await returnDue(house.parts)
  expect(await own()).toEqual([3600, 3600])
})

test('a stranger decides nothing, and no way to meet elsewhere stands in a reason', async () => {
  const short = await read(120)
  expect((await decide(await reader(house), short.id, 'keep')).problem.code).toBe('not_found')
  expect((await decide(short.ida, short.id, 'return')).problem.code).toBe('wrong_role')
  const body = { decision: 'keep', reason: 'Write to mara@example.com' } as const
  const { problem } = await short.mara.call(shorts.decide, { params: { id: short.id }, body })
  expect(problem.code).toBe('contact_details')
})
