import { beforeAll, expect, test } from 'vitest'
import { accounts } from '@evenlight/contract/accounts'
import { openHouse } from '../../test/house.ts'
import { admin, client, reader } from '../../test/people.ts'

const house = await openHouse()
const boss = await admin(house)
const closest = async (q: string) =>
  (await boss.call(accounts.closestMembers, { query: { q } })).data.map(({ username }) => username)

beforeAll(async () => {
  // By name alone these would fill a page before anybody who is called so.
  for (let n = 0; n < 9; n++) await client(house, { username: `amidst-${n}`, first_name: 'Vivida' })
  await client(house, { username: 'ana-1', first_name: 'Idá' })
  await client(house, { username: 'idabel', first_name: 'Una' })
  await client(house, { username: 'zed-ida', first_name: 'Zed' })
  await reader(house, { username: 'mirabel' })
})

test('whose name begins as it was typed comes first, then of whom a word does, then the others', async () => {
  expect(await closest('ida')).toEqual(['idabel', 'ana-1', 'zed-ida', ...[0, 1, 2, 3, 4].map((n) => `amidst-${n}`)])
  expect(await closest('IDÁ')).toEqual(await closest('ida'))
  expect(await closest(' vida ')).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((n) => `amidst-${n}`))
  expect(await closest('nobody at all')).toEqual([])
  expect((await boss.call(accounts.closestMembers, { query: { q: '  ' } })).problem.code).toBe('bad_input')
})

test('it is for the desk, which leaves a line of it', async () => {
  const [mara, writer] = [await client(house), await admin(house, { admin_role: 'content' })]
  for (const one of [mara, writer])
    expect((await one.call(accounts.closestMembers, { query: { q: 'ida' } })).problem.code).toBe('wrong_role')
  const looked = () =>
    house.database.pool.query(`select from audit where action = 'members.list' and detail @> '{"q": "mirab"}'`)
  expect((await looked()).rowCount).toBe(0)
  expect(await closest('mirab')).toEqual(['mirabel'])
  expect((await looked()).rowCount).toBe(1)
})
