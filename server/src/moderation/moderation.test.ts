import { describe, expect, test } from 'vitest'
import { messages } from '@evenlight/contract/messages'
import { moderation } from '@evenlight/contract/moderation'
import { openHouse } from '../../test/house.ts'
import { write } from '../../test/messages.ts'
import { admin, type TestPerson } from '../../test/people.ts'
import { pair } from '../../test/readings.ts'
import { tab } from '../../test/sockets.ts'
import { newId } from '../kernel/ids.ts'
import { deliverDue } from '../messages/delivery.ts'

const house = await openHouse()
const people = await pair(house)
const [ana, ben] = [await admin(house, { username: 'ana' }), await admin(house, { username: 'ben' })]
const held = async (text = 'Could we meet on Friday?') => (await write(people, text)).id
const at = (id: string) => ({ params: { id } })
const claim = (who: TestPerson, id: string) => who.call(moderation.claim, at(id))
const letGo = (who: TestPerson, id: string) => who.call(moderation.letGo, at(id))
const approve = (
  who: TestPerson,
  id: string,
  body: { redactions?: { from: number; to: number }[]; delay_seconds?: number } = {},
) => who.call(moderation.approve, { ...at(id), body })
const giveBack = (who: TestPerson, id: string, reason = 'Please leave the number out.') =>
  who.call(moderation.return, { ...at(id), body: { reason } })
const undo = (who: TestPerson, id: string) => who.call(moderation.undo, at(id))
const look = (who: TestPerson, id: string) =>
  who.call(moderation.look, { ...at(id), query: { reason: 'A complaint.' } })
const shownTo = async (who: TestPerson, id: string) => (await who.call(messages.detail, at(id))).data
const auditOf = async (id: string) => {
  const { rows } = await house.database.pool.query(
    'select actor_id, action, reason, detail from audit where subject_id = $1 order by id',
    [id],
  )
  return rows
}
const codes = (answers: { status: number; problem?: { code: string } }[]) =>
  answers.map(({ status, problem }) => problem?.code ?? status).toSorted()

describe('a claim', () => {
  test('keeps the others away for five minutes, and no longer', async () => {
    const id = await held()
    const { data } = await claim(ana, id)
    expect(data.claimed).toEqual({
      by: { id: ana.id, username: 'ana' },
      until: new Date(house.clock.now() + 300_000).toISOString(),
    })
    for (const tried of [await claim(ben, id), await approve(ben, id), await giveBack(ben, id), await undo(ben, id)])
      expect(tried.problem).toMatchObject({ code: 'wrong_state', detail: 'ana is reviewing this message.' })
    await house.clock.advance(299_000)
    expect((await claim(ben, id)).status).toBe(409)
    await house.clock.advance(1000)
    expect((await look(ben, id)).data).not.toHaveProperty('message.claimed')
    expect((await claim(ben, id)).data.claimed?.by.username).toBe('ben')
    expect((await approve(ana, id)).problem.code).toBe('wrong_state')
    expect((await approve(ben, id)).data).toMatchObject({ state: 'delivered', decided_by: { username: 'ben' } })
  })

  test('is made longer by the one who holds it, and is not needed to decide', async () => {
    const id = await held()
    await claim(ana, id)
    await house.clock.advance(200_000)
    await claim(ana, id)
    await house.clock.advance(200_000)
    expect((await claim(ben, id)).status).toBe(409)
    expect((await approve(ben, await held())).status).toBe(200)
  })

  test('comes to one of two who ask at once', async () => {
    const id = await held()
    expect(codes(await Promise.all([claim(ana, id), claim(ben, id)]))).toEqual([200, 'wrong_state'])
  })

  test('is let go early by whoever holds it, and by nobody else', async () => {
    const id = await held()
    await claim(ana, id)
    expect((await letGo(ben, id)).problem.code).toBe('wrong_state')
    expect((await letGo(ana, id)).data).not.toHaveProperty('claimed')
    expect((await claim(ben, id)).data.claimed?.by.username).toBe('ben')
    expect((await letGo(ana, id)).problem.code).toBe('wrong_state')
    await approve(ben, id)
    expect((await letGo(ben, id)).data).toMatchObject({ state: 'delivered' })
  })

  test('is for what waits alone', async () => {
    const id = await held()
    await approve(ana, id, { delay_seconds: 8 })
    expect((await claim(ana, id)).problem.code).toBe('wrong_state')
    expect((await claim(ana, newId('msg'))).problem.code).toBe('not_found')
  })
})

describe('a decision', () => {
  test('is one, whoever decides at once and whatever', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const id = await held()
      const answers = await Promise.all([approve(ana, id), giveBack(ben, id), approve(ben, id, { delay_seconds: 8 })])
      expect(codes(answers)).toEqual([200, 'wrong_state', 'wrong_state'])
      const { data } = await look(ana, id)
      const [won] = answers.filter(({ status }) => status === 200)
      expect(data).toMatchObject({ message: { state: won?.data.state, decided_by: won?.data.decided_by } })
      const decisions = (await auditOf(id)).filter(({ action }) => action !== 'message.look')
      expect(decisions).toHaveLength(1)
    }
  })

  test('lets a message through at once, or gives it back with a reason that its sender reads', async () => {
    const [through, back] = [await held('Friday at six?'), await held('Ring 555 010 7788')]
    expect((await approve(ana, through)).data).toMatchObject({ state: 'delivered', message: 'Friday at six?' })
    expect((await giveBack(ana, back)).data).toMatchObject({ state: 'returned' })
    expect(await shownTo(people.reader, through)).toMatchObject({ message: 'Friday at six?' })
    expect(await shownTo(people.client, back)).toMatchObject({ returned_reason: 'Please leave the number out.' })
    expect((await people.reader.call(messages.detail, at(back))).problem.code).toBe('not_found')
  })

  test('repeated with its key is the same one', async () => {
    const id = await held()
    const once = () => ana.call(moderation.approve, { ...at(id), body: {}, key: 'approve-this-once' })
    const [first, second] = [await once(), await once()]
    expect([second.status, second.data]).toEqual([200, first.data])
  })

  test('is written down with who, what and why, and never with the words', async () => {
    const [through, back] = [await held('Look, said the fox.'), await held('Look, said the hare.')]
    await claim(ana, through)
    await approve(ana, through, { redactions: [{ from: 0, to: 4 }], delay_seconds: 8 })
    await undo(ana, through)
    await giveBack(ben, back)
    const done = { actor_id: ana.id, reason: null, detail: {} }
    // Ten invitations stand before it: what the finder makes of their end is no matter of this test.
    const redactions = [{ from: 0, to: 4, kinds: expect.any(Array) as string[] }]
    expect(await auditOf(through)).toEqual([
      { ...done, action: 'message.claim' },
      { ...done, action: 'message.approve', detail: { delay_seconds: 8, redactions } },
      { ...done, action: 'message.undo' },
    ])
    expect(await auditOf(back)).toEqual([
      { ...done, actor_id: ben.id, action: 'message.return', reason: 'Please leave the number out.' },
    ])
    const { rows } = await house.database.pool.query(`select count(*)::int n from audit where audit::text ~ 'fox|hare'`)
    expect(rows).toEqual([{ n: 0 }])
  })

  test('tells the desk that the queue is not what it was', async () => {
    const desk = await tab(house, ben)
    const id = await held()
    await claim(ana, id)
    await approve(ana, id, { delay_seconds: 8 })
    await undo(ana, id)
    await giveBack(ana, id)
    await expect.poll(() => desk.heard('queue:changed').length).toBeGreaterThanOrEqual(4)
    expect(desk.heard('queue:changed')).toEqual(desk.heard('queue:changed').map(() => ({ id })))
    desk.close()
  })
})

describe('what is taken out', () => {
  test('is seen by the admin as it was typed, and by both members as blocks', async () => {
    const text = 'Ring 555 010 7788 🌙 tonight'
    const moon = text.indexOf('🌙')
    const id = await held(text)
    const redactions = [
      { from: moon + 1, to: moon + 2 },
      { from: 9, to: 17 },
      { from: 5, to: 12 },
    ]
    const { data } = await approve(ana, id, { redactions })
    expect(data).toMatchObject({
      message: text,
      redactions: [
        { from: 5, to: 17 },
        { from: moon, to: moon + 2 },
      ],
    })
    for (const who of [people.client, people.reader]) {
      const { message } = await shownTo(who, id)
      expect(message).toMatch(/^Ring (?!.*[0-9🌙]).+ tonight$/u)
      expect(message.isWellFormed()).toBe(true)
    }
  })

  test('says what it was to both members, in its place, and nothing of it before it is delivered', async () => {
    const id = await held('Ring 212 555 0147 tonight')
    await approve(ana, id, {
      redactions: [
        { from: 5, to: 17 },
        { from: 18, to: 25 },
      ],
      delay_seconds: 8,
    })
    expect(await shownTo(people.client, id)).not.toHaveProperty('redactions')
    await house.clock.advance(8000)
    await deliverDue(house.parts)
    for (const who of [people.client, people.reader]) {
      const { message, redactions = [] } = await shownTo(who, id)
      expect(redactions.map(({ kinds }) => kinds)).toEqual([['phone'], []])
      expect(redactions.map(({ from, to }) => message.slice(from, to))).toEqual(['▇'.repeat(12), '▇'.repeat(7)])
    }
  })

  test('must be in the message: otherwise nothing is decided', async () => {
    const id = await held('Short.')
    for (const wrong of [
      { from: 0, to: 7 },
      { from: 6, to: 7 },
      { from: 3, to: 3 },
      { from: 4, to: 2 },
    ]) {
      const { problem } = await approve(ana, id, { redactions: [{ from: 0, to: 1 }, wrong] })
      expect([problem.code, Object.keys(problem.fields ?? {}).length]).toEqual(['bad_input', 1])
    }
    for (const wrong of [
      { from: -1, to: 2 },
      { from: 0.5, to: 2 },
    ])
      expect((await approve(ana, id, { redactions: [wrong] })).problem.code).toBe('bad_input')
    expect((await look(ana, id)).data).toMatchObject({ message: { state: 'waiting', redactions: [] } })
  })
})

describe('an approval with a delay', () => {
  const state = async (id: string) => (await shownTo(people.client, id)).state

  test('is on its way until then, and nobody but its sender sees it', async () => {
    const id = await held()
    const { data } = await approve(ana, id, { delay_seconds: 8 })
    expect(data).toMatchObject({ state: 'waiting', delivers_at: new Date(house.clock.now() + 8000).toISOString() })
    await house.clock.advance(7999)
    await deliverDue(house.parts)
    expect([await state(id), (await people.reader.call(messages.detail, at(id))).status]).toEqual(['waiting', 404])
    await house.clock.advance(1)
    await deliverDue(house.parts)
    expect(await state(id)).toBe('delivered')
    expect((await undo(ana, id)).problem.code).toBe('wrong_state')
  })

  test('is taken back by the admin who gave it, who has the message for another five minutes', async () => {
    const id = await held()
    await approve(ana, id, { redactions: [{ from: 0, to: 5 }], delay_seconds: 8 })
    expect((await undo(ben, id)).problem).toMatchObject({
      code: 'wrong_state',
      detail: 'ana has decided on this message.',
    })
    const { data } = await undo(ana, id)
    expect(data).toMatchObject({ state: 'waiting', redactions: [], claimed: { by: { username: 'ana' } } })
    expect(data).not.toHaveProperty('delivers_at')
    expect((await undo(ana, id)).problem.code).toBe('wrong_state')
    await house.clock.advance(10_000)
    await deliverDue(house.parts)
    expect(await state(id)).toBe('waiting')
  })

  test('is either taken back or delivered when both happen at once', async () => {
    for (let turn = 0; turn < 12; turn++) {
      const id = await held()
      await approve(ana, id, { delay_seconds: 1 })
      await house.clock.advance(1000)
      const first = turn % 2 ? deliverDue(house.parts) : undefined
      const undoing = undo(ana, id)
      const [undone] = await Promise.all([undoing, first ?? deliverDue(house.parts)])
      expect([undone.status, await state(id)]).toEqual(undone.status === 200 ? [200, 'waiting'] : [409, 'delivered'])
      if (undone.status === 200) expect((await people.reader.call(messages.detail, at(id))).status).toBe(404)
    }
  })
})
