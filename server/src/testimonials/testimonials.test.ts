import { beforeEach, describe, expect, test } from 'vitest'
import { readers } from '@evenlight/contract/readers'
import { testimonials } from '@evenlight/contract/testimonials'
import { openHouse } from '../../test/house.ts'
import { admin, client, reader } from '../../test/people.ts'
import { newId } from '../kernel/ids.ts'

const house = await openHouse()
const [ida, toma, desk] = [await client(house), await client(house), await admin(house)]
let mara: Awaited<ReturnType<typeof reader>>
beforeEach(async () => {
  mara = await reader(house)
})

/** A reading of this client with this reader that ended in `state`. */
const reading = async (client = ida, state = 'settled') => {
  const id = newId('cht')
  const billed = state === 'settled' ? 0 : null
  await house.database.pool.query(
    `insert into reading (id, channel, client_id, reader_id, state, continue_on_paid, rate_cents_per_minute, requested_at, ended_at,
       free_seconds, paid_seconds, unbilled_seconds) values ($1, 'chat', $2, $3, $4, false, 48, to_timestamp(0), $5, $6, $6, $6)`,
    [id, client.id, mara.id, state, state === 'open' ? null : new Date(1), billed],
  )
  return id
}
const write = async (stars: number, text?: string, client = ida) => {
  const { data } = await client.call(testimonials.write, { body: { session_id: await reading(client), stars, text } })
  await house.clock.advance(1001)
  return data
}
const published = async (query: Record<string, string> = {}) => {
  const answer = await house.app.inject({ url: testimonials.published.path.replace('{id}', mara.id), query })
  return answer.json()
}
const cardOf = async () => (await house.call(readers.profile, { params: { id: mara.id } })).data

describe('a testimonial', () => {
  test('is published as it is, whatever the stars', async () => {
    await write(1, 'Not for me.\r\nSorry.')
    await write(5)
    const { data, next, rating_spread, removed } = await published()
    expect(data).toMatchObject([
      { stars: 5 },
      { stars: 1, text: 'Not for me.\nSorry.', client: { username: ida.username } },
    ])
    expect(data[0]).not.toHaveProperty('session_id')
    expect([next, rating_spread, removed]).toEqual([null, [1, 0, 0, 0, 1], {}])
  })

  test('may get its words after its stars, once, and the stars stay', async () => {
    const id = await reading()
    const say = (stars: number, text?: string) =>
      ida.call(testimonials.write, { body: { session_id: id, stars, text } })
    const { data: bare } = await say(4)
    expect((await say(5, 'Better than that.')).problem.code).toBe('wrong_state')
    const { data } = await say(4, 'Calm and clear.')
    expect(data).toMatchObject({ id: bare.id, stars: 4, text: 'Calm and clear.', at: bare.at })
    expect((await say(4, 'And another thing.')).problem.code).toBe('wrong_state')
    expect(await published()).toMatchObject({ data: [{ text: 'Calm and clear.' }], rating_spread: [0, 0, 0, 1, 0] })
  })

  test('comes once from each settled reading, and from its client alone', async () => {
    const id = await reading()
    const about = (readingId: string) => ({ body: { session_id: readingId, stars: 4 } })
    expect((await toma.call(testimonials.write, about(id))).problem.code).toBe('not_found')
    expect((await mara.call(testimonials.write, about(id))).problem.code).toBe('not_found')
    expect((await ida.call(testimonials.write, about(newId('cht')))).problem.code).toBe('not_found')
    expect((await ida.call(testimonials.write, about(await reading(ida, 'withdrawn')))).problem.code).toBe('not_found')
    const [one, two] = await Promise.all([
      ida.call(testimonials.write, about(id)),
      ida.call(testimonials.write, about(id)),
    ])
    expect([one.status, two.status].toSorted()).toEqual([201, 409])
    expect((await published()).data).toHaveLength(1)
  })

  test('has one to five whole stars and no contact details', async () => {
    const id = await reading()
    for (const stars of [0, 6, 4.5])
      expect((await ida.call(testimonials.write, { body: { session_id: id, stars } })).status).toBe(422)
    const refused = await ida.call(testimonials.write, {
      body: { session_id: id, stars: 5, text: 'Write to me at ida@example.org' },
    })
    expect([refused.problem.code, refused.problem.spans]).toEqual(['contact_details', [expect.anything()]])
    expect((await ida.call(testimonials.write, { body: { session_id: id, stars: 5 } })).status).toBe(201)
  })

  test('counts for its reader at once', async () => {
    for (const stars of [5, 4, 4, 3]) await write(stars)
    await house.call(readers.profile, { params: { id: mara.id } })
    await ida.call(testimonials.write, { body: { session_id: await reading(), stars: 5 } })
    expect(await cardOf()).toMatchObject({ rating: 4.2, reviews_count: 5, rating_spread: [0, 0, 1, 2, 2] })
  })
})

test('pages go on where the last one ended, by stars as well', async () => {
  const { pool } = house.database
  const all: string[] = []
  for (let i = 0; i < 30; i++) {
    const id = newId('tst')
    all.unshift(id)
    await pool.query(
      'insert into testimonial (id, reading_id, client_id, reader_id, stars, at) values ($1, $2, $3, $4, $5, to_timestamp($6))',
      [id, await reading(), ida.id, mara.id, 1 + (i % 2) * 4, 1000 + Math.floor(i / 3)],
    )
  }
  const walk = async (query: Record<string, string>) => {
    const seen: { id: string; stars: number }[] = []
    for (let after: string | null = ''; after !== null;) {
      const page: { data: typeof seen; next: string | null } = await published({
        ...query,
        limit: '7',
        ...(after ? { after } : {}),
      })
      seen.push(...page.data)
      after = page.next
    }
    return seen
  }
  const seen = await walk({})
  expect(seen.map(({ id }) => id).toSorted()).toEqual(all.toSorted())
  const fives = await walk({ stars: '5' })
  expect([fives.length, new Set(fives.map(({ stars }) => stars))]).toEqual([15, new Set([5])])
})

describe('a reply', () => {
  test('is one, and the reader’s', async () => {
    const { id } = await write(2, 'Late.')
    const other = await reader(house)
    const answer = (who: typeof mara, text = 'I am sorry.') => who.call(testimonials.reply, { body: { id, text } })
    expect((await answer(other)).problem.code).toBe('not_found')
    expect((await answer(mara, 'Call +1 415 555 2671 instead')).problem.code).toBe('contact_details')
    expect((await answer(mara)).status).toBe(200)
    expect((await answer(mara, 'Once more')).problem.code).toBe('wrong_state')
    expect((await published()).data[0].reply.text).toBe('I am sorry.')
  })
})

describe('taking down', () => {
  test('needs a listed reason, is counted in public, and takes the stars back', async () => {
    const { id } = await write(1, 'She lives at number 12.')
    await write(5)
    const remove = (reason: string) => desk.call(testimonials.remove, { body: { id, reason: reason as 'insults' } })
    expect((await remove('the reader asked')).status).toBe(422)
    expect((await remove('private_facts')).status).toBe(200)
    expect((await remove('private_facts')).problem.code).toBe('wrong_state')
    const { data, removed, rating_spread } = await published()
    expect([data.length, removed, rating_spread]).toEqual([1, { private_facts: 1 }, [0, 0, 0, 0, 1]])
    const { rows } = await house.database.pool.query('select actor_id, reason from audit where subject_id = $1', [id])
    expect(rows).toEqual([{ actor_id: desk.id, reason: 'private_facts' }])
    const mine = await ida.call(testimonials.mine, { query: {} })
    expect(mine.data.find((one) => one.id === id)?.removed?.reason).toBe('private_facts')
  })

  test('is for admins', async () => {
    const { id } = await write(1)
    for (const who of [ida, mara])
      expect((await who.call(testimonials.remove, { body: { id, reason: 'insults' } })).problem.code).toBe('wrong_role')
  })
})

test('what was written cannot be changed, not even by hand', async () => {
  const { id } = await write(1, 'As it was.')
  const { pool } = house.database
  for (const change of [`stars = 5`, `text = 'Lovely'`, `reader_id = '${mara.id}'`])
    await expect(pool.query(`update testimonial set ${change} where id = $1`, [id])).rejects.toThrow('append-only')
  await expect(pool.query('delete from testimonial where id = $1', [id])).rejects.toThrow('append-only')
})

test('lists show what is one’s own', async () => {
  const { id } = await write(4)
  expect((await mara.call(testimonials.list, { query: {} })).data.map((one) => one.id)).toEqual([id])
  expect((await mara.call(testimonials.mine, { query: {} })).data.map((one) => one.id)).toEqual([id])
  const other = await reader(house)
  expect((await other.call(testimonials.list, { query: {} })).data).toEqual([])
  expect((await other.call(testimonials.list, { query: { reader_id: mara.id } })).problem.code).toBe('not_yours')
  expect((await desk.call(testimonials.list, { query: { reader_id: mara.id } })).data.map((one) => one.id)).toEqual([
    id,
  ])
  expect((await desk.call(testimonials.list, { query: { limit: '1' } })).next).toEqual(expect.any(String))
  expect((await toma.call(testimonials.mine, { query: {} })).data).toEqual([])
  expect((await ida.call(testimonials.list, { query: {} })).problem.code).toBe('wrong_role')
})
