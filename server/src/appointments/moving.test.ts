import { appointments } from '@evenlight/contract/appointments'
import { notices } from '@evenlight/contract/notices'
import { expect, test } from 'vitest'
import { agreed, allWeek, askFor, asNow, bookable, dayMs, listed, quarterAhead } from '../../test/appointments.ts'
import { openHouse } from '../../test/house.ts'
import { client } from '../../test/people.ts'

const house = await openHouse()
const ahead = (days: number) => quarterAhead(house, days * dayMs)
const isFree = async (readerId: string, starts_at: string) => {
  const other = await asNow(house, await client(house), 'CLIENT')
  const { status } = await other(appointments.hold, { body: { reader_id: readerId, starts_at, minutes: 15 } })
  await house.database.pool.query('delete from appointment_quarter where held_by is not null')
  return status === 200
}

test('a reader proposes another time, the client a third one, and the reader takes that', async () => {
  const two = await bookable(house)
  const { id } = (await askFor(house, two, ahead(2))).data
  const ida = await asNow(house, two.ida, 'CLIENT')
  const mara = await asNow(house, two.mara, 'READER')
  const countered = await mara(appointments.counter, {
    body: { id, starts_at: ahead(3), minutes: 60, reason: 'A day later?' },
  })
  expect(countered.data).toMatchObject({ state: 'countered', starts_at: ahead(3), minutes: 60, waits_for: 'client' })
  expect([await isFree(two.mara.id, ahead(2)), await isFree(two.mara.id, ahead(3))]).toEqual([true, false])
  expect((await mara(appointments.accept, { body: { id } })).problem.reasons?.detail?.code).toBe('appointment_moved')
  expect((await ida(notices.unread)).data.map(({ body }) => body)).toContain('A day later?')
  const again = await ida(appointments.counter, { body: { id, starts_at: ahead(4) } })
  expect(again.data).toMatchObject({ state: 'asked', waits_for: 'reader', minutes: 60 })
  expect((await mara(appointments.accept, { body: { id } })).data).toMatchObject({
    state: 'accepted',
    starts_at: ahead(4),
  })
  expect(await Promise.all([3, 4].map((days) => isFree(two.mara.id, ahead(days))))).toEqual([true, false])
})

test('one that stands goes on standing until the other takes the new time', async () => {
  const two = await bookable(house)
  const id = await agreed(house, two, ahead(5))
  const ida = await asNow(house, two.ida, 'CLIENT')
  const mara = await asNow(house, two.mara, 'READER')
  const moved = await ida(appointments.reschedule, { body: { id, starts_at: ahead(6) } })
  expect(moved.data).toMatchObject({
    state: 'accepted',
    starts_at: ahead(5),
    proposed_at: ahead(6),
    waits_for: 'reader',
  })
  expect([await isFree(two.mara.id, ahead(5)), await isFree(two.mara.id, ahead(6))]).toEqual([false, false])
  expect((await mara(appointments.reschedule, { body: { id, starts_at: ahead(7) } })).problem.code).toBe('wrong_state')
  const declined = await mara(appointments.decline, { body: { id, reason: 'I can’t.' } })
  expect(declined.data).toMatchObject({ state: 'accepted', starts_at: ahead(5), waits_for: null })
  expect(declined.data).not.toHaveProperty('proposed_at')
  expect(await isFree(two.mara.id, ahead(6))).toBe(true)
  await mara(appointments.reschedule, { body: { id, starts_at: ahead(8) } })
  expect((await ida(appointments.accept, { body: { id } })).data).toMatchObject({
    starts_at: ahead(8),
    waits_for: null,
  })
  expect([await isFree(two.mara.id, ahead(5)), await isFree(two.mara.id, ahead(8))]).toEqual([true, false])
})

test('a new time may lie over the old one', async () => {
  const two = await bookable(house)
  const id = await agreed(house, two, ahead(5))
  const later = new Date(Date.parse(ahead(5)) + 900_000).toISOString()
  const ida = await asNow(house, two.ida, 'CLIENT')
  await ida(appointments.reschedule, { body: { id, starts_at: later } })
  const mara = await asNow(house, two.mara, 'READER')
  expect((await mara(appointments.accept, { body: { id } })).data.starts_at).toBe(later)
  expect([await isFree(two.mara.id, ahead(5)), await isFree(two.mara.id, later)]).toEqual([true, false])
})

test('a client proposes what the hours offer, a reader what they like, and nobody what is taken', async () => {
  const two = await bookable(house)
  const id = await agreed(house, two, ahead(5))
  const mara = await asNow(house, two.mara, 'READER')
  await mara(appointments.saveSchedule, { body: { schedule: [] } })
  const ida = await asNow(house, two.ida, 'CLIENT')
  const propose = (call: typeof ida, starts_at: string) => call(appointments.reschedule, { body: { id, starts_at } })
  expect((await propose(ida, ahead(6))).problem.fields).toHaveProperty('starts_at')
  expect((await propose(mara, '2026-12-01T10:10:00Z')).problem.fields).toHaveProperty('starts_at')
  expect((await propose(mara, ahead(5))).problem.fields).toHaveProperty('starts_at')
  expect((await propose(mara, ahead(6))).status).toBe(200)
  await mara(appointments.reschedule, { body: { id, starts_at: ahead(7) } })
  await allWeek(house, two.mara.id)
  expect(await isFree(two.mara.id, ahead(6))).toBe(true)
})

test('cancelling two hours before counts for nothing, and each side is told of the other', async () => {
  const two = await bookable(house)
  const id = await agreed(house, two, ahead(1))
  const mara = await asNow(house, two.mara, 'READER')
  const { data } = await mara(appointments.cancel, { body: { id, reason: 'I am ill.' } })
  expect(data).toMatchObject({ state: 'cancelled', cancelled_by: 'reader', reason: 'I am ill.', may: [] })
  expect(data).not.toHaveProperty('missed_by')
  const told = (await (await asNow(house, two.ida, 'CLIENT'))(notices.unread)).data
  expect(told).toContainEqual(expect.objectContaining({ event: 'appointment', body: 'I am ill.' }))
  expect(await listed(house, two.ida, 'CLIENT')).toEqual([])
  expect((await mara(appointments.cancel, { body: { id } })).problem.code).toBe('wrong_state')
})
