import type { Database } from '../src/kernel/database.ts'

export interface Mailbox {
  clients: number
  readers: number
}
/** The ids of the people that `fillMailbox` makes. */
export const mailClient = (n: number) => `usr_mailclient${String(n).padStart(12, '0')}`
export const mailReader = (n: number) => `usr_mailreader${String(n).padStart(12, '0')}`

export const mailAdmin = 'usr_mailadmin000000000000'

const people = `insert into account_person (id, role, username, email, password_hash, first_name, state, approval, made_at, admin_role)
  select 'usr_mail' || kind || lpad(n::text, 12, '0'), upper(kind), 'mail-' || kind || n, kind || n || '@mailbox.test', '', kind,
    'active', case kind when 'reader' then 'approved' end, '2026-01-01', case kind when 'admin' then 'any' end
  from (select 'client' kind, generate_series(0, $1::int - 1) n union all select 'reader', generate_series(0, $2::int - 1)
    union all select 'admin', 0) p on conflict do nothing`
const letters = `insert into message (id, client_id, reader_id, type, words, state, created_at, decided_by, decided_at, delivers_at,
    delivered_at, returned_reason, read_at)
  select 'msg_' || substr(md5(n::text), 1, 22), 'usr_mailclient' || lpad((n / $4::int % $3::int)::text, 12, '0'),
    'usr_mailreader' || lpad((n % $4::int)::text, 12, '0'), 'CLIENT', 'Would the evening of day ' || n || ' suit you for a reading?',
    state, at, case when state <> 'waiting' then '${mailAdmin}' end,
    case when state <> 'waiting' then at + interval '1 hour' end, case when state = 'delivered' then at + interval '1 hour' end,
    case when state = 'delivered' then at + interval '1 hour' end, case when state = 'returned' then 'It says where you live.' end,
    case when state = 'delivered' and n % 3 > 0 then at + interval '2 hours' end
  from (select n, timestamptz '2026-01-02' + n * interval '1 second' as at,
      case n % 101 when 0 then 'waiting' when 50 then 'returned' else 'delivered' end as state
    from generate_series($1::int, $2::int - 1) n) m`

/** Messages number `from` to `to` of a full message centre, a second apart: one of 101 is held, one returned, the rest delivered. */
export const fillMailbox = async (
  { pool }: Pick<Database, 'pool'>,
  { clients, readers }: Mailbox,
  from: number,
  to: number,
) => {
  await pool.query(people, [clients, readers])
  await pool.query(letters, [from, to, clients, readers])
}
