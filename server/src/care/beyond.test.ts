import { care } from '@evenlight/contract/care'
import { favorites } from '@evenlight/contract/favorites'
import { messages } from '@evenlight/contract/messages'
import { moderation } from '@evenlight/contract/moderation'
import { readings } from '@evenlight/contract/readings'
import { tickets } from '@evenlight/contract/tickets'
import { beforeAll, describe, expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { approve, write } from '../../test/messages.ts'
import { admin, type TestPerson } from '../../test/people.ts'
import { pair, type Pair } from '../../test/readings.ts'
import { tab } from '../../test/sockets.ts'

const house = await openHouse()
const WORDS = 'Honestly, I do not want to live anymore.'
const [people, desk] = [await pair(house), await admin(house)]
beforeAll(async () => {
  await people.client.call(favorites.save, { body: { reader_id: people.reader.id, favorite: true } })
})
const held = async (text: string) => {
  await house.clock.advance(1000)
  return write(people, text)
}
const signs = async () => (await desk.call(care.signs, { query: {} })).data
const signOf = async (id: string) => (await signs()).find((one) => one.id === id)
const unseen = async (who = desk) => {
  const url = `${care.signs.path}?limit=1`
  const { json } = await house.app.inject({ url, headers: { authorization: `Bearer ${who.token}` } })
  return (json() as { waiting: number }).waiting
}
const detail = (who: TestPerson, id: string) => who.call(messages.detail, { params: { id } })

describe('a message', () => {
  test('is held as ever; its writer, and nobody they write to, sees the sign', async () => {
    const sent = await held(WORDS)
    expect(sent).toMatchObject({ message: WORDS, state: 'waiting', care: true })
    expect((await detail(people.client, sent.id)).data.care).toBe(true)
    await approve(house, desk, sent.id)
    const theirs = (await detail(people.reader, sent.id)).data
    expect(theirs.message).toBe(WORDS)
    expect(theirs).not.toHaveProperty('care')
    expect((await people.reader.call(messages.inbox)).data[0]).not.toHaveProperty('care')
    expect((await people.client.call(messages.sent)).data[0]).toMatchObject({ id: sent.id, care: true })
  })

  test('that is harmless bears no mark', async () => {
    const sent = await held('The Death card and the Hanged Man: shall we talk about them on Monday?')
    expect(sent).not.toHaveProperty('care')
    expect(await signOf(sent.id)).toBeUndefined()
    await approve(house, desk, sent.id)
  })

  test('stands first in the queue, marked, page after page', async () => {
    const ids = [(await held('One.')).id, (await held('Two.')).id, (await held(WORDS)).id, (await held(WORDS)).id]
    const seen: [string, boolean | undefined][] = []
    for (let after: string | null = ''; after !== null;) {
      const query: Record<string, string> = { limit: '1', ...(after && { after }) }
      const headers = { authorization: `Bearer ${desk.token}` }
      const answer = await house.app.inject({ url: moderation.queue.path, query, headers })
      const page = answer.json() as { data: { id: string; care?: boolean }[]; next: string | null }
      seen.push(...page.data.map(({ id, care }): [string, boolean | undefined] => [id, care]))
      after = page.next
    }
    const [one, two, three, four] = ids
    expect(seen).toEqual([
      [three, true],
      [four, true],
      [one, undefined],
      [two, undefined],
    ])
    for (const id of ids) await approve(house, desk, id)
  })

  test('is noted for the desk without its words, told live, and whoever decides on it has seen it', async () => {
    const at = await tab(house, desk)
    const before = await unseen()
    const { id } = await held(WORDS)
    const sign = await signOf(id)
    const two = [{ id: people.client.id, name: people.client.username }, { id: people.reader.id }]
    expect(sign).toMatchObject({ kind: 'message', people: two, by: 'client', open: true })
    expect(JSON.stringify(sign)).not.toContain('live anymore')
    expect(await unseen()).toBe(before + 1)
    await desk.call(moderation.approve, { params: { id }, body: {} })
    expect(await signOf(id)).toMatchObject({ open: false, seen: { by: { id: desk.id } } })
    expect(await unseen()).toBe(before)
    await at.say('chat:typing', { chat_id: 'cht_nothing_here' })
    expect(at.heard('care:changed')).toEqual([{ id }, { id }])
    at.close()
  })
})

test('a message of a reader is a sign of the reader', async () => {
  await house.clock.advance(1000)
  const said = { client_id: people.client.id, reader_id: people.reader.id, type: 'READER', message: WORDS }
  const { status, data } = await people.reader.call(messages.create, { body: said })
  expect([status, (await signOf(data.id))?.by]).toEqual([201, 'reader'])
  await approve(house, desk, data.id)
})

describe('a question asked with a request', () => {
  const request = (two: Pair, question: string) =>
    two.client.call(readings.request, { body: { reader_id: two.reader.id, channel: 'chat', question } })

  test('is delivered, tells both, and the desk', async () => {
    const two = await pair(house)
    const at = await tab(house, two.reader)
    const { status, data } = await request(two, WORDS)
    expect([status, data.question, data.question_care]).toEqual([201, WORDS, true])
    const [asked] = (await two.reader.call(readings.mine)).data
    expect(asked).toMatchObject({ question: WORDS, question_care: true })
    expect(at.heard('chat:requested')).toMatchObject([{ question_care: true }])
    expect(await signOf(data.id)).toMatchObject({ kind: 'question', open: true })
    at.close()
  })

  test('that is harmless tells nobody', async () => {
    const two = await pair(house)
    const { data } = await request(two, 'My brother killed himself in 2010. Is he at peace?')
    expect(data).not.toHaveProperty('question_care')
    expect(await signOf(data.id)).toBeUndefined()
  })
})

describe('a question to the house', () => {
  const ask = async (body: string, subject = 'My account') => {
    await house.clock.advance(1000)
    return (await people.client.call(tickets.ask, { body: { topic: 'account', subject, body } })).data
  }
  const first = async () => (await desk.call(tickets.index, { query: { state: 'open', limit: '3' } })).data

  test('stands first among those that wait, marked, whichever words it was', async () => {
    const plain = await ask('Where is my receipt?')
    const [grave, short] = [await ask(WORDS), await ask('Please.', 'I want to die')]
    expect([plain.care, grave.care, short.care]).toEqual([undefined, true, true])
    expect((await first()).map(({ id, care }) => [id, care])).toEqual([
      [grave.id, true],
      [short.id, true],
      [plain.id, undefined],
    ])
    await house.clock.advance(1000)
    const add = { ticket_id: plain.id, body: WORDS }
    expect((await people.client.call(tickets.add, { body: add })).data.care).toBe(true)
    expect((await first()).map(({ id }) => id)).toEqual([grave.id, short.id, plain.id])
  })

  test('is seen by whoever answers it, and news again when such words come again', async () => {
    const { id } = await ask(WORDS)
    expect(await signOf(id)).toMatchObject({ kind: 'ticket', people: [{ id: people.client.id }], open: true })
    expect(await signOf(id)).not.toHaveProperty('by')
    await desk.call(tickets.answer, { body: { ticket_id: id, body: 'How are you now?' } })
    expect(await signOf(id)).toMatchObject({ open: false, seen: { by: { id: desk.id } } })
    await people.client.call(tickets.add, { body: { ticket_id: id, body: 'Better, thank you.' } })
    expect(await signOf(id)).toMatchObject({ open: true, seen: { by: { id: desk.id } } })
    await people.client.call(tickets.add, { body: { ticket_id: id, body: WORDS } })
    expect((await signOf(id))?.seen).toBeUndefined()
  })

  test('about closing an account is none', async () => {
    const body = 'Please refund what I have not used, close my account and delete my data.'
    expect((await ask(body, 'Close my account and delete my data')).care).toBeUndefined()
  })
})

test('nothing of it is in a mail', async () => {
  for (const { email } of [people.client, people.reader, desk])
    expect(JSON.stringify(await house.mails(email))).not.toContain('live anymore')
})
