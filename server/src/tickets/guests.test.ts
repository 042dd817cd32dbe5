import { expect, test } from 'vitest'
import { tickets } from '@evenlight/contract/tickets'
import { openHouse } from '../../test/house.ts'
import { admin, client } from '../../test/people.ts'
import { guestKeptMs } from './rules.ts'
import { forgetGuests } from './store.ts'

const house = await openHouse()
const desk = await admin(house)
const question = {
  name: 'Nora',
  email: 'nora@mail.test',
  topic: 'account' as const,
  subject: 'The code does not come',
  body: 'I asked for it twice.',
}
const write = (more: object = {}, key?: string) => house.call(tickets.write, { body: { ...question, ...more }, key })
const newest = async () => (await desk.call(tickets.index, { query: { state: 'open' } })).data.at(-1)!

test('who is not signed in asks, and the answer goes to their address with nothing that they typed', async () => {
  const { reference, care } = (await write({ email: 'asks@mail.test' })).data
  expect(care).toBe(false)
  const asked = await newest()
  expect(asked).toMatchObject({ guest: { name: 'Nora', email: 'asks@mail.test' }, subject: question.subject })
  expect(asked.member).toBeUndefined()
  expect(await house.mails('asks@mail.test')).toEqual([])

  const body = { ticket_id: asked.id, body: 'Look where unwanted mail goes.' }
  const thread = (await desk.call(tickets.answer, { body })).data
  expect(thread).toMatchObject({ reference, state: 'answered', lines: [{ from: 'member' }, { from: 'desk' }] })
  const [letter] = await house.mails('asks@mail.test')
  expect(letter!.subject).toContain(reference)
  expect(letter!.body).toContain('Look where unwanted mail goes.')
  for (const typed of [question.subject, question.body]) expect(letter!.subject + letter!.body).not.toContain(typed)
})

test('a key asks once, and nobody but the desk reads it', async () => {
  const key = 'a-key-of-one-question'
  const [first, again] = [await write({ subject: 'Once' }, key), await write({ subject: 'Once' }, key)]
  expect(again.data).toEqual(first.data)
  const all = (await desk.call(tickets.index, { query: { state: 'open', limit: '100' } })).data
  const [asked, ...more] = all.filter(({ subject }) => subject === 'Once')
  expect(more).toEqual([])
  const ida = await client(house)
  expect((await ida.call(tickets.one, { params: { id: asked!.id } })).problem.code).toBe('not_found')
  const add = { body: { ticket_id: asked!.id, body: 'Mine.' } }
  expect((await ida.call(tickets.add, add)).problem.code).toBe('not_found')
  expect((await ida.call(tickets.close, { body: { ticket_id: asked!.id } })).problem.code).toBe('not_found')
})

test('words that may mean that somebody is not safe come first at the desk, and the writer is told who helps', async () => {
  await write()
  expect((await write({ subject: 'Tonight', body: 'I want to kill myself.' })).data.care).toBe(true)
  const [first] = (await desk.call(tickets.index, { query: { state: 'open' } })).data
  expect(first).toMatchObject({ subject: 'Tonight', care: true })
})

test('a card number is refused, and so is an address that is none', async () => {
  expect((await write({ body: 'It is 4111 1111 1111 1111.' })).problem.code).toBe('card_data_refused')
  expect((await write({ email: 'nora at home' })).problem.fields?.email).toBeDefined()
})

test('a year after the last word the name and the address are let go, and the words stay', async () => {
  await write({ email: 'old@mail.test', subject: 'Long ago' })
  const asked = (await desk.call(tickets.index, { query: { limit: '100' } })).data.find(
    ({ guest }) => guest?.email === 'old@mail.test',
  )!
  const forget = (afterMs: number) =>
    house.database.transaction((tx) => forgetGuests(tx, Date.parse(asked.changed_at) + afterMs - guestKeptMs, 500))
  const kept = async () => (await desk.call(tickets.one, { params: { id: asked.id } })).data
  await forget(guestKeptMs)
  expect((await kept()).guest?.email).toBe('old@mail.test')
  expect(await forget(guestKeptMs + 1)).toBeGreaterThan(0)
  expect(await kept()).toMatchObject({ subject: 'Long ago', lines: [{ body: question.body }] })
  expect((await kept()).guest).toBeUndefined()
  const answer = { ticket_id: asked.id, body: 'Too late.' }
  expect((await desk.call(tickets.answer, { body: answer })).status).toBe(201)
  expect(await house.mails('old@mail.test')).toEqual([])
})
