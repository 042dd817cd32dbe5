import { beforeAll, describe, expect, test } from 'vitest'
import { readings } from '@evenlight/contract/readings'
import { favorites } from '@evenlight/contract/favorites'
import { moderation } from '@evenlight/contract/moderation'
import { openHouse } from '../../test/house.ts'
import { fillMailbox } from '../../test/mailbox.ts'
import { answer, write } from '../../test/messages.ts'
import { admin, signIn } from '../../test/people.ts'
import { rowsRead } from '../../test/plan.ts'
import { openReading, pair, type Pair } from '../../test/readings.ts'
import { newId } from '../kernel/ids.ts'
import { queueStatement, saidStatement } from './store.ts'

const house = await openHouse()
/** Two people who may write to each other. */
const acquainted = async () => {
  const two = await pair(house)
  await two.client.call(favorites.save, { body: { reader_id: two.reader.id, favorite: true } })
  return two
}
const people = await acquainted()
const desk = await admin(house)
/** A message that waits for an admin. */
const held = async (two: Pair, text: string, from: typeof write = write) => {
  const { id } = await from(two, text)
  await house.clock.advance(1000)
  return id
}
const queue = async (query: Record<string, string> = {}, token = desk.token) => {
  const answer = await house.app.inject({
    url: moderation.queue.path,
    query,
    headers: { authorization: `Bearer ${token}` },
  })
  return answer.json()
}
const rowsOf = async (action: string) => {
  const { rows } = await house.database.pool.query('select * from audit where action = $1 order by id', [action])
  return rows
}
const look = (id: string, query: { reason: string; after?: string } = { reason: 'A complaint.' }) =>
  desk.call(moderation.look, { params: { id }, query })

describe('the queue', () => {
  const ids: string[] = []
  beforeAll(async () => {
    for (let n = 0; n < 7; n++) ids.push(await held(people, `Message ${n}`, n % 2 ? answer : write))
  })

  test('has the oldest first, page by page, without what is decided', async () => {
    await desk.call(moderation.approve, { params: { id: ids[2]! }, body: { delay_seconds: 8 } })
    const seen: string[] = []
    for (let after: string | null = ''; after !== null;) {
      const page: { data: { id: string }[]; next: string | null } = await queue({
        limit: '2',
        ...(after ? { after } : {}),
      })
      expect(page.data.length).toBeLessThanOrEqual(2)
      seen.push(...page.data.map(({ id }) => id))
      after = page.next
    }
    expect(seen).toEqual(ids.filter((_, n) => n !== 2))
    await desk.call(moderation.undo, { params: { id: ids[2]! } })
    expect((await queue()).data.map(({ id }: { id: string }) => id)).toEqual(ids)
  })

  test('says how many wait and how many were done since midnight', async () => {
    expect(await queue()).toMatchObject({ waiting: 7, done_today: 0 })
    await desk.call(moderation.return, { params: { id: ids[6]! }, body: { reason: 'Too short.' } })
    await desk.call(moderation.approve, { params: { id: ids[5]! }, body: {} })
    expect(await queue({ limit: '1' })).toMatchObject({ waiting: 5, done_today: 2 })
  })

  test('writes down each time who was shown which messages', async () => {
    const before = (await rowsOf('message.queue')).length
    await queue({ limit: '2' })
    expect((await rowsOf('message.queue')).slice(before)).toMatchObject([
      { actor_id: desk.id, detail: { shown: ids.slice(0, 2) } },
    ])
  })
})

describe('a held message', () => {
  test('comes with what is marked in it, and the strikes of its sender', async () => {
    const reading = await openReading(house, people)
    const body = { chat_id: reading.id, client_msg_id: 'mail-me-there', body: 'ida@example.org' }
    await people.client.call(readings.write, { body })
    const mine = await held(people, 'Or mail ida@example.org')
    const theirs = await held(people, 'Rather not.', answer)
    const all = new Map((await queue()).data.map((one: { id: string }) => [one.id, one]))
    expect(all.get(mine)).toMatchObject({
      sender_id: people.client.id,
      marks: [{ from: 8, to: 23, kind: 'email' }],
      strikes: 1,
    })
    expect(all.get(theirs)).toMatchObject({ sender_id: people.reader.id, marks: [], strikes: 0 })
    reading.close()
  })

  test('is marked for block words as soon as they are listed, and for what only shows across messages', async () => {
    const two = await acquainted()
    const ids = []
    for (const text of ['My number is 415', '555', '0147', 'It smells of LAVENDER.']) ids.push(await held(two, text))
    const findMarks = async (id: string) => ((await look(id)).data as { message: { marks: unknown[] } }).message.marks
    expect(await findMarks(ids[3]!)).toEqual([])
    await desk.call(moderation.setBlockWords, { body: { words: ['lavender'] } })
    expect(await findMarks(ids[3]!)).toEqual([{ from: 13, to: 21, kind: 'word' }])
    expect(await findMarks(ids[2]!)).toEqual([{ from: 0, to: 4, kind: 'phone' }])
    const alone = await held(await acquainted(), '0147')
    expect(await findMarks(alone)).toEqual([])
  })

  test('is looked at with what the two wrote before, as it was typed, for a reason that is written down', async () => {
    const other = await pair(house)
    await held(other, 'Not between these two.')
    const two = { client: people.client, reader: other.reader }
    const first = await held(two, 'My number is secret.')
    await desk.call(moderation.approve, { params: { id: first }, body: { redactions: [{ from: 3, to: 9 }] } })
    const second = await held(two, 'Whose number?', answer)
    const third = await held(two, 'Mine.')
    const { data } = await look(third)
    expect(data).toMatchObject({
      message: { id: third, message: 'Mine.', state: 'waiting' },
      before: [
        { id: second, type: 'READER' },
        { id: first, message: 'My number is secret.' },
      ],
    })
    expect((data as { before: unknown[] }).before).toHaveLength(2)
    expect((await rowsOf('message.look')).at(-1)).toMatchObject({
      actor_id: desk.id,
      subject_id: third,
      reason: 'A complaint.',
    })
  })

  test('of nobody is not found, and no look is written down', async () => {
    const before = (await rowsOf('message.look')).length
    for (const id of [newId('msg'), newId('cht'), newId('usr')]) expect((await look(id)).problem.code).toBe('not_found')
    expect((await look(newId('msg'), { reason: '\n' })).problem.fields).toHaveProperty('reason')
    expect((await rowsOf('message.look')).length).toBe(before)
  })
})

test('the words of a reading are looked at in their order, page by page, each look written down', async () => {
  const reading = await openReading(house, await pair(house))
  await house.database.pool.query(
    `insert into chat_message (reading_id, seq, id, sender_id, client_msg_id, body, at)
      select $1, n, 'msg_of_a_test_' || n, $2, 'client-id-' || n, 'Word ' || n, $3 from generate_series(1, 130) n`,
    [reading.id, reading.people.client.id, new Date(house.clock.now())],
  )
  const first = await look(reading.id)
  const words = first.data as { messages: { body: string }[]; next: string | null }
  expect([words.messages.length, words.messages[0]?.body]).toEqual([100, 'Word 1'])
  const { data } = await look(reading.id, { reason: 'A complaint.', after: words.next ?? '' })
  expect(data).toMatchObject({
    chat_id: reading.id,
    next: null,
    client: { id: reading.people.client.id },
    reader: { id: reading.people.reader.id },
  })
  expect((data as typeof words).messages.map(({ body }) => body)).toEqual(
    Array.from({ length: 30 }, (_, n) => `Word ${n + 101}`),
  )
  const other = await openReading(house, await pair(house))
  expect((await look(other.id, { reason: 'A complaint.', after: words.next ?? '' })).problem.fields).toHaveProperty(
    'after',
  )
  expect(await rowsOf('chat.words')).toMatchObject([reading.id, reading.id].map((subject_id) => ({ subject_id })))
  for (const one of [reading, other]) one.close()
})

test('no member comes near any of it', async () => {
  const id = await held(people, 'Please.')
  const at = { params: { id } }
  for (const who of [people.client, people.reader]) {
    const tried = [
      await who.call(moderation.queue, { query: {} }),
      await who.call(moderation.look, { ...at, query: { reason: 'I wonder.' } }),
      await who.call(moderation.claim, at),
      await who.call(moderation.approve, { ...at, body: {} }),
      await who.call(moderation.return, { ...at, body: { reason: 'No.' } }),
      await who.call(moderation.undo, at),
      await who.call(moderation.setBlockWords, { body: { words: [] } }),
    ]
    expect(tried.map(({ problem }) => problem.code)).toEqual(tried.map(() => 'wrong_role'))
  }
  expect((await look(id)).data).toMatchObject({ message: { state: 'waiting' } })
})

test('a new day begins with nothing done', async () => {
  expect((await queue()).done_today).toBeGreaterThan(0)
  await house.clock.advance(86_400_000)
  const { access } = await signIn(house, { id: desk.id, role: 'ADMIN' })
  expect(await queue({}, access)).toMatchObject({ done_today: 0 })
})

describe('the cost of the queue', () => {
  const page = 24
  beforeAll(async () => {
    const { pool } = house.database
    // As many people as make it worth while to look them up by key.
    await fillMailbox(house.database, { clients: 500, readers: 500 }, 0, 0)
    await pool.query(
      `insert into message (id, client_id, reader_id, type, words, created_at, state, decided_by, decided_at, delivers_at, delivered_at)
        select 'msg_seeded_' || n, $1, $2, 'CLIENT', 'Words', $4::timestamptz - n * interval '1 second',
          s, d, t, case s when 'delivered' then t end, case s when 'delivered' then t end
        from generate_series(1, 6000) n cross join lateral (
          select case when n % 3 = 0 then 'waiting' else 'delivered' end s, case when n % 3 > 0 then $3 end d,
            case when n % 3 > 0 then $4::timestamptz end t) x`,
      [people.client.id, people.reader.id, desk.id, new Date(house.clock.now())],
    )
    await pool.query('analyze message, account_person, reader')
  })
  const places = [-Infinity, house.clock.now() - 3_000_000]

  test.each(places)('is a page of messages from %s on', async (from) => {
    // The message where it is found and where the page is cut out, and three names.
    const place = { afterCare: from === -Infinity, afterMs: from, afterId: '', most: page + 1 }
    expect(await rowsRead(house, queueStatement, place)).toBeLessThanOrEqual(5 * (page + 2))
  })

  test('and what each sender wrote just before', async () => {
    const rows = await house.database.pool.query<{ id: string }>(
      `select id from message where state = 'waiting' order by created_at limit ${page}`,
    )
    const ids = rows.rows.map(({ id }) => id)
    expect(await rowsRead(house, saidStatement, { ids, most: 9 })).toBeLessThanOrEqual(page * 10)
  })
})
