import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { monotonicClock } from '../server/src/kernel/clock.ts'
import { migrate } from '../server/src/kernel/migrate.ts'
import { openDatabase } from '../server/src/kernel/open.ts'
import { audit } from '../server/src/messages/audit.ts'
import { openServer } from '../server/src/server.ts'
import { fillMailbox, mailAdmin, mailClient, mailReader } from '../server/test/mailbox.ts'
import { postgresBin, startPostgres } from '../server/test/postgres.ts'
import type { Row } from './row.ts'

const runSeconds = 5
const runs = 3
const atOnce = 64
// As many as the server's own pool holds, so that both have the same means.
const connections = '10'
const people = { clients: 10_000, readers: 1000 }
const sizes = { small: 100_000, large: 1_000_000 }
const rounds = 9
const looksPerRound = 200
const script = fileURLToPath(new URL('messages.sql', import.meta.url))

const median = (figures: number[]) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0

const openOn = async (url: string) => {
  const opened = await openDatabase({ url }, { timeZone: 'UTC', onError: () => {} })
  await migrate(opened.database.pool)
  const clock = monotonicClock(Date.now())
  const server = await openServer({
    ...opened,
    clock,
    demo: false,
    url: 'http://localhost:3000',
    timeZone: 'UTC',
    dataDir: mkdtempSync(join(tmpdir(), 'evenlight-bench-')),
    logLevel: 'silent',
    limitsRaised: true,
    mailFrom: 'Evenlight <hello@evenlight.example>',
    secret: 'a secret for a bench, long enough to serve',
  })
  const close = async () => {
    await server.close()
    await opened.database.close()
  }
  return { ...server, database: opened.database, clock, close }
}
type Site = Awaited<ReturnType<typeof openOn>>
type Act = (context: object) => Promise<unknown>
const actor = (id: string, role: string) => ({ id, role, username: id, signInId: 'sin_bench' })

/** A database of its own with so many messages; without triggers and checks of references, they go in in a minute. */
const filled = async (postgres: Awaited<ReturnType<typeof startPostgres>>, name: string, count: number) => {
  const admin = new pg.Client({ connectionString: postgres.urlOf('postgres') })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const site = await openOn(postgres.urlOf(name))
  await fillMailbox(site.database, people, 0, 0)
  const pool = new pg.Pool({
    connectionString: postgres.urlOf(name),
    max: 1,
    options: '-c session_replication_role=replica',
  })
  await fillMailbox({ pool }, people, 0, count)
  await pool.query('vacuum analyze')
  await pool.end()
  return site
}

/** Messages sent and approved a second by hand-written SQL that writes the same rows: two commits each. */
const pgbench = (port: number, database: string) => {
  const load = ['-n', '-T', String(runSeconds), '-c', connections, '-j', '1', '-M', 'prepared', '-f', script]
  const where = ['-h', '127.0.0.1', '-p', String(port), '-U', 'evenlight', ...load, database]
  const text = execFileSync(join(postgresBin() ?? '', 'pgbench'), where, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return Number(/tps = ([\d.]+)/.exec(text)?.[1])
}

/** The same through the product: who may write to whom, the queue, its marks, notices, mails, audit rows, announcements. */
const domain = async ({ features, database, clock }: Site) => {
  const { create } = features.handlers.messages as unknown as Record<'create', Act>
  const { approve } = features.handlers.moderation as unknown as Record<'approve', Act>
  const admin = actor(mailAdmin, 'ADMIN')
  const endMs = performance.now() + runSeconds * 1000
  let done = 0
  const one = async () => {
    const n = Math.floor(Math.random() * 10_000_000)
    const [client_id, reader_id] = [mailClient(n % people.clients), mailReader(n % people.readers)]
    const body = {
      message: 'Would the evening suit you for a reading?',
      client_id,
      reader_id,
      type: 'CLIENT',
      image: '',
    }
    const at = { now: clock.now() }
    const sent = database.transaction((tx) => create({ tx, actor: actor(client_id, 'CLIENT'), body, ...at }))
    const params = { id: ((await sent) as { id: string }).id }
    await database.transaction((tx) =>
      approve({ tx, actor: admin, params, body: { delay_seconds: 0 }, now: clock.now() }),
    )
    done++
  }
  const line = async () => {
    while (performance.now() < endMs) await one()
  }
  await Promise.all(Array.from({ length: atOnce }, line))
  return done / runSeconds
}

const acts = async (postgres: Awaited<ReturnType<typeof startPostgres>>, site: Site): Promise<Row> => {
  const [limits, figures]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < runs; turn++) {
    limits.push(pgbench(postgres.port, 'small'))
    figures.push(await domain(site))
  }
  const broken = await audit(site.database.db)
  if (broken.length) throw new Error(`messages contradict themselves: ${JSON.stringify(broken.slice(0, 3))}`)
  return {
    what: 'messages sent and approved (goal: 60 %)',
    measured: median(figures),
    unit: 'a second',
    against: 'pgbench, the same writes by hand',
    limit: median(limits),
  }
}

const looks = {
  'first page of an inbox': ({ features, database: { db }, clock }: Site, n: number) =>
    (features.handlers.messages as unknown as Record<'inbox', Act>).inbox({
      db,
      actor: actor(mailReader((n * 31) % people.readers), 'READER'),
      query: {},
      now: clock.now(),
    }),
  'first page of the queue': ({ features, database: { db }, clock }: Site) =>
    (features.handlers.moderation as unknown as Record<'queue', Act>).queue({
      db,
      actor: actor(mailAdmin, 'ADMIN'),
      query: {},
      now: clock.now(),
    }),
}
/** The median of a round of looks, one after the other. */
const lookMs = async (site: Site, look: (site: Site, n: number) => Promise<unknown>) => {
  const times: number[] = []
  for (let n = 0; n < looksPerRound; n++) {
    const since = performance.now()
    await look(site, n)
    times.push(performance.now() - since)
  }
  return median(times)
}
/** Both sizes in turn, so that whatever else the machine does falls on both. */
const growth = async (what: keyof typeof looks, small: Site, large: Site): Promise<Row> => {
  const [before, after]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    before.push(await lookMs(small, looks[what]))
    after.push(await lookMs(large, looks[what]))
  }
  return {
    what: `${what}, 1,000,000 messages (goal: 80 to 120 %)`,
    measured: median(after),
    unit: 'ms',
    against: 'at 100,000 messages',
    limit: median(before),
  }
}

/** The message centre: sending and approving beside SQL by hand, and its pages as it grows. */
export async function run(): Promise<Row[]> {
  const postgres = await startPostgres({ shared_buffers: '512MB', max_wal_size: '4GB', jit: 'off' })
  const [small, large] = [await filled(postgres, 'small', sizes.small), await filled(postgres, 'large', sizes.large)]
  const rows: Row[] = []
  for (const what of Object.keys(looks) as (keyof typeof looks)[]) rows.push(await growth(what, small, large))
  rows.unshift(await acts(postgres, small))
  await small.close()
  await large.close()
  await postgres.stop()
  return rows
}
