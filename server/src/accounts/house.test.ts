import { beforeEach, expect, test, vi } from 'vitest'
import { accounts } from '@evenlight/contract/accounts'
import { audit } from '@evenlight/contract/audit'
import { fullbans } from '@evenlight/contract/fullbans'
import { liveReadings } from '@evenlight/contract/live-readings'
import { overview } from '@evenlight/contract/overview'
import { reports } from '@evenlight/contract/reports'
import type { AdminRole } from '@evenlight/contract/route'
import { timeline } from '@evenlight/contract/timeline'
import { newId } from '../kernel/ids.ts'
import { deskRoom, personRoom } from '../kernel/rooms.ts'
import { ban, buy } from '../../test/fullbans.ts'
import { openHouse } from '../../test/house.ts'
import { admin, client, reader, setPerson, type TestPerson } from '../../test/people.ts'
import { onlineReader, started } from '../../test/readings.ts'
import { tab } from '../../test/sockets.ts'

const house = await openHouse({ demo: true })
const of = (admin_role: AdminRole) => admin(house, { admin_role })
const reason = 'Another hand is needed.'
const give = (who: TestPerson, to: TestPerson, admin_role: AdminRole) =>
  who.call(accounts.setAdminRole, { body: { member_id: to.id, admin_role, reason } })
const roleOf = async (who: TestPerson) => {
  const { rows } = await house.database.pool.query<{ admin_role: AdminRole }>(
    'select admin_role from account_person where id = $1',
    [who.id],
  )
  return rows[0]!.admin_role
}

let all: TestPerson
beforeEach(async () => {
  all = await of('any')
})

test('a role is given by who may everything: it is written down, and what was open is over', async () => {
  const una = await of('moderation')
  const open = await tab(house, una)
  const { data } = await give(all, una, 'content')
  expect(data).toMatchObject({ id: una.id, type: 'ADMIN', admin_role: 'content' })
  expect((await una.call(accounts.own)).problem.code).toBe('signed_out')
  await vi.waitFor(() => expect(open.socket.connected).toBe(false))
  const [entry] = (await all.call(audit.log, { query: { about: una.id } })).data
  expect(entry).toMatchObject({ action: 'members.role', reason, detail: { from: 'moderation', to: 'content' } })
})

test('the same role once more changes nothing, and nobody but the house has one', async () => {
  const una = await of('moderation')
  expect((await give(all, una, 'moderation')).data.admin_role).toBe('moderation')
  expect((await una.call(accounts.own)).data.admin_role).toBe('moderation')
  const ida = await client(house)
  expect((await give(all, ida, 'any')).problem.code).toBe('not_found')
  expect((await all.call(accounts.member, { query: { id: ida.id } })).data).not.toHaveProperty('admin_role')
  const late = `update account_person set admin_role = 'any' where id = '${ida.id}'`
  await expect(house.database.pool.query(late)).rejects.toThrow('account_person_admin_role')
})

test('somebody who may do everything always remains, also of two who take it from one another at once', async () => {
  await house.database.pool.query(`update account_person set admin_role = 'content' where admin_role = 'any'`)
  const [ada, bea] = [await of('any'), await of('any')]
  const answers = await Promise.all([give(ada, bea, 'money'), give(bea, ada, 'money')])
  const refused = answers.filter(({ status }) => status !== 200).map(({ problem }) => problem.code)
  expect(refused).toHaveLength(1)
  expect(['wrong_role', 'signed_out']).toContain(refused[0])
  const left = (await roleOf(ada)) === 'any' ? ada : bea
  expect((await give(left, left, 'money')).problem).toMatchObject({
    code: 'wrong_state',
    detail: expect.stringContaining('do everything'),
  })
  expect(await roleOf(left)).toBe('any')
})

test('nobody of the house but those may change a role, or read the log', async () => {
  for (const role of ['moderation', 'money', 'content'] as const) {
    const one = await of(role)
    expect((await give(one, one, 'any')).problem.code).toBe('wrong_role')
    expect((await one.call(audit.log, { query: {} })).problem.code).toBe('wrong_role')
  }
})

test('a moderator sees no money on a person’s page, on a ban’s and on a reading that goes on', async () => {
  const [una, mona] = [await of('moderation'), await of('money')]
  const [ida, mara] = [await client(house, { free_seconds: 600 }), await onlineReader(house)]
  await buy(ida)
  const seen = async (who: TestPerson, id: string) => (await who.call(accounts.member, { query: { id } })).data
  expect((await seen(mona, ida.id)).unused?.cents).toBeGreaterThan(0)
  expect(await seen(una, ida.id)).not.toHaveProperty('unused')
  expect((await seen(mona, mara.id)).rate_cents_per_minute).toBe(48)
  expect(await seen(una, mara.id)).not.toHaveProperty('rate_cents_per_minute')
  const listed = (await una.call(accounts.members, { query: { q: mara.username } })).data
  expect(listed).toHaveLength(1)
  expect(listed[0]).not.toHaveProperty('rate_cents_per_minute')

  const told = async (who: TestPerson) =>
    (await who.call(timeline.show, { params: { id: ida.id }, query: {} })).data.map((one) => [
      one.kind,
      one.amount_cents,
    ])
  expect(await told(mona)).toContainEqual(['payments', expect.any(Number)])
  const untold = (await told(una)).filter(([kind, cents]) => kind === 'payments' || cents !== undefined)
  expect(untold).toEqual([])

  const reading = await started(house, { client: ida, reader: mara })
  const live = async (who: TestPerson) =>
    (await who.call(liveReadings.live, { query: { q: reading.id } })).data.map((one) => Object.keys(one))
  expect((await live(all))[0]).toContain('earned_cents')
  expect((await live(una)).flat().filter((name) => name.includes('cents'))).toEqual([])
  reading.close()

  const { data } = await ban(una, ida, { suspend_now: true })
  const evidence = async (who: TestPerson) => (await who.call(fullbans.one, { params: { id: data.id } })).data.evidence
  expect((await evidence(all)).cents).toBeGreaterThan(0)
  expect(Object.keys(await evidence(una)).toSorted()).toEqual(['claims', 'readings', 'refused_by', 'strikes'])
})

test('what was paid for keeps an account open for a moderator too, without the sum; fraud is not theirs to say', async () => {
  const [una, mona] = [await of('moderation'), await of('any')]
  const ida = await client(house)
  await buy(ida)
  const close = (who: TestPerson, fraud = false, on = true) =>
    who.call(accounts.close, { body: { member_id: ida.id, on, reason, fraud } })
  expect((await close(mona)).problem.detail).toMatch(/\$\d/)
  expect((await close(una)).problem.detail).toMatch(/^Paid time is left: somebody/)
  expect((await close(una, true)).problem.code).toBe('wrong_role')
  expect((await ban(una, ida, { fraud: true })).problem.code).toBe('wrong_role')
  expect((await close(mona, true)).status).toBe(200)
  expect((await close(una, false, false)).problem.code).toBe('wrong_role')
  expect((await close(mona, false, false)).status).toBe(200)

  const otto = await client(house)
  const turn = (who: TestPerson, on: boolean) =>
    who.call(accounts.close, { body: { member_id: otto.id, on, reason, fraud: on && who === mona } })
  expect((await turn(mona, true)).status).toBe(200)
  expect((await turn(mona, false)).status).toBe(200)
  expect((await turn(una, true)).status).toBe(200)
  expect((await turn(una, false)).status).toBe(200)
})

test('a moderator takes an applicant in at the usual pay, and says no other', async () => {
  const una = await of('moderation')
  const nora = await reader(house, { approval: 'waiting' })
  const approve = (who: TestPerson, rate?: number) =>
    who.call(accounts.approve, {
      body: { member_id: nora.id, decision: 'approve', ...(rate && { rate_cents_per_minute: rate }) },
    })
  expect((await approve(una, 90)).problem.code).toBe('wrong_role')
  const { data } = await approve(una)
  expect(data.state).toBe('active')
  expect(data).not.toHaveProperty('rate_cents_per_minute')
})

test('the overview has the heaps and figures of one’s own desks', async () => {
  const shown = async (role: AdminRole) => (await (await of(role)).call(overview.show)).data
  const heaps = async (role: AdminRole) => (await shown(role)).waits.map(({ heap }) => heap)
  expect((await heaps('any')).length).toBe(15)
  expect((await heaps('moderation')).toSorted()).toEqual(
    ['applications', 'approvals', 'bans', 'care', 'claims', 'messages', 'pressure', 'tickets'].toSorted(),
  )
  expect(await heaps('money')).toEqual(expect.arrayContaining(['payments', 'disputes', 'payouts', 'claims']))
  expect(await heaps('money')).not.toContain('messages')
  expect(await heaps('content')).toEqual(['articles'])
  for (const role of ['moderation', 'content'] as const)
    for (const figure of ['sales', 'sold_cents']) expect((await shown(role)).today).not.toHaveProperty(figure)
  expect((await shown('money')).today).toHaveProperty('sold_cents')
})

test('a report with money in it is for those who see money', async () => {
  const una = await of('moderation')
  const show = async (name: 'sales' | 'earnings' | 'claims' | 'readings' | 'readers' | 'people') =>
    (await una.call(reports.show, { params: { name }, query: { from: '2026-11-01', to: '2026-11-02' } })).status
  for (const name of ['sales', 'earnings', 'claims'] as const) expect(await show(name), name).toBe(403)
  for (const name of ['readings', 'readers', 'people'] as const) expect(await show(name), name).toBe(200)
})

test('each desk is told of its own and of nothing else', async () => {
  const people = {
    any: all,
    moderation: await of('moderation'),
    money: await of('money'),
    content: await of('content'),
  }
  const tabs = Object.fromEntries(
    await Promise.all(Object.entries(people).map(async ([role, who]) => [role, await tab(house, who)] as const)),
  )
  const ida = await client(house)
  await ban(people.moderation, ida, { suspend_now: true })
  await vi.waitFor(() => expect(tabs['any']!.heard('full_ban:changed')).toHaveLength(1))
  await vi.waitFor(() => expect(tabs['moderation']!.heard('full_ban:changed')).toHaveLength(1))
  house.parts.live.deliver([
    { room: deskRoom('money'), event: 'payout:changed', data: { id: newId('pyo'), state: 'sent' } },
  ])
  await vi.waitFor(() => expect(tabs['money']!.heard('payout:changed')).toHaveLength(1))
  await vi.waitFor(() => expect(tabs['any']!.heard('payout:changed')).toHaveLength(1))
  // A line tells in order: whoever has heard this would have heard the rest before.
  for (const role of ['moderation', 'content', 'money'] as const)
    house.parts.live.deliver([
      { room: personRoom(people[role].id), event: 'payout:changed', data: { id: newId('pyo'), state: 'done' } },
    ])
  for (const [role, heard] of [
    ['moderation', 1],
    ['content', 1],
    ['money', 2],
  ] as const)
    await vi.waitFor(() => expect(tabs[role]!.heard('payout:changed')).toHaveLength(heard))
  expect([...tabs['content']!.heard('full_ban:changed'), ...tabs['money']!.heard('full_ban:changed')]).toEqual([])
  for (const one of Object.values(tabs)) one.close()
})

test('the database has nobody of the house without a role', async () => {
  const una = await of('moderation')
  await expect(setPerson(house, una.id, { admin_role: null })).rejects.toThrow('account_person_admin_role')
})
