import { beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '@evenlight/contract/accounts'
import { messages } from '@evenlight/contract/messages'
import { uploads } from '@evenlight/contract/uploads'
import { openHouse } from '../../test/house.ts'
import { answer, approve, giveBack, write } from '../../test/messages.ts'
import { admin, client, reader, type TestPerson } from '../../test/people.ts'
import { good } from '../../test/pictures.ts'
import { newId } from '../kernel/ids.ts'

const house = await openHouse()
const { pool } = house.database
const desk = await admin(house)
let [ida, mara] = [await client(house), await reader(house)]
beforeEach(async () => {
  ;[ida, mara] = [await client(house), await reader(house)]
})
const pair = () => ({ client: ida, reader: mara })
const send = (by: TestPerson, body: object) => by.call(messages.create, { body: body as never })
const typed = (more: object = {}) => ({
  message: 'Would Tuesday suit you?',
  client_id: ida.id,
  reader_id: mara.id,
  type: 'CLIENT',
  image: '',
  ...more,
})
const storedCount = async () =>
  (await pool.query('select count(*)::int n from message where client_id = $1 or reader_id = $2', [ida.id, mara.id]))
    .rows[0].n as number
const picture = async (by: TestPerson) =>
  (await by.call(uploads.media, { file: new Blob([new Uint8Array((await good()).png)]) })).data
const ids = async (by: TestPerson, folder: 'inbox' | 'outbox' | 'sent', query: Record<string, string> = {}) =>
  (await by.call(messages[folder], { query })).data.map(({ id }) => id)
const detail = (by: TestPerson, id: string) => by.call(messages.detail, { params: { id } })

describe('sending', () => {
  test('holds a message as it was typed, with its picture', async () => {
    const { name } = await picture(ida)
    const { status, data } = await send(ida, typed({ message: '  Two\r\nlines \n', image: name }))
    expect(status).toBe(201)
    expect(data).toMatchObject({
      message: '  Two\nlines \n',
      client: { id: ida.id, username: ida.username },
      reader: { id: mara.id, username: mara.username },
      type: 'CLIENT',
      state: 'waiting',
      msgTranscript_image: { original_url: expect.stringContaining(name) },
    })
    expect(await ids(ida, 'outbox')).toEqual([data.id])
    expect(await ids(mara, 'inbox')).toEqual([])
    const { rows } = await pool.query('select claimed_at from upload where name = $1', [name])
    expect(rows[0].claimed_at).not.toBeNull()
  })

  test('comes from its sender and from nobody else', async () => {
    const toma = await client(house)
    const asked = [
      [ida, typed({ client_id: toma.id })],
      [ida, typed({ type: 'READER' })],
      [ida, typed({ type: 'ADMIN' })],
      [mara, typed()],
      [toma, typed()],
      [ida, typed({ client_id: mara.id, reader_id: ida.id })],
    ] as const
    for (const [by, body] of asked) expect((await send(by, body)).problem.code).toBe('not_yours')
    expect((await send(desk, typed())).problem.code).toBe('wrong_role')
    expect(await storedCount()).toBe(0)
  })

  test('says that there is nothing in it, whatever is attached', async () => {
    const { name } = await picture(ida)
    for (const message of ['', ' ', '\n\t \r\n', '\u00a0\u2003'])
      expect((await send(ida, typed({ message, image: name }))).problem.code).toBe('empty_message')
    expect(await storedCount()).toBe(0)
    const { rows } = await pool.query('select claimed_at from upload where name = $1', [name])
    expect(rows[0].claimed_at).toBeNull()
  })

  test('takes 10,000 characters, line breaks as one, and not one more', async () => {
    const long = `${'x\r\n'.repeat(4999)}xx`
    expect((await send(ida, typed({ message: long }))).data.message).toHaveLength(10_000)
    const { problem } = await send(ida, typed({ message: `${long}x` }))
    expect([problem.code, Object.keys(problem.fields ?? {})]).toEqual(['bad_input', ['message']])
  })

  test('takes no picture of somebody else', async () => {
    const theirs = await picture(mara)
    for (const image of [theirs.name, `${newId('upl')}.webp`])
      expect((await send(ida, typed({ image }))).problem.code).toBe('not_found')
    expect(await storedCount()).toBe(0)
  })

  test('happens once for one key', async () => {
    const once = () => ida.call(messages.create, { body: typed(), key: 'one-and-only' })
    const [one, two] = await Promise.all([once(), once()])
    const three = await once()
    expect([one.status, two.status, three.status]).toEqual([201, 201, 201])
    expect(new Set([one.data.id, two.data.id, three.data.id]).size).toBe(1)
    expect(await storedCount()).toBe(1)
  })
})

describe('what one sees', () => {
  test('moves from the outbox to sent and to the other’s inbox with the approval', async () => {
    const { id } = await write(pair(), 'Hello.')
    await approve(house, desk, id)
    expect([await ids(ida, 'outbox'), await ids(ida, 'sent'), await ids(mara, 'inbox')]).toEqual([[], [id], [id]])
    expect([await ids(ida, 'inbox'), await ids(mara, 'sent'), await ids(mara, 'outbox')]).toEqual([[], [], []])
    expect((await detail(mara, id)).data).toMatchObject({ message: 'Hello.', state: 'delivered' })
  })

  test('is back with its reason when it was returned, and never with the other', async () => {
    const { id } = await write(pair(), 'Hello.')
    await giveBack(house, desk, id, 'That is your number.')
    expect((await detail(ida, id)).data).toMatchObject({ state: 'returned', returned_reason: 'That is your number.' })
    expect(await ids(ida, 'outbox')).toEqual([id])
    expect((await detail(mara, id)).problem).toEqual((await detail(mara, newId('msg'))).problem)
  })

  test('has blocks where something was taken out, for both', async () => {
    const { id } = await write(pair(), 'I am at 🌙 Elm Street\nor not.')
    await approve(house, desk, id, { redactions: [{ from: 9, to: 23 }] })
    for (const who of [ida, mara]) expect((await detail(who, id)).data.message).toBe('I am at ▇▇▇▇▇▇▇▇▇▇▇▇▇\n▇r not.')
    expect(await ids(mara, 'inbox', { q: 'elm' })).toEqual([])
    expect(await ids(ida, 'sent', { q: 'elm' })).toEqual([])
  })

  test('is not there for anybody else', async () => {
    const { id } = await write(pair(), 'Hello.')
    await approve(house, desk, id)
    const other = await client(house)
    expect((await detail(other, id)).problem.code).toBe('not_found')
    const act = { body: { ids: [id], hidden: true } }
    expect((await other.call(messages.hide, act)).problem.code).toBe('not_found')
    expect((await other.call(messages.read, { body: { ids: [id] } })).problem.code).toBe('not_found')
  })

  test('is found by words and by the other’s name, in any case and accent', async () => {
    const { id } = await write(pair(), 'About the CAFÉ')
    const found = (q: string) => ids(ida, 'outbox', { q })
    expect([await found('café'), await found('cafe'), await found(mara.username.toUpperCase())]).toEqual([
      [id],
      [id],
      [id],
    ])
    expect([await found('tea'), await found(ida.username), await found('%')]).toEqual([[], [], []])
  })

  test('goes on page after page, the newest first', async () => {
    const written: string[] = []
    for (let i = 0; i < 7; i++) {
      const { id } = await write(pair(), `Number ${i}`)
      written.unshift(id)
      if (i % 3 === 2) await house.clock.advance(1000)
    }
    const walk = async (by: TestPerson, folder: 'inbox' | 'outbox') => {
      const seen: string[] = []
      for (let after: string | null = ''; after !== null;) {
        const page: { data: { id: string }[]; next: string | null | undefined } = await by.call(messages[folder], {
          query: { limit: '2', ...(after ? { after } : {}) },
        })
        seen.push(...page.data.map(({ id }) => id))
        after = page.next ?? null
      }
      return seen
    }
    expect((await walk(ida, 'outbox')).toSorted()).toEqual(written.toSorted())
    for (const id of written) await approve(house, desk, id)
    expect((await walk(mara, 'inbox')).toSorted()).toEqual(written.toSorted())
    await house.clock.advance(1000)
    const late = await write(pair(), 'The last')
    await approve(house, desk, late.id)
    expect((await ids(mara, 'inbox'))[0]).toBe(late.id)
  })
})

describe('between two', () => {
  test('stands what was delivered, both ways', async () => {
    const [one, held] = [await write(pair(), 'One.'), await write(pair(), 'Held.')]
    await approve(house, desk, one.id)
    await house.clock.advance(1000)
    const two = await answer(pair(), 'Two.')
    await approve(house, desk, two.id)
    const said = async (by: TestPerson, withId: string) =>
      (await by.call(messages.transcript, { query: { with: withId } })).data.map(({ id }) => id)
    expect(await said(ida, mara.id)).toEqual([two.id, one.id])
    expect(await said(mara, ida.id)).toEqual([two.id, one.id])
    expect(await said(mara, held.client_id)).not.toContain(held.id)
    await ida.call(messages.hide, { body: { ids: [one.id], hidden: true } })
    expect([await said(ida, mara.id), await said(mara, ida.id)]).toEqual([[two.id], [two.id, one.id]])
  })
})

describe('hiding and reading', () => {
  test('are one’s own, and hiding can be taken back', async () => {
    const { id } = await write(pair(), 'Hello.')
    await approve(house, desk, id)
    const hide = (by: TestPerson, hidden: boolean) => by.call(messages.hide, { body: { ids: [id], hidden } })
    expect((await hide(mara, true)).data.ids).toEqual([id])
    expect([await ids(mara, 'inbox'), await ids(ida, 'sent')]).toEqual([[], [id]])
    expect((await detail(mara, id)).problem.code).toBe('not_found')
    await hide(mara, false)
    expect(await ids(mara, 'inbox')).toEqual([id])
  })

  test('reading is what its recipient does, once, and the sender sees when', async () => {
    const { id } = await write(pair(), 'Hello.')
    const read = (by: TestPerson) => by.call(messages.read, { body: { ids: [id] } })
    expect((await read(mara)).problem.code).toBe('not_found')
    await approve(house, desk, id)
    expect((await read(ida)).problem.code).toBe('not_found')
    expect((await mara.call(accounts.own)).data.unread.messages).toBe(1)
    await detail(mara, id)
    expect((await detail(ida, id)).data.read_at).toBeUndefined()
    await house.clock.advance(5000)
    expect((await read(mara)).data.ids).toEqual([id])
    const at = new Date(house.clock.now()).toISOString()
    await house.clock.advance(5000)
    expect((await read(mara)).data.ids).toEqual([])
    expect((await detail(ida, id)).data.read_at).toBe(at)
    expect((await mara.call(accounts.own)).data.unread.messages).toBe(0)
  })
})

test('what a folder says of itself is one’s own, and the usual wait is that of the last approvals', async () => {
  const tabs = async (by: TestPerson) => {
    const { path } = messages.inbox
    const whole = await house.app.inject({ url: path, headers: { authorization: `Bearer ${by.token}` } })
    return whole.json() as { counts: object; usual_wait_seconds: number | null }
  }
  await pool.query('alter table message disable trigger message_rows')
  await pool.query('delete from message')
  await pool.query('alter table message enable trigger message_rows')
  for (const waitMs of [1000, 2500, 60_000, 90_000, 3000]) {
    expect((await tabs(ida)).usual_wait_seconds).toBeNull()
    const { id } = await write(pair(), 'Hello.')
    await house.clock.advance(waitMs)
    await approve(house, desk, id)
  }
  await write(pair(), 'Held.')
  const { id } = await write(pair(), 'Returned.')
  await giveBack(house, desk, id)
  expect(await tabs(ida)).toMatchObject({ counts: { unread: 0, waiting: 1, returned: 1 }, usual_wait_seconds: 3 })
  expect((await tabs(mara)).counts).toEqual({ unread: 5, waiting: 0, returned: 0 })
})

test('an admin sees what any reader sent, in every state, and it is written down', async () => {
  const { id } = await write(pair(), 'Hello.')
  await approve(house, desk, id)
  const { id: answered } = await answer(pair(), 'Held.')
  const seen = await desk.call(messages.readerSent, { query: { reader_id: mara.id } })
  expect(seen.data.map((one) => [one.id, one.state])).toEqual([[answered, 'waiting']])
  const { rows } = await pool.query(
    `select actor_id from audit where action = 'messages.reader_sent' and subject_id = $1`,
    [mara.id],
  )
  expect(rows).toEqual([{ actor_id: desk.id }])
  expect((await mara.call(messages.readerSent, { query: {} })).data).toEqual([])
  expect((await desk.call(messages.readerSent, { query: {} })).problem.code).toBe('bad_input')
})
