import { claims } from '@evenlight/contract/claims'
import { giveback } from '@evenlight/contract/giveback'
import { notices } from '@evenlight/contract/notices'
import { readings } from '@evenlight/contract/readings'
import { wallet } from '@evenlight/contract/wallet'
import { beforeEach, expect, test } from 'vitest'
import { failingOnce } from '../../test/failing.ts'
import { openHouse } from '../../test/house.ts'
import { admin, client, signIn, type TestPerson } from '../../test/people.ts'
import { onlineReader, pass, started } from '../../test/readings.ts'
import type { Parts } from '../kernel/parts.ts'
import { giveBackSundays } from './give.ts'

const house = await openHouse()
const hourMs = 3_600_000
const dayMs = 24 * hourMs
const weekMs = 7 * dayMs
const someSunday = Date.UTC(2026, 10, 22)

/** Moves the clock on to an hour of the next Sunday, or of a day so many days after it. */
const toSunday = (hour: number, days = 0) => {
  const now = house.clock.now()
  const ahead = someSunday + days * dayMs + hour * hourMs - now
  return house.clock.advance(ahead <= 0 ? ahead + Math.ceil((1 - ahead) / weekMs) * weekMs : ahead)
}
const anew = async (who: TestPerson, role: 'CLIENT' | 'READER' | 'ADMIN' = 'CLIENT'): Promise<TestPerson> => {
  const { access } = await signIn(house, { id: who.id, role })
  return { ...who, token: access, call: (route, args) => house.call(route, args, access) }
}
/** A reading of so many seconds that the clock counts. */
const reading = async (ida: TestPerson, seconds: number) => {
  const mara = await onlineReader(house)
  const made = await started(house, { client: ida, reader: mara }, { continue_on_paid: true })
  await mara.call(readings.write, { body: { chat_id: made.id, client_msg_id: `hello-${made.id}`, body: 'Hello.' } })
  await pass(house, made, seconds * 1000)
  const end = async () => {
    await ida.call(readings.end, { body: { chat_id: made.id } })
    made.close()
  }
  return { id: made.id, mara, end }
}
const read = async (ida: TestPerson, seconds: number) => {
  const made = await reading(ida, seconds)
  await made.end()
  return made
}
const give = (parts: Parts = house.parts) => giveBackSundays(parts)
const lots = async (who: TestPerson) =>
  (await (await anew(who)).call(wallet.lots)).data.filter(({ source }) => source === 'giveback')
const rich = (free_seconds = 0) => client(house, { paid_seconds: 36_000, free_seconds })

// What earlier tests used on their Sundays is given before the next one.
beforeEach(async () => {
  await toSunday(1, 1)
  await give()
})

test('a tenth of the paid time of a Sunday comes back the day after, for thirty days, once', async () => {
  await toSunday(12)
  const ida = await rich(60)
  await read(ida, 660)
  const seen = (await ida.call(giveback.show)).data
  expect(seen).toMatchObject({
    rule: { percent: 10, minutes_max: 30, days: 30 },
    mine: { used_seconds: 600, coming_seconds: 60, total_seconds: 0 },
  })
  await give()
  expect(await lots(ida)).toEqual([])
  await toSunday(0, 1)
  const now = house.clock.now()
  for (let n = 0; n < 3; n++) await give()
  expect(await lots(ida)).toMatchObject([
    { kind: 'free', seconds: 60, expires_at: new Date(now + 30 * dayMs).toISOString() },
  ])
  const one = await anew(ida)
  const [line] = (await one.call(wallet.statement, { query: { kind: 'given' } })).data
  expect(line).toMatchObject({ cause: 'giveback', free_seconds: 60 })
  expect((await one.call(notices.unread)).data).toMatchObject([
    { event: 'time_given', says: { code: 'sunday_giveback' }, link: '/admin-user/wallet' },
  ])
  expect((await one.call(giveback.show)).data.mine).toEqual({ used_seconds: 0, coming_seconds: 0, total_seconds: 60 })
})

test('of a reading over midnight counts what was paid on the Sunday, free time first', async () => {
  await toSunday(0)
  await house.clock.advance(weekMs - 120_000)
  const ida = await rich(60)
  await read(ida, 660)
  await toSunday(23)
  await house.clock.advance(hourMs - 300_000)
  const toma = await rich(60)
  await read(toma, 660)
  await give()
  expect((await lots(ida)).map(({ seconds }) => seconds)).toEqual([54])
  expect((await lots(toma)).map(({ seconds }) => seconds)).toEqual([24])
})

test('time that went back is not counted', async () => {
  await toSunday(12)
  const ida = await rich()
  const { id, mara } = await read(ida, 600)
  await mara.call(claims.timeBack, { params: { id }, body: { seconds: 400, reason: 'Slow.' } })
  expect((await ida.call(giveback.show)).data.mine).toMatchObject({ used_seconds: 200, coming_seconds: 20 })
  await toSunday(1, 1)
  await give()
  expect((await lots(ida)).map(({ seconds }) => seconds)).toEqual([20])
})

test('a reading that goes on past midnight is waited for', async () => {
  await toSunday(23)
  await house.clock.advance(hourMs - 300_000)
  const [ida, toma] = [await rich(), await rich()]
  for (const one of [toma, ida]) await read(one, 100)
  const made = await reading(ida, 400)
  await give()
  expect([await lots(ida), (await lots(toma)).length]).toEqual([[], 1])
  await made.end()
  await give()
  expect((await lots(ida)).map(({ seconds }) => seconds)).toEqual([20])
  expect(await lots(toma)).toHaveLength(1)
})

test('what dies half-way goes on where nobody has got anything yet, and many at once give once', async () => {
  await toSunday(12)
  const people = [await rich(), await rich(), await rich()]
  for (const one of people) await read(one, 100)
  await toSunday(1, 1)
  let left = 2
  const { transaction } = house.database
  const dying: Parts['database'] = {
    ...house.database,
    transaction: (work) => (left-- > 0 ? transaction(work) : Promise.reject(new Error('killed'))),
  }
  await expect(give({ ...house.parts, database: dying })).rejects.toThrow('killed')
  const counts = async () => (await Promise.all(people.map(lots))).map(({ length }) => length)
  expect((await counts()).toSorted()).toEqual([0, 1, 1])
  await Promise.all(Array.from({ length: 16 }, () => give()))
  expect(await counts()).toEqual([1, 1, 1])
  await house.clock.advance(hourMs)
  await give()
  expect(await counts()).toEqual([1, 1, 1])
  const told = async (who: TestPerson) => (await (await anew(who)).call(notices.unread)).data.length
  expect(await Promise.all(people.map(told))).toEqual([1, 1, 1])
})

test('one who can’t be given to holds up nobody, and the Sunday is not done', async () => {
  await toSunday(12)
  const people = [await rich(), await rich(), await rich()]
  for (const one of people) await read(one, 100)
  await toSunday(1, 1)
  await expect(give(failingOnce(house.parts))).rejects.toThrow('broken')
  const counts = async () => (await Promise.all(people.map(lots))).map(({ length }) => length)
  expect((await counts()).toSorted()).toEqual([0, 1, 1])
  await give()
  expect(await counts()).toEqual([1, 1, 1])
})

test('Sundays that nobody gave for are made up for', async () => {
  await toSunday(12)
  const ida = await rich()
  await read(ida, 100)
  await toSunday(12)
  await read(await anew(ida), 200)
  await house.clock.advance(2 * weekMs)
  await give()
  expect((await lots(ida)).map(({ seconds }) => seconds).toSorted((a, b) => a - b)).toEqual([10, 20])
})

test('an admin’s rule holds from the next Sunday that has not begun, with its reason in the audit', async () => {
  await toSunday(12)
  const ida = await rich()
  const desk = await admin(house)
  await read(ida, 100)
  const body = { percent: 50, minutes_max: 1, days: 7, reason: 'For the winter.' }
  const { data } = await desk.call(giveback.setRule, { body })
  expect(data).toMatchObject({ rule: { percent: 10 }, next: { percent: 50, minutes_max: 1, days: 7 } })
  expect(data.next!.from).toBe(new Date(Date.parse(data.window.from) + weekMs).toISOString())
  expect(data.mine).toBeUndefined()
  const { rows } = await house.database.pool.query(
    `select reason, detail from audit where actor_id = $1 and action = 'giveback.rule'`,
    [desk.id],
  )
  expect(rows).toMatchObject([
    { reason: 'For the winter.', detail: { before: { percent: 10 }, rule: { percent: 50 } } },
  ])
  await toSunday(12, 3)
  expect((await (await anew(desk, 'ADMIN')).call(giveback.show)).data).toMatchObject({ rule: { percent: 50 } })
  await toSunday(12)
  await read(await anew(ida), 400)
  await toSunday(1, 1)
  await give()
  expect((await lots(ida)).map(({ seconds }) => seconds).toSorted((a, b) => a - b)).toEqual([10, 60])
  await (
    await anew(desk, 'ADMIN')
  ).call(giveback.setRule, { body: { percent: 10, minutes_max: 30, days: 30, reason: 'Back.' } })
})

test('a rule is whole, within bounds, and an admin’s to set', async () => {
  const desk = await admin(house)
  const body = { percent: 10, minutes_max: 30, days: 30, reason: 'As it was.' }
  for (const wrong of [{ percent: 51 }, { percent: 2.5 }, { minutes_max: 0 }, { days: 366 }, { reason: ' ' }])
    expect((await desk.call(giveback.setRule, { body: { ...body, ...wrong } })).problem.code).toBe('bad_input')
  for (const who of [await client(house), await onlineReader(house)])
    expect((await who.call(giveback.setRule, { body })).problem.code).toBe('wrong_role')
})
