import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from './database.ts'
import { everyStatement } from './declared.ts'
import { costOf } from './plan.ts'

const named = new Map((await everyStatement()).map((statement) => [statement.name, statement]))

const { database } = await freshDatabase()
afterAll(() => database.close())
const now = Date.UTC(2026, 10, 20)
const rows = 3000

/** A site with a past: much of everything, and hardly anything of it due. */
const past = [
  `insert into account_person (id, role, username, email, password_hash, first_name, state, approval, made_at, verified_at)
    select 'usr_' || n, case when n % 2 = 0 then 'READER' else 'CLIENT' end, 'u' || n, 'u' || n || '@people.test', '', '', 'active',
      case when n % 2 = 0 then 'approved' end, $1, $1 from generate_series(1, 500) n`,
  `insert into reading (id, channel, client_id, reader_id, state, continue_on_paid, rate_cents_per_minute, requested_at, ended_at,
      opened_at, started_at, free_seconds, paid_seconds, unbilled_seconds)
    select 'cht_' || n, 'chat', 'usr_' || (2 * (n % 250) + 1), 'usr_' || (2 * (n % 249) + 2), 'settled', true, 48,
      $1::timestamptz - n * interval '1 minute', $1, $1, $1, 0, 0, 0 from generate_series(1, ${rows}) n`,
  `insert into reading_presence (id, reading_id, side, node, from_at, to_at)
    select 'prs_' || n, 'cht_' || n, 'client', 'node', $1::timestamptz - interval '1 hour', $1 from generate_series(1, ${rows}) n`,
  `insert into wallet_account (id, kind, unit, person_id, source, expires_at, opened_at)
    select 'lot_' || n, 'free', 'seconds', 'usr_' || (n % 500 + 1), 'welcome', $1::timestamptz - interval '10 days' - n * interval '1 minute', $1
    from generate_series(1, ${rows}) n`,
  `insert into payment (id, client_id, package_id, amount_cents, paid_seconds, free_seconds, method, state, made_at, settled_at)
    select 'pay_' || n, 'usr_1', 'pkg_ten_minutes', 1399, 600, 0, 'card', 'captured', $1, $1::timestamptz - n * interval '1 minute'
    from generate_series(1, ${rows}) n`,
  `insert into payment_refund (id, payment_id, amount_cents, by_id, reason, made_at, ask_at, settled_at)
    select 'ref_' || n, 'pay_' || n, 1, 'usr_1', 'x', $1::timestamptz - n * interval '1 minute', $1, $1 from generate_series(1, ${rows}) n`,
  `insert into payment_customer (client_id, id, customer_id, look_at)
    select 'usr_' || n, 'cus_' || n, n::text, $1::timestamptz + n * interval '1 minute' from generate_series(1, 500) n`,
  `insert into payment_card (id, client_id, profile_id, brand, last4, made_at, removed_at, ask_at, forgotten_at)
    select 'crd_' || n, 'usr_' || (n % 500 + 1), n::text, 'visa', '1111', $1, $1, $1, $1 from generate_series(1, ${rows}) n`,
  `insert into payment_card_wish (payment_id, client_id, agreed_at, ask_at, done_at)
    select 'pay_' || n, 'usr_1', $1, $1, $1 from generate_series(1, ${rows}) n`,
  `insert into message (id, client_id, reader_id, type, words, state, created_at, decided_by, decided_at, delivers_at, delivered_at)
    select 'msg_' || n, 'usr_1', 'usr_2', 'CLIENT', 'x', 'delivered', $1::timestamptz - n * interval '1 minute', 'usr_1',
      $1::timestamptz - n * interval '1 minute', $1, $1 from generate_series(1, ${rows}) n`,
  `insert into notice_post (id, audience, title, body, pinned, starts_at, posted_by, posted_at, announced_at, mailed_at)
    select 'ntc_' || n, 'everybody', 'x', 'x', false, $1, 'usr_1', $1, $1, $1 from generate_series(1, ${rows}) n`,
  `insert into mail (id, channel, recipient, subject, body, at, sent_at)
    select 'mail_' || n, 'mail', 'x', 'x', 'x', now() - n * interval '1 minute', $1 from generate_series(1, ${rows}) n`,
  `insert into idempotency (person_id, call, key, body_hash, status, at)
    select 'usr_1', 'x', 'key-' || n, '', 200, now() - n * interval '1 minute' from generate_series(1, ${rows}) n where $1::timestamptz is not null`,
  `insert into notice (id, person_id, event, title_code, title_values, body, at)
    select 'ntc_' || n, 'usr_1', 'claim', 'x', '{}', '', now() - n * interval '1 minute' from generate_series(1, ${rows}) n where $1::timestamptz is not null`,
  `insert into audit (at, actor_id, action) select now() - n * interval '1 minute', 'usr_1', case when n % 2 = 0 then 'members.list' else 'time.back' end
    from generate_series(1, ${rows}) n where $1::timestamptz is not null`,
  `insert into account_sign_in (id, person_id, made_at, seen_at, idle_until, ends_at, device, address)
    select 'sgn_' || n, 'usr_1', $1, $1, $1::timestamptz + interval '7 days', $1::timestamptz + interval '30 days', '', '' from generate_series(1, ${rows}) n`,
  `insert into upload (name, person_id, width, height, made_at, claimed_at)
    select 'up_' || n, 'usr_1', 9, 9, $1, $1 from generate_series(1, ${rows}) n`,
]
beforeAll(async () => {
  for (const sql of past) await database.pool.query(sql, [new Date(now)])
  await database.pool.query('vacuum analyze')
})

const most = 100
const lookAgoMs = now - 60_000
/** All that is asked again and again beside requests, with what it is asked with. */
const asked: [name: string, values: Record<string, unknown>][] = [
  ['messages_due', { now }],
  ['payment_waiting', { most }],
  ['payment_refund_open', { now, most }],
  ['payment_card_wish_ready', { now, most }],
  ['payment_card_forget_due', { now, most }],
  ['payment_customer_due', { now, most }],
  ['board_due', { now }],
  ['readers_on_node', { node: 'node' }],
  ['readers_node_seen', { node: 'node', now }],
  ['readers_ghosts', { silentSince: now, most }],
  ['readers_due', { now, most }],
  ['readers_unblocked', { now }],
  ['readers_forget_nodes', { silentSince: now }],
  ['reading_due', { now }],
  ['reading_orphans', { node: 'other', seenBefore: now }],
  ['reading_open_count', {}],
  ['reading_nodes_silent', { most }],
  ['wallet_expired', { since: now - 2 * 86_400_000, now, most }],
  ['idempotency_old', { most }],
  ['idempotency_left', {}],
  ['mail_old', { most }],
  ['mail_part_waiting', { partOf: 'ntc_1' }],
  ['audit_old', { most }],
  ['notices_old', { most }],
  ['gifts_old', { most }],
  ['accounts_codes_over', { now, most }],
  ['accounts_names_over', { now, most }],
  ['accounts_sign_ins_over', { before: now, most }],
  ['accounts_lapsed', { before: now, most }],
  ['uploads_loose', { ofMembersMs: now, ofOthersMs: now, most }],
  ['payments_look_settled', { since: lookAgoMs }],
  ['messages_look_since', { since: lookAgoMs }],
  ['wallet_since', { after: 0, most }],
  ['wallet_decided', {}],
]
test.each(asked)('%s finds what is due without going through the past', async (name, values) => {
  const { rows: touched, buffers } = await costOf({ database }, named.get(name)!, values)
  expect({ touched: touched < 300, buffers: buffers < 100 }, `${touched} rows, ${buffers} buffers`).toEqual({
    touched: true,
    buffers: true,
  })
})
