import { appointments } from '@evenlight/contract/appointments'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { agreed, askFor, asNow, bookable, quarterAhead } from '../../test/appointments.ts'
import { openHouse } from '../../test/house.ts'
import { client, setPerson, signIn } from '../../test/people.ts'

const house = await openHouse()
const dayMs = 86_400_000
const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
const opened = async (address: string) => {
  const { statusCode, payload, headers } = await house.app.inject({ url: new URL(address).pathname })
  return { statusCode, payload, type: headers['content-type'], cached: headers['cache-control'] }
}
const fileFor = async (token: string, query: string) => {
  const headers = { authorization: `Bearer ${token}`, accept: 'text/calendar' }
  return house.app.inject({ url: `/api/v2/reader-appointment${query}`, headers })
}

test('a file opened by somebody else’s calendar says the right instant, on either side of a clock change', async () => {
  const two = await bookable(house)
  await house.clock.advance(Date.parse('2027-03-01T00:00:00Z') - house.clock.now())
  const instants = [
    '2027-03-14T06:30:00.000Z',
    '2027-03-14T07:15:00.000Z',
    '2027-03-28T00:30:00.000Z',
    '2027-03-28T01:00:00.000Z',
  ]
  for (const starts_at of instants) await agreed(house, two, starts_at)
  const ida = await asNow(house, two.ida, 'CLIENT')
  const { url } = (await ida(appointments.setFeed, { body: {} })).data
  const { payload, type, cached } = await opened(url!)
  expect([type, cached]).toEqual(['text/calendar; charset=utf-8', 'no-store'])
  const events = read(payload)
  expect(events.map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual(instants)
  expect(events.map(({ duration }) => duration.toSeconds())).toEqual(instants.map(() => 1800))
  expect(events[0]).toMatchObject({ summary: `Reading with ${two.mara.username}` })
  expect(events[0]!.description).toBe('Sun, Mar 14, 7:30 AM (Madrid)\nSun, Mar 14, 1:30 AM (New York)')
  expect(events[1]!.description).toContain('Sun, Mar 14, 3:15 AM (New York)')
})

test.each([
  ['es-MX', 'Lectura con ', /[ap]\.\s?m\. \(Madrid\)/],
  ['ar', 'قراءة مع ', /[صم] \(Madrid\)/],
])('a calendar is written in the language of whoever has it: %s', async (locale, words, time) => {
  const two = await bookable(house)
  await setPerson(house, two.mara.id, { locale })
  const { id } = (await askFor(house, two, quarterAhead(house, 2 * dayMs))).data
  const [mara, ida] = [
    await signIn(house, { id: two.mara.id, role: 'READER' }),
    await signIn(house, { id: two.ida.id, role: 'CLIENT' }),
  ]
  const [theirs] = read((await fileFor(mara.access, `?id=${id}`)).payload)
  expect(theirs).toMatchObject({ summary: words + two.ida.username })
  expect(theirs!.description).toMatch(time)
  const [hers] = read((await fileFor(ida.access, `?id=${id}`)).payload)
  expect(hers).toMatchObject({ summary: `Reading with ${two.mara.username}` })
})

test('one appointment is a file for its two people and nobody else, and never says what was written', async () => {
  const two = await bookable(house)
  const ida = await asNow(house, two.ida, 'CLIENT')
  const starts_at = quarterAhead(house, 3 * dayMs)
  const body = { reader_id: two.mara.id, starts_at, minutes: 45, channel: 'chat', note: 'About the boat.' } as const
  const { id } = (await ida(appointments.ask, { body })).data
  const { access } = await signIn(house, { id: two.ida.id, role: 'CLIENT' })
  const { payload } = await fileFor(access, `?id=${id}`)
  const [event] = read(payload)
  expect(event!.startDate.toJSDate().toISOString()).toBe(starts_at)
  expect(event!.duration.toSeconds()).toBe(2700)
  expect(event!.component.getFirstPropertyValue('status')).toBe('TENTATIVE')
  expect(payload).not.toContain('boat')
  const stranger = await client(house)
  expect((await fileFor(stranger.token, `?id=${id}`)).statusCode).toBe(404)
  expect(read((await fileFor(stranger.token, '')).payload)).toEqual([])
})

test('an address is renewed, taken away, and shut for who is out; no other one opens anything', async () => {
  const two = await bookable(house)
  await askFor(house, two, quarterAhead(house, 2 * dayMs))
  const mara = await asNow(house, two.mara, 'READER')
  expect((await mara(appointments.feed)).data).toEqual({ url: null })
  const make = async () => (await mara(appointments.setFeed, { body: {} })).data.url!
  const first = await make()
  expect((await mara(appointments.feed)).data).toEqual({ url: first })
  expect(read((await opened(first)).payload)).toMatchObject([{ summary: `Reading with ${two.ida.username}` }])
  const second = await make()
  expect([(await opened(first)).statusCode, (await opened(second)).statusCode]).toEqual([404, 200])
  const last = second.at(-5)!
  const forged = `${second.slice(0, -5)}${last === 'A' ? 'B' : 'A'}.ics`
  expect((await opened(forged)).statusCode).toBe(404)
  const halves = [first, second].map((url) => url.slice(url.lastIndexOf('/') + 1, -4))
  const mixed = second.replace(halves[1]!, halves[1]!.slice(0, 22) + halves[0]!.slice(22))
  expect((await opened(mixed)).statusCode).toBe(404)
  await setPerson(house, two.mara.id, { blocked_at: house.clock.now(), blocked_reason: 'Threats.' })
  expect((await opened(second)).statusCode).toBe(404)
  await setPerson(house, two.mara.id, { blocked_at: null, blocked_reason: null })
  expect((await opened(second)).statusCode).toBe(200)
  const again = await asNow(house, two.mara, 'READER')
  expect((await again(appointments.setFeed, { body: { on: false } })).data).toEqual({ url: null })
  expect((await opened(second)).statusCode).toBe(404)
  expect(house.logged()).not.toContain(halves[1]!)
})
