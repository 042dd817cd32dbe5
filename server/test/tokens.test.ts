import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { accounts } from '@evenlight/contract/accounts'
import { openHouse } from './house.ts'
import { client, signIn, type TestPerson } from './people.ts'
import { openWorld } from './world.ts'

const house = await openHouse({ demo: true })
const world = await openWorld(house)
const [mine, other] = [world.people['client A'], world.people['client B']]

const own = (headers: Record<string, string | string[]>) =>
  house.app.inject({ url: accounts.own.path, headers: headers as Record<string, string> })
const refusal = async (headers: Record<string, string | string[]>) => {
  const answer = await own(headers)
  return `${answer.statusCode} ${answer.json().code}`
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const signedOut = async (person: Pick<TestPerson, 'id'>) => {
  const { access } = await signIn(house, { id: person.id, role: 'CLIENT' })
  await house.call(accounts.logout, { body: {} }, access)
  return access
}
/** Another last character stands for the same bytes, where the last bits of base64 mean nothing. */
const flipped = (token: string) => `${token.slice(0, 10)}${token[10] === 'A' ? 'B' : 'A'}${token.slice(11)}`

test('the token as it was given opens the account, whatever the case of the scheme', async () => {
  for (const scheme of ['Bearer', 'bearer', 'BEARER'])
    expect((await own({ authorization: `${scheme} ${mine.token}` })).json().data.id).toBe(mine.id)
})

describe('a token that is not quite one opens nothing', () => {
  const tampered: Record<string, () => Record<string, string> | Promise<Record<string, string>>> = {
    truncated: () => bearer(mine.token.slice(0, -1)),
    extended: () => bearer(`${mine.token}A`),
    'with a character changed': () => bearer(flipped(mine.token)),
    'in another case': () => bearer(mine.token.toLowerCase()),
    "half one's own, half another's": () => bearer(mine.token.slice(0, 20) + other.token.slice(20)),
    expired: () => bearer(world.people.expired.token),
    'of a sign-in that ended': async () => bearer(await signedOut(mine)),
    'of somebody blocked': () => bearer(world.people.blocked.token),
    'a refresh token': () => bearer(mine.refresh),
    'an id': () => bearer(mine.id),
    'of one megabyte': () => bearer('A'.repeat(1024 * 1024)),
    'with a NUL': () => bearer(`${mine.token}\u0000`),
    'with SQL behind it': () => bearer(`${mine.token}' or '1'='1`),
    'two in one header': () => bearer(`${mine.token}, Bearer ${other.token}`),
    'after no scheme': () => ({ authorization: mine.token }),
    'after another scheme': () => ({ authorization: `Basic ${mine.token}` }),
    'in a cookie': () => ({ cookie: `rt=${mine.token}; token=${mine.token}` }),
    'in another header': () => ({ 'x-access-token': mine.token }),
    nothing: () => ({ authorization: 'Bearer ' }),
  }
  test.each(Object.entries(tampered))('%s', async (_, headers) => {
    expect(await refusal(await headers())).toBe('401 signed_out')
  })

  test('in the query', async () => {
    const { statusCode } = await house.app.inject({ url: `${accounts.own.path}?token=${mine.token}` })
    expect(statusCode).toBe(401)
  })
})

test('every token of a sign-in ends with it, and those of another one do not', async () => {
  const ida = await client(house)
  const tablet = await signIn(house, { id: ida.id, role: 'CLIENT' })
  expect((await house.call(accounts.logout, { body: {} }, tablet.access)).status).toBe(200)
  expect(await refusal(bearer(tablet.access))).toBe('401 signed_out')
  expect((await ida.call(accounts.own)).status).toBe(200)
})

/** Sends bytes as they are, to a real server: what a client library would mend or refuse to send. */
const raw = async (head: string[]) => {
  const { hostname, port } = new URL(await house.listen())
  const socket = connect(Number(port), hostname)
  socket.write(
    `${[`GET ${accounts.own.path} HTTP/1.1`, 'host: localhost', 'connection: close', ...head].join('\r\n')}\r\n\r\n`,
  )
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]), text }
}
const good = () => `authorization: Bearer ${mine.token}`

test('on the wire, one header counts, and two are nobody', async () => {
  expect((await raw([good()])).status).toBe(200)
  expect((await raw([good(), good()])).status).toBe(401)
  expect((await raw([good(), `authorization: Bearer ${other.token}`])).status).toBe(401)
  expect((await raw(['authorization: Bearer x', good()])).status).toBe(401)
})

test('a head that is too large or none is refused as everything else is', async () => {
  const large = await raw([`authorization: Bearer ${'A'.repeat(20_000)}`])
  expect([large.status, /"code":"(\w+)"/.exec(large.text)?.[1]]).toEqual([413, 'too_large'])
  expect(large.text).toMatch(/content-type: application\/problem\+json/i)
  const broken = await raw(['no colon in it'])
  expect([broken.status, /"code":"(\w+)"/.exec(broken.text)?.[1]]).toEqual([400, 'bad_json'])
  expect((await house.app.inject({ url: '/healthz' })).statusCode).toBe(200)
})
