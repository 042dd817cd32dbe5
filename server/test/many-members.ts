import type { Database } from '../src/kernel/database.ts'

const people = `insert into account_person (id, role, username, email, password_hash, first_name, last_name, state, approval, country, locale,
      blocked_at, trusted_at, trusted_reason, made_at, admin_role)
    select 'usr_m' || lpad(n::text, 6, '0'), role, 'member' || left(md5(n::text), 12), 'm' || n || '@many.test', '', 'Nora', 'Quist',
      case when n % 40 = 7 then 'pending' else 'active' end,
      case when role = 'READER' then case n % 500 when 0 then 'waiting' else 'approved' end end,
      (array['US', 'ES', 'AE', 'GB', 'MX'])[n % 5 + 1], (array['en-US', 'es-ES', 'ar-AE'])[n % 3 + 1],
      case when n % 1000 = 3 then timestamptz '2026-01-01' end, case when n % 2000 = 9 then timestamptz '2026-01-01' end,
      case when n % 2000 = 9 then 'Known.' end, timestamptz '2020-01-01' + n * interval '30 minutes',
      case role when 'ADMIN' then 'any' end
    from (select n, case when n % 20000 = 1 then 'ADMIN' when n % 50 = 0 then 'READER' else 'CLIENT' end as role
      from generate_series(1, $1::int) n) m`
// Whoever is a reader has a place in the directory at once.
const readers = `update reader r set display_name = case n % 100 when 0 then 'Žofie' else 'Mirabel' end
    from generate_series(50, $1::int, 50) n where r.id = 'usr_m' || lpad(n::text, 6, '0')`
const tickets = `insert into ticket (id, person_id, topic, subject, state, asked_at, changed_at, lines, turn)
    select 'tkt_m' || lpad(n::text, 6, '0'), 'usr_m' || lpad(n::text, 6, '0'), 'other', '', case n % 500 when 1 then 'open' else 'closed' end,
      timestamptz '2026-05-01', timestamptz '2026-05-01', 0, n
    from generate_series(1, $1::int, 5) n`
const payments = `insert into payment (id, client_id, package_id, amount_cents, paid_seconds, free_seconds, method, state, made_at, settled_at,
      card_brand, card_last4)
    select 'pay_m' || lpad(n::text, 6, '0'), 'usr_m' || lpad(n::text, 6, '0'), 'pkg_ten_minutes', 1399, 600, 0, 'card', case n % 1000 when 8 then 'review' else 'declined' end,
      timestamptz '2026-05-01', case n % 1000 when 8 then null else timestamptz '2026-05-01' end, 'visa', lpad((n % 10000)::text, 4, '0')
    from generate_series(2, $1::int, 3) n where n % 50 <> 0 and n % 20000 <> 1`

/**
 * The house's members as a desk of years has them: few are admins, readers, closed or not confirmed, and few have anything open.
 * Made in one go, and the indexes of words after it: one by one these take minutes.
 */
export const fillMembers = async ({ pool }: Pick<Database, 'pool'>, members: number) => {
  const { rows: indexes } = await pool.query<{ name: string; made: string }>(
    `select indexname as name, indexdef as made from pg_indexes
      where tablename in ('account_person', 'reader') and indexdef like '%USING gin%'`,
  )
  for (const { name } of indexes) await pool.query(`drop index ${name}`)
  for (const made of [people, readers, tickets, payments]) await pool.query(made, [members])
  for (const { made } of indexes) await pool.query(made)
  await pool.query('vacuum analyze')
}
