import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { accounts } from '@evenlight/contract/accounts'
import { readings } from '@evenlight/contract/readings'
import { newId } from '../src/kernel/ids.ts'
import { personRoom } from '../src/kernel/rooms.ts'
import { openHouse } from './house.ts'
import { client } from './people.ts'
import { tab } from './sockets.ts'

// As it is on a real site, behind a proxy: limits count, and people come from where the proxy says.
const house = await openHouse({ raised: false, url: 'https://evenlight.example' })
const address = await house.listen()
const { host, port } = new URL(address)
const path = '/socket.io/?EIO=4&transport=websocket'
let addresses = 0
const from = (ip = `198.51.100.${++addresses}`) => ({ 'x-forwarded-for': ip })

/** A line of a browser without its manners. */
const line = async (first: string[] = []) => {
  const socket = new WebSocket(`ws://${host}${path}`)
  const heard: string[] = []
  socket.addEventListener('message', ({ data }) => heard.push(String(data)))
  const closed = new Promise<void>((resolve) => socket.addEventListener('close', () => resolve()))
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  for (const packet of first) socket.send(packet)
  return { socket, heard, closed }
}
const countQueries = async (work: () => Promise<unknown>) => {
  const asked = vi.spyOn(house.parts, 'authenticate')
  await work()
  const { length } = asked.mock.calls
  asked.mockRestore()
  return length
}

describe('a line', () => {
  const unknown = `40${JSON.stringify({ token: 'A'.repeat(43) })}`

  test('that asks to come in again and again is asked about once, and ended', async () => {
    const count = await countQueries(async () => {
      const { closed } = await line(Array<string>(200).fill(unknown))
      await closed
    })
    expect(count).toBe(1)
  })

  test('with what is no token costs no question', async () => {
    expect(
      await countQueries(async () => {
        const { heard, socket } = await line([`40${JSON.stringify({ token: 'not a token' })}`])
        await vi.waitFor(() => expect(heard.join()).toContain('signed_out'))
        socket.close()
      }),
    ).toBe(0)
  })

  test('that says nothing is ended within seconds', { timeout: 10_000 }, async () => {
    const sinceMs = performance.now()
    const { closed } = await line()
    await closed
    expect(performance.now() - sinceMs).toBeLessThan(7000)
  })

  test('is a WebSocket or none', async () => {
    const answer = await fetch(`${address}/socket.io/?EIO=4&transport=polling`)
    expect(answer.status).toBe(400)
  })

  test('that reads nothing of what waits for it is cut', { timeout: 20_000 }, async () => {
    const person = await client(house)
    const reads = await tab(house, await client(house))
    const before = house.sockets()
    const raw = connect(Number(port), '127.0.0.1')
    raw.on('error', () => {})
    const head = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket`
    raw.write(
      `${head}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\n\r\n`,
    )
    await once(raw, 'data')
    raw.write(masked(`40${JSON.stringify({ token: person.token })}`))
    const [greeted] = (await once(raw, 'data')) as [Buffer]
    expect(greeted.toString()).toContain('sid')
    expect(house.sockets()).toBe(before + 1)
    raw.pause()
    const notice = { id: newId('ntc'), title: 'x'.repeat(60_000) }
    for (let n = 0; n < 300; n++)
      house.parts.live.deliver([{ room: personRoom(person.id), event: 'notice:new', data: notice }])
    await vi.waitFor(
      async () => {
        await house.recheck()
        expect(house.sockets()).toBe(before)
      },
      { timeout: 10_000, interval: 100 },
    )
    expect(reads.socket.connected).toBe(true)
    reads.close()
    raw.destroy()
  })
})

/** One WebSocket frame as a client sends it; the mask is nothing. */
const masked = (text: string) => {
  const bytes = Buffer.from(text)
  const length = bytes.length < 126 ? [0x80 | bytes.length] : [0x80 | 126, bytes.length >> 8, bytes.length & 0xff]
  return Buffer.concat([Buffer.from([0x81, ...length, 0, 0, 0, 0]), bytes])
}

test('whoever says far more than anybody could is put out, and waits before the door', async () => {
  const [loud, calm] = [await client(house), await client(house)]
  const [one, two, other] = [await tab(house, loud), await tab(house, loud), await tab(house, calm)]
  const over = [one, two].map(({ socket }) => new Promise((resolve) => socket.once('disconnect', resolve)))
  for (let n = 0; n < 3700; n++) one.socket.emit('nothing:known', {})
  await Promise.all(over)
  await expect(tab(house, loud)).rejects.toMatchObject({
    data: { code: 'too_many', retry_after_seconds: expect.any(Number) },
  })
  expect((await other.beat(newId('cht'))).problem?.code).toBe('wrong_state')
  await house.clock.advance(60_000)
  const again = await tab(house, loud)
  for (const socket of [again, other]) socket.close()
})

test('an address opens so many lines a minute, and a proxy’s visitors are counted apart', async () => {
  const knock = async (ip: string) => {
    const raw = connect(Number(port), '127.0.0.1')
    raw.write(
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${ip}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\n\r\n`,
    )
    const [said] = (await once(raw, 'data')) as [Buffer]
    raw.destroy()
    return said.toString().slice(9, 12)
  }
  const answers: string[] = []
  for (let n = 0; n < 605; n++) answers.push(await knock('192.0.2.1'))
  expect(answers.filter((status) => status === '101')).toHaveLength(600)
  expect(answers.slice(600)).toEqual(Array(5).fill('400'))
  expect(await knock('192.0.2.2')).toBe('101')
})

describe('of one address that many share', () => {
  const office = from()
  const anonymous = (url: string) => house.app.inject({ url, headers: office })
  const statusOf = async (url: string) => (await anonymous(url)).statusCode

  test('visitors who ask too much keep no member from anything', { timeout: 60_000 }, async () => {
    const person = await client(house)
    for (let n = 0; n < 600; n++) await anonymous('/api/v2/countries')
    expect(await statusOf('/api/v2/countries')).toBe(429)
    expect((await person.call(accounts.own, { headers: office })).status).toBe(200)
    expect(await statusOf('/how-it-works')).not.toBe(429)
  })

  test('no other spelling of an address is counted apart, or kept by anybody', async () => {
    const answer = await anonymous('/%61pi/v2/countries')
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([429, 'no-store'])
  })

  test('a member who asks too much still ends what runs, and can pause it', { timeout: 60_000 }, async () => {
    const [person, other] = [await client(house), await client(house)]
    const statuses: number[] = []
    for (let n = 0; n < 602; n++) statuses.push((await person.call(accounts.own, { headers: from() })).status)
    expect(statuses.slice(599)).toEqual([200, 429, 429])
    expect((await other.call(accounts.own)).status).toBe(200)
    const chat_id = newId('cht')
    expect((await person.call(readings.end, { body: { chat_id } })).status).toBe(404)
    expect((await person.call(readings.update, { body: { chat_id, action: 'standby' } })).status).toBe(404)
    const ends: number[] = []
    for (let n = 0; n < 60; n++) ends.push((await person.call(readings.end, { body: { chat_id } })).status)
    expect([...new Set(ends.slice(0, 59)), ends.at(-1)]).toEqual([404, 429])
  })

  test('lists for search engines are few a minute', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 31; n++) statuses.push(await statusOf('/sitemap.xml'))
    expect(statuses.slice(29)).toEqual([200, 429])
  })
})
