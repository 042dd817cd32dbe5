import { appointments } from '@evenlight/contract/appointments'
import { care } from '@evenlight/contract/care'
import { orders } from '@evenlight/contract/orders'
import { paging } from '@evenlight/contract/paging'
import { expect, test } from 'vitest'
import { asNow, dayMs, listed, quarterAhead } from '../../test/appointments.ts'
import { openHouse } from '../../test/house.ts'
import { openOrders } from '../../test/orders.ts'
import { apart, pagingIn } from '../../test/paging.ts'
import { admin } from '../../test/people.ts'

const house = await openHouse({ demo: true })
const { page, answer, pagesOf, timesIn } = pagingIn(house)
const WORDS = 'Honestly, I do not want to live anymore.'
const FINE = 'I drew the Death card on Sunday. Can we look at it?'
const boss = await admin(house)
const signOf = async (id: string) => {
  const desk = await asNow(house, boss, 'ADMIN')
  const { data } = await desk(care.signs, { query: {} })
  expect(JSON.stringify(data)).not.toContain('live anymore')
  return data.find((one) => one.id === id)
}
/** On whose time line the sign stands. */
const whose = async (id: string) => {
  const { rows } = await house.database.pool.query('select person_id from care_sign where id = $1', [id])
  return (rows[0] as { person_id: string } | undefined)?.person_id
}

test('the note of an appointment goes as it is; its client and its reader see the sign, and the desk', async () => {
  const two = await apart(house)
  const ida = await asNow(house, two.ida, 'CLIENT')
  const book = (days: number, note: string) => {
    const when = { starts_at: quarterAhead(house, days * dayMs), minutes: 30 } as const
    return ida(appointments.ask, { body: { reader_id: two.mara.id, ...when, channel: 'chat', note } })
  }
  const [grave, fine] = [(await book(2, WORDS)).data, (await book(3, FINE)).data]
  expect([grave.note, grave.care, fine.care]).toEqual([WORDS, 'client', undefined])
  expect(await listed(house, two.mara, 'READER', 'asked')).toMatchObject([{ id: grave.id, care: 'client' }, {}])
  const people = [{ id: two.ida.id }, { id: two.mara.id }]
  expect(await signOf(grave.id)).toMatchObject({ kind: 'appointment', open: true, people })
  expect([await whose(grave.id), await signOf(fine.id)]).toEqual([two.ida.id, undefined])
  await ida(appointments.cancel, { body: { id: grave.id } })
  expect((await signOf(grave.id))?.open).toBe(false)
  const past = async () => (await listed(house, two.ida, 'CLIENT', 'past')).find(({ id }) => id === grave.id)
  await house.clock.advance(dayMs)
  expect((await past())?.care).toBe('client')
  await house.clock.advance(6 * dayMs)
  expect(await past()).not.toHaveProperty('care')
})

test('what a reader gives as a reason is looked at, too; their client is not told of it', async () => {
  const two = await apart(house)
  const ida = await asNow(house, two.ida, 'CLIENT')
  const when = { starts_at: quarterAhead(house, 2 * dayMs), minutes: 30 } as const
  const { data } = await ida(appointments.ask, { body: { reader_id: two.mara.id, ...when, channel: 'chat' } })
  const mara = await asNow(house, two.mara, 'READER')
  const said = await mara(appointments.decline, { body: { id: data.id, reason: WORDS } })
  expect(said.data.care).toBe('reader')
  expect((await listed(house, two.ida, 'CLIENT', 'past'))[0]).not.toHaveProperty('care')
  expect(await signOf(data.id)).toMatchObject({ kind: 'appointment', open: false })
  expect(await whose(data.id)).toBe(two.mara.id)
})

test('a sign is of whoever wrote such words last, for the desk and on time lines', async () => {
  const two = await apart(house)
  const ida = await asNow(house, two.ida, 'CLIENT')
  const when = { starts_at: quarterAhead(house, 2 * dayMs), minutes: 30 } as const
  const { data } = await ida(appointments.ask, { body: { reader_id: two.mara.id, ...when, channel: 'chat' } })
  const mara = await asNow(house, two.mara, 'READER')
  const later = { id: data.id, starts_at: quarterAhead(house, 3 * dayMs), reason: WORDS }
  expect((await mara(appointments.counter, { body: later })).data.care).toBe('reader')
  expect([(await signOf(data.id))?.by, await whose(data.id)]).toEqual(['reader', two.mara.id])
  await ida(appointments.decline, { body: { id: data.id, reason: WORDS } })
  expect([(await signOf(data.id))?.by, await whose(data.id)]).toEqual(['client', two.ida.id])
})

test('a reader who answers such a note in its words takes nothing from its client', async () => {
  const two = await apart(house)
  const ida = await asNow(house, two.ida, 'CLIENT')
  const when = { starts_at: quarterAhead(house, 2 * dayMs), minutes: 30 } as const
  const { data } = await ida(appointments.ask, {
    body: { reader_id: two.mara.id, ...when, channel: 'chat', note: WORDS },
  })
  const mara = await asNow(house, two.mara, 'READER')
  const said = await mara(appointments.decline, { body: { id: data.id, reason: `You write: ${WORDS}` } })
  expect(said.data.care).toBe('client')
  expect((await listed(house, two.ida, 'CLIENT', 'past'))[0]?.care).toBe('client')
  expect(await whose(data.id)).toBe(two.ida.id)
})

test('a page to several is one sign, open as long as one of them is, and follows into the appointment', async () => {
  const { ida, mara, noor } = await apart(house)
  const { data } = await page(ida, [mara, noor], { comment: WORDS, when: timesIn() })
  expect(data.map((one) => one.care)).toEqual([true, true])
  const sign = await signOf(data[0]!.id)
  expect(sign).toMatchObject({ kind: 'page', open: true, people: [{ id: ida.id }, { id: mara.id }] })
  expect([await whose(data[0]!.id), await signOf(data[1]!.id)]).toEqual([ida.id, undefined])
  expect(await pagesOf(noor)).toMatchObject([{ care: true }])
  await answer(mara, data[0]!.id, 'cannot')
  expect((await signOf(data[0]!.id))?.open).toBe(true)
  await answer(noor, data[1]!.id, 'at', timesIn()[0])
  expect((await signOf(data[0]!.id))?.open).toBe(false)
  expect(await listed(house, noor, 'READER')).toMatchObject([{ care: 'client', note: WORDS }])
  const fine = await page(ida, [mara], { comment: FINE })
  expect(fine.data[0]).not.toHaveProperty('care')
})

test('a page that is let go takes its sign along', async () => {
  const { ida, mara } = await apart(house)
  const { data } = await page(ida, [mara], { comment: WORDS })
  const id = data[0]!.id
  await (
    await asNow(house, ida, 'CLIENT')
  )(paging.withdraw, { body: { page_id: id } })
  await house.clock.advance(91 * dayMs)
  await house.features.paging.schedules['paging.forget'].work()
  expect([await pagesOf(ida, 'past'), await signOf(id)]).toEqual([[], undefined])
})

test('a reader’s answer by e-mail is looked at when it is said, unless it answers such words', async () => {
  const { ida, mara, order, answer: say, see } = await openOrders(house)
  const [plain, asked] = [await order([FINE]), await order([WORDS])]
  await say(plain, { action: 'draft', answers: [WORDS] })
  expect([(await see(mara, plain)).care_own, await signOf(plain)]).toEqual([undefined, undefined])
  await say(plain, { action: 'deliver', answers: [WORDS] })
  expect(await see(mara, plain)).toMatchObject({ care: false, care_own: true })
  expect(await signOf(plain)).toMatchObject({ kind: 'order', open: false })
  expect([await whose(plain), await whose(asked)]).toEqual([mara.id, ida.id])
  const back = 'You write that you do not want to live anymore. ' + WORDS
  await say(asked, { action: 'deliver', answers: [back] })
  expect(await see(mara, asked)).not.toHaveProperty('care_own')
})

test('a client is told nothing of their reader’s words', async () => {
  const { ida, mara, order, deliver, see, answer: say } = await openOrders(house)
  const id = await order([FINE])
  await deliver(id)
  const client = await asNow(house, ida, 'CLIENT')
  await client(orders.clarify, { body: { order_id: id, question: 'Which of the two?' } })
  await say(id, { action: 'explain', text: WORDS })
  expect(await see(ida, id)).not.toHaveProperty('care_own')
  expect(await signOf(id)).toMatchObject({ kind: 'order', by: 'reader' })
  expect(await whose(id)).toBe(mara.id)
})
