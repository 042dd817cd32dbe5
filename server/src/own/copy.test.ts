import { expect, test } from 'vitest'
import { dayMs } from '@evenlight/core/wall-clock'
import { own } from '@evenlight/contract/own'
import { notes } from '@evenlight/contract/notes'
import { notices } from '@evenlight/contract/notices'
import { readings } from '@evenlight/contract/readings'
import { openHouse } from '../../test/house.ts'
import { approve, write } from '../../test/messages.ts'
import { textOf } from '../../test/pdf.ts'
import { admin, client, password, setPerson, signIn, type TestPerson } from '../../test/people.ts'
import { onlineReader, started } from '../../test/readings.ts'

const house = await openHouse()
const copyOf = async (person: TestPerson) => (await person.call(own.copy)).data
const file = async (person: Pick<TestPerson, 'token'>, as: 'json' | 'pdf') =>
  house.app.inject({
    url: `${own.copyFile.path}?as=${as}`,
    headers: { authorization: `Bearer ${person.token}` },
  })
type Kept = Record<string, Record<string, unknown>[]>
const read = async (person: TestPerson) => {
  const { body, statusCode } = await file(person, 'json')
  expect(statusCode).toBe(200)
  return JSON.parse(body) as { person: string; kept: Kept; not_given: Record<string, string> }
}
const made = async (person: TestPerson) => {
  await person.call(own.askCopy, { body: { password } })
  await house.jobs.drain()
  return read(person)
}

const mara = await onlineReader(house)
const ida = await client(house, { paid_seconds: 600, first_name: 'Ida-Maria' })
const reading = await started(house, { client: ida, reader: mara })
const say = (who: TestPerson, client_msg_id: string, body: string) =>
  who.call(readings.write, { body: { chat_id: reading.id, client_msg_id, body } })
await say(ida, 'first-of-ida', 'It is the blue one.')
await say(mara, 'first-of-mara', 'It floats.')
await ida.call(readings.end, { body: { chat_id: reading.id } })
reading.close()
await mara.call(notes.write, { body: { client_id: ida.id, text: 'Has a blue boat.' } })

test('a copy holds what one gave and what is about one, as one may see it', async () => {
  const { id } = await write({ client: ida, reader: mara }, 'On Tuesday at ten?')
  const held = await write({ client: ida, reader: mara }, 'Never mind the boat.')
  await approve(house, await admin(house), id)
  const mine = await made(ida)
  expect(mine.person).toBe(ida.id)
  expect(mine.kept['account_person']).toMatchObject([{ id: ida.id, email: ida.email, first_name: 'Ida-Maria' }])
  expect(mine.kept['reading']).toMatchObject([{ reader: mara.username }])
  expect(mine.kept['chat_message']!.map(({ body }) => body)).toEqual(['It is the blue one.', 'It floats.'])
  expect(mine.kept['message']!.map(({ id: one }) => one).toSorted()).toEqual([id, held.id].toSorted())
  expect(mine.kept['wallet_transfer']!.length).toBeGreaterThan(0)
  expect(mine.kept['reader_note']).toEqual([])
  expect(mine.not_given['account_token']).toMatch(/sign-in/)
  const text = JSON.stringify(mine)
  for (const secret of ['password_hash', 'blue boat.', 'rate_cents_per_minute":48']) expect(text).not.toContain(secret)
  const theirs = await made(mara)
  expect(theirs.kept['message']!.map(({ words }) => words)).toEqual(['On Tuesday at ten?'])
  expect(theirs.kept['reader_note']).toMatchObject([{ text: 'Has a blue boat.' }])
  expect(JSON.stringify(theirs)).not.toContain(ida.email)
})

test('it is told by a notice and a letter, and summed up on paper', async () => {
  const tom = await client(house, { first_name: 'Tom' })
  await made(tom)
  const { data } = await tom.call(notices.board, { query: {} })
  expect(data.map(({ says }) => says?.code)).toContain('copy_ready')
  expect((await house.mails(tom.email)).map(({ subject }) => subject)).toEqual(['The copy of your data is ready'])
  const pdf = await file(tom, 'pdf')
  expect(pdf.headers['content-type']).toBe('application/pdf')
  const lines = textOf(pdf.rawPayload).join('\n')
  for (const said of ['Your account', tom.email, 'The terms, version test', tom.id]) expect(lines).toContain(said)
})

test('only its owner gets it, for three days; only who knows the password asks, once a day', async () => {
  const [una, eve] = [await client(house), await client(house)]
  const refused = await una.call(own.askCopy, { body: { password: 'not this one' } })
  expect(refused.problem).toMatchObject({
    code: 'bad_input',
    reasons: { fields: { password: { code: 'password_wrong' } } },
  })
  await made(una)
  expect((await file(eve, 'json')).statusCode).toBe(404)
  expect((await house.app.inject({ url: `${own.copyFile.path}?as=json` })).statusCode).toBe(401)
  const again = await una.call(own.askCopy, { body: { password } })
  expect(again.problem).toMatchObject({ code: 'too_many', retry_after_seconds: dayMs / 1000 })
  await house.clock.advance(4 * dayMs)
  await house.features.own.schedules['own.forget'].work()
  const { rows } = await house.database.pool.query('select from own_copy_part p join own_copy c on c.id = p.copy_id')
  expect(rows).toEqual([])
  const { access } = await signIn(house, { id: una.id, role: 'CLIENT' })
  expect((await file({ token: access }, 'json')).statusCode).toBe(404)
})

test('a copy that lost a piece breaks off, and is never taken for whole', async () => {
  const una = await client(house)
  await made(una)
  await house.database.pool.query(
    'delete from own_copy_part p using own_copy c where c.id = p.copy_id and c.person_id = $1 and p.number = 2',
    [una.id],
  )
  const answer = await file(una, 'json').catch(() => undefined)
  expect(answer?.statusCode === 200 && answer.body.endsWith('}\n')).toBe(false)
})

test('two who ask at once with one account get one copy', async () => {
  const una = await client(house)
  const answers = await Promise.all([1, 2, 3].map(() => una.call(own.askCopy, { body: { password } })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429])
  await house.jobs.drain()
  expect((await copyOf(una)).copy?.state).toBe('ready')
})

test('a copy that broke off anywhere goes on where it was, and says how far it is', async () => {
  const una = await client(house, { free_seconds: 60 })
  const { pool } = house.database
  await una.call(own.askCopy, { body: { password } })
  const whole = (await copyOf(una)).copy!.of
  const deaths = [
    ['new.done = 1', 0],
    ['new.done = 7', 6],
    [`new.done = ${whole}`, whole - 1],
    ['new.pdf is not null', whole],
  ] as const
  for (const [dies, done] of deaths) {
    await pool.query(`create function test_die() returns trigger language plpgsql as $$ begin
      if ${dies} then raise exception 'killed'; end if; return new; end $$`)
    await pool.query('create trigger test_die before update on own_copy for each row execute function test_die()')
    await expect(house.jobs.drain()).rejects.toThrow('killed')
    expect((await copyOf(una)).copy).toMatchObject({ state: 'making', done })
    await pool.query('drop trigger test_die on own_copy; drop function test_die')
  }
  await house.jobs.drain()
  expect((await copyOf(una)).copy).toMatchObject({ state: 'ready', done: whole })
  const { kept } = await read(una)
  expect(Object.keys(kept)).toHaveLength(whole)
  expect(kept['account_person']).toHaveLength(1)
  expect(kept['wallet_account']).toHaveLength(1)
})

test('of many rows no page is left out and none comes twice', async () => {
  const una = await client(house)
  await house.database.pool.query(
    `insert into notice (id, person_id, event, title_code, title_values, body, at)
      select 'ntc_' || md5(n::text), $1, 'claim', 'claim_moved', '{}', 'No. ' || n, now() from generate_series(1, 1200) n`,
    [una.id],
  )
  const { kept } = await made(una)
  expect(new Set(kept['notice']!.map(({ body }) => body)).size).toBe(1200)
  expect(kept['notice']).toHaveLength(1200)
  expect((await copyOf(una)).copy!.rows).toBeGreaterThan(1200)
})

test('what was agreed to is listed by version and day', async () => {
  const una = await client(house)
  await setPerson(house, una.id, { terms_version: '2026-01-01' })
  const { data } = await una.call(own.consents)
  expect(data).toEqual([{ to: 'terms', version: '2026-01-01', at: expect.any(String), ended_at: null }])
})
