import { io, type Socket } from 'socket.io-client'
import { afterAll, expect, test, vi } from 'vitest'
import { accounts } from '@evenlight/contract/accounts'
import { readerPage } from '@evenlight/contract/reader-page'
import { readers } from '@evenlight/contract/readers'
import { openHouse } from '../../test/house.ts'
import { client, password, reader } from '../../test/people.ts'
import { willingReader } from '../../test/readings.ts'
import { change, markConnected, markInReading } from './presence.ts'
import { saveProfile } from './profile.ts'

const house = await openHouse()
const { database } = house
const sockets: Socket[] = []
afterAll(() => sockets.forEach((socket) => socket.disconnect()))

const connect = async ({ token }: { token: string }) => {
  const socket = io(await house.listen(), {
    auth: { token },
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
  })
  sockets.push(socket)
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject))
  return socket
}
const shown = async (id: string) => (await house.call(readers.profile, { params: { id } })).data
const becomes = (id: string, availability: string) =>
  vi.waitFor(async () => expect((await shown(id)).availability).toBe(availability), { interval: 10 })
const readerUnder = (zone: string) => willingReader(house, { time_zone: zone })
/** So much later than whatever the server was told so far. */
const later = async (ms: number) => {
  for (let i = 0; i < 5; i++) {
    ;(await connect(await client(house))).disconnect()
    await house.clock.advance(ms / 5)
  }
}
const muchLater = () => later(60_000)

test('a socket makes a willing reader available, and those who look at them are told, nobody else', async () => {
  const [mara, ida] = [await willingReader(house), await client(house)]
  expect((await shown(mara.id)).availability).toBe('offline')
  const told = async (person: typeof ida, readerIds: string[]) => {
    const [heard, socket]: [unknown[], Socket] = [[], await connect(person)]
    socket.on('reader:availability', (event) => heard.push(event))
    for (const reader_ids of [[mara.id], readerIds]) await socket.emitWithAck('reader:watch', { reader_ids })
    return { heard, socket }
  }
  const [looks, looksAway, elsewhere] = [await told(ida, [mara.id]), await told(ida, []), await told(ida, [ida.id])]
  const own: unknown[] = []
  ;(await connect(mara)).on('reader:availability', (event) => own.push(event))
  await becomes(mara.id, 'available')
  const event = { reader_id: mara.id, availability: 'available' }
  await vi.waitFor(() => expect([looks.heard, own]).toEqual([[event], [event]]))
  for (const { socket, heard } of [looksAway, elsewhere]) {
    await socket.emitWithAck('reader:watch', { reader_ids: [] })
    expect(heard).toEqual([])
  }
})

test('who reloads the page stays, who closes the last one is gone after ten seconds', async () => {
  const mara = await willingReader(house)
  const [one, two] = [await connect(mara), await connect(mara)]
  await becomes(mara.id, 'available')
  one.disconnect()
  await muchLater()
  expect((await shown(mara.id)).availability).toBe('available')
  two.disconnect()
  await later(9000)
  expect((await shown(mara.id)).availability).toBe('available')
  const three = await connect(mara)
  await muchLater()
  expect((await shown(mara.id)).availability).toBe('available')
  three.disconnect()
  await muchLater()
  await becomes(mara.id, 'offline')
})

test('signing in makes nobody available; being here and choosing it does', async () => {
  const mara = await willingReader(house)
  const before = await connect(mara)
  await becomes(mara.id, 'available')
  before.disconnect()
  await later(20_000)
  await becomes(mara.id, 'offline')
  const { data } = await house.call(accounts.login, { body: { login: mara.username, password } })
  const again = await connect(data)
  await becomes(mara.id, 'away')
  const desk = await house.call(readerPage.saveDesk, { body: { availability: 'available' } }, data.token)
  expect(desk.data.availability).toBe('available')
  // A second device of somebody who is here changes nothing.
  await house.call(accounts.login, { body: { login: mara.username, password } })
  expect((await shown(mara.id)).availability).toBe('available')
  again.disconnect()
})

test('what a reader chose holds for two minutes without them, and not longer', async () => {
  const mara = await willingReader(house)
  const first = await connect(mara)
  await becomes(mara.id, 'available')
  first.disconnect()
  await later(110_000)
  await becomes(mara.id, 'offline')
  const second = await connect(mara)
  await becomes(mara.id, 'available')
  second.disconnect()
  await later(200_000)
  await becomes(mara.id, 'offline')
  await connect(mara)
  await becomes(mara.id, 'away')
})

test('a new reader is away until they choose to be asked', async () => {
  const mara = await reader(house)
  await connect(mara)
  await becomes(mara.id, 'away')
})

test('who is on two nodes is gone when the last one says so', async () => {
  const mara = await willingReader(house)
  const other = 'another-node'
  await database.transaction((tx) => markConnected(tx, mara.id, other, house.clock.now()))
  const socket = await connect(mara)
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query('select node from reader_presence where reader_id = $1', [mara.id])
    expect(rows).toHaveLength(2)
  })
  socket.disconnect()
  await muchLater()
  expect((await shown(mara.id)).availability).toBe('available')
})

test('a node that died leaves no ghost, and a node that lives loses nobody', async () => {
  const [ghost, mara] = [await willingReader(house), await willingReader(house)]
  await database.transaction((tx) => markConnected(tx, ghost.id, 'a-dead-node', house.clock.now()))
  await connect(mara)
  await becomes(mara.id, 'available')
  await house.clock.advance(14_000)
  await house.features.readers.watch()
  expect((await shown(ghost.id)).availability).toBe('available')
  await house.clock.advance(2000)
  await house.features.readers.watch()
  expect([(await shown(ghost.id)).availability, (await shown(mara.id)).availability]).toEqual(['offline', 'available'])
})

test('a node that was taken for dead brings its readers back', async () => {
  const mara = await willingReader(house)
  await connect(mara)
  await becomes(mara.id, 'available')
  await database.pool.query('delete from reader_presence where reader_id = $1', [mara.id])
  await database.pool.query('update reader set online = false where id = $1', [mara.id])
  await house.features.readers.watch()
  expect((await shown(mara.id)).availability).toBe('available')
})

test('a reading shows before everything else', async () => {
  const mara = await willingReader(house)
  const now = house.clock.now()
  await database.transaction((tx) => markInReading(tx, mara.id, 'cht_1', now))
  expect((await shown(mara.id)).availability).toBe('in_session')
  await database.transaction((tx) => change(tx, mara.id, { reading_id: null }, now))
  expect((await shown(mara.id)).availability).toBe('offline')
})

test('a pause is away until it is over, then available by itself', async () => {
  const mara = await willingReader(house)
  await connect(mara)
  await becomes(mara.id, 'available')
  const saved = await mara.call(readerPage.saveDesk, { body: { availability: 'paused' } })
  expect([saved.data.availability, saved.data.back_at]).toEqual([
    'away',
    new Date(house.clock.now() + 20 * 60_000).toISOString(),
  ])
  await house.clock.advance(19 * 60_000)
  await mara.call(readerPage.saveDesk, { body: { status_line: 'Tea' } })
  await house.features.readers.watch()
  expect((await shown(mara.id)).availability).toBe('away')
  await house.clock.advance(60_001)
  await house.features.readers.watch()
  const profile = await shown(mara.id)
  expect([profile.availability, profile.back_at]).toEqual(['available', undefined])
})

test('who is gone is back at the next of their hours, in their own time zone', async () => {
  const mara = await readerUnder('America/New_York')
  const schedule = [
    { weekday: 5, from: '19:00', to: '23:00' },
    { weekday: 1, from: '08:30', to: '12:00' },
  ]
  await database.transaction((tx) => saveProfile(tx, mara.id, { schedule }, house.clock.now()))
  // The house opens on a Friday at noon UTC; seven in the evening in New York is midnight.
  expect((await shown(mara.id)).back_at).toBe('2026-11-21T00:00:00.000Z')
  await house.clock.advance(12 * 3_600_000)
  await house.features.readers.watch()
  expect((await shown(mara.id)).back_at).toBe('2026-11-23T13:30:00.000Z')
})

test('a block that ends by itself brings the reader back into the directory', async () => {
  const mara = await willingReader(house)
  const now = house.clock.now()
  await database.pool.query('update account_person set blocked_at = $2, blocked_until = $3 where id = $1', [
    mara.id,
    new Date(now),
    new Date(now + 60_000),
  ])
  const status = async () => (await house.call(readers.profile, { params: { id: mara.id } })).status
  await house.features.readers.watch()
  expect(await status()).toBe(404)
  await house.clock.advance(60_001)
  await house.features.readers.watch()
  expect(await status()).toBe(200)
})
