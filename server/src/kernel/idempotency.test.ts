import { describe, expect, test } from 'vitest'
import { readings } from '@evenlight/contract/readings'
import { payments } from '@evenlight/contract/payments'
import { openHouse } from '../../test/house.ts'
import { client, type TestPerson } from '../../test/people.ts'
import { onlineReader } from '../../test/readings.ts'
import { packageId } from '../../test/world.ts'
import { forgetting } from './forget.ts'
import { claimOrReplay, forgetOldKeys, makeKeyed } from './idempotency.ts'

const house = await openHouse({ demo: true })
const { pool } = house.database
const count = async (table: string, person: TestPerson) =>
  (await pool.query(`select 1 from ${table} where client_id = $1`, [person.id])).rowCount
let keys = 0
const newKey = () => `key-${++keys}-of-a-test`

/** One call whose effect is in the kernel's transaction, one that drives its own. */
const kinds = {
  transactional: {
    effects: (who: TestPerson) => count('reading', who),
    someone: () => client(house, { free_seconds: 600 }),
    make: async () => {
      const { id } = await onlineReader(house)
      return (who: TestPerson, key: string, other = false) =>
        who.call(readings.request, {
          body: { reader_id: id, channel: 'chat', question: other ? 'When?' : 'Why?' },
          key,
        })
    },
  },
  'of its own transactions': {
    effects: (who: TestPerson) => count('payment', who),
    someone: () => client(house),
    make:
      async () =>
      (who: TestPerson, key: string, other = false) =>
        who.call(payments.checkout, {
          body: { package_id: packageId, opaque_data: { descriptor: 'a', value: other ? 'review' : 'approved' } },
          key,
        }),
  },
}

describe.each(Object.entries(kinds))('a call %s', (_, { effects, someone, make }) => {
  test('made a hundred times at once with one key has one effect and one answer', async () => {
    const [who, call, key] = [await someone(), await make(), newKey()]
    const answers = await Promise.all(Array.from({ length: 100 }, () => call(who, key)))
    expect(await effects(who)).toBe(1)
    expect(new Set(answers.map(({ status, data }) => JSON.stringify([status, data]))).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(99)
  })

  test('with a used key and another body is refused', async () => {
    const [who, call, key] = [await someone(), await make(), newKey()]
    await call(who, key)
    const again = await call(who, key, true)
    expect([again.status, again.problem.code]).toEqual([422, 'key_reused'])
    expect(await effects(who)).toBe(1)
  })

  test("of somebody else with the same key is that person's own", async () => {
    const [one, other, key] = [await someone(), await someone(), newKey()]
    const first = await (await make())(one, key)
    const second = await (await make())(other, key)
    expect([second.status, second.headers['idempotency-replayed']]).toEqual([201, undefined])
    expect(JSON.stringify(second.data)).not.toContain(JSON.stringify(first.data).match(/(pay|cht)_[\w-]{22}/)?.[0])
    expect(await effects(other)).toBe(1)
  })

  test.each(['short', 'x'.repeat(129), 'with a space', 'with-ä-letter', ''])('takes no key like %j', async (key) => {
    const [who, call] = [await someone(), await make()]
    const answer = await call(who, key).catch((error: Error) => error)
    if (answer instanceof Error) return expect(answer.message).toMatch(/header/i)
    if (key === '') return expect(answer.status).toBe(201)
    expect(answer.problem).toMatchObject({ code: 'bad_input', fields: { 'Idempotency-Key': expect.any(String) } })
    expect(await effects(who)).toBe(0)
  })
})

test('a refusal is not kept: the same key works once there is time', async () => {
  const [who, { id }, key] = [await client(house), await onlineReader(house), newKey()]
  const ask = (reader_id = id) => who.call(readings.request, { body: { reader_id, channel: 'chat' }, key })
  expect((await ask()).problem.code).toBe('not_enough_time')
  await who.call(payments.checkout, {
    body: { package_id: packageId, opaque_data: { descriptor: 'a', value: 'approved' } },
  })
  expect((await ask()).status).toBe(201)
  expect((await ask()).headers['idempotency-replayed']).toBe('true')
})

describe('a claim that a dead process left', () => {
  const left = async (secondsAgo: number) => {
    const [who, key] = [await client(house), newKey()]
    const body = { package_id: packageId, opaque_data: { descriptor: 'a', value: 'approved' } }
    const keyed = makeKeyed(who.id, 'payments.checkout', key, { params: undefined, body })
    await house.database.transaction((tx) => claimOrReplay(tx, keyed))
    await pool.query(`update idempotency set at = now() - $2::int * interval '1 second' where key = $1`, [
      key,
      secondsAgo,
    ])
    return { who, call: () => who.call(payments.checkout, { body, key }) }
  }
  test('is waited for, then told to be in progress', async () => {
    const { who, call } = await left(20)
    const answer = await call()
    expect([answer.status, answer.problem.code]).toEqual([409, 'in_progress'])
    expect(await count('payment', who)).toBe(0)
  })

  test('is taken over after a minute, by one of many', async () => {
    const { who, call } = await left(61)
    const answers = await Promise.all(Array.from({ length: 20 }, call))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'])).toHaveLength(19)
    expect(await count('payment', who)).toBe(1)
  })
})

test('a key is forgotten after seven days, and not before', async () => {
  const who = await client(house)
  const body = { package_id: packageId, opaque_data: { descriptor: 'a', value: 'approved' } }
  const call = (key: string) => who.call(payments.checkout, { body, key })
  const [older, younger] = [newKey(), newKey()]
  for (const key of [older, younger]) await call(key)
  const age = (key: string, hours: number) =>
    pool.query(`update idempotency set at = now() - $2::int * interval '1 hour' where key = $1`, [key, hours])
  await age(older, 7 * 24 + 1)
  await age(younger, 7 * 24 - 1)
  await forgetting(house.database, forgetOldKeys)()
  const { rows } = await pool.query('select key from idempotency where person_id = $1', [who.id])
  expect(rows).toEqual([{ key: younger }])
})
