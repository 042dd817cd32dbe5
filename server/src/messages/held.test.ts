import { beforeEach, describe, expect, test } from 'vitest'
import { messages } from '@evenlight/contract/messages'
import { notices } from '@evenlight/contract/notices'
import { openHouse } from '../../test/house.ts'
import { answer, approve, giveBack, write } from '../../test/messages.ts'
import { admin, client, reader } from '../../test/people.ts'
import type { Tx } from '../kernel/database.ts'
import { deliverDue } from './delivery.ts'
import * as queue from '../moderation/store.ts'
import type { HeldRow } from './columns.ts'
import * as held from './held.ts'

const house = await openHouse()
const { database, parts, clock } = house
const [desk, second] = [await admin(house), await admin(house)]
const [ida, mara] = [await client(house), await reader(house)]
const pair = { client: ida, reader: mara }
let id: string
beforeEach(async () => {
  await clock.advance(1000)
  id = (await write(pair, 'Would Tuesday suit you?')).id
})
const locked = <T>(work: (tx: Tx, row: HeldRow) => Promise<T>) =>
  database.transaction(async (tx) => work(tx, await held.lockHeld(tx, id)))
const undo = () => locked((tx, row) => held.undo(tx, row))
const inbox = async () => (await mara.call(messages.inbox, { query: {} })).data.map((one) => one.id)
const own = async () => (await ida.call(messages.detail, { params: { id } })).data
const code = (wrong: unknown) => (wrong as { code?: string }).code

describe('an approval', () => {
  test('is undone until it is delivered, and the text is what it was', async () => {
    await approve(house, desk, id, { delayMs: 8000, redactions: [{ from: 6, to: 13 }] })
    expect(await inbox()).not.toContain(id)
    expect(await own()).toMatchObject({ state: 'waiting', message: 'Would Tuesday suit you?' })
    await clock.advance(7999)
    await deliverDue(parts)
    expect(await inbox()).not.toContain(id)
    await undo()
    await clock.advance(60_000)
    await deliverDue(parts)
    expect(await inbox()).not.toContain(id)
    expect(await own()).toMatchObject({ state: 'waiting', message: 'Would Tuesday suit you?' })
    expect((await queue.findMessage(database.db, id))!).toMatchObject({
      redactions: [],
      decided_by: null,
      delivers_at: null,
    })
  })

  test('is delivered when it is due, whoever looks after it by then, and then stands', async () => {
    await approve(house, desk, id, { delayMs: 8000, redactions: [{ from: 6, to: 13 }] })
    await clock.advance(8000)
    await Promise.all([deliverDue(parts), deliverDue(parts)])
    expect(await inbox()).toContain(id)
    expect((await own()).message).toBe('Would ▇▇▇▇▇▇▇ suit you?')
    expect((await queue.findMessage(database.db, id))!.typed).toBe('Would Tuesday suit you?')
    for (const act of [undo, () => approve(house, second, id), () => giveBack(house, second, id)])
      await expect(act()).rejects.toMatchObject({ code: 'wrong_state' })
    const notices = await database.pool.query("select person_id from notice where title_values->>'name' = $1", [
      ida.username,
    ])
    expect(notices.rows.filter((row) => row.person_id !== mara.id)).toEqual([])
  })

  test('takes parts of the text only', async () => {
    for (const redactions of [[{ from: 5, to: 5 }], [{ from: 9, to: 4 }], [{ from: 0, to: 24 }]])
      await expect(approve(house, desk, id, { redactions })).rejects.toMatchObject({ code: 'bad_input' })
    expect((await own()).state).toBe('waiting')
  })
})

describe('what its people are told', () => {
  const told = async (person: typeof ida) => (await person.call(notices.unread)).data
  const at = (folder: string) => `/admin-user/message?tab=${folder}&open=${id}`

  test('leads to the message, and is read with it', async () => {
    const { id: other } = await write(pair, 'Or Wednesday?')
    await approve(house, desk, id)
    await approve(house, desk, other)
    const mine = async () => (await told(mara)).filter(({ link }) => link === at('inbox'))
    expect(await mine()).toMatchObject([{ title: `A message from ${ida.username}` }])
    const before = (await told(mara)).length
    await mara.call(messages.read, { body: { ids: [id] } })
    expect([await mine(), (await told(mara)).length]).toEqual([[], before - 1])
  })

  test('leads the sender of what was returned to where it lies', async () => {
    await giveBack(house, desk, id)
    expect((await told(ida))[0]).toMatchObject({
      title: `Your message to ${mara.username} was returned`,
      link: at('outbox'),
    })
  })
})

describe('one outcome', () => {
  const outcome = async (acts: Promise<unknown>[]) => {
    const ended = await Promise.allSettled(acts)
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of ended) if (one.status === 'rejected') expect(code(one.reason)).toBe('wrong_state')
    return (await own()).state
  }
  test('of two admins who decide at once', async () => {
    for (let turn = 0; turn < 10; turn++) {
      id = (await write(pair, `Turn ${turn}`)).id
      const acts = [() => approve(house, desk, id), () => giveBack(house, second, id)]
      const state = await outcome((turn % 2 ? acts : acts.toReversed()).map((act) => act()))
      expect((await inbox()).includes(id)).toBe(state === 'delivered')
    }
  })

  test('of an undo that meets the delivery', async () => {
    for (let turn = 0; turn < 10; turn++) {
      id = (await write(pair, `Turn ${turn}`)).id
      await approve(house, desk, id, { delayMs: 1000 })
      await clock.advance(1000)
      const swept = turn % 2 ? deliverDue(parts) : undefined
      const undone = undo().then(
        () => true,
        (wrong: unknown) => code(wrong) !== 'wrong_state',
      )
      await Promise.all([swept ?? deliverDue(parts), undone])
      const isUndone = await undone
      expect((await own()).state).toBe(isUndone ? 'waiting' : 'delivered')
      expect((await inbox()).includes(id)).toBe(!isUndone)
    }
  })
})

describe('the queue', () => {
  test('has what nobody decided on, the oldest first, page after page', async () => {
    await clock.advance(1000)
    await approve(house, desk, id)
    const written: string[] = []
    for (const text of ['One', 'Two', 'Three']) {
      written.push((await answer(pair, text)).id)
      await clock.advance(1000)
    }
    await approve(house, desk, written[1]!, { delayMs: 8000 })
    const all = (await queue.listWaiting(database.db, undefined, 100)).map((row) => row.id)
    expect(all.slice(-2)).toEqual([written[0], written[2]])
    const [first] = await queue.listWaiting(database.db, undefined, 1)
    const rest = await queue.listWaiting(database.db, [first!.care, first!.created_at, first!.id], 100)
    expect(rest.map((row) => row.id)).toEqual(all.slice(1))
    const today = clock.now() - 10_000
    expect(await queue.countQueue(database.db, 100, today)).toMatchObject({ waiting: all.length })
    expect((await queue.countQueue(database.db, 1, today)).waiting).toBe(1)
  })

  test('knows who has claimed what', async () => {
    const until = clock.now() + 300_000
    await locked((tx, row) => held.claim(tx, row, { by: desk, untilMs: until }))
    expect(await queue.findMessage(database.db, id)).toMatchObject({
      claimed_by_username: desk.username,
      claimed_until: until,
    })
    await approve(house, desk, id)
    expect(await queue.findMessage(database.db, id)).toMatchObject({
      claimed_by: null,
      decided_by_username: desk.username,
    })
  })

  test('comes with what was written before, whatever became of it', async () => {
    await giveBack(house, desk, id)
    await clock.advance(1000)
    const { id: next } = await write(pair, 'And now?')
    const row = (await queue.findMessage(database.db, next))!
    expect((await queue.listEarlier(database.db, row, 1)).map((one) => [one.id, one.state])).toEqual([[id, 'returned']])
  })

  test('comes with what its sender wrote in the week before, in its order', async () => {
    await clock.advance(1000)
    const { id: last } = await write({ client: ida, reader: await reader(house) }, 'Or Wednesday?')
    const said = async (most: number) => (await queue.findSaidBefore(database.db, [id, last], most)).get(last)
    expect(await said(1)).toEqual(['Would Tuesday suit you?'])
    expect([(await said(2))?.length, (await said(2))?.[1]]).toEqual([2, 'Would Tuesday suit you?'])
  })
})

test('what was decided cannot be changed, not even by hand', async () => {
  await approve(house, desk, id)
  for (const change of [
    `words = 'Other'`,
    `state = 'returned'`,
    `image = 'x'`,
    `created_at = now()`,
    `decided_by = null`,
  ])
    await expect(database.pool.query(`update message set ${change} where id = $1`, [id])).rejects.toThrow()
  await expect(database.pool.query('delete from message where id = $1', [id])).rejects.toThrow('append-only')
})
