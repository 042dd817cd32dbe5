import { phone } from '@evenlight/contract/phone'
import { readings } from '@evenlight/contract/readings'
import type { House } from './house.ts'
import { client, type TestPerson } from './people.ts'
import { onlineReader } from './readings.ts'
import type { FakeTwilio } from './twilio.ts'

let count = 100
/** Confirms a telephone of somebody's, by the code that was sent to it. */
export const withPhone = async (twilio: FakeTwilio, person: TestPerson) => {
  const number = `+1 (202) 555-0${++count}`
  const sent = await person.call(phone.sendCode, { body: { number, by: 'sms' } })
  if (sent.problem) throw new Error(JSON.stringify(sent.problem))
  const code = /\d{6}/.exec(twilio.messages.at(-1)!.body)![0]
  const { problem } = await person.call(phone.confirm, { body: { code } })
  if (problem) throw new Error(JSON.stringify(problem))
  return person
}
/** A client with time and a reader who takes phone readings, both with a telephone. */
export const phonePair = async (house: House, twilio: FakeTwilio, time = { paid_seconds: 600, free_seconds: 300 }) => {
  const people = { client: await client(house, time), reader: await onlineReader(house) }
  await withPhone(twilio, people.client)
  await withPhone(twilio, people.reader)
  await people.reader.call(phone.updateStatus, { body: { on: true } })
  return people
}
/** Asked for, accepted, and both telephones ring. */
export const ringing = async (
  house: House,
  twilio: FakeTwilio,
  people: { client: TestPerson; reader: TestPerson },
  asked: { limit_seconds?: number } = {},
) => {
  const before = twilio.calls.length
  const { data, problem } = await people.client.call(readings.request, {
    body: { reader_id: people.reader.id, channel: 'phone', ...asked },
  })
  if (problem) throw new Error(JSON.stringify(problem))
  await people.reader.call(readings.update, { body: { chat_id: data.id, action: 'accept' } })
  await house.jobs.drain()
  const [one, other] = twilio.calls.slice(before)
  return { id: data.id, calls: [one!, other!] as const }
}
