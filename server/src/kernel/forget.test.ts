import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { client } from '../../test/people.ts'
import { forgetOldLooks } from './audit.ts'
import { forgetting } from './forget.ts'
import { forgetOldLetters } from './mail.ts'
import { forgetOldNotices } from '../notices/mark-store.ts'
import { forgetOldDays } from '../gifts/store.ts'
import { forgetSilentNodes } from '../readings/change-store.ts'

const house = await openHouse()
const { pool } = house.database
const mina = await client(house, { free_seconds: 60 })
const left = async (table: string) => (await pool.query(`select count(*)::int n from ${table}`)).rows[0].n as number
const ago = (days: number) => `now() - interval '${days} days'`

test('letters, looks through lists, notices, marks and day sums go when their time is over, and not before', async () => {
  await pool.query(`insert into mail (id, channel, recipient, subject, body, at) values
    ('mail_old', 'mail', 'ida@people.test', 'x', 'x', ${ago(31)}), ('mail_new', 'mail', 'ida@people.test', 'x', 'x', ${ago(29)})`)
  await pool.query(`insert into audit (at, actor_id, action) values
    (${ago(400)}, 'usr_a', 'members.list'), (${ago(300)}, 'usr_a', 'members.list'), (${ago(4000)}, 'usr_a', 'payments.refund')`)
  await pool.query(
    `insert into notice (id, person_id, event, title_code, title_values, body, at) values
    ('ntc_old', $1, 'claim', 'x', '{}', '', ${ago(366)}), ('ntc_new', $1, 'claim', 'x', '{}', '', ${ago(364)})`,
    [mina.id],
  )
  await pool.query(
    `insert into notice_post (id, audience, title, body, pinned, starts_at, ends_at, posted_by, posted_at) values
    ('ntc_over', 'everybody', 'x', 'x', false, ${ago(200)}, ${ago(91)}, $1, ${ago(200)}),
    ('ntc_stands', 'everybody', 'x', 'x', false, ${ago(200)}, 'infinity', $1, ${ago(200)})`,
    [mina.id],
  )
  await pool.query(
    `insert into notice_mark (person_id, post_id, read_at) values ($1, 'ntc_over', now()), ($1, 'ntc_stands', now())`,
    [mina.id],
  )
  await pool.query(
    `insert into gift_day (giver_id, day, seconds) values ($1, current_date - 31, 60), ($1, current_date - 29, 60)`,
    [mina.id],
  )
  await pool.query(`insert into reading_node (node, lease_at, seen_at) values
    ('gone', ${ago(2)}, ${ago(2)}), ('here', now(), now())`)
  const all = [forgetOldLetters, forgetOldLooks, ...forgetOldNotices, forgetOldDays, forgetSilentNodes]
  await forgetting(house.database, ...all)()
  expect((await pool.query('select id from mail')).rows).toEqual([{ id: 'mail_new' }])
  expect((await pool.query('select action from audit order by at')).rows).toEqual([
    { action: 'payments.refund' },
    { action: 'members.list' },
  ])
  expect((await pool.query('select id from notice')).rows).toEqual([{ id: 'ntc_new' }])
  expect((await pool.query('select post_id from notice_mark')).rows).toEqual([{ post_id: 'ntc_stands' }])
  expect([await left('gift_day'), await left('reading_node')]).toEqual([1, 1])
})

test('a turn takes its share and leaves the rest to the next', async () => {
  const taken: number[] = []
  let rows = 1200
  const forget = forgetting(house.database, async (_tx, most) => {
    const now = Math.min(most, rows)
    rows -= now
    taken.push(now)
    return now
  })
  await forget()
  expect(taken).toEqual([500, 500, 200])
  rows = 1_000_000
  await forget()
  expect(rows).toBe(1_000_000 - 50_000)
})

test('what the books, receipts, claims and decisions stand on can be deleted by nobody', async () => {
  await pool.query(`insert into audit (actor_id, action) values ('usr_a', 'members.list'), ('usr_a', 'time.back')`)
  for (const sql of [
    'delete from wallet_transfer',
    'delete from wallet_account',
    `delete from audit where action = 'time.back'`,
    `delete from audit where action = 'members.list' and at > ${ago(100)}`,
    `update audit set reason = 'x'`,
  ])
    await expect(pool.query(sql)).rejects.toThrow('append-only')
})
