import { appointments, appointmentsMax } from '@evenlight/contract/appointments'
import { bans } from '@evenlight/contract/bans'
import { notices } from '@evenlight/contract/notices'
import { expect, test } from 'vitest'
import { allWeek, askFor, asNow, bookable, dayMs, listed, quarterAhead } from '../../test/appointments.ts'
import { openHouse } from '../../test/house.ts'
import { client, reader, setPerson } from '../../test/people.ts'

const house = await openHouse()
const ahead = (days: number) => quarterAhead(house, days * dayMs)
const slotsOf = async (reader_id: string, more: Record<string, string> = {}) =>
  (await house.call(appointments.slots, { query: { reader_id, minutes: '30', ...more } })).data

test('a client asks for a free time, the reader accepts, and both have it in their own zones', async () => {
  const two = await bookable(house)
  const { ida, mara } = two
  const { slots } = await slotsOf(mara.id, { time_zone: 'Europe/Madrid', from: '2026-11-26', days: '1' })
  const slot = slots.find(({ local }) => local === '2026-11-26T19:00:00+01:00')!
  expect(slot).toEqual({
    starts_at: '2026-11-26T18:00:00.000Z',
    local: '2026-11-26T19:00:00+01:00',
    reader_local: '2026-11-26T13:00:00-05:00',
  })
  const { status, data } = await askFor(house, two, slot.starts_at)
  expect([status, data]).toMatchObject([201, { state: 'asked', waits_for: 'reader', may: ['cancel'] }])
  expect(data).toMatchObject({ client_time_zone: 'Europe/Madrid', reader_time_zone: 'America/New_York' })
  const waiting = await house.call(appointments.index, { query: { heap: 'asked' } }, mara.token)
  expect(waiting.data[0]).toMatchObject({ id: data.id, may: ['accept', 'decline', 'counter', 'cancel'] })
  await mara.call(appointments.accept, { body: { id: data.id } })
  for (const [who, role] of [
    [ida, 'CLIENT'],
    [mara, 'READER'],
  ] as const)
    expect(await listed(house, who, role)).toMatchObject([{ id: data.id, state: 'accepted', waits_for: null }])
  const titles = async (of: typeof ida) => (await of.call(notices.unread)).data.map(({ title }) => title)
  expect(await titles(mara)).toEqual([`${ida.username} asks for an appointment: Thu, Nov 26, 1:00 PM (New York)`])
  expect(await titles(ida)).toEqual([`Your appointment with ${mara.username} stands: Thu, Nov 26, 7:00 PM (Madrid)`])
  expect((await house.mails(ida.email))[0]?.body).toContain('7:00 PM (Madrid)')
  const after = await slotsOf(mara.id, { from: '2026-11-26', days: '1' })
  expect(after.slots.map(({ starts_at }) => starts_at)).not.toContain(slot.starts_at)
  expect(after.slots.map(({ starts_at }) => starts_at)).not.toContain('2026-11-26T17:45:00.000Z')
  expect(after.slots.map(({ starts_at }) => starts_at)).toContain('2026-11-26T17:30:00.000Z')
})

test('each of the two reads the time in their own language, too', async () => {
  const two = await bookable(house)
  await setPerson(house, two.ida.id, { locale: 'ar' })
  await setPerson(house, two.mara.id, { locale: 'es-MX' })
  const { data } = await askFor(house, two, '2026-11-26T18:00:00.000Z')
  await two.mara.call(appointments.accept, { body: { id: data.id } })
  const said = async ({ email }: typeof two.ida) =>
    (await house.mails(email)).map(({ subject }) => subject.replaceAll(/\s/g, ' '))
  expect(await said(two.mara)).toEqual([`${two.ida.username} pide una cita: jue, 26 nov, 1:00 p.m. (New York)`])
  expect(await said(two.ida)).toEqual([`موعدك مع ${two.mara.username} قائم: الخميس، 26 نوفمبر، 7:00 م (Madrid)`])
})

test('of two clients who want the same time at once one gets it, and the other is told', async () => {
  const { mara } = await bookable(house)
  const clients = await Promise.all(Array.from({ length: 5 }, () => client(house)))
  const body = { reader_id: mara.id, starts_at: ahead(2), minutes: 60, channel: 'chat' } as const
  const answers = await Promise.all(
    clients.map((one, at) =>
      one.call(appointments.ask, {
        body: { ...body, starts_at: new Date(Date.parse(body.starts_at) + (at % 2) * 900_000).toISOString() },
      }),
    ),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  const lost = answers.filter(({ problem }) => problem)
  expect(lost.map(({ problem }) => [problem.status, problem.reasons?.detail?.code])).toEqual(
    lost.map(() => [409, 'slot_taken']),
  )
})

test('a slot is nobody else’s while its client writes, and everybody’s ten minutes later', async () => {
  const two = await bookable(house)
  const other = await client(house)
  const body = { reader_id: two.mara.id, starts_at: ahead(3), minutes: 30 } as const
  const held = await two.ida.call(appointments.hold, { body })
  expect(Date.parse(held.data.until) - house.clock.now()).toBe(600_000)
  expect((await other.call(appointments.hold, { body })).problem.reasons?.detail?.code).toBe('slot_taken')
  expect((await slotsOf(two.mara.id, { from: body.starts_at.slice(0, 10), days: '1' })).slots).not.toContainEqual(
    expect.objectContaining({ starts_at: body.starts_at }),
  )
  await house.clock.advance(600_000)
  expect((await other.call(appointments.hold, { body })).status).toBe(200)
  expect((await askFor(house, two, body.starts_at)).problem.reasons?.detail?.code).toBe('slot_taken')
  expect((await other.call(appointments.ask, { body: { ...body, channel: 'chat' } })).status).toBe(201)
})

test('nobody is in two places: a client not with two readers, and another hold lets the first go', async () => {
  const two = await bookable(house)
  const noor = await reader(house)
  await allWeek(house, noor.id)
  const starts_at = ahead(4)
  await askFor(house, two, starts_at)
  expect((await askFor(house, { ...two, mara: noor }, starts_at)).problem).toMatchObject({
    code: 'wrong_state',
    reasons: { detail: { code: 'busy_then' } },
  })
  const ida = await asNow(house, two.ida, 'CLIENT')
  const other = await asNow(house, await client(house), 'CLIENT')
  const body = { reader_id: noor.id, minutes: 30 } as const
  await ida(appointments.hold, { body: { ...body, starts_at: ahead(5) } })
  await ida(appointments.hold, { body: { ...body, starts_at: ahead(6) } })
  expect((await other(appointments.hold, { body: { ...body, starts_at: ahead(5) } })).status).toBe(200)
})

test('what the hours don’t offer can’t be asked for', async () => {
  const two = await bookable(house)
  await allWeek(house, two.mara.id, '09:00', '17:00')
  const mara = await asNow(house, two.mara, 'READER')
  await mara(appointments.saveSchedule, { body: { exceptions: [{ day: '2026-12-24', hours: [] }] } })
  const refused = async (starts_at: string) =>
    (await askFor(house, two, starts_at)).problem?.reasons?.fields?.starts_at?.code
  const wrong = [
    '2026-12-23T13:45:00Z', // 8:45 in New York
    '2026-12-23T21:45:00Z', // ends at 17:15
    '2026-12-23T15:10:00Z',
    '2026-12-24T15:00:00Z',
    quarterAhead(house, 2 * 3_600_000),
    '2027-03-01T15:00:00Z',
    '2026-11-10T15:00:00Z',
  ]
  for (const starts_at of wrong) expect([starts_at, await refused(starts_at)]).toEqual([starts_at, 'slot_not_offered'])
  await mara(appointments.saveSchedule, { body: { takes_appointments: false } })
  expect(await refused('2026-12-23T15:00:00Z')).toBe('slot_not_offered')
  expect((await slotsOf(two.mara.id)).slots).toEqual([])
  await mara(appointments.saveSchedule, { body: { takes_appointments: true } })
  expect((await askFor(house, two, '2026-12-23T15:00:00Z')).status).toBe(201)
})

test('declining says why and frees the time; the note and the reason hold no contact details', async () => {
  const two = await bookable(house)
  const starts_at = ahead(7)
  const body = {
    reader_id: two.mara.id,
    starts_at,
    minutes: 30,
    channel: 'chat',
    note: 'Write to ida@example.org',
  } as const
  const ida = await asNow(house, two.ida, 'CLIENT')
  expect((await ida(appointments.ask, { body })).problem).toMatchObject({
    code: 'contact_details',
    reasons: { fields: { note: { code: 'no_contact_details' } } },
  })
  const { data } = await ida(appointments.ask, { body: { ...body, note: 'About the boat.' } })
  const mara = await asNow(house, two.mara, 'READER')
  const say = (reason: string) => mara(appointments.decline, { body: { id: data.id, reason } })
  expect((await say('Write to mara@example.org')).problem.code).toBe('contact_details')
  expect((await say('I travel that day.')).data).toMatchObject({
    state: 'declined',
    reason: 'I travel that day.',
    may: [],
  })
  expect((await say('I travel that day.')).problem.reasons?.detail?.code).toBe('appointment_moved')
  expect(await listed(house, two.ida, 'CLIENT', 'past')).toMatchObject([
    { reason: 'I travel that day.', note: 'About the boat.' },
  ])
  expect((await askFor(house, two, starts_at)).status).toBe(201)
})

test('who has refused the other books nothing with them, and a channel that is off is not on offer', async () => {
  const two = await bookable(house)
  const ida = await asNow(house, two.ida, 'CLIENT')
  const body = { reader_id: two.mara.id, starts_at: ahead(2), minutes: 30 } as const
  expect((await ida(appointments.ask, { body: { ...body, channel: 'phone' } })).problem.fields).toHaveProperty(
    'channel',
  )
  const mara = await asNow(house, two.mara, 'READER')
  await mara(bans.ban, { body: { client_id: two.ida.id, reason: 'Rude.' } })
  expect((await ida(appointments.ask, { body: { ...body, channel: 'chat' } })).problem.code).toBe('banned')
  expect((await ida(appointments.hold, { body })).problem.code).toBe('banned')
})

test('a client has so many at once and no more', async () => {
  const two = await bookable(house)
  for (let at = 0; at < appointmentsMax; at++) expect((await askFor(house, two, ahead(10 + at))).status).toBe(201)
  expect((await askFor(house, two, ahead(30))).problem).toMatchObject({ code: 'limit_reached' })
  const [first] = await listed(house, two.ida, 'CLIENT', 'asked')
  await (
    await asNow(house, two.ida, 'CLIENT')
  )(appointments.cancel, { body: { id: first!.id } })
  expect((await askFor(house, two, ahead(30))).status).toBe(201)
})

test('a week, its exceptions and the switch are kept as they were said, and what is wrong in them is refused', async () => {
  const { mara } = await bookable(house)
  const call = await asNow(house, mara, 'READER')
  const exceptions = [
    { day: '2026-12-24', hours: [] },
    { day: '2026-12-31', hours: [{ from: '10:00', to: '24:00' }] },
  ]
  const schedule = [{ weekday: 2, from: '09:00', to: '17:00' }]
  const saved = await call(appointments.saveSchedule, { body: { schedule, exceptions, takes_appointments: false } })
  expect(saved.data).toEqual({ time_zone: 'America/New_York', takes_appointments: false, schedule, exceptions })
  expect((await call(appointments.schedule)).data).toEqual(saved.data)
  const wrong = async (body: object) => (await call(appointments.saveSchedule, { body })).problem.reasons?.fields
  expect(await wrong({ exceptions: [exceptions[0], exceptions[0]] })).toEqual({ 'exceptions.1': { code: 'day_twice' } })
  expect(await wrong({ exceptions: [{ day: '2026-12-24', hours: [{ from: '10:00', to: '10:00' }] }] })).toEqual({
    'exceptions.0': { code: 'hours_turned' },
  })
  expect(await wrong({ schedule: [{ weekday: 2, from: '17:00', to: '09:00' }] })).toEqual({
    'schedule.0': { code: 'hours_turned' },
  })
})
