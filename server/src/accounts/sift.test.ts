import { expect, test } from 'vitest'
import { accounts } from '@evenlight/contract/accounts'
import { tickets } from '@evenlight/contract/tickets'
import { openHouse } from '../../test/house.ts'
import { admin, client, reader, setPerson } from '../../test/people.ts'
import { mobilePlace, seal } from './sealed.ts'

const house = await openHouse()
const boss = await admin(house)
type Query = NonNullable<Parameters<typeof boss.call<typeof accounts.members>>[1]>['query']
const found = async (query: Query) =>
  (await boss.call(accounts.members, { query: { limit: '100', ...query } })).data.map(({ username }) => username)
const counted = async (query: Query) => (await boss.call(accounts.countMembers, { query })).data.count

const paidByCard = ({ id }: { id: string }, last4: string) =>
  house.database.pool.query(
    `insert into payment (id, client_id, package_id, amount_cents, paid_seconds, free_seconds, method, state, made_at, settled_at,
       card_brand, card_last4)
     values ('pay_' || $2, $1, 'pkg_ten_minutes', 1399, 600, 0, 'card', 'declined', now(), now(), 'visa', $2)`,
    [id, last4],
  )

test('an admin sifts by country, language and what is open, in an order of choice, and is told how many', async () => {
  const minute = () => house.clock.advance(60_000)
  await client(house, { username: 'sift-b', country: 'ES', locale: 'es-ES' })
  await minute()
  const ida = await client(house, { username: 'sift-a', country: 'ES', locale: 'en-GB' })
  await minute()
  await reader(house, { username: 'sift-c', country: 'AE', locale: 'ar-AE' })
  const names = (query: Query) => found({ q: 'sift-', ...query })
  expect(await names({ country: 'ES' })).toEqual(['sift-a', 'sift-b'])
  expect(await names({ country: 'ES', language: 'es' })).toEqual(['sift-b'])
  expect(await names({ language: 'ar', type: 'CLIENT' })).toEqual([])
  expect(await names({ sort: 'newest' })).toEqual(['sift-c', 'sift-a', 'sift-b'])
  expect(await names({ sort: 'oldest' })).toEqual(['sift-b', 'sift-a', 'sift-c'])
  expect(await counted({ q: 'sift-', country: 'ES' })).toBe(2)
  const body = { topic: 'other' as const, subject: 'When', body: 'When?' }
  await ida.call(tickets.ask, { body })
  expect(await found({ has: 'question' })).toEqual(['sift-a'])
  await boss.call(accounts.trust, { body: { member_id: ida.id, on: true, reason: 'Years.' } })
  expect(await found({ has: 'whitelist', sort: 'newest' })).toEqual(['sift-a'])
  expect(await found({ has: 'claim' })).toEqual([])
  expect(await counted({ has: 'question' })).toBe(1)
})

test('somebody is found by name, number, an address that is not proven, and the last digits of a card', async () => {
  const nora = await client(house, { username: 'found-here', first_name: 'Philomena' })
  const mobile = seal(house.parts.keys, mobilePlace(nora.id), '+34600000001')
  await setPerson(house, nora.id, { mobile, email: 'found@nobody.invalid', wanted_email: 'later@many.test' })
  await paidByCard(nora, '4217')
  for (const q of ['Philom', 'Later@many', nora.id, '4217']) expect(await found({ q }), q).toEqual(['found-here'])
  expect(await found({ q: '4218' })).toEqual([])
})

test('who sees no money finds nobody by a card, and cannot sift by what tells of money', async () => {
  const [una, mona] = [await admin(house, { admin_role: 'moderation' }), await admin(house, { admin_role: 'money' })]
  const names = async (who: typeof una, query: Query) =>
    (await who.call(accounts.members, { query })).data.map(({ username }) => username)
  await paidByCard(await client(house, { username: 'by-card', first_name: 'Ottoline' }), '5219')
  for (const query of [{ q: '5219' }, { q: '5219', sort: 'newest' }] as const) {
    expect(await names(mona, query)).toEqual(['by-card'])
    expect(await names(una, query)).toEqual([])
  }
  expect((await una.call(accounts.countMembers, { query: { q: '5219' } })).data.count).toBe(0)
  expect(await names(una, { q: 'Ottol' })).toEqual(['by-card'])
  for (const has of ['payment', 'dispute', 'whitelist'] as const) {
    expect((await mona.call(accounts.members, { query: { has } })).status, has).toBe(200)
    expect((await una.call(accounts.members, { query: { has } })).problem.code, has).toBe('wrong_role')
    expect((await una.call(accounts.countMembers, { query: { has } })).problem.code, has).toBe('wrong_role')
  }
})

test('pages of every order hold each member once, also those who joined at one instant', async () => {
  for (let n = 0; n < 5; n++) await client(house, { username: `twin-${n}` })
  for (const sort of ['name', 'name_back', 'newest', 'oldest'] as const) {
    const all = await found({ q: 'twin-', sort })
    const last = await found({ q: 'twin-', sort, skip: '3' })
    expect(last).toEqual(all.slice(3))
    const seen: string[] = []
    for (let after: string | undefined; ;) {
      const query = { q: 'twin-', sort, limit: '2', ...(after && { after }) }
      const page = await boss.call(accounts.members, { query })
      seen.push(...page.data.map(({ username }) => username))
      if (!page.next) break
      after = page.next
    }
    expect(seen).toEqual(all)
    expect(new Set(seen).size).toBe(5)
  }
  expect(await found({ q: 'twin-', sort: 'name_back' })).toEqual([4, 3, 2, 1, 0].map((n) => `twin-${n}`))
  const [, second] = await found({})
  expect((await found({ skip: '1' }))[0]).toBe(second)
  for (const skip of ['-1', '1.5', '10000001'])
    expect((await boss.call(accounts.members, { query: { skip } })).problem.code, skip).toBe('bad_input')
  const newest = await boss.call(accounts.members, { query: { sort: 'newest', limit: '1' } })
  const elsewhere = await boss.call(accounts.members, { query: { sort: 'oldest', after: newest.next! } })
  expect(elsewhere.problem.code).toBe('bad_input')
})

test('a filter narrows nothing for who is not of the house, and nobody else is told how many there are', async () => {
  const person = await client(house)
  const all = await person.call(accounts.members, { query: {} })
  const sifted = await person.call(accounts.members, { query: { country: 'AE', has: 'question', sort: 'newest' } })
  expect(sifted.data).toEqual(all.data)
  expect((await person.call(accounts.countMembers, { query: {} })).problem.code).toBe('wrong_role')
})
