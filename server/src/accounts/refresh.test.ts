import { expect, test } from 'vitest'
import { accounts } from '@evenlight/contract/accounts'
import { openHouse } from '../../test/house.ts'
import { admin, client, setPerson, signIn } from '../../test/people.ts'
import { forgetWhatIsOver } from './forget.ts'
import { forgetting } from '../kernel/forget.ts'

const house = await openHouse()
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const own = { 'content-type': 'application/json', 'x-requested-with': 'fetch' }
const refresh = async (token: string, headers: Record<string, string> = own) => {
  const answer = await house.call(accounts.refresh, { body: {}, headers: { ...headers, cookie: `rt=${token}` } })
  return { ...answer, next: answer.cookies.find(({ name }) => name === 'rt')?.value }
}
const who = async (token: string) => (await house.parts.authenticate(token))?.id

test('a refresh gives a new token and replaces the cookie', async () => {
  const person = await client(house)
  const answer = await refresh(person.refresh)
  expect(answer.data).toMatchObject({
    expires_in: 900,
    user: { id: person.id, type: 'CLIENT', username: person.username },
  })
  expect(answer.headers['set-cookie']).toMatch(/^rt=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Strict$/)
  expect(answer.next).not.toBe(person.refresh)
  expect(await who(answer.data.token)).toBe(person.id)
  expect(await who(answer.next ?? '')).toBeUndefined()
  expect((await refresh(answer.next ?? '')).status).toBe(200)
})

test('twenty tabs at the same moment get one successor, and nobody is signed out', async () => {
  const person = await client(house)
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(person.refresh)))
  expect(new Set(answers.map(({ status, data, next }) => JSON.stringify([status, data.token, next]))).size).toBe(1)
  expect(await who(answers[0]?.data.token ?? '')).toBe(person.id)
  await house.clock.advance(minuteMs)
  expect((await refresh(answers[7]?.next ?? '')).status).toBe(200)
})

test('a late tab within ten seconds gets the newest successor, so that the cookie never goes back', async () => {
  const person = await client(house)
  const second = await refresh(person.refresh)
  const third = await refresh(second.next ?? '')
  await house.clock.advance(10_000)
  const late = await refresh(person.refresh)
  expect([late.status, late.next, late.data.token, late.data.expires_in]).toEqual([
    200,
    third.next,
    third.data.token,
    890,
  ])
})

test('a used token that comes again later ends its sign-in, for the thief and the owner, and no other one', async () => {
  const person = await client(house)
  const elsewhere = await signIn(house, { id: person.id, role: 'CLIENT' })
  const stolen = person.refresh
  const owner = await refresh(stolen)
  await house.clock.advance(10_001)
  const thief = await refresh(stolen)
  expect([thief.status, thief.problem.code, thief.next]).toEqual([401, 'signed_out', ''])
  expect((await refresh(owner.next ?? '')).problem.code).toBe('signed_out')
  for (const token of [person.token, owner.data.token]) expect(await who(token)).toBeUndefined()
  expect(await who(elsewhere.access)).toBe(person.id)
})

test('a sign-in ends after seven idle days, and after thirty at most', async () => {
  const person = await client(house)
  let { next = '' } = await refresh(person.refresh)
  for (let day = 6; day < 30; day += 6) {
    await house.clock.advance(6 * dayMs)
    next = (await refresh(next)).next ?? ''
    expect(next).not.toBe('')
  }
  await house.clock.advance(6 * dayMs)
  expect((await refresh(next)).problem.code).toBe('signed_out')
  const idle = await client(house)
  await house.clock.advance(7 * dayMs)
  expect((await refresh(idle.refresh)).problem.code).toBe('signed_out')
})

test('an admin’s ends after 30 idle minutes, and after eight hours', async () => {
  const idle = await admin(house)
  await house.clock.advance(30 * minuteMs)
  expect((await refresh(idle.refresh)).problem.code).toBe('signed_out')
  const busy = await admin(house)
  let next = busy.refresh
  for (let minutes = 0; minutes < 460; minutes += 20) {
    await house.clock.advance(20 * minuteMs)
    next = (await refresh(next)).next ?? ''
  }
  expect(next).not.toBe('')
  await house.clock.advance(20 * minuteMs)
  expect((await refresh(next)).problem.code).toBe('signed_out')
})

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['an origin that only begins like ours', { origin: 'http://localhost:3000.evil.example' }],
  ['a null origin', { origin: 'null' }],
  ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
  ['a sibling site, as the browser says', { 'sec-fetch-site': 'same-site' }],
  ['no word that a script asks', { 'x-requested-with': '' }],
  ['plain text', { 'content-type': 'text/plain' }],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
])('a refresh from %s is refused and uses nothing up', async (_what, wrong) => {
  const person = await client(house)
  const answer = await refresh(person.refresh, { ...own, ...wrong })
  expect(answer.status).toBeGreaterThanOrEqual(403)
  expect([answer.data, answer.cookies]).toEqual([undefined, []])
  await house.clock.advance(minuteMs)
  expect((await refresh(person.refresh)).status).toBe(200)
})

test('a refresh from our own page is welcome', async () => {
  const person = await client(house)
  expect(
    (await refresh(person.refresh, { ...own, origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }))
      .status,
  ).toBe(200)
})

test('an access token is no refresh token, a refresh token no access token', async () => {
  const person = await client(house)
  expect((await refresh(person.token)).problem.code).toBe('signed_out')
  expect((await house.call(accounts.own, {}, person.refresh)).problem.code).toBe('signed_out')
  expect((await house.call(accounts.refresh, { body: {}, headers: own })).problem.code).toBe('signed_out')
})

test('whoever may not come in any more gets no new token, even where the sign-in itself still stands', async () => {
  for (const set of [{ blocked_at: 0 }, { state: 'erased' as const }]) {
    const person = await client(house)
    await setPerson(house, person.id, set)
    expect((await refresh(person.refresh)).problem.code).toBe('signed_out')
  }
})

test('signing out ends this sign-in, empties the browser, and needs the bearer token', async () => {
  const person = await client(house)
  const elsewhere = await signIn(house, { id: person.id, role: 'CLIENT' })
  const byCookie = await house.call(accounts.logout, { body: {}, headers: { ...own, cookie: `rt=${person.refresh}` } })
  expect(byCookie.problem.code).toBe('signed_out')
  const answer = await person.call(accounts.logout, { body: {} })
  expect([answer.status, answer.data, answer.headers['clear-site-data']]).toEqual([200, {}, '"cache"'])
  expect(answer.cookies).toMatchObject([{ name: 'rt', value: '', maxAge: 0 }])
  expect((await refresh(person.refresh)).problem.code).toBe('signed_out')
  expect(await who(person.token)).toBeUndefined()
  expect(await who(elsewhere.access)).toBe(person.id)
})

test('sockets of an ended sign-in are closed within a second, others stay', async () => {
  const { io } = await import('socket.io-client')
  const address = await house.listen()
  const person = await client(house)
  const elsewhere = await signIn(house, { id: person.id, role: 'CLIENT' })
  const connect = (token: string) =>
    new Promise<ReturnType<typeof io>>((resolve, reject) => {
      const socket = io(address, { auth: { token }, transports: ['websocket'], reconnection: false })
      socket.on('connect', () => resolve(socket))
      socket.on('connect_error', reject)
    })
  const [here, there] = await Promise.all([connect(person.token), connect(elsewhere.access)])
  const closed = new Promise((resolve) => here.on('disconnect', resolve))
  const sinceMs = performance.now()
  await person.call(accounts.logout, { body: {} })
  await closed
  expect(performance.now() - sinceMs).toBeLessThan(1000)
  expect(there.connected).toBe(true)
  there.close()
  await expect(connect(person.token)).rejects.toThrow('signed_out')
})

test('one sees one’s sign-ins and ends another one, or all others', async () => {
  const person = await client(house)
  const [second, third, stranger] = [
    await signIn(house, { id: person.id, role: 'CLIENT' }),
    await signIn(house, { id: person.id, role: 'CLIENT' }),
    await client(house),
  ]
  const list = await person.call(accounts.signIns)
  expect(list.data.map(({ id, current }) => [id, current])).toContainEqual([person.signInId, true])
  expect(list.data).toHaveLength(3)
  const left = await person.call(accounts.endSignIns, { body: { id: second.signInId } })
  expect(left.data).toHaveLength(2)
  expect((await person.call(accounts.endSignIns, { body: { id: stranger.signInId } })).problem.code).toBe('not_found')
  expect(await who(stranger.token)).toBe(stranger.id)
  expect((await person.call(accounts.endSignIns, { body: {} })).data).toMatchObject([
    { id: person.signInId, current: true },
  ])
  for (const { access } of [second, third]) expect(await who(access)).toBeUndefined()
})

test('tokens are stored as hashes only, and what is long over is forgotten', async () => {
  const person = await client(house)
  const { rows } = await house.database.pool.query(
    `select encode(refresh_hash, 'hex') || encode(access_hash, 'hex') as kept from account_token`,
  )
  for (const raw of [person.token, person.refresh])
    expect(rows.some(({ kept }) => kept.includes(Buffer.from(raw, 'base64url').toString('hex')))).toBe(false)
  await house.clock.advance(8 * dayMs + 1)
  await forgetting(house.database, ...forgetWhatIsOver(house.parts))()
  const { rows: left } = await house.database.pool.query('select id from account_sign_in where person_id = $1', [
    person.id,
  ])
  expect(left).toEqual([])
})
