import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrate } from '../server/src/kernel/migrate.ts'
import { openDatabase } from '../server/src/kernel/open.ts'
import { findAll } from '../server/src/kernel/findings.ts'
import { audit } from '../server/src/wallet/audit.ts'
import { hold, settle } from '../server/src/wallet/readings.ts'
import { postgresBin, startPostgres } from '../server/test/postgres.ts'
import type { Row } from './row.ts'

const runSeconds = 5
const runs = 3
const atOnce = 64
// As many as the server's own pool holds, so that both have the same means.
const connections = '10'
const clients = 10_000
const readers = 1000
const script = fileURLToPath(new URL('ledger.sql', import.meta.url))

const given = (kind: 'paid' | 'free') => `select wallet_post(
  jsonb_agg(jsonb_build_object('id', 'lot_${kind[0]}' || i, 'kind', '${kind}', 'unit', 'seconds', 'person_id', 'usr_c' || i, 'source', 'gift', 'opened_at', now())),
  jsonb_agg(jsonb_build_object('ref', 'gift/${kind}' || i, 'debit', 'house_promotion', 'credit', 'lot_${kind[0]}' || i, 'unit', 'seconds', 'amount', 1000000000,
    'state', 'posted', 'cause', 'gift', 'subject', 'pay_bench' || i, 'person_id', 'usr_c' || i, 'at', now()))) from generate_series(1, ${clients}) i`
const paid = `select wallet_post(jsonb_agg(jsonb_build_object('id', 'earnings_usr_r' || i, 'kind', 'earnings', 'unit', 'cents',
  'person_id', 'usr_r' || i, 'opened_at', now())), '[]') from generate_series(1, ${readers}) i`

const median = (figures: number[]) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0

/** What PostgreSQL's own load maker gets out of the same function on the same tables: two commits a reading. */
const pgbench = (port: number) => {
  const load = ['-n', '-T', String(runSeconds), '-c', connections, '-j', '1', '-M', 'prepared', '-f', script]
  const text = execFileSync(
    join(postgresBin() ?? '', 'pgbench'),
    ['-h', '127.0.0.1', '-p', String(port), '-U', 'evenlight', ...load, 'ledger'],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  )
  return Number(/tps = ([\d.]+)/.exec(text)?.[1])
}

type Database = Awaited<ReturnType<typeof openDatabase>>['database']
let readings = 0

/** Readings started and settled a second through the domain: kernel transaction, read, decision, one post; twice. */
const domain = async ({ transaction }: Database) => {
  const endMs = performance.now() + runSeconds * 1000
  let done = 0
  const one = async () => {
    const readingId = `cht_bench${process.pid}x${++readings}`
    const [clientId, readerId, now] = [
      `usr_c${((readings * 7919) % clients) + 1}`,
      `usr_r${((readings * 31) % readers) + 1}`,
      Date.now(),
    ]
    await transaction((tx) =>
      hold(tx, { readingId, clientId, readerId, freeSecondsMax: 300, paidSecondsMax: 900, now }),
    )
    await transaction((tx) =>
      settle(tx, { readingId, readerId, freeSeconds: 300, paidSeconds: 300, rateCentsPerMinute: 48, now }),
    )
    done++
  }
  const line = async () => {
    while (performance.now() < endMs) await one()
  }
  await Promise.all(Array.from({ length: atOnce }, line))
  return done / runSeconds
}

/** Readings through the ledger, beside pgbench in the same minute. The books must be sound afterwards. */
export async function run(): Promise<Row[]> {
  const server = await startPostgres({ shared_buffers: '512MB', max_wal_size: '4GB', jit: 'off' })
  const admin = await openDatabase({ url: server.urlOf('postgres') }, { timeZone: 'UTC', onError: () => {} })
  await admin.database.pool.query('create database ledger')
  await admin.database.close()
  const { database } = await openDatabase({ url: server.urlOf('ledger') }, { timeZone: 'UTC', onError: () => {} })
  await migrate(database.pool)
  for (const sql of [given('paid'), given('free'), paid, 'analyze']) await database.pool.query(sql)
  const [limits, figures]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < runs; turn++) {
    limits.push(pgbench(server.port))
    figures.push(await domain(database))
  }
  await database.pool.query('analyze')
  const broken = await findAll(database.db, audit.passes)
  await database.close()
  await server.stop()
  if (broken.length) throw new Error(`the books contradict themselves: ${JSON.stringify(broken.slice(0, 3))}`)
  return [
    {
      what: 'readings started and settled (goal: 60 %)',
      measured: median(figures),
      unit: 'a second',
      against: 'pgbench with the same function',
      limit: median(limits),
    },
  ]
}
