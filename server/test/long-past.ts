import type { Database } from '../src/kernel/database.ts'

/** Two clients and two readers of whom one has ten times the past of the other, amid a crowd. */
export const longPast = {
  client: { long: 'usr_longclient', short: 'usr_shortclient' },
  reader: { long: 'usr_longreader', short: 'usr_shortreader' },
  /** Two who met nobody but each other, a tenth as often as the two above met anybody. */
  pair: {
    long: { client: 'usr_longmate', reader: 'usr_longmuse' },
    short: { client: 'usr_shortmate', reader: 'usr_shortmuse' },
  },
} as const
export const pastAdmin = 'usr_pastadmin'
/** The last reading of each begins a little before this. */
export const pastEndsMs = Date.UTC(2026, 5, 1)

export interface PastSizes {
  /** Readings of the long past; the short one has a tenth. */
  readings: number
  /** Readings of the crowd; each makes five transfers. */
  crowd: number
}
const [crowdClients, crowdReaders] = [2000, 1000]

const { pair } = longPast
// A tenth as many readings are with a tenth as many people: ten with each of them. That is why pairs are people of their own.
const some = (sizes: PastSizes) => {
  const short = sizes.readings / 10
  const of = (client: string, reader: string, count: number) =>
    `select ${client} as client, ${reader} as reader, i, ${count} - i as age from generate_series(1, ${count}) i`
  const crowd = (kind: 'c' | 'r', some: number) => `'usr_p${kind}' || i % ${some}`
  return [
    of(`'${longPast.client.long}'`, crowd('r', sizes.readings / 10), sizes.readings),
    of(`'${longPast.client.short}'`, crowd('r', short / 10), short),
    of(crowd('c', sizes.readings / 10), `'${longPast.reader.long}'`, sizes.readings),
    of(crowd('c', short / 10), `'${longPast.reader.short}'`, short),
    of(`'${pair.long.client}'`, `'${pair.long.reader}'`, short),
    of(`'${pair.short.client}'`, `'${pair.short.reader}'`, short / 10),
    of(crowd('c', crowdClients - 1), crowd('r', crowdReaders - 1), sizes.crowd),
  ].join(' union all ')
}
const readings = (sizes: PastSizes) => `create temp table past as
  select row_number() over () * 10 as n, p.*, i % 10 <> 9 as settled,
    timestamptz '${new Date(pastEndsMs).toISOString()}' - (age % ${sizes.readings} + 1) * interval '80 minutes' as at from (${some(sizes)}) p`

const people = `insert into account_person (id, role, username, email, password_hash, first_name, state, approval, blocked_at, made_at, admin_role)
  select id, role, substr(id, 5), id || '@past.test', '', '', case when role = 'CLIENT' and n % 100 = 1 then 'pending' else 'active' end,
    case when role = 'READER' then case n % 50 when 1 then 'waiting' when 2 then 'refused' else 'approved' end end,
    case when n % 100 = 3 then timestamptz '2026-01-01' end, '2024-01-01', case role when 'ADMIN' then 'any' end
  from (select 'usr_pc' || n as id, 'CLIENT' as role, n from generate_series(0, ${crowdClients - 1}) n
    union all select 'usr_pr' || n, 'READER', n from generate_series(0, ${crowdReaders - 1}) n
    union all select id, 'CLIENT', 0 from unnest(array['${longPast.client.long}', '${longPast.client.short}', '${pair.long.client}', '${pair.short.client}']) id
    union all select id, 'READER', 0 from unnest(array['${longPast.reader.long}', '${longPast.reader.short}', '${pair.long.reader}', '${pair.short.reader}']) id
    union all select '${pastAdmin}', 'ADMIN', 0) p`
const profiles = `insert into reader (id, username, display_name, headline, time_zone, listed, listed_at)
  select id, username, username, '', 'UTC', true, made_at from account_person where role = 'READER'`

const accounts = `insert into wallet_account (id, kind, unit, person_id, source, opened_at, balance)
  select 'lot_' || kind || '_' || p.id, kind, 'seconds', p.id, 'gift', timestamptz '2024-01-01', 1000000000
    from account_person p cross join (values ('paid'), ('free')) k (kind) where role = 'CLIENT'
  union all select 'points_' || id, 'points', 'points', id, null, timestamptz '2024-01-01', 1000000000 from account_person where role = 'CLIENT'
  union all select 'earnings_' || id, 'earnings', 'cents', id, null, timestamptz '2024-01-01', 1000000000 from account_person where role = 'READER'`
// A transaction of seconds would hold back the audit of other tests on the same server.
const parts = 20
const house = { used: 'house_used_time', pay: 'house_reader_pay' }
const transfers = (
  part: number,
) => `insert into wallet_transfer (id, posting, ref, debit, credit, unit, amount, state, resolves, cause, subject, person_id, reader_id, at)
  select n + k, n + posting, what || n || k, debit, credit, unit, amount, state, case when resolves > 0 then 'hold' || n || resolves end, cause,
    case cause when 'session' then 'cht_' else 'pay_' end || n, case what when 'earned' then reader else client end,
    case when cause = 'session' or what = 'points' then reader end, at
  from past p cross join lateral (values
    (1, 1, 'hold', 'lot_free_' || client, '${house.used}', 'seconds', 300, 'pending', 0, 'session', settled),
    (2, 1, 'hold', 'lot_paid_' || client, '${house.used}', 'seconds', 900, 'pending', 0, 'session', settled),
    (3, 3, 'used', 'lot_free_' || client, '${house.used}', 'seconds', 300, 'posted', 1, 'session', settled),
    (4, 3, 'used', 'lot_paid_' || client, '${house.used}', 'seconds', 300, 'posted', 2, 'session', settled),
    (5, 3, 'earned', '${house.pay}', 'earnings_' || reader, 'cents', 240, 'posted', 0, 'session', settled),
    (6, 6, 'money', 'house_card_clearing', 'house_sales', 'cents', 1399, 'posted', 0, 'purchase', i % 10 = 0),
    (7, 6, 'time', 'house_sold_time', 'lot_paid_' || client, 'seconds', 600, 'posted', 0, 'purchase', i % 10 = 0),
    (8, 8, 'gift', 'house_promotion', 'lot_free_' || client, 'seconds', 60, 'posted', 0, 'gift', i % 10 = 1),
    (9, 9, 'points', 'house_points', 'points_' || client, 'points', 25, 'posted', 0, 'points', i % 10 = 2),
    (6, 6, 'spent', 'points_' || client, 'house_points', 'points', 100, 'posted', 0, 'points', i % 10 = 4),
    (7, 6, 'gained', 'house_promotion', 'lot_free_' || client, 'seconds', 300, 'posted', 0, 'points', i % 10 = 4)
  ) t (k, posting, what, debit, credit, unit, amount, state, resolves, cause, happened) where happened and n / 10 % ${parts} = ${part}`
const lines = `insert into wallet_line (person_id, told_at, number, posting, kind, paid, free, paid_after, free_after)
  select person_id, at, row_number() over told, posting, wallet_kind(cause), paid, free, sum(paid) over told, sum(free) over told
  from (select person_id, posting, min(cause) as cause, max(at) as at,
      sum(case when debit like 'lot_paid%' then - amount when credit like 'lot_paid%' then amount else 0 end) as paid,
      sum(case when debit like 'lot_free%' then - amount when credit like 'lot_free%' then amount else 0 end) as free
    from wallet_transfer where state = 'posted' and unit <> 'points' and debit <> '${house.pay}' group by person_id, posting) m
  window told as (partition by person_id order by at, posting)`

// A dozen readings of one of the two readers are a statement, so that both have more statements than a page.
const statementLines = `create temp table told as
  select reader, i / 12 as k, i % 12 as place, n from past where reader like '%reader' and settled`
const nameOfHalf = `(2000 + k / 24) || '-' || lpad((k % 24 / 2 + 1)::text, 2, '0') || '-' || (k % 2 + 1)`
const statements = [
  statementLines,
  `insert into earnings_run (half, from_at, until_at, total, begun_at, ended_at) select ${nameOfHalf}, at, at + interval '15 days', 1, at, at
    from (select k, timestamptz '2000-01-01' + k * interval '15 days' as at from (select distinct k from told) h) r`,
  `insert into earnings_statement (id, reader_id, half, from_at, until_at, lines, lines_cents, carried_cents, state, made_at, changed_at,
      answer_until, decided_by)
    select 'stm_' || reader || k, reader, half, from_at, until_at, lines, lines * 240, 0, state, until_at, until_at, until_at,
      case when state = 'approved' then '${pastAdmin}' end
    from (select reader, k, count(*) as lines, ${nameOfHalf} as half, (array['open', 'accepted', 'disputed', 'approved'])[k % 4 + 1] as state
      from told group by reader, k) s join earnings_run using (half)`,
  `insert into earnings_line (statement_id, number, transfer_id, reading_id, cause, at, cents)
    select 'stm_' || reader || k, row_number() over (partition by reader, k order by place), t.id, t.subject, 'session', t.at, t.amount
    from told join wallet_transfer t on t.id = told.n + 5`,
  'drop table told',
]

const all = (sizes: PastSizes) => [
  readings(sizes),
  people,
  profiles,
  `insert into reading (id, channel, client_id, reader_id, state, continue_on_paid, rate_cents_per_minute, requested_at, opened_at, started_at,
      ended_at, auto_return, free_seconds_held, paid_seconds_held, free_seconds, paid_seconds, unbilled_seconds)
    select 'cht_' || n, 'chat', client, reader, case when settled then 'settled' else 'missed' end, true, 48, at, opened, opened,
      at + interval '10 minutes', case when i % 100 = 4 then 'under_a_minute' end, 300, 900, case when settled then 300 end,
      case when settled then 300 end, case when settled then 0 end from (select *, case when settled then at end as opened from past) p`,
  `insert into reading_met select client_id, reader_id, count(*), max(requested_at) from reading where state = 'settled' group by 1, 2`,
  accounts,
  ...Array.from({ length: parts }, (_, part) => transfers(part)),
  lines,
  `insert into wallet_total select distinct on (person_id) person_id, number, told_at, paid_after, free_after from wallet_line
    order by person_id, number desc`,
  `insert into payment (id, client_id, package_id, amount_cents, paid_seconds, free_seconds, method, state, made_at, settled_at)
    select 'pay_' || n, client, 'pkg_ten_minutes', 1399, 600, 0, 'card', state, at, case when state <> 'review' then at end
    from (select *, case when i % 500 = 0 and age < 1000 then 'review' when i % 70 = 0 then 'declined' else 'captured' end as state from past where i % 10 = 0) p`,
  `insert into claim (id, reading_id, client_id, reader_id, cause, seconds_wanted, text, state, made_at, changed_at, escalates_at, decided_by,
      offered_seconds, offered_as)
    select 'clm_' || n, 'cht_' || n, client, reader, 'slow', 60, '', state, at, at, at, case when state = 'declined' then '${pastAdmin}' end,
      case when state = 'offered' then 60 end, case when state = 'offered' then 'paid' end
    from (select *, case i % 30 when 3 then 'open' when 13 then 'offered' else 'declined' end as state from past where i % 10 = 3) p`,
  `insert into testimonial (id, reading_id, client_id, reader_id, stars, at, paid)
    select 'tst_' || n, 'cht_' || n, client, reader, i % 4 + 2, at, true from past where i % 2 = 0 and settled`,
  `insert into favorite (client_id, reader_id, added_at) select client, reader, max(at) from past where client like '%client' group by 1, 2`,
  `insert into message_acquaintance (reader_id, client_id, name, met, hearted, wrote)
    select reader_id, client_id, lower(username), true, false, false from reading_met join account_person p on p.id = client_id`,
  `insert into personal_ban (client_id, reader_id, by_id, reason, at) select client, reader, client, '', max(at)
    from past where i % 5 in (1, 2) group by 1, 2`,
  `insert into ticket (id, person_id, topic, subject, state, asked_at, changed_at, lines, turn)
    select 'tkt_' || n, client, 'other', '', case when i % 100 = 5 then 'open' else 'closed' end, at, at, 0, n from past where i % 10 = 5`,
  `insert into care_sign (reading_id, kind, at) select 'cht_' || n, 'pause', at from past where i % 20 = 1`,
  ...statements,
]

/** Fills an empty database. Without triggers and checks of references, a million transfers go in in a minute. */
export const fillLongPast = async ({ pool }: Pick<Database, 'pool'>, sizes: PastSizes) => {
  const line = await pool.connect()
  try {
    await line.query('set session_replication_role = replica')
    for (const sql of all(sizes)) await line.query(sql)
    await line.query('drop table past')
    await line.query('set session_replication_role = origin')
    await line.query('vacuum analyze')
  } finally {
    line.release()
  }
}
