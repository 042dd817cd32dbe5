import { readings } from '@evenlight/contract/readings'
import { change, markConnected } from '../src/readers/presence.ts'
import { saveProfile } from '../src/readers/profile.ts'
import type { House } from './house.ts'
import { client, reader, type TestPerson } from './people.ts'
import { tab, type Tab } from './sockets.ts'

const beatMs = 2000

/** A reader who has chosen to be asked, and is not here yet. */
export const willingReader = async (house: House, given: Parameters<typeof reader>[1] = {}) => {
  const made = await reader(house, given)
  await house.database.transaction((tx) => change(tx, made.id, { availability: 'available' }, house.clock.now()))
  return made
}

/** A reader in the directory, online. */
export const onlineReader = async (house: House, given: Parameters<typeof reader>[1] = {}) => {
  const made = await willingReader(house, given)
  await house.database.transaction(async (tx) => {
    await saveProfile(tx, made.id, { channels: ['chat', 'voice', 'video'] }, house.clock.now())
    await markConnected(tx, made.id, 'test', house.clock.now())
  })
  return made
}

export interface Pair {
  client: TestPerson
  reader: TestPerson
}
export const pair = async (
  house: House,
  time: { paid_seconds?: number; free_seconds?: number } = { free_seconds: 600 },
): Promise<Pair> => ({ client: await client(house, time), reader: await onlineReader(house) })

/** A reading in which both have joined with one tab each. */
export const openReading = async (
  house: House,
  people: Pair,
  asked: { continue_on_paid?: boolean; limit_seconds?: number; channel?: 'chat' | 'voice' | 'video' | 'phone' } = {},
) => {
  const { data: reading, problem } = await people.client.call(readings.request, {
    body: { reader_id: people.reader.id, channel: 'chat', ...asked },
  })
  if (!reading) throw new Error(JSON.stringify(problem))
  await people.reader.call(readings.update, { body: { chat_id: reading.id, action: 'accept' } })
  const tabs = { client: await tab(house, people.client), reader: await tab(house, people.reader) }
  await tabs.client.join(reading.id)
  await tabs.reader.join(reading.id)
  return { id: reading.id, tabs, people, close: () => Object.values(tabs).forEach((one) => one.close()) }
}
export type Opened = Awaited<ReturnType<typeof openReading>>

const turn = async (house: House) => {
  await house.features.readings.live.endSilent()
  await house.features.readings.live.overdue()
}

/** Lets time pass in steps of one beat: whoever is named in `beating` beats, the watches of the server turn. */
export const pass = async (
  house: House,
  reading: { id: string; tabs: Partial<Record<'client' | 'reader', Tab>> },
  ms: number,
  beating: ('client' | 'reader')[] = ['client', 'reader'],
) => {
  for (let leftMs = ms; leftMs > 0; leftMs -= beatMs) {
    await house.clock.advance(Math.min(beatMs, leftMs))
    for (const side of beating) await reading.tabs[side]?.beat(reading.id)
    await turn(house)
  }
}

export const started = async (house: House, people: Pair, asked: Parameters<typeof openReading>[2] = {}) => {
  const reading = await openReading(house, people, asked)
  const { problem } = await people.reader.call(readings.update, { body: { chat_id: reading.id, action: 'start' } })
  if (problem) throw new Error(JSON.stringify(problem))
  return reading
}
