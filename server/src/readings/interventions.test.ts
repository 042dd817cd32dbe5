import { beforeEach, expect, test, vi } from 'vitest'
import { audit } from '@evenlight/contract/audit'
import { liveReadings } from '@evenlight/contract/live-readings'
import { readings } from '@evenlight/contract/readings'
import { openHouse } from '../../test/house.ts'
import { admin } from '../../test/people.ts'
import { pair, pass, started } from '../../test/readings.ts'
import { tab } from '../../test/sockets.ts'
import { findBalances } from '../wallet/balances.ts'

const house = await openHouse()
let [ada, bea] = [await admin(house), await admin(house)]
beforeEach(async () => {
  ada = await admin(house)
  bea = await admin(house)
})
type Body = Parameters<typeof ada.call<typeof liveReadings.intervene>>[1]
const does = (who: typeof ada, id: string, body: NonNullable<Body>['body']) =>
  who.call(liveReadings.intervene, { params: { id }, body })
const reason = 'The client wrote to us.'
const deeds = async (id: string) =>
  (await ada.call(audit.log, { query: { about: id } })).data.map(({ action, actor, reason: why }) => [
    action,
    actor?.id,
    why,
  ])
const paid = { paid_seconds: 900, free_seconds: 60 }
const reads = async () => {
  const people = await pair(house, paid)
  const reading = await started(house, people, { continue_on_paid: true })
  await reading.tabs.reader.say('chat:message', { chat_id: reading.id, client_msg_id: 'greeting-1', body: 'Hello.' })
  await pass(house, reading, 120_000)
  return reading
}

test('the house sees what goes on: who with whom, since when, counted, earned, and finds it by either name', async () => {
  const reading = await reads()
  const { client, reader } = reading.people
  for (const q of [client.username.toUpperCase(), reader.username, reading.id]) {
    const { data } = await ada.call(liveReadings.live, { query: { q } })
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({
      id: reading.id,
      client: { id: client.id },
      reader: { id: reader.id },
      channel: 'chat',
      state: 'open',
      clock: { running: true, free_seconds_used: 60, paid_seconds_used: 60 },
      earned_cents: 48,
      rate_cents_per_minute: 48,
      signs: [],
    })
    expect(data[0]!.last_written_at).toBeTruthy()
    expect(JSON.stringify(data)).not.toContain('Hello.')
  }
  expect((await ada.call(liveReadings.live, { query: { q: 'nobody-has-this-name' } })).data).toEqual([])
  await client.call(readings.end, { body: { chat_id: reading.id } })
  expect((await ada.call(liveReadings.live, { query: { q: client.username } })).data).toEqual([])
  reading.close()
})

test('its pages hold every reading once, the newest first', async () => {
  const open: Awaited<ReturnType<typeof started>>[] = []
  for (const _ of [1, 2, 3]) {
    open.push(await started(house, await pair(house, paid)))
    await house.clock.advance(100)
  }
  const seen: string[] = []
  for (let after: string | undefined; ;) {
    const page = await ada.call(liveReadings.live, { query: { limit: '1', ...(after && { after }) } })
    seen.push(...page.data.map(({ id }) => id))
    if (!page.next) break
    after = page.next
  }
  expect(seen).toEqual(open.map(({ id }) => id).toReversed())
  for (const reading of open) {
    await does(ada, reading.id, { deed: 'end', reason, back: 0 })
    reading.close()
  }
})

test('a pause stands until it is taken back; a second press does nothing more, a second admin hears whose it is', async () => {
  const reading = await reads()
  const first = await does(ada, reading.id, { deed: 'pause', reason })
  expect(first.data.chat).toMatchObject({ clock: { running: false }, signs: ['paused'], paused_by: ada.username })
  await pass(house, reading, 10_000)
  expect((await does(ada, reading.id, { deed: 'pause', reason })).data.chat.clock.paid_seconds_used).toBe(60)
  const second = await does(bea, reading.id, { deed: 'pause', reason })
  expect([second.status, second.problem.code]).toEqual([409, 'wrong_state'])
  expect(second.problem.detail).toContain(ada.username)
  expect((await does(bea, reading.id, { deed: 'resume' })).data.chat).toMatchObject({ clock: { running: true } })
  await does(ada, reading.id, { deed: 'resume' })
  expect(await deeds(reading.id)).toEqual([
    ['chat.resume', bea.id, undefined],
    ['chat.pause', ada.id, reason],
  ])
  await does(ada, reading.id, { deed: 'end', reason, back: 0 })
  reading.close()
})

test('a notice reaches both in their room and stands on the time line', async () => {
  const reading = await reads()
  const text = 'We look into this now.'
  await does(ada, reading.id, { deed: 'notice', text })
  for (const side of ['client', 'reader'] as const)
    await vi.waitFor(() =>
      expect(reading.tabs[side].heard<{ events: object[] }>('chat:changed').at(-1)?.events.at(-1)).toMatchObject({
        what: 'notice',
        text,
      }),
    )
  await does(ada, reading.id, { deed: 'end', reason, back: 0 })
  const { data } = await reading.people.client.call(readings.receipt, { params: { id: reading.id } })
  expect(data.timeline).toContainEqual(expect.objectContaining({ what: 'notice', who: 'admin', text }))
  expect((await does(ada, reading.id, { deed: 'notice', text })).problem.code).toBe('wrong_state')
  reading.close()
})

test('an end gives back as much as the admin chose, in the one transaction, and of two admins one has it', async () => {
  const reading = await reads()
  const { client } = reading.people
  const both = await Promise.all([
    does(ada, reading.id, { deed: 'end', reason, back: 45 }),
    does(bea, reading.id, { deed: 'end', reason, back: 45 }),
  ])
  const [won, lost] = both[0].data ? [ada, both[1]] : [bea, both[0]]
  expect(both.filter(({ data }) => data)).toHaveLength(1)
  expect(both.find(({ data }) => data)!.data.back).toEqual({ free_seconds: 0, paid_seconds: 45 })
  expect(lost.problem.detail).toContain(won.username)
  expect(await findBalances(house.database.db, client.id, house.clock.now())).toEqual({
    paid_seconds: paid.paid_seconds - 60 + 45,
    free_seconds: 0,
  })
  const { data: receipt } = await client.call(readings.receipt, { params: { id: reading.id } })
  expect(receipt).toMatchObject({ ended_by: 'admin', paid_seconds: 60, returns: [{ paid_seconds: 45, by: 'admin' }] })
  expect((await deeds(reading.id)).map(([action]) => action).toSorted()).toEqual(['chat.end', 'time.back'])
  reading.close()
})

test('an end with all of its time back gives all of it, and one with more than was used ends nothing', async () => {
  const reading = await reads()
  const { client } = reading.people
  const tooMuch = await does(ada, reading.id, { deed: 'end', reason, back: 121 })
  expect(Object.keys(tooMuch.problem.fields ?? {})).toEqual(['back'])
  expect((await client.call(readings.mine)).data).toHaveLength(1)
  expect((await does(ada, reading.id, { deed: 'end', reason, back: 'all' })).data.back).toEqual({
    free_seconds: 60,
    paid_seconds: 60,
  })
  const { free_seconds, paid_seconds } = await findBalances(house.database.db, client.id, house.clock.now())
  expect(free_seconds + paid_seconds).toBe(paid.free_seconds + paid.paid_seconds)
  reading.close()
})

test('who reads along hears what is written and done, is written down, and is seen by both until they leave', async () => {
  const reading = await reads()
  const { tabs } = reading
  const desk = await tab(house, ada)
  const begun = await desk.say('watch:begin', { chat_id: reading.id, reason })
  expect(begun.data).toMatchObject({ chat: { id: reading.id }, messages: [{ body: 'Hello.' }] })
  const lastOf = (side: 'client' | 'reader') =>
    tabs[side].heard<{ events: { what: string }[] }>('chat:changed').at(-1)?.events.at(-1)?.what
  for (const side of ['client', 'reader'] as const) await vi.waitFor(() => expect(lastOf(side)).toBe('admin_came'))

  await tabs.client.say('chat:message', { chat_id: reading.id, client_msg_id: 'question-1', body: 'Will it rain?' })
  await vi.waitFor(() => expect(desk.heard('watch:message')).toMatchObject([{ body: 'Will it rain?' }]))
  await reading.people.client.call(readings.update, { body: { chat_id: reading.id, action: 'standby' } })
  await vi.waitFor(() =>
    expect(desk.heard<object>('watch:changed').at(-1)).toMatchObject({ clock: { stopped_by: ['client_standby'] } }),
  )
  expect(desk.heard('live:changed').length).toBeGreaterThan(0)
  expect(tabs.client.heard('live:changed')).toEqual([])
  expect(await deeds(reading.id)).toEqual([['chat.watch', ada.id, reason]])

  desk.close()
  for (const side of ['client', 'reader'] as const) await vi.waitFor(() => expect(lastOf(side)).toBe('admin_left'))
  await tabs.client.say('chat:message', { chat_id: reading.id, client_msg_id: 'question-2', body: 'And then?' })
  expect(desk.heard('watch:message')).toHaveLength(1)
  await does(ada, reading.id, { deed: 'end', reason, back: 0 })
  expect((await (await tab(house, bea)).say('watch:begin', { chat_id: reading.id, reason })).problem?.code).toBe(
    'wrong_state',
  )
  reading.close()
})

test('who leaves before it is written that they came hears nothing, and stays in nobody’s way', async () => {
  const reading = await reads()
  const desk = await tab(house, ada)
  await Promise.all([
    desk.say('watch:begin', { chat_id: reading.id, reason }),
    desk.say('watch:end', { chat_id: reading.id }),
  ])
  await pass(house, reading, 2000)
  const said = () =>
    reading.tabs.client
      .heard<{ events: { what: string }[] }>('chat:changed')
      .at(-1)
      ?.events.findLast(({ what }) => what.startsWith('admin_'))?.what
  await expect.poll(() => said() ?? 'admin_left').toBe('admin_left')
  const words = { chat_id: reading.id, client_msg_id: 'question-3', body: 'Who is there?' }
  await reading.tabs.client.say('chat:message', words)
  expect(desk.heard('watch:message')).toEqual([])
  desk.close()
  await does(ada, reading.id, { deed: 'end', reason, back: 0 })
  reading.close()
})

test('the two of a reading may do nothing of this', async () => {
  const reading = await reads()
  const { client, reader } = reading.people
  for (const who of [client, reader]) {
    expect((await who.call(liveReadings.live)).problem.code).toBe('wrong_role')
    expect((await does(who, reading.id, { deed: 'end', reason, back: 'all' })).problem.code).toBe('wrong_role')
  }
  const said = await reading.tabs.client.say('watch:begin', { chat_id: reading.id, reason })
  expect(said.problem?.code).toBe('wrong_role')
  await does(ada, reading.id, { deed: 'end', reason, back: 0 })
  reading.close()
})
