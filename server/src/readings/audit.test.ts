import { expect, test } from 'vitest'
import { readings } from '@evenlight/contract/readings'
import { openHouse } from '../../test/house.ts'
import { pair, pass, started } from '../../test/readings.ts'
import { findsAfter } from '../../test/tampering.ts'
import { audit } from './audit.ts'

const house = await openHouse()
const people = await pair(house, { free_seconds: 60, paid_seconds: 600 })
const reading = await started(house, people, { continue_on_paid: true })
await reading.tabs.reader.say('chat:message', { chat_id: reading.id, client_msg_id: 'one-message', body: 'Hello.' })
await pass(house, reading, 80_000)
await people.client.call(readings.update, { body: { chat_id: reading.id, action: 'standby' } })
await pass(house, reading, 10_000)
await people.client.call(readings.update, { body: { chat_id: reading.id, action: 'resume' } })
await pass(house, reading, 20_300)
await people.client.call(readings.end, { body: { chat_id: reading.id } })
reading.close()

test('a reading that went its way contradicts nothing', async () => {
  expect(await house.audit()).toEqual([])
})

test.each([
  [
    'a receipt says what the books took',
    'update reading set free_seconds = free_seconds - 1, paid_seconds = paid_seconds + 1',
  ],
  [
    'the seconds of a receipt are its billed spans, floored once',
    'update reading_billed set span = tstzrange(lower(span), upper(span) - make_interval(secs => 2))',
  ],
  [
    'nothing is billed but in a settled reading, after its start and before its end',
    'update reading set started_at = started_at + make_interval(secs => 5)',
  ],
  [
    'nothing is billed while somebody was not there',
    'update reading_presence set to_at = to_at - make_interval(secs => 30)',
  ],
  ['nothing is billed while the clock was stopped', 'update reading_stop set to_at = to_at + make_interval(secs => 5)'],
  ['what is over holds nothing and nobody is in it', 'update reading_presence set to_at = null'],
  ['numbers of messages have no gap', 'update chat_message set seq = 7'],
])('%s: tampering is found', async (promise, tampering) => {
  const found = await findsAfter(house.database, { audit }, tampering)
  expect(found.pass).toContain(promise)
  expect(found.look).toContain(promise)
})

test('by night, whom one has met is counted again', async () => {
  const met = 'whom one has met is counted by what was settled'
  for (const tampering of ['update reading_met set readings = readings + 1', 'delete from reading_met'])
    expect((await findsAfter(house.database, { audit }, tampering)).pass).toContain(met)
})
