import pg from 'pg'
import { expect, test } from 'vitest'
import { readings } from '@evenlight/contract/readings'
import { openHouse } from '../../test/house.ts'
import { pair } from '../../test/readings.ts'
import { tab } from '../../test/sockets.ts'
import { newId } from '../kernel/ids.ts'
import { grant } from '../wallet/grants.ts'

const ran: string[] = []
// Whatever line a statement takes, it passes here.
const query = pg.Client.prototype.query as (...all: unknown[]) => unknown
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, first: { name?: string }, ...more: unknown[]) {
    ran.push(first.name ?? '')
    return query.call(this, first, ...more)
  },
})
const house = await openHouse()
/** Names of the statements of readings and of the wallet that `work` ran. */
const statementsOf = async (work: () => Promise<unknown>) => {
  ran.length = 0
  await work()
  return ran.filter((name) => /^(reading|chat|wallet)_/.test(name))
}

test('an act loads the reading once and saves it once; a read is one statement, a beat none', async () => {
  const people = await pair(house)
  const { id } = (
    await people.client.call(readings.request, { body: { reader_id: people.reader.id, channel: 'chat' } })
  ).data
  const act = (action: 'accept' | 'start') =>
    statementsOf(async () => {
      const { problem } = await people.reader.call(readings.update, { body: { chat_id: id, action } })
      expect(problem).toBeUndefined()
    })
  const read = (who: 'client' | 'reader') => statementsOf(() => people[who].call(readings.mine))
  const [locked, saved] = [['reading_locked', 'reading_by_id'], ['reading_changed']]

  expect(await act('accept')).toEqual([...locked, 'wallet_lots', ...saved])
  expect(await read('client')).toEqual(['reading_open_by_person'])
  const tabs = { client: await tab(house, people.client), reader: await tab(house, people.reader) }
  for (const side of ['client', 'reader'] as const)
    expect(await statementsOf(() => tabs[side].join(id))).toEqual([
      'reading_by_id',
      ...locked,
      'wallet_lots',
      'reading_presence_added',
      ...(side === 'reader' ? saved : []),
    ])
  const started = await act('start')
  expect(started.filter((name) => name.startsWith('reading_'))).toEqual([...locked, ...saved])
  await house.clock.advance(2000)
  expect(await statementsOf(() => tabs.client.beat(id))).toEqual([])
  expect(await statementsOf(() => people.client.call(readings.clock, { query: { chat_id: id } }))).toEqual([
    'reading_by_id',
  ])
  for (const one of Object.values(tabs)) one.close()
})

test('what a client could use before the Start follows what they own', async () => {
  const people = await pair(house)
  const { id } = (
    await people.client.call(readings.request, { body: { reader_id: people.reader.id, channel: 'chat' } })
  ).data
  await people.reader.call(readings.update, { body: { chat_id: id, action: 'accept' } })
  const tabs = { client: await tab(house, people.client), reader: await tab(house, people.reader) }
  for (const one of Object.values(tabs)) await one.join(id)
  const left = async () => (await people.client.call(readings.clock, { query: { chat_id: id } })).data.seconds_left
  expect(await left()).toBe(600)
  const gift = { clientId: people.client.id, source: 'gift' as const, subject: people.client.id, ref: newId('tst') }
  await house.database.transaction((tx) => grant(tx, { ...gift, kind: 'free', seconds: 300, now: house.clock.now() }))
  await house.clock.advance(5000)
  for (const one of Object.values(tabs)) await one.beat(id)
  await house.features.readings.live.overdue()
  expect(await left()).toBe(900)
  await expect
    .poll(() => tabs.reader.heard<{ clock: { seconds_left: number } }>('chat:changed').at(-1)?.clock.seconds_left)
    .toBe(900)
  for (const one of Object.values(tabs)) one.close()
})
