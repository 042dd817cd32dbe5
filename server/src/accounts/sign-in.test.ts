import { expect, test } from 'vitest'
import { accounts } from '@evenlight/contract/accounts'
import { openHouse } from '../../test/house.ts'
import { admin, client, password, reader, setPerson } from '../../test/people.ts'
import { block, unblock } from './blocks.ts'
import { makePasswords } from './passwords.ts'
import * as store from './store.ts'
import { readAppealToken } from './tokens.ts'

const house = await openHouse()
const hourMs = 3_600_000
const login = (name: string, typed = password, totp?: string) =>
  house.call(accounts.login, { body: { login: name, password: typed, ...(totp && { totp }) } })

test('one signs in by user name or e-mail, in any case', async () => {
  const person = await client(house, { username: 'Ilse' })
  for (const name of ['Ilse', 'iLSE', person.email, person.email.toUpperCase()]) {
    const answer = await login(name)
    expect(answer.data).toMatchObject({
      expires_in: 900,
      user: { id: person.id, type: 'CLIENT', username: 'Ilse', first_name: 'Ilse' },
    })
    expect((await house.call(accounts.own, {}, answer.data.token)).data.id).toBe(person.id)
  }
})

test('the refresh cookie is for the server alone', async () => {
  const person = await client(house)
  const answer = await login(person.username)
  const [cookie = '', mark = ''] = answer.headers['set-cookie'] as string[]
  expect(cookie).toMatch(/^rt=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Strict$/)
  expect(mark).toMatch(/^known_[0-9a-f]{8}=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/)
  expect(JSON.stringify(answer.data)).not.toContain(answer.cookies[0]?.value)
})

test('no account and a wrong password answer the same words', async () => {
  const person = await client(house)
  const blocked = await client(house, { blocked_at: 0, blocked_reason: 'test' })
  const pending = await client(house, { state: 'pending' })
  const waiting = await reader(house, { approval: 'waiting' })
  const boss = await admin(house)
  const answers = await Promise.all(
    [person, blocked, pending, waiting, boss]
      .map(({ username }) => username)
      .concat('nobody-here', 'nobody@people.test')
      .map((name) => login(name, 'not the password')),
  )
  expect(new Set(answers.map(({ status, problem }) => JSON.stringify([status, problem]))).size).toBe(1)
  expect([answers[0]?.status, answers[0]?.problem.code]).toEqual([401, 'login_failed'])
})

test('no account and a wrong password cost the same work; no wrong answer, of an admin’s costlier hash either, comes sooner', async () => {
  const password_hash = await makePasswords(house.parts.keys).hash(password, 'ADMIN')
  const names = [(await client(house)).username, 'nobody-here', (await admin(house, { password_hash })).username]
  const times: number[] = []
  const least = names.map(() => Infinity)
  // In turn, and the least of each one's processor time: what else this process does only ever adds to it.
  for (let i = 0; i < 30; i++) {
    const [sinceMs, before] = [performance.now(), process.cpuUsage()]
    await login(names[i % 3] ?? '', 'not the password')
    times.push(performance.now() - sinceMs)
    const { user, system } = process.cpuUsage(before)
    least[i % 3] = Math.min(least[i % 3] ?? Infinity, user + system)
  }
  expect(Math.min(...times)).toBeGreaterThanOrEqual(118)
  const [known = 0, unknown = 0] = least
  expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(3)
})

test('each condition is told after the right password, and only then', async () => {
  const pending = await client(house, { state: 'pending' })
  const unconfirmed = await login(pending.username)
  expect([unconfirmed.status, unconfirmed.problem.code, unconfirmed.problem.user_id]).toEqual([
    403,
    'client_not_verified',
    pending.id,
  ])
  const waiting = await reader(house, { approval: 'waiting' })
  expect((await login(waiting.username)).problem.code).toBe('not_verified')
  const boss = await admin(house)
  expect((await login(boss.username)).problem.code).toBe('totp_required')
  const lapsed = await client(house, { state: 'lapsed' })
  expect((await login(lapsed.username)).problem.code).toBe('login_failed')
})

test('a blocked member learns why, until when, and gets an appeal token for an hour and nothing else', async () => {
  const [person, boss] = [await client(house), await admin(house)]
  const untilMs = house.clock.now() + 48 * hourMs
  await house.database.transaction((tx) =>
    block(tx, house.parts, {
      personId: person.id,
      byId: boss.id,
      reason: 'Rude words',
      untilMs,
      now: house.clock.now(),
    }),
  )
  expect(await house.parts.authenticate(person.token)).toBeUndefined()
  const { status, problem } = await login(person.username)
  expect([status, problem.code, problem.reason, problem.until]).toEqual([
    403,
    'blocked',
    'Rude words',
    new Date(untilMs).toISOString(),
  ])
  const token = problem.appeal_token as string
  const { keys } = house.parts
  expect(readAppealToken(keys, token, house.clock.now())).toBe(person.id)
  expect(readAppealToken(keys, token, house.clock.now() + hourMs)).toBeUndefined()
  expect(readAppealToken(keys, token.replace(person.id, boss.id), house.clock.now())).toBeUndefined()
  expect((await house.call(accounts.own, {}, token)).problem.code).toBe('signed_out')
  await house.database.transaction((tx) => unblock(tx, { personId: person.id, byId: boss.id, reason: 'Appeal' }))
  expect((await login(person.username)).status).toBe(200)
})

test('a block ends by itself', async () => {
  const person = await client(house, {
    blocked_at: 0,
    blocked_until: house.clock.now() + hourMs,
    blocked_reason: 'test',
  })
  expect((await login(person.username)).problem.code).toBe('blocked')
  await house.clock.advance(hourMs)
  expect((await login(person.username)).status).toBe(200)
})

test('a password hashed at another cost is hashed again when it is used', async () => {
  const boss = await admin(house, { totp_exempt: true })
  const passwords = makePasswords(house.parts.keys)
  const before = (await store.byId(house.database.db, boss.id))?.password_hash ?? ''
  expect(passwords.isDated(before, 'ADMIN')).toBe(true)
  expect((await login(boss.username)).status).toBe(200)
  const after = (await store.byId(house.database.db, boss.id))?.password_hash ?? ''
  expect([passwords.isDated(after, 'ADMIN'), /m=65536,t=3,p=1/.test(after)]).toEqual([false, true])
  expect((await login(boss.username)).status).toBe(200)
})

test('a password is worth nothing without the key of the site', async () => {
  const { keysFrom } = await import('../kernel/keys.ts')
  const stored = await makePasswords(house.parts.keys).hash(password, 'CLIENT')
  expect(await makePasswords(house.parts.keys).verify(stored, password)).toBe(true)
  expect(await makePasswords(keysFrom('another secret, just as long as it must be')).verify(stored, password)).toBe(
    false,
  )
})

test('what waits for hashing is bounded: then the answer is busy', async () => {
  const passwords = makePasswords(house.parts.keys)
  const results = await Promise.allSettled(Array.from({ length: 70 }, async () => passwords.verify(undefined, 'x')))
  const refused = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason.code)
  expect(refused.length).toBeGreaterThanOrEqual(16)
  expect(new Set(refused)).toEqual(new Set(['busy']))
})

test('a changed password between check and entry lets nobody in', async () => {
  const person = await client(house)
  const hash = await makePasswords(house.parts.keys).hash('another one here', 'CLIENT')
  await setPerson(house, person.id, { password_hash: hash })
  expect((await login(person.username)).problem.code).toBe('login_failed')
  expect((await login(person.username, 'another one here')).status).toBe(200)
})

test.each([{ login: 'x' }, { login: 'x', password: 'y', role: 'ADMIN' }, { login: { $ne: '' }, password: 'y' }, []])(
  'a body of another form is refused: %j',
  async (body) => {
    const answer = await house.call(accounts.login, { body: body as never })
    expect([answer.status, answer.problem.code]).toEqual([422, 'bad_input'])
  },
)

test('an applicant who was turned down reads why at the sign-in, and by letter how to object', async () => {
  const [boss, mara] = [await admin(house), await reader(house, { approval: 'waiting' })]
  await house.database.pool.query(`insert into account_application (person_id, words) values ($1, '{}')`, [mara.id])
  expect((await login(mara.username)).problem).not.toHaveProperty('declined')
  const body = { member_id: mara.id, decision: 'refuse', reason: 'Too few languages.' } as const
  expect((await boss.call(accounts.approve, { body })).status).toBe(200)
  expect((await login(mara.username)).problem).toMatchObject({
    code: 'not_verified',
    reasons: { detail: { code: 'application_declined' } },
    declined: { reason: 'Too few languages.' },
  })
  const [letter] = await house.mails(mara.email)
  expect(letter!.body).toContain('Too few languages.')
  expect(letter!.body).toMatch(/within 30 days[^]*\/contact/)
})
