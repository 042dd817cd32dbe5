import type { Database } from '../src/kernel/database.ts'

/** The house's members as a desk of years has them: few are admins, readers, closed or not confirmed, and few have anything open. */
export const fillMembers = async ({ pool }: Pick<Database, 'pool'>, members: number) => {
  await pool.query(`insert into account_person (id, role, username, email, password_hash, first_name, last_name, state, approval, country, locale,
      blocked_at, trusted_at, trusted_reason, made_at, admin_role)
    select 'usr_m' || n, role, 'member' || md5(n::text), 'm' || n || '@many.test', '', 'Nora', 'Quist',
      case when n % 40 = 7 then 'pending' else 'active' end,
      case when role = 'READER' then case n % 500 when 0 then 'waiting' else 'approved' end end,
      (array['US', 'ES', 'AE', 'GB', 'MX'])[n % 5 + 1], (array['en-US', 'es-ES', 'ar-AE'])[n % 3 + 1],
      case when n % 1000 = 3 then timestamptz '2026-01-01' end, case when n % 2000 = 9 then timestamptz '2026-01-01' end,
      case when n % 2000 = 9 then 'Known.' end, timestamptz '2020-01-01' + n * interval '30 minutes',
      case role when 'ADMIN' then 'any' end
    from (select n, case when n % 20000 = 1 then 'ADMIN' when n % 50 = 0 then 'READER' else 'CLIENT' end as role
      from generate_series(1, ${members}) n) m`)
  await pool.query(`insert into ticket (id, person_id, topic, subject, state, asked_at, changed_at, lines, turn)
    select 'tkt_m' || n, 'usr_m' || n, 'other', '', 'open', timestamptz '2026-05-01', timestamptz '2026-05-01', 0, n
    from generate_series(1, ${members}, 500) n`)
  await pool.query('vacuum analyze')
}
