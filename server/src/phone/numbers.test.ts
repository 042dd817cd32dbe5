import { phone } from '@evenlight/contract/phone'
import { readerPage } from '@evenlight/contract/reader-page'
import { readers } from '@evenlight/contract/readers'
import { readings } from '@evenlight/contract/readings'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { admin, client, setPerson } from '../../test/people.ts'
import { phonePair, ringing, withPhone } from '../../test/phones.ts'
import { onlineReader } from '../../test/readings.ts'
import { openTwilio } from '../../test/twilio.ts'
import { own } from './own-store.ts'

const twilio = await openTwilio()
afterAll(twilio.close)
const house = await openHouse({ carrier: twilio.account, url: 'https://evenlight.test' })
beforeEach(() => {
  twilio.state.fault = 'none'
})
const codeSent = () => /\d{6}/.exec(twilio.messages.at(-1)!.body)![0]
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a number is kept sealed, shown by its last digits, and counts once its code came back', async () => {
  const mara = await onlineReader(house)
  const sent = await mara.call(phone.sendCode, { body: { number: '+1 (202) 555-0123', by: 'sms' } })
  expect(sent.data).toMatchObject({ number: null, waits: '+1 ••• 23', on: false })
  expect(twilio.messages.at(-1)!.to).toBe('+12025550123')
  const on = () => mara.call(phone.updateStatus, { body: { on: true } })
  expect((await on()).problem).toMatchObject({
    code: 'wrong_state',
    reasons: { detail: { code: 'phone_number_needed' } },
  })
  expect((await mara.call(phone.confirm, { body: { code: codeSent() } })).data.number).toBe('+1 ••• 23')
  expect((await on()).data).toMatchObject({ number: '+1 ••• 23', waits: null, on: true })
  const { rows } = await house.database.pool.query<{ row: string }>('select n::text as row from phone_number n')
  expect(JSON.stringify(rows)).not.toContain('5550123')
  const boss = await admin(house)
  expect((await boss.call(phone.setting, { query: { member_id: mara.id } })).data.number).toBe('+1 ••• 23')
  const stranger = await client(house)
  expect((await stranger.call(phone.setting, { query: { member_id: mara.id } })).problem.code).toBe('wrong_role')
})

test('a copy of their data gives somebody their number as it is', async () => {
  const ida = await client(house)
  await ida.call(phone.sendCode, { body: { number: '+1 (202) 555-0177', by: 'sms' } })
  await ida.call(phone.confirm, { body: { code: codeSent() } })
  const page = { personId: ida.id, after: '', most: 10 }
  const { rows } = await own.told![0]!.read(house.database.db, house.parts.keys, page)
  expect(rows).toMatchObject([{ person_id: ida.id, number: '+12025550177' }])
  expect(rows[0]).not.toHaveProperty('sealed')
})

test('a code is for one number, ten minutes and five tries', async () => {
  const ida = await client(house)
  const send = (number: string) => ida.call(phone.sendCode, { body: { number, by: 'sms' } })
  const confirm = async (code: string) => (await ida.call(phone.confirm, { body: { code } })).problem
  expect((await confirm('123456'))?.reasons?.detail).toEqual({ code: 'phone_code_none' })
  await send('+12025550124')
  const first = codeSent()
  await send('+12025550125')
  if (first !== codeSent()) expect((await confirm(first))?.code).toBe('code_wrong')
  const last = codeSent()
  for (let tries = 1; tries < 5; tries++) await confirm(other(last))
  expect((await confirm(last))?.reasons?.detail).toEqual({ code: 'phone_code_tries' })
  await send('+12025550126')
  await house.clock.advance(600_000)
  expect((await confirm(codeSent()))?.code).toBe('code_wrong')
})

test('a number that the carrier refuses is told at the field; a silent one is told as that', async () => {
  const ida = await client(house)
  const send = async () => (await ida.call(phone.sendCode, { body: { number: '+12025550127', by: 'call' } })).problem
  twilio.state.fault = 'refuses'
  expect((await send()).reasons?.fields).toEqual({ number: { code: 'phone_refused' } })
  twilio.state.fault = 'silent'
  expect((await send()).reasons?.detail).toEqual({ code: 'phone_silent' })
  expect(house.logged()).not.toContain('2025550127')
})

test('the public list holds who can be rung, and the desk can’t say otherwise', async () => {
  const people = await phonePair(house, twilio)
  const listed = async () => (await house.call(readers.phoneReaders, { query: {} })).data.map(({ id }) => id)
  expect(await listed()).toContain(people.reader.id)
  const off = await onlineReader(house)
  await off.call(readerPage.saveDesk, { body: { channels: ['chat', 'phone'] } })
  expect(await listed()).not.toContain(off.id)
  await people.reader.call(readerPage.saveDesk, { body: { channels: ['chat'] } })
  expect(await listed()).toContain(people.reader.id)
  await people.reader.call(phone.remove, { body: {} })
  expect(await listed()).not.toContain(people.reader.id)
})

test('a phone reading needs paid time, both numbers, and the reader’s hours', async () => {
  const people = await phonePair(house, twilio, { paid_seconds: 30, free_seconds: 600 })
  const ask = async (who = people.client) =>
    (await who.call(readings.request, { body: { reader_id: people.reader.id, channel: 'phone' } })).problem
  expect((await ask())?.code).toBe('not_enough_time')
  const ida = await client(house, { paid_seconds: 600 })
  expect((await ask(ida))?.reasons?.detail).toEqual({ code: 'phone_number_needed' })
  await withPhone(twilio, ida)
  // The house stands on a Friday, at noon.
  const hours = [{ weekday: 5, from: '13:00', to: '14:00' }]
  await people.reader.call(phone.updateStatus, { body: { on: true, hours } })
  expect((await ask(ida))?.reasons?.detail).toEqual({ code: 'phone_off' })
  await people.reader.call(phone.updateStatus, {
    body: { on: true, hours: [{ weekday: 5, from: '11:00', to: '14:00' }] },
  })
  expect(await ask(ida)).toBeUndefined()
})

test('a site without a carrier rings nobody and says so', async () => {
  const bare = await openHouse()
  const mara = await onlineReader(bare)
  expect((await mara.call(phone.setting, { query: {} })).data.can_ring).toBe(false)
  const { problem } = await mara.call(phone.updateStatus, { body: { on: true } })
  expect(problem.reasons?.detail).toEqual({ code: 'phone_unavailable' })
})

test('whoever picks up is spoken to in their own language, in a voice that speaks it', async () => {
  const people = await phonePair(house, twilio)
  await setPerson(house, people.client.id, { locale: 'ar-EG' })
  await setPerson(house, people.reader.id, { locale: 'es-MX' })
  const { calls } = await ringing(house, twilio, people)
  expect(calls.map(({ twiml }) => twiml)).toEqual([
    expect.stringContaining('<Say language="arb">معك Evenlight بشأن قراءتك الهاتفية.'),
    expect.stringContaining('<Say language="es-US">Te llama Evenlight para tu lectura por teléfono.'),
  ])
  const ida = await client(house)
  const codeBy = async (locale: string) => {
    await setPerson(house, ida.id, { locale })
    await ida.call(phone.sendCode, { body: { number: '+12025550128', by: 'call' } })
    return twilio.calls.at(-1)!.twiml
  }
  expect(await codeBy('es-ES')).toMatch(/(<Say language="es-US">Tu código de Evenlight es (\d, ){5}\d\.<\/Say>){3}/)
  expect(await codeBy('fr-FR')).toMatch(/(<Say language="en-US">Your Evenlight code is (\d, ){5}\d\.<\/Say>){3}/)
})
