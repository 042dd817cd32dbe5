import { giftMinutesADay, gifts } from '@evenlight/contract/gifts'
import { readings } from '@evenlight/contract/readings'
import { wallet } from '@evenlight/contract/wallet'
import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { admin, reader, signIn, type TestPerson } from '../../test/people.ts'
import { pair } from '../../test/readings.ts'
import { findBalances } from '../wallet/balances.ts'

const house = await openHouse()
const dayMs = 86_400_000

const asked = async () => {
  const people = await pair(house)
  const body = { reader_id: people.reader.id, channel: 'chat' as const }
  const { id } = (await people.client.call(readings.request, { body })).data
  return { id, ...people }
}
const give = (who: TestPerson, id: string, seconds: number, key?: string, call: 'giveFree' | 'givePaid' = 'giveFree') =>
  who.call(gifts[call], { params: { id }, body: { seconds, reason: 'For the wait.' }, ...(key && { key }) })
const owns = ({ id }: TestPerson) => findBalances(house.database.db, id, house.clock.now())

test('a reader gives free time to the client of their reading, with a reason that stands in the statement and the audit', async () => {
  const { id, client: ida, reader: mara } = await asked()
  const { status, data } = await give(mara, id, 120)
  expect([status, data]).toEqual([201, { left_seconds: giftMinutesADay.READER * 60 - 120 }])
  expect(await owns(ida)).toEqual({ free_seconds: 720, paid_seconds: 0 })
  const [line] = (await ida.call(wallet.statement, { query: {} })).data
  expect(line).toMatchObject({ cause: 'gift', subject_id: id, reason: 'For the wait.', free_seconds: 120 })
  const { rows } = await house.database.pool.query('select actor_id, reason, detail from audit where subject_id = $1', [
    id,
  ])
  expect(rows).toEqual([{ actor_id: mara.id, reason: 'For the wait.', detail: { client_id: ida.id, seconds: 120 } }])
})

test('the reason, which the client reads, holds no contact details', async () => {
  const { id, client: ida, reader: mara } = await asked()
  const body = { seconds: 60, reason: 'Write to mara@example.org' }
  expect((await mara.call(gifts.giveFree, { params: { id }, body })).problem).toMatchObject({
    code: 'contact_details',
    reasons: { fields: { reason: { code: 'no_contact_details' } } },
  })
  expect(await owns(ida)).toMatchObject({ free_seconds: 600 })
})

test('a day has so much to give, however many try at once, and the next day begins anew', async () => {
  const { id, client: ida, reader: mara } = await asked()
  const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => give(mara, id, 120, `gift-number-${at}`)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(giftMinutesADay.READER / 2)
  expect(answers.find(({ problem }) => problem)?.problem).toMatchObject({ code: 'limit_reached' })
  expect(await owns(ida)).toMatchObject({ free_seconds: 600 + giftMinutesADay.READER * 60 })
  expect((await mara.call(gifts.left)).data).toEqual({ left_seconds: 0 })
  await house.clock.advance(dayMs)
  const { access } = await signIn(house, { id: mara.id, role: 'READER' })
  expect((await house.call(gifts.left, {}, access)).data).toEqual({ left_seconds: giftMinutesADay.READER * 60 })
})

test('an admin gives paid time, too, out of one cap for both', async () => {
  const { id, client: ida } = await asked()
  const desk = await admin(house)
  await give(desk, id, 1800, 'paid-time-once', 'givePaid')
  await give(desk, id, 1800, 'paid-time-once', 'givePaid')
  expect(await owns(ida)).toEqual({ free_seconds: 600, paid_seconds: 1800 })
  expect((await give(desk, id, 1801)).problem.code).toBe('limit_reached')
  expect((await give(desk, id, 1800)).data).toEqual({ left_seconds: 0 })
})

test('nobody gives to the client of a reading that is not theirs', async () => {
  const { id, reader: mara } = await asked()
  expect((await give(await reader(house), id, 60)).problem.code).toBe('not_found')
  expect((await give(mara, id, 60, undefined, 'givePaid')).problem.code).toBe('wrong_role')
})
