import { care } from '@evenlight/contract/care'
import { readings } from '@evenlight/contract/readings'
import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { admin, type TestPerson } from '../../test/people.ts'
import { pair, pass, started, type Opened, type Pair } from '../../test/readings.ts'

const house = await openHouse()
let sent = 0
const write = (who: TestPerson, readingId: string, body: string) =>
  who.call(readings.write, { body: { chat_id: readingId, client_msg_id: `care-${++sent}-line`, body } })
const act = (who: TestPerson, readingId: string, action: 'go_on' | 'start') =>
  who.call(readings.update, { body: { chat_id: readingId, action } })
const clockOf = async ({ client }: Pair, readingId: string) =>
  (await client.call(readings.clock, { query: { chat_id: readingId } })).data
const changedIn = (reading: Opened, side: 'client' | 'reader') =>
  reading.tabs[side].heard<{ clock: { stopped_by: string[] }; care?: { by: string } }>('chat:changed').at(-1)
const begun = async () => {
  const people = await pair(house)
  const reading = await started(house, people)
  await write(people.reader, reading.id, 'Three cards.')
  await pass(house, reading, 70_000)
  return { people, reading }
}

test('words of self-harm arrive, stop the clock for both, and nothing of the pause is billed', async () => {
  const { people, reading } = await begun()
  const { status, data } = await write(people.client, reading.id, 'I do not want to live anymore.')
  expect([status, data.body]).toEqual([201, 'I do not want to live anymore.'])
  expect(await clockOf(people, reading.id)).toMatchObject({ running: false, stopped_by: ['care'] })
  for (const side of ['client', 'reader'] as const)
    expect(changedIn(reading, side)).toMatchObject({ clock: { stopped_by: ['care'] }, care: { by: 'client' } })
  await pass(house, reading, 60_000)
  expect((await act(people.client, reading.id, 'go_on')).data.clock).toMatchObject({ running: true, stopped_by: [] })
  await pass(house, reading, 10_000)
  const { data: receipt } = await people.client.call(readings.end, { body: { chat_id: reading.id } })
  expect(receipt).toMatchObject({ free_seconds: 80, unbilled_seconds: 60 })
  expect(receipt.stretches.map(({ counted, why }) => counted ?? why.join())).toEqual(['free', 'care', 'free'])
  const told = receipt.timeline.filter(({ what }) => what.startsWith('care'))
  expect(told.map(({ what, who }) => `${who} ${what}`)).toEqual(['system care', 'system care_over'])
  reading.close()
})

test('the reader may go on after two minutes, and not before', async () => {
  const { people, reading } = await begun()
  await write(people.client, reading.id, 'I am going to kill myself tonight')
  await pass(house, reading, 118_000)
  expect((await act(people.reader, reading.id, 'go_on')).problem).toMatchObject({
    code: 'wrong_state',
    reasons: { detail: { code: 'care_first' } },
  })
  await pass(house, reading, 2000)
  expect((await act(people.reader, reading.id, 'go_on')).data.clock.stopped_by).toEqual([])
  expect((await act(people.client, reading.id, 'go_on')).status).toBe(200)
  reading.close()
})

test('by itself it happens once a reading, and what is harmless stops nothing', async () => {
  const { people, reading } = await begun()
  for (const body of ['The Death card and the Hanged Man, what do they mean?', 'My brother killed himself in 2010.'])
    await write(people.client, reading.id, body)
  expect((await clockOf(people, reading.id)).stopped_by).toEqual([])
  await write(people.client, reading.id, 'I want to die.')
  await act(people.client, reading.id, 'go_on')
  await write(people.client, reading.id, 'I really want to die.')
  expect((await clockOf(people, reading.id)).stopped_by).toEqual([])
  reading.close()
})

test('what a reader writes stops it as well, for the client to go on', async () => {
  const { people, reading } = await begun()
  await write(people.reader, reading.id, 'I want to end my life.')
  await reading.tabs.client.beat(reading.id)
  expect(changedIn(reading, 'client')?.care).toMatchObject({ by: 'reader' })
  expect((await act(people.client, reading.id, 'go_on')).data.clock.stopped_by).toEqual([])
  reading.close()
})

test('its time counts to the ten minutes that a room rests', async () => {
  const { people, reading } = await begun()
  await write(people.client, reading.id, 'I want to die.')
  await pass(house, reading, 600_000)
  const { data } = await people.client.call(readings.receipt, { params: { id: reading.id } })
  expect(data).toMatchObject({ ended_by: 'standby_too_long', free_seconds: 70, unbilled_seconds: 600 })
  reading.close()
})

test('the desk hears that a clock stood, without the words, and says that it was seen', async () => {
  const { people, reading } = await begun()
  const boss = await admin(house)
  await write(people.client, reading.id, 'I want to die.')
  const before = await boss.call(care.signs, { query: {} })
  const two = [{ id: people.client.id }, { id: people.reader.id }]
  expect(before.data[0]).toMatchObject({ id: reading.id, kind: 'pause', people: two, open: true })
  expect(JSON.stringify(before.data[0])).not.toContain('want to die')
  const { data } = await boss.call(care.see, { params: { id: reading.id } })
  expect(data.seen?.by.id).toBe(boss.id)
  const [again] = (await boss.call(care.signs, { query: {} })).data
  expect(again).toEqual(data)
  expect((await boss.call(care.see, { params: { id: 'cht_nowhere_at_all' } })).problem.code).toBe('not_found')
  reading.close()
})

test('a line is shown once an admin has confirmed it; the emergency number always', async () => {
  const boss = await admin(house)
  const { client: ida } = await pair(house)
  const help = async (country?: string) => (await ida.call(care.help, { query: { country } })).data
  expect(await help('GB')).toEqual({ country: 'GB', emergency: '999', lines: [] })
  const confirm = (confirmed: boolean) => boss.call(care.confirm, { body: { id: 'GB:116123', confirmed } })
  expect((await confirm(true)).data.confirmed?.by.id).toBe(boss.id)
  expect((await help('GB')).lines).toMatchObject([{ name: 'Samaritans', number: '116 123', always: true }])
  expect((await help('IE')).lines).toEqual([])
  expect((await confirm(false)).data.confirmed).toBeUndefined()
  expect((await help('GB')).lines).toEqual([])
  expect(await help('AQ')).toEqual({ country: 'AQ', emergency: null, lines: [] })
  expect(await help()).toEqual({ country: null, emergency: null, lines: [] })
  expect((await boss.call(care.confirm, { body: { id: 'GB:1', confirmed: true } })).problem.code).toBe('not_found')
})

test('every line has its own id, a country with an emergency number, and a page of its own', async () => {
  const { data } = await (await admin(house)).call(care.lines)
  expect(new Set(data.map(({ id }) => id)).size).toBe(data.length)
  for (const { country, url, number } of data) {
    const help = await (await admin(house)).call(care.help, { query: { country } })
    expect([country, help.data.emergency]).toEqual([country, expect.stringMatching(/^\d{3,4}$/)])
    expect(url).toMatch(/^https:/)
    expect(number).toMatch(/^[\d* -]+$/)
  }
})
