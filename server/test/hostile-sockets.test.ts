import { setTimeout as wait } from 'node:timers/promises'
import { io } from 'socket.io-client'
import { describe, expect, test } from 'vitest'
import type { SaidEvent } from '@evenlight/contract/areas'
import { readings } from '@evenlight/contract/readings'
import { codes, type Problem } from '@evenlight/contract/errors'
import { newId } from '../src/kernel/ids.ts'
import { openHouse } from './house.ts'
import { admin, client } from './people.ts'
import { openReading, pair } from './readings.ts'
import { tab, type Tab } from './sockets.ts'

const house = await openHouse()
const address = await house.listen()
const people = await pair(house)
const reading = await openReading(house, people, { channel: 'voice' })
const stranger = await client(house, { free_seconds: 600 })

let count = 0
const examples: Record<SaidEvent, () => Record<string, unknown>> = {
  'chat:join': () => ({ chat_id: reading.id }),
  'chat:beat': () => ({ chat_id: reading.id, call: { sound_age_ms: 40, spoke: true, heard: true } }),
  'chat:message': () => ({ chat_id: reading.id, client_msg_id: `said-it-${++count}`, body: 'Good evening.' }),
  'chat:typing': () => ({ chat_id: reading.id }),
  'chat:read': () => ({ chat_id: reading.id, seq: 0 }),
  'call:signal': () => ({
    chat_id: reading.id,
    leg: 'ab12'.repeat(4),
    to: 'cd34'.repeat(4),
    signal: { kind: 'offer', sdp: 'v=0\r\n' },
  }),
  'watch:begin': () => ({ chat_id: reading.id, reason: 'They asked us to.' }),
  'watch:end': () => ({ chat_id: reading.id }),
  'reader:watch': () => ({ reader_ids: [people.reader.id] }),
}
const events = Object.entries(examples)
const presences = async () =>
  (
    await house.database.pool.query('select id, to_at from reading_presence where reading_id = $1 order by id', [
      reading.id,
    ])
  ).rows
const messages = async () =>
  (await people.client.call(readings.messages, { query: { chat_id: reading.id, limit: '100' } })).data.length
const isWell = async () => {
  expect((await house.app.inject({ url: '/readyz' })).statusCode).toBe(200)
  expect((await reading.tabs.client.beat(reading.id)).problem).toBeUndefined()
}
const known = (problem: Problem | undefined) => {
  expect(problem && codes[problem.code][0]).toBe(problem?.status)
  expect(problem?.status).toBeLessThan(500)
  expect(JSON.stringify(problem)).not.toMatch(/\.ts:\d|node_modules|syntax error|invalid byte/)
  return problem?.code
}

describe('an event that was not meant so is refused, and changes nothing', () => {
  const strange = [
    undefined,
    null,
    true,
    7,
    'x',
    [],
    {},
    [[]],
    { chat_id: null },
    { chat_id: 7 },
    { chat_id: 'cht_' },
    Buffer.from('{}'),
  ]
  const added = ['role', 'id', 'from', 'seq_', '__proto__', 'constructor', 'at', 'billable']

  test.each(events)('%s', async (event, example) => {
    const mine = event.startsWith('watch:') ? await tab(house, await admin(house)) : reading.tabs.client
    const before = [await presences(), await messages()]
    for (const body of strange)
      expect(known((await mine.say(event, body)).problem), JSON.stringify(body)).toBe('bad_input')
    for (const name of added) {
      const body = Object.fromEntries([...Object.entries(example()), [name, 'x']])
      expect((await mine.say(event, body)).problem?.fields, name).toHaveProperty([name])
    }
    for (const name of Object.keys(example()))
      for (const bad of [null, {}, [7], -1.5, 'x'.repeat(40_000), 'a\u0000b', '\ud800'])
        expect(known((await mine.say(event, { ...example(), [name]: bad })).problem), name).toBe('bad_input')
    expect([await presences(), await messages()]).toEqual(before)
    await isWell()
  })

  test.each(events.filter(([event]) => event.startsWith('chat:')))(
    '%s of somebody who is not in the reading',
    async (event, example) => {
      const other = await tab(house, stranger)
      const body = example()
      const mine = await other.say(event, body)
      const missing = await other.say(event, { ...body, chat_id: newId('cht') })
      expect(known(mine.problem)).toMatch(/^(not_found|wrong_state)$/)
      expect(missing.problem).toEqual(mine.problem)
      const desk = await tab(house, await admin(house))
      expect(known((await desk.say(event, example())).problem)).toBe('wrong_role')
      for (const one of [other, desk]) one.close()
    },
  )
})

test('a number that no message reaches is no fault, and one that nothing can hold is refused', async () => {
  const read = async (seq: number) =>
    (await reading.tabs.client.say('chat:read', { chat_id: reading.id, seq })).problem?.code
  expect(await read(2 ** 31 - 1)).toBeUndefined()
  for (const seq of [2 ** 31, Number.MAX_SAFE_INTEGER]) expect(await read(seq)).toBe('bad_input')
})

describe('what comes twice counts once', () => {
  test('a message, also with other words, and a hundred times at once', async () => {
    const sent = examples['chat:message']()
    const before = await messages()
    const answers = await Promise.all(Array.from({ length: 100 }, () => reading.tabs.client.say('chat:message', sent)))
    const again = await reading.tabs.client.say('chat:message', { ...sent, body: 'Something else.' })
    expect(new Set([...answers, again].map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(await messages()).toBe(before + 1)
    const heard = reading.tabs.reader.heard<{ client_msg_id: string }>('chat:message')
    expect(heard.filter(({ client_msg_id }) => client_msg_id === sent.client_msg_id)).toHaveLength(1)
  })

  test('a beat and a join', async () => {
    const before = await presences()
    const twice = await tab(house, people.client)
    await Promise.all(Array.from({ length: 100 }, () => reading.tabs.client.beat(reading.id)))
    await Promise.all(Array.from({ length: 20 }, () => twice.join(reading.id)))
    expect(await presences()).toEqual(before)
    twice.close()
    await isWell()
    expect(await presences()).toEqual(before)
  })

  test('a client_msg_id belongs to its sender: the other person may use the same', async () => {
    const sent = examples['chat:message']()
    const [mine, theirs] = await Promise.all(
      [reading.tabs.client, reading.tabs.reader].map((one) => one.say('chat:message', sent)),
    )
    expect(mine!.data).not.toMatchObject({ id: (theirs!.data as { id: string }).id })
  })
})

const isClosed = (one: Tab) =>
  new Promise((resolve) => (one.socket.connected ? one.socket.once('disconnect', resolve) : resolve('')))

describe('a socket that misbehaves harms itself only', () => {
  test('without an acknowledgement, with one too many, with names that nobody knows', async () => {
    const { socket } = reading.tabs.client
    for (const [event, example] of events) {
      socket.emit(event)
      socket.emit(event, example())
      socket.emit(event, null, 'no function', {})
    }
    for (const name of ['chat:nothing', 'chat:ended', 'constructor', '__proto__', 'toString', '', '*'])
      socket.emit(name, {})
    await isWell()
  })

  test('a frame over 64 KB ends the socket', async () => {
    const one = await tab(house, stranger)
    one.socket.emit('chat:message', { body: 'x'.repeat(70_000) })
    await isClosed(one)
    await isWell()
  })

  const packets = [
    '42{"a":1}',
    '42[]',
    '42[1]',
    '42["chat:beat"',
    '42["disconnect"]',
    '42["connect_error",{}]',
    '451-["x",{"_placeholder":true,"num":0}]',
    '4',
    '49',
    '42/other,["x"]',
    '40{"token":"x"}',
    '2probe',
    '\u0000',
  ]
  test.each(packets)('the packet %j', async (packet) => {
    const one = await tab(house, stranger)
    one.socket.io.engine.transport.send([{ type: 'message', data: packet.replace(/^4/, '') }] as never)
    await Promise.race([isClosed(one), wait(50)])
    one.close()
    await isWell()
  })
})

test('a socket does not outlive its sign-in, however that ended', async () => {
  const { pool } = house.database
  const guests = await Promise.all(Array.from({ length: 4 }, () => client(house)))
  const tabs = await Promise.all(guests.map((guest) => tab(house, guest)))
  const set = (n: number, table: string, change: string) =>
    pool.query(`update ${table} set ${change} where id = $1`, [
      table === 'account_person' ? guests[n]!.id : guests[n]!.signInId,
    ])
  await set(0, 'account_sign_in', `ended_at = now(), ended_because = 'elsewhere'`)
  await set(1, 'account_sign_in', `ends_at = timestamptz '2026-11-01'`)
  await set(2, 'account_person', `blocked_at = timestamptz '2026-11-01', blocked_reason = 'Rude.'`)
  await house.recheck()
  await Promise.all(tabs.slice(0, 3).map(isClosed))
  expect(tabs.map(({ socket }) => socket.connected)).toEqual([false, false, false, true])
  await isWell()
  for (const one of tabs) one.close()
})

test('the socket of an admin ends with their idle time, that of a member does not', async () => {
  const [boss, guest] = [await admin(house), await client(house)]
  const tabs = [await tab(house, boss), await tab(house, guest)]
  await house.database.pool.query('update account_sign_in set idle_until = $2 where id = any($1)', [
    [boss.signInId, guest.signInId],
    new Date(house.clock.now() - 1),
  ])
  await house.recheck()
  await isClosed(tabs[0]!)
  expect(tabs.map(({ socket }) => socket.connected)).toEqual([false, true])
  tabs[1]!.close()
})

describe('a handshake', () => {
  const refused = (auth: object, headers: Record<string, string> = {}) =>
    new Promise<string>((resolve) => {
      const socket = io(address, { auth, extraHeaders: headers, transports: ['websocket'], reconnection: false })
      const end = (said: string) => {
        socket.disconnect()
        resolve(said)
      }
      socket.once('connect', () => end('let in'))
      socket.once('connect_error', (error: Error & { data?: Problem }) => end(error.data?.code ?? 'closed'))
    })
  test('needs the token of somebody who is signed in', async () => {
    const tokens = [
      undefined,
      null,
      '',
      'x',
      7,
      {},
      [stranger.token],
      stranger.refresh,
      `${stranger.token}A`,
      'A'.repeat(10_000),
    ]
    for (const token of tokens) expect(await refused({ token }), JSON.stringify(token)).toBe('signed_out')
    expect(await refused({ token: stranger.token })).toBe('let in')
  })

  test.each(['https://evil.example', 'null', 'not an address', 'http://localhost:3000.evil.example', 'file://'])(
    'from %s is none',
    async (origin) => {
      expect(await refused({ token: stranger.token }, { origin })).toBe('closed')
      await isWell()
    },
  )

  test('of one person too many is refused', async () => {
    const crowd = await client(house)
    const tabs = await Promise.all(Array.from({ length: 20 }, () => tab(house, crowd)))
    expect(await refused({ token: crowd.token })).toBe('too_many')
    for (const one of tabs) one.close()
  })
})
