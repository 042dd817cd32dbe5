import { beforeEach, describe, expect, test } from 'vitest'
import { notices } from '@evenlight/contract/notices'
import { readers } from '@evenlight/contract/readers'
import { readings } from '@evenlight/contract/readings'
import { restorableHours, testimonials } from '@evenlight/contract/testimonials'
import { openHouse } from '../../test/house.ts'
import { admin, client, reader, type TestPerson } from '../../test/people.ts'
import { onlineReader, pass, started } from '../../test/readings.ts'
import { newId } from '../kernel/ids.ts'

const house = await openHouse()
const hour = { paid_seconds: 3600 }
let ida: TestPerson, toma: TestPerson, desk: TestPerson, mara: TestPerson
beforeEach(async () => {
  ;[ida, toma, desk] = [await client(house, hour), await client(house, hour), await admin(house)]
  mara = await onlineReader(house)
})

/** A reading that ended in `state` before anything of it was counted. */
const uncounted = async (state = 'settled', who = ida) => {
  const id = newId('cht')
  await house.database.pool.query(
    `insert into reading (id, channel, client_id, reader_id, state, continue_on_paid, rate_cents_per_minute, requested_at, ended_at,
       free_seconds, paid_seconds, unbilled_seconds) values ($1, 'chat', $2, $3, $4, false, 48, to_timestamp(0), to_timestamp(1), $5, $5, $5)`,
    [id, who.id, mara.id, state, state === 'settled' ? 0 : null],
  )
  return id
}
/** A settled reading of this client with so many seconds counted. */
const reading = async (who = ida, seconds = 60) => {
  const made = await started(house, { client: who, reader: mara }, { continue_on_paid: true })
  await pass(house, made, seconds * 1000)
  await who.call(readings.end, { body: { chat_id: made.id } })
  made.close()
  return made.id
}
const write = async (stars: number, text?: string, who = ida, seconds = 60) => {
  const session_id = await reading(who, seconds)
  const { data } = await who.call(testimonials.write, { body: { session_id, stars, text } })
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
    await write(5, undefined, toma)
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
    expect((await ida.call(testimonials.write, about(await uncounted('withdrawn')))).problem.code).toBe('not_found')
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

  test('counts for its reader at once, from five clients on', async () => {
    for (const stars of [5, 4, 4, 3]) await write(stars, undefined, await client(house, hour))
    expect(await cardOf()).toMatchObject({ rating: null, reviews_count: 4 })
    await ida.call(testimonials.write, { body: { session_id: await reading(), stars: 5 } })
    expect(await cardOf()).toMatchObject({ rating: 4.2, reviews_count: 5, rating_spread: [0, 0, 1, 2, 2] })
  })

  test('needs a counted minute, free or paid', async () => {
    const rosa = await client(house, { free_seconds: 60, ...hour })
    const refused = await rosa.call(testimonials.write, { body: { session_id: await reading(rosa, 58), stars: 5 } })
    expect([refused.problem.code, refused.problem.detail]).toEqual(['wrong_state', expect.stringContaining('60')])
    expect(await write(2, undefined, rosa)).toMatchObject({ stars: 2 })
  })

  test('of a free reading is shown as one, and leaves the average alone', async () => {
    await write(1, 'Free, and I want more.', await client(house, { free_seconds: 60, ...hour }), 118)
    await write(5, undefined, await client(house, { free_seconds: 60, ...hour }), 120)
    const { data, rating_spread } = await published()
    expect(data).toMatchObject([
      { stars: 5, free_reading: false },
      { stars: 1, free_reading: true },
    ])
    expect(rating_spread).toEqual([0, 0, 0, 0, 1])
  })

  test('counts as the latest of its client; taken down, the one before stands again', async () => {
    await write(2)
    await write(3, undefined, toma)
    const { id } = await write(4)
    expect((await published()).rating_spread).toEqual([0, 0, 1, 1, 0])
    await desk.call(testimonials.remove, { body: { id, reason: 'insults' } })
    expect((await published()).rating_spread).toEqual([0, 1, 1, 0, 0])
  })

  test('written by several clients in one moment, all count', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => client(house, hour)))
    const ids: string[] = []
    for (const person of people) ids.push(await reading(person))
    await Promise.all(
      people.map((person, i) => person.call(testimonials.write, { body: { session_id: ids[i]!, stars: 4 } })),
    )
    await house.clock.advance(1001)
    expect((await published()).rating_spread).toEqual([0, 0, 0, 5, 0])
  })
})

test('pages go on where the last one ended, by stars as well', async () => {
  const { pool } = house.database
  const all: string[] = []
  for (let i = 0; i < 30; i++) {
    const id = newId('tst')
    all.unshift(id)
    await pool.query(
      'insert into testimonial (id, reading_id, client_id, reader_id, stars, paid, at) values ($1, $2, $3, $4, $5, true, to_timestamp($6))',
      [id, await uncounted(), ida.id, mara.id, 1 + (i % 2) * 4, 1000 + Math.floor(i / 3)],
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
    await write(5, undefined, toma)
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

describe('putting back', () => {
  const titles = async (who: TestPerson) =>
    (await who.call(notices.board, { query: {} })).data.flatMap(({ event, says }) =>
      event === 'testimonial' ? [says?.code] : [],
    )
  const restore = (id: string, who = desk) => who.call(testimonials.restore, { body: { id } })

  test('what was taken down by mistake stands and counts again, and its writer hears of both', async () => {
    const { id } = await write(2, 'Late.')
    expect((await restore(id)).problem.code).toBe('wrong_state')
    const { data } = await desk.call(testimonials.remove, { body: { id, reason: 'insults' } })
    const untilMs = Date.parse(data.removed!.restorable_until!)
    expect(untilMs - Date.parse(data.removed!.at)).toBe(restorableHours * 3_600_000)
    expect((await ida.call(testimonials.mine, { query: {} })).data[0]?.removed).not.toHaveProperty('restorable_until')
    for (const who of [ida, mara]) expect((await restore(id, who)).problem.code).toBe('wrong_role')
    expect((await restore(id)).data.removed).toBeUndefined()
    expect(await published()).toMatchObject({
      data: [{ id, text: 'Late.' }],
      removed: {},
      rating_spread: [0, 1, 0, 0, 0],
    })
    await house.clock.advance(1001)
    await mara.call(testimonials.reply, { body: { id, text: 'I am sorry.' } })
    expect((await titles(ida)).toSorted()).toEqual([
      'testimonial_answered',
      'testimonial_removed',
      'testimonial_restored',
    ])
    const { rows } = await house.database.pool.query('select action from audit where subject_id = $1 order by id', [id])
    expect(rows).toEqual([{ action: 'testimonial.remove' }, { action: 'testimonial.restore' }])
    expect((await desk.call(testimonials.remove, { body: { id, reason: 'unlawful' } })).status).toBe(200)
    expect((await published()).removed).toEqual({ unlawful: 1 })
  })

  test('ends a day after, also by hand', async () => {
    const { id } = await write(2)
    await desk.call(testimonials.remove, { body: { id, reason: 'insults' } })
    await house.clock.advance(restorableHours * 3_600_000 + 1)
    expect((await restore(id, await admin(house))).problem).toMatchObject({
      code: 'wrong_state',
      detail: 'A review can be put back for 24 hours.',
    })
    const byHand = (at: string) =>
      house.database.pool.query(
        `update testimonial set removed_at = null, removed_reason = null, removed_by = null,
           restored_at = ${at}, restored_by = $2 where id = $1`,
        [id, desk.id],
      )
    await expect(byHand(`removed_at + interval '25 hours'`)).rejects.toThrow('append-only')
    await expect(byHand('null')).rejects.toThrow()
  })
})

test('what was written cannot be changed, not even by hand', async () => {
  const { id } = await write(1, 'As it was.')
  const { pool } = house.database
  for (const change of [`stars = 5`, `paid = false`, `text = 'Lovely'`, `reader_id = '${mara.id}'`])
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
  const by = async (username: string) =>
    (await desk.call(testimonials.list, { query: { username } })).data.map((one) => one.id)
  expect(await by(mara.username.toUpperCase())).toEqual([id])
  expect(await by(ida.username)).toEqual([id])
  expect(await by(toma.username)).toEqual([])
  expect(await by('nobody-of-that-name')).toEqual([])
  expect((await mara.call(testimonials.list, { query: { username: ida.username } })).problem.code).toBe('not_yours')
  expect((await desk.call(testimonials.list, { query: { limit: '1' } })).next).toEqual(expect.any(String))
  expect((await toma.call(testimonials.mine, { query: {} })).data).toEqual([])
  expect((await ida.call(testimonials.list, { query: {} })).problem.code).toBe('wrong_role')
})
