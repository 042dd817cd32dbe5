import { beforeAll, expect, test } from 'vitest'
import { accounts } from '@evenlight/contract/accounts'
import { fromNearerEnd } from '@evenlight/contract/nearer-end'
import { MemberSort } from '@evenlight/contract/sifting'
import { openHouse } from '../../test/house.ts'
import { fillMembers } from '../../test/many-members.ts'
import { eachFilter, eachPair, inOrders, type Look } from '../../test/member-looks.ts'
import { admin } from '../../test/people.ts'
import { plainSift } from '../../test/plain-sift.ts'

const house = await openHouse()
const boss = await admin(house)
const pageRows = 100
beforeAll(() => fillMembers(house.database, 20_000), 120_000)

const page = async ({ query }: Look) => {
  const { data, problem } = await boss.call(accounts.members, { query: { ...query, limit: String(pageRows) } })
  expect(problem).toBeUndefined()
  return data.map(({ id }) => id)
}
/** The same page as the desk asks for it. */
const nearer = async ({ query }: Look, count: number) => {
  const place = { skip: Number(query.skip ?? 0), limit: pageRows }
  const { turned, sort, skip, limit } = fromNearerEnd(MemberSort.parse(query.sort), place, count)
  const { data } = await boss.call(accounts.members, {
    query: { ...query, sort, skip: String(skip), limit: String(limit) },
  })
  const ids = data.map(({ id }) => id)
  return { skip, ids: turned ? ids.toReversed() : ids }
}
const counted = async ({ query }: Look) => (await boss.call(accounts.countMembers, { query })).data

test('filters, two at once and every order answer what a look at everybody does', { timeout: 240_000 }, async () => {
  const plain = await plainSift(house.database, house.clock.now())
  for (const look of [{ name: 'all', query: {} }, ...eachFilter, ...eachPair]) {
    const { rows, count } = await plain(look.query)
    expect(await counted(look), look.name).toEqual(count)
    for (const one of inOrders(look, count.count, pageRows)) {
      const from = Number(one.query.skip ?? 0)
      const expected = one.query.sort === 'name' ? rows : (await plain(one.query)).rows
      expect(await page(one), one.name).toEqual(expected.slice(from, from + pageRows))
      if (from === 0 || count.more) continue
      const { skip, ids } = await nearer(one, count.count)
      expect(ids, `${one.name}, from the nearer end`).toEqual(expected.slice(from, from + pageRows))
      expect(skip).toBeLessThanOrEqual(count.count / 2)
    }
  }
})

test('among twenty thousand each filter and order is had in a tenth of a second', { timeout: 120_000 }, async () => {
  const slow: unknown[] = []
  const timed = async (name: string, look: () => Promise<unknown>) => {
    const times: number[] = []
    while (times.length < 5 && !(Math.min(...times) <= 100)) {
      const since = performance.now()
      await look()
      times.push(performance.now() - since)
    }
    if (Math.min(...times) > 100) slow.push([name, Math.min(...times)])
  }
  for (const look of eachFilter) {
    const { count } = await counted(look)
    await timed(`how many, ${look.name}`, () => counted(look))
    for (const one of inOrders(look, count, pageRows)) await timed(one.name, () => page(one))
  }
  expect(slow).toEqual([])
})

test('of a name that more than a thousand have a list ends at the thousandth', async () => {
  const query = { q: 'member' }
  expect(await counted({ name: '', query })).toEqual({ count: 1000, more: true })
  expect(await page({ name: '', query: { ...query, skip: '950' } })).toHaveLength(100)
  expect(await page({ name: '', query: { ...query, skip: '1000' } })).toEqual([])
})
