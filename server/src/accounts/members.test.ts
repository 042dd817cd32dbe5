import { expect, test } from 'vitest'
import { notices } from '@evenlight/contract/notices'
import { accounts } from '@evenlight/contract/accounts'
import { openHouse } from '../../test/house.ts'
import { admin, client, reader } from '../../test/people.ts'

const house = await openHouse()
const { pool } = house.database
const served = (clientId: string, readerId: string) =>
  pool.query(
    `insert into reading (id, channel, client_id, reader_id, state, continue_on_paid, rate_cents_per_minute, requested_at, opened_at, started_at, ended_at,
       free_seconds, paid_seconds, unbilled_seconds)
     values ($1, 'chat', $2, $3, 'settled', false, 48, to_timestamp(1), to_timestamp(1), to_timestamp(1), to_timestamp(2), 0, 0, 0)`,
    [`cht_${clientId.slice(4)}`, clientId, readerId],
  )
const audits = async (subjectId: string) =>
  (
    await pool.query('select action, actor_id, reason, detail from audit where subject_id = $1 order by id', [
      subjectId,
    ])
  ).rows
const boss = await admin(house, { username: 'the-boss' })

test('a client may write to the readers who can be reached, a reader to the clients they served', async () => {
  const [mara, away, ilse, other] = [
    await reader(house, { username: 'mara' }),
    await reader(house, { username: 'marabel', approval: 'waiting' }),
    await client(house, { username: 'ilse' }),
    await client(house, { username: 'other' }),
  ]
  await served(ilse.id, mara.id)
  const readers = await ilse.call(accounts.members, { query: {} })
  expect(readers.data).toEqual([{ id: mara.id, username: 'mara' }])
  expect(readers.next).toBeNull()
  expect((await mara.call(accounts.members, { query: {} })).data).toEqual([{ id: ilse.id, username: 'ilse' }])
  expect((await other.call(accounts.members, { query: { q: 'ARA' } })).data).toEqual([
    { id: mara.id, username: 'mara' },
  ])
  for (const q of ['zzz', '%', '_', "'"])
    expect((await other.call(accounts.members, { query: { q } })).data).toEqual([])
  expect(away.username).toBe('marabel')
})

test('what only an admin may filter by changes nothing for others', async () => {
  const person = await client(house)
  const answer = await person.call(accounts.members, { query: { type: 'CLIENT', state: 'active' } })
  expect(answer.data.every((row) => Object.keys(row).length === 2 && row.username.startsWith('mara'))).toBe(true)
})

test('an admin sees everybody, filters, turns pages, and it is written down', async () => {
  for (let i = 0; i < 5; i++) await client(house, { username: `paged-${i}` })
  await client(house, { username: 'paged-blocked', blocked_at: 0, blocked_reason: 'Rude words' })
  const first = await boss.call(accounts.members, { query: { q: 'paged', limit: '4' } })
  const second = await boss.call(accounts.members, { query: { q: 'paged', limit: '4', after: first.next ?? '' } })
  expect([...first.data, ...second.data].map(({ username }) => username)).toEqual([
    'paged-0',
    'paged-1',
    'paged-2',
    'paged-3',
    'paged-4',
    'paged-blocked',
  ])
  expect(second.next).toBeNull()
  const blocked = await boss.call(accounts.members, { query: { state: 'blocked' } })
  expect(blocked.data).toMatchObject([
    { username: 'paged-blocked', state: 'blocked', blocked: { reason: 'Rude words', until: null } },
  ])
  expect(
    (await boss.call(accounts.members, { query: { type: 'READER', q: 'marabel', state: 'waiting' } })).data,
  ).toHaveLength(1)
  const today = new Date(house.clock.now()).toISOString().slice(0, 10)
  expect((await boss.call(accounts.members, { query: { q: 'paged', from: today, to: today } })).data).toHaveLength(6)
  expect((await boss.call(accounts.members, { query: { q: 'paged', to: '2020-01-01' } })).data).toEqual([])
  expect((await boss.call(accounts.members, { query: { after: `x${first.next}` } })).status).toBe(422)
  const { rows } = await pool.query(`select detail from audit where action = 'members.list' and actor_id = $1`, [
    boss.id,
  ])
  expect(rows[0].detail).toEqual({ q: 'paged' })
})

test('one sees oneself; somebody else’s account is not there, unless one is an admin', async () => {
  const [person, other] = [await client(house), await client(house)]
  expect((await person.call(accounts.member, { query: {} })).data).toMatchObject({
    id: person.id,
    state: 'active',
    email: person.email,
  })
  const [foreign, missing] = [
    await person.call(accounts.member, { query: { id: other.id } }),
    await person.call(accounts.member, { query: { id: 'usr_nobodyatall0000000000' } }),
  ]
  expect(foreign.problem).toEqual(missing.problem)
  expect((await boss.call(accounts.member, { query: { id: other.id } })).data.email).toBe(other.email)
  expect(await audits(other.id)).toMatchObject([{ action: 'members.look', actor_id: boss.id }])
})

test('trust is given and taken with a reason', async () => {
  const person = await client(house)
  const on = await boss.call(accounts.trust, { body: { member_id: person.id, on: true, reason: 'Years with us' } })
  expect(on.data.trusted).toEqual({ reason: 'Years with us', since: new Date(house.clock.now()).toISOString() })
  expect((await boss.call(accounts.trusted)).data.map(({ id }) => id)).toEqual([person.id])
  expect((await person.call(accounts.own)).data.flags.trusted).toBe(true)
  await boss.call(accounts.trust, { body: { member_id: person.id, on: false, reason: 'A chargeback' } })
  expect((await boss.call(accounts.trusted)).data).toEqual([])
  expect((await audits(person.id)).map(({ action, reason }) => [action, reason])).toEqual([
    ['members.trust', 'Years with us'],
    ['members.distrust', 'A chargeback'],
  ])
  const noReason = await boss.call(accounts.trust, { body: { member_id: person.id, on: true } as never })
  expect(Object.keys(noReason.problem.fields ?? {})).toEqual(['reason'])
})

test('a reader’s pay is an admin’s matter, and a refused one is out at once', async () => {
  const psychic = await reader(house)
  const paid = await boss.call(accounts.rate, {
    body: { member_id: psychic.id, rate_cents_per_minute: 60, reason: 'A good year' },
  })
  expect(paid.data.rate_cents_per_minute).toBe(60)
  const told = async () =>
    (await psychic.call(notices.board, { query: {} })).data.filter((one) => one.event === 'decision')
  expect(await told()).toMatchObject([
    {
      says: { code: 'rate_changed', values: { amount: '$0.60', days: 30 } },
      body: 'A good year',
      link: '/admin-user/help?tab=ask&topic=account',
    },
  ])
  await boss.call(accounts.rate, { body: { member_id: psychic.id, rate_cents_per_minute: 60, reason: 'Again' } })
  expect(await told()).toHaveLength(1)
  const fraction = await boss.call(accounts.rate, {
    body: { member_id: psychic.id, rate_cents_per_minute: 60.5, reason: 'x' },
  })
  expect(fraction.status).toBe(422)
  expect(
    (await boss.call(accounts.approve, { body: { member_id: psychic.id, decision: 'refuse' } })).problem.fields,
  ).toHaveProperty('reason')
  await boss.call(accounts.approve, { body: { member_id: psychic.id, decision: 'refuse', reason: 'Left us' } })
  expect(await house.parts.authenticate(psychic.token)).toBeUndefined()
  const { rows: open } = await pool.query('select id from account_sign_in where person_id = $1 and ended_at is null', [
    psychic.id,
  ])
  expect(open).toEqual([])
  expect((await audits(psychic.id)).map(({ action }) => action)).toEqual([
    'members.rate',
    'members.rate',
    'members.refuse',
  ])
  const person = await client(house)
  for (const route of [accounts.rate, accounts.approve] as const) {
    const body = {
      member_id: person.id,
      rate_cents_per_minute: 1,
      reason: 'x',
      ...(route === accounts.approve && { decision: 'approve' }),
    }
    expect((await boss.call(route, { body: body as never })).problem.code).toBe('not_found')
  }
})

test('nobody but an admin decides', async () => {
  const psychic = await reader(house)
  for (const person of [await client(house), psychic]) {
    const bodies = [
      person.call(accounts.rate, { body: { member_id: psychic.id, rate_cents_per_minute: 1000, reason: 'Me' } }),
      person.call(accounts.approve, { body: { member_id: psychic.id, decision: 'approve' } }),
      person.call(accounts.trust, { body: { member_id: person.id, on: true, reason: 'Me' } }),
      person.call(accounts.trusted),
    ]
    expect((await Promise.all(bodies)).map(({ problem }) => problem.code)).toEqual(Array<string>(4).fill('wrong_role'))
  }
})

test('an account is closed with a reason, at once and for good, and can be opened again', async () => {
  const [ida, desk] = [await client(house), await admin(house)]
  const close = (on: boolean, who = ida.id) =>
    desk.call(accounts.close, { body: { member_id: who, on, reason: 'They asked for it.' } })
  expect((await close(true)).data).toMatchObject({
    state: 'blocked',
    blocked: { reason: 'They asked for it.', until: null },
  })
  expect((await ida.call(accounts.own)).problem.code).toBe('signed_out')
  expect((await close(false)).data).toMatchObject({ state: 'active', blocked: null })
  expect((await close(true, desk.id)).problem.code).toBe('not_found')
  const { rows } = await house.database.pool.query(
    'select action, reason from audit where subject_id = $1 order by id',
    [ida.id],
  )
  expect(rows).toEqual([
    { action: 'members.block', reason: 'They asked for it.' },
    { action: 'members.unblock', reason: 'They asked for it.' },
  ])
})
