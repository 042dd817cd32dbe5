import { appointments } from '@evenlight/contract/appointments'
import { bans } from '@evenlight/contract/bans'
import { fullbans } from '@evenlight/contract/fullbans'
import { notices } from '@evenlight/contract/notices'
import { readers } from '@evenlight/contract/readers'
import { readings } from '@evenlight/contract/readings'
import { expect, test } from 'vitest'
import {
  agreed,
  allWeek,
  askFor,
  asNow,
  beginNow,
  bookable,
  dayMs,
  listed,
  quarterAhead,
  type Two,
} from '../../test/appointments.ts'
import { openHouse } from '../../test/house.ts'
import { admin, reader } from '../../test/people.ts'
import { change, markConnected } from '../readers/presence.ts'
import { findBalances } from '../wallet/balances.ts'
import { grant } from '../wallet/grants.ts'

const house = await openHouse()
const hourMs = 3_600_000
const { follow } = house.features.appointments
const ahead = (days: number) => quarterAhead(house, days * dayMs)
/** Moves the clock to so long before, or after, an instant, and lets what is due be done: twice, as it may come twice. */
const turnTo = async (instant: string, ms: number) => {
  await house.clock.advance(Date.parse(instant) + ms - house.clock.now())
  await follow()
  await follow()
}
const titlesOf = async ({ ida, mara }: Two) => {
  const of = async (call: Awaited<ReturnType<typeof asNow>>) =>
    (await call(notices.unread)).data.map(({ says }) => says?.code)
  return { client: await of(await asNow(house, ida, 'CLIENT')), reader: await of(await asNow(house, mara, 'READER')) }
}
const freeSeconds = async ({ ida }: Two) =>
  (await findBalances(house.database.db, ida.id, house.clock.now())).free_seconds
const missedOf = async ({ mara }: Two) =>
  (await house.call(readers.profile, { params: { id: mara.id } })).data.appointments_missed
const arrive = async (who: Two['ida'], role: 'CLIENT' | 'READER', id: string) =>
  (await asNow(house, who, role))(appointments.arrive, { body: { id } })

test('both are reminded a day, an hour and ten minutes before, each once', async () => {
  const two = await bookable(house)
  const at = ahead(3)
  await agreed(house, two, at)
  for (const [ms, codes] of [
    [-25 * hourMs, []],
    [-24 * hourMs, ['appointment_in_a_day']],
    [-hourMs, ['appointment_in_an_hour']],
    [-600_000, ['appointment_soon']],
    [60_000, []],
  ] as const) {
    const before = (await titlesOf(two)).client.length
    await turnTo(at, ms)
    const { client, reader: ofReader } = await titlesOf(two)
    expect([ms, client.slice(0, client.length - before)]).toEqual([ms, codes])
    expect(ofReader.slice(0, codes.length)).toEqual(codes)
  }
  expect((await house.mails(two.ida.email)).filter(({ subject }) => /Within/.test(subject))).toHaveLength(3)
  await turnTo(at, 11 * 60_000)
})

test('after a night without a server one reminder comes, and none that is past', async () => {
  const two = await bookable(house)
  const at = ahead(3)
  await agreed(house, two, at)
  await turnTo(at, -30 * 60_000)
  expect((await titlesOf(two)).client).toEqual(['appointment_in_an_hour', 'appointment_accepted'])
  await turnTo(at, 11 * 60_000)
})

test('unanswered for a day it lapses, and the time is free', async () => {
  const two = await bookable(house)
  const at = ahead(5)
  const { data } = await askFor(house, two, at)
  await turnTo(data.answer_by!, -1)
  expect(await listed(house, two.ida, 'CLIENT', 'asked')).toHaveLength(1)
  await turnTo(data.answer_by!, 0)
  expect(await listed(house, two.ida, 'CLIENT', 'past')).toMatchObject([{ state: 'lapsed' }])
  expect((await titlesOf(two)).reader).toEqual(['appointment_lapsed', 'appointment_asked'])
  expect((await askFor(house, two, at)).status).toBe(201)
})

test('a new time that nobody answers falls away, and the old one stands', async () => {
  const two = await bookable(house)
  const at = ahead(5)
  const id = await agreed(house, two, at)
  const ida = await asNow(house, two.ida, 'CLIENT')
  const { data } = await ida(appointments.reschedule, { body: { id, starts_at: ahead(6) } })
  await turnTo(data.answer_by!, 0)
  expect(await listed(house, two.ida, 'CLIENT')).toMatchObject([{ id, starts_at: at, waits_for: null }])
  expect((await titlesOf(two)).client).toContain('appointment_stays')
})

test('a reader who does not come gives the client ten free minutes of the house, once, and their page counts it', async () => {
  const two = await bookable(house)
  const at = ahead(1)
  const id = await agreed(house, two, at)
  await turnTo(at, -11 * 60_000)
  expect((await arrive(two.ida, 'CLIENT', id)).problem.code).toBe('wrong_state')
  await turnTo(at, 9 * 60_000)
  expect((await arrive(two.ida, 'CLIENT', id)).data).toMatchObject({ client_here: true, reader_here: false })
  await turnTo(at, 10 * 60_000)
  expect(await listed(house, two.ida, 'CLIENT', 'past')).toMatchObject([{ state: 'missed', missed_by: 'reader' }])
  expect([await freeSeconds(two), await missedOf(two)]).toEqual([600, 1])
  const { client, reader: ofReader } = await titlesOf(two)
  expect(client).toEqual(expect.arrayContaining(['appointment_given', 'appointment_not_come']))
  expect(ofReader).toContain('appointment_missed')
})

test('two who agree on missing each other are given those minutes once in thirty days, late cancelling and all', async () => {
  const two = await bookable(house)
  const notCome = async () => {
    const at = ahead(1)
    const id = await agreed(house, two, at)
    await turnTo(at, 0)
    await arrive(two.ida, 'CLIENT', id)
    await turnTo(at, 600_000)
    return house.clock.now()
  }
  const first = await notCome()
  await notCome()
  const others = { ida: two.ida, mara: await reader(house) }
  await allWeek(house, others.mara.id)
  const late = [ahead(1), ahead(2)]
  const ids = [await agreed(house, others, late[0]!), await agreed(house, others, late[1]!)]
  await turnTo(late[0]!, -hourMs)
  await house.database.pool.query(`update appointment set starts_at = $1 where id = $2`, [
    new Date(Date.parse(late[0]!) + 900_000),
    ids[1],
  ])
  const mara = await asNow(house, others.mara, 'READER')
  // Both at once, as each would find that nothing was given yet.
  await Promise.all(ids.map((id) => mara(appointments.cancel, { body: { id } })))
  expect([await missedOf(two), await missedOf(others), await freeSeconds(two)]).toEqual([2, 2, 1200])
  await house.clock.advance(first + 30 * dayMs - house.clock.now())
  await notCome()
  expect(await freeSeconds(two)).toBe(1800)
})

test('where neither comes nobody is given anything, and it counts for both', async () => {
  const two = await bookable(house)
  const id = await agreed(house, two, ahead(1))
  await beginNow(house, id)
  await turnTo(quarterAhead(house, 0), 20 * 60_000)
  expect(await listed(house, two.ida, 'CLIENT', 'past')).toMatchObject([{ missed_by: 'both' }])
  expect([await freeSeconds(two), await missedOf(two)]).toEqual([0, 1])
})

test('a client’s second one missed in thirty days closes booking for thirty days, told when they book', async () => {
  const two = await bookable(house)
  const miss = async () => {
    const at = ahead(1)
    const id = await agreed(house, two, at)
    await turnTo(at, 0)
    await arrive(two.mara, 'READER', id)
    await turnTo(at, 600_000)
  }
  await miss()
  expect((await askFor(house, two, ahead(2))).status).toBe(201)
  const [open] = await listed(house, two.ida, 'CLIENT', 'asked')
  await (
    await asNow(house, two.ida, 'CLIENT')
  )(appointments.cancel, { body: { id: open!.id } })
  await miss()
  const closed = house.clock.now() + 30 * dayMs
  expect((await askFor(house, two, ahead(2))).problem).toMatchObject({
    code: 'limit_reached',
    reasons: { detail: { code: 'booking_closed', values: { days: 30 } } },
  })
  await house.clock.advance(closed - house.clock.now() - 1)
  expect((await askFor(house, two, ahead(2))).problem.code).toBe('limit_reached')
  await house.clock.advance(1)
  expect((await askFor(house, two, ahead(2))).status).toBe(201)
  expect([await freeSeconds(two), await missedOf(two)]).toEqual([0, 0])
})

test('two missed more than thirty days apart close nothing', async () => {
  const two = await bookable(house)
  for (let time = 0; time < 2; time++) {
    const at = ahead(1)
    const id = await agreed(house, two, at)
    await turnTo(at, 0)
    await arrive(two.mara, 'READER', id)
    await turnTo(at, 600_000)
    await house.clock.advance(31 * dayMs)
  }
  expect((await askFor(house, two, ahead(2))).status).toBe(201)
})

test('a reading of the two at that time, or the reader ready to be asked, is as good as saying so', async () => {
  const two = await bookable(house)
  const at = ahead(1)
  await agreed(house, two, at)
  await turnTo(at, -300_000)
  await house.database.transaction(async (tx) => {
    await markConnected(tx, two.mara.id, 'test', house.clock.now())
    await change(tx, two.mara.id, { availability: 'available' }, house.clock.now())
  })
  const gift = { clientId: two.ida.id, kind: 'free', seconds: 600, source: 'gift', subject: two.ida.id } as const
  await house.database.transaction((tx) => grant(tx, { ...gift, now: house.clock.now(), ref: 'for the test' }))
  const ida = await asNow(house, two.ida, 'CLIENT')
  const asked = await ida(readings.request, { body: { reader_id: two.mara.id, channel: 'chat' } })
  const mara = await asNow(house, two.mara, 'READER')
  await mara(readings.update, { body: { chat_id: asked.data.id, action: 'accept' } })
  expect(await listed(house, two.ida, 'CLIENT')).toMatchObject([{ chat_id: asked.data.id }])
  await ida(readings.end, { body: { chat_id: asked.data.id } })
  await turnTo(at, 600_000)
  expect(await listed(house, two.ida, 'CLIENT', 'past')).toMatchObject([{ state: 'kept', chat_id: asked.data.id }])

  const next = ahead(1)
  await agreed(house, two, next)
  await turnTo(next, 600_000)
  expect((await listed(house, two.ida, 'CLIENT', 'past'))[0]).toMatchObject({ state: 'missed', missed_by: 'client' })
})

test('cancelling later than two hours before is as if one had not come', async () => {
  const two = await bookable(house)
  const [first, second] = [ahead(2), ahead(3)]
  const ids = [await agreed(house, two, first), await agreed(house, two, second)]
  await turnTo(first, -2 * hourMs + 1)
  const { data } = await (await asNow(house, two.mara, 'READER'))(appointments.cancel, { body: { id: ids[0]! } })
  expect(data).toMatchObject({ state: 'cancelled', missed_by: 'reader' })
  expect([await freeSeconds(two), await missedOf(two)]).toEqual([600, 1])
  await turnTo(second, -2 * hourMs)
  const free = await (await asNow(house, two.ida, 'CLIENT'))(appointments.cancel, { body: { id: ids[1]! } })
  expect(free.data).not.toHaveProperty('missed_by')
})

test('who refuses the other, and who is put out of the site, has no appointment from that moment on', async () => {
  const two = await bookable(house)
  const noor = await reader(house)
  await allWeek(house, noor.id)
  const others = { ida: two.ida, mara: noor }
  await agreed(house, two, ahead(2))
  await agreed(house, others, ahead(3))
  await askFor(house, others, ahead(4))
  await (
    await asNow(house, two.mara, 'READER')
  )(bans.ban, { body: { client_id: two.ida.id, reason: 'Rude.' } })
  expect(await listed(house, two.ida, 'CLIENT')).toMatchObject([{ reader: { id: noor.id } }])
  expect((await titlesOf(two)).reader).toContain('appointment_called_off')
  const desk = await asNow(house, await admin(house), 'ADMIN')
  await desk(fullbans.ban, { body: { client_id: two.ida.id, reason: 'Threats.' } })
  expect(await listed(house, noor, 'READER', 'past')).toMatchObject([
    { state: 'cancelled', cancelled_by: 'house' },
    { state: 'cancelled', cancelled_by: 'house' },
  ])
  expect([await freeSeconds(two), await missedOf(two)]).toEqual([0, 0])
})
