import { findAll, type Audit, type Place } from '../server/src/kernel/findings.ts'
import { migrate } from '../server/src/kernel/migrate.ts'
import { openDatabase } from '../server/src/kernel/open.ts'
import { audit as ofPayments } from '../server/src/payments/audit.ts'
import { audit as ofReadings } from '../server/src/readings/audit.ts'
import { audit as ofWallet } from '../server/src/wallet/audit.ts'
import { startPostgres } from '../server/test/postgres.ts'
import type { Row } from './row.ts'
import { usedBy } from './used.ts'

const transfersEach = 5
const readings = 200_000
const newReadings = 200
const atOnce = 2000
const [clients, readers] = [5000, 500]
const looks = 20
const minuteMs = 60_000

const people = `insert into account_person (id, role, username, email, password_hash, first_name, state, approval, made_at)
  select 'usr_c' || n, 'CLIENT', 'c' || n, 'c' || n || '@bench.test', '', '', 'active', null, now() from generate_series(1, ${clients}) n
  union all select 'usr_r' || n, 'READER', 'r' || n, 'r' || n || '@bench.test', '', '', 'active', 'approved', now() from generate_series(1, ${readers}) n`
const given = (kind: 'paid' | 'free') => `select wallet_post(
  jsonb_agg(jsonb_build_object('id', 'lot_${kind[0]}' || i, 'kind', '${kind}', 'unit', 'seconds', 'person_id', 'usr_c' || i, 'source', 'gift', 'opened_at', now())),
  jsonb_agg(jsonb_build_object('ref', 'gift/${kind}' || i, 'debit', 'house_promotion', 'credit', 'lot_${kind[0]}' || i, 'unit', 'seconds', 'amount', 1000000000,
    'state', 'posted', 'cause', 'gift', 'subject', 'usr_c' || i, 'person_id', 'usr_c' || i, 'at', now()))) from generate_series(1, ${clients}) i`
const paid = `select wallet_post(jsonb_agg(jsonb_build_object('id', 'earnings_usr_r' || i, 'kind', 'earnings', 'unit', 'cents',
  'person_id', 'usr_r' || i, 'opened_at', now())), '[]') from generate_series(1, ${readers}) i`

const used = (kind: 'f' | 'p', state: 'pending' | 'posted', seconds: number) =>
  `jsonb_build_object('ref', '${state}/' || n || '${kind}', 'debit', 'lot_${kind}' || c, 'credit', 'house_used_time', 'unit', 'seconds',
    'amount', ${seconds}, 'state', '${state}', 'cause', 'session', 'subject', 'cht_' || n, 'person_id', 'usr_c' || c, 'reader_id', 'usr_r' || r, 'at', now()
    ${state === 'posted' ? `, 'resolves', 'pending/' || n || '${kind}'` : ''})`
const some = `(select n, n % ${clients} + 1 as c, n % ${readers} + 1 as r, timestamptz '2020-01-01' + n * interval '700 seconds' as at
  from generate_series($1::int, $2::int) n) s`
const made = [
  `insert into reading (id, channel, client_id, reader_id, state, continue_on_paid, rate_cents_per_minute, requested_at, opened_at, started_at,
      ended_at, free_seconds_held, paid_seconds_held, free_seconds, paid_seconds, unbilled_seconds)
    select 'cht_' || n, 'chat', 'usr_c' || c, 'usr_r' || r, 'settled', true, 48, at, at, at, at + interval '600 seconds', 300, 900, 300, 300, 0 from ${some}`,
  `insert into reading_presence (id, reading_id, side, node, from_at, to_at)
    select 'prs_' || n || side, 'cht_' || n, side, 'node', at, at + interval '600 seconds' from ${some} cross join (values ('client'), ('reader')) v (side)`,
  `insert into reading_billed (reading_id, client_id, reader_id, span)
    select 'cht_' || n, 'usr_c' || c, 'usr_r' || r, tstzrange(at, at + interval '600 seconds') from ${some}`,
  `select wallet_post('[]', jsonb_build_array(${used('f', 'pending', 300)}, ${used('p', 'pending', 900)})) from ${some}`,
  `select wallet_post('[]', jsonb_build_array(${used('f', 'posted', 300)}, ${used('p', 'posted', 300)},
    jsonb_build_object('ref', 'earnings/cht_' || n, 'debit', 'house_reader_pay', 'credit', 'earnings_usr_r' || r, 'unit', 'cents', 'amount', 240,
      'state', 'posted', 'cause', 'session', 'subject', 'cht_' || n, 'person_id', 'usr_r' || r, 'reader_id', 'usr_r' || r, 'rate_cents_per_minute', 48, 'at', now()))) from ${some}`,
]

/** What the audit of a minute uses of the processor beside a million transfers, and what a pass over all of them takes. */
export async function run(): Promise<Row[]> {
  const server = await startPostgres({
    shared_buffers: '512MB',
    max_wal_size: '4GB',
    jit: 'off',
    synchronous_commit: 'off',
  })
  const admin = await openDatabase({ url: server.urlOf('postgres') }, { timeZone: 'UTC', onError: () => {} })
  await admin.database.pool.query('create database books')
  await admin.database.close()
  const { database } = await openDatabase({ url: server.urlOf('books') }, { timeZone: 'UTC', onError: () => {} })
  const { db, pool, patiently } = database
  const read = async (from: number, to: number) => {
    for (let n = from; n <= to; n += atOnce)
      for (const sql of made) await pool.query(sql, [n, Math.min(to, n + atOnce - 1)])
  }
  await migrate(pool)
  for (const sql of [people, given('paid'), given('free'), paid]) await pool.query(sql)
  await read(1, readings)
  await pool.query('vacuum analyze')

  const audits: Audit[] = [ofWallet, ofReadings, ofPayments]
  const now = Date.now()
  const lookFrom = async (places: (Place | undefined)[]) => {
    const all: Place[] = []
    for (const [n, { look }] of audits.entries()) {
      const { found, place } = await patiently(() => look!(db, places[n], now))
      if (found.length) throw new Error(`the books contradict themselves: ${JSON.stringify(found.slice(0, 3))}`)
      all.push(place)
    }
    return all
  }
  const places = await lookFrom([])
  await read(readings + 1, readings + newReadings)
  await lookFrom(places)
  const seconds = usedBy(process.pid)
  const [before, beforeMs] = [seconds(), performance.now()]
  for (let turn = 0; turn < looks; turn++) await lookFrom(places)
  const eachMs = ((seconds() - before) / looks) * 1000
  console.error(`a look: ${Math.round(eachMs)} ms used, ${Math.round((performance.now() - beforeMs) / looks)} ms long`)
  const passMs = performance.now()
  for (const { passes } of audits) {
    const found = await patiently(() => findAll(db, passes))
    if (found.length) throw new Error(`the books contradict themselves: ${JSON.stringify(found.slice(0, 3))}`)
  }
  const passSeconds = (performance.now() - passMs) / 1000
  await database.close()
  await server.stop()
  return [
    {
      what: `the audit each minute, ${(newReadings * transfersEach).toLocaleString('en-US')} transfers beside ${(readings * transfersEach).toLocaleString('en-US')}`,
      measured: eachMs,
      unit: 'ms of a processor',
      against: 'our limit, 1 % of a core',
      limit: minuteMs / 100,
    },
    { what: 'the pass over all of them, by night', measured: passSeconds, unit: 's' },
  ]
}
