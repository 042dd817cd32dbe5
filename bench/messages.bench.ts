import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { monotonicClock } from '../server/src/kernel/clock.ts'
import { migrate } from '../server/src/kernel/migrate.ts'
import { openDatabase } from '../server/src/kernel/open.ts'
import { findAll } from '../server/src/kernel/findings.ts'
import { audit } from '../server/src/messages/audit.ts'
import { openServer } from '../server/src/server.ts'
import { fillMailbox, mailAdmin, mailClient, mailReader } from '../server/test/mailbox.ts'
import { postgresBin, startPostgres } from '../server/test/postgres.ts'
import { sendAndApprove } from './messages-by-hand.ts'
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
const words = 'Would the evening suit you for a reading?'
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

/** Does `one` again and again on 64 lines; how often a second. */
const rate = async (one: (clientId: string, readerId: string) => Promise<unknown>) => {
  const endMs = performance.now() + runSeconds * 1000
  let done = 0
  const line = async () => {
    while (performance.now() < endMs) {
      const n = Math.floor(Math.random() * 10_000_000)
      await one(mailClient(n % people.clients), mailReader(n % people.readers))
      done++
    }
  }
  await Promise.all(Array.from({ length: atOnce }, line))
  return done / runSeconds
}
/** Through the product: who may write to whom, marks, notices, mails, audit rows, announcements. */
const throughProduct =
  ({ features, database, clock }: Site) =>
  async (clientId: string, readerId: string) => {
    const { create } = features.messages.calls as unknown as Record<'create', Act>
    const { approve } = features.moderation.calls as unknown as Record<'approve', Act>
    const body = { message: words, client_id: clientId, reader_id: readerId, type: 'CLIENT', image: '' }
    const client = actor(clientId, 'CLIENT')
    const sent = await database.transaction((tx) => create({ tx, actor: client, body, now: clock.now() }))
    const params = { id: (sent as { id: string }).id }
    const decision = { actor: actor(mailAdmin, 'ADMIN'), params, body: { delay_seconds: 0 } }
    await database.transaction((tx) => approve({ tx, ...decision, now: clock.now() }))
  }

const acts = async (postgres: Awaited<ReturnType<typeof startPostgres>>, site: Site): Promise<Row[]> => {
  const [byPgbench, byHand, figures]: [number[], number[], number[]] = [[], [], []]
  for (let turn = 0; turn < runs; turn++) {
    byPgbench.push(pgbench(postgres.port, 'small'))
    byHand.push(await rate((clientId, readerId) => sendAndApprove(site.database.pool, clientId, readerId, words)))
    figures.push(await rate(throughProduct(site)))
  }
  const broken = await findAll(site.database.db, audit.passes)
  if (broken.length) throw new Error(`messages contradict themselves: ${JSON.stringify(broken.slice(0, 3))}`)
  const measured = { measured: median(figures), unit: 'a second' }
  const against = 'prepared SQL by hand, the same writes'
  return [
    { what: 'messages sent and approved (goal: 60 %)', ...measured, against, limit: median(byHand) },
    { what: 'the same', ...measured, against: `${against}, by pgbench`, limit: median(byPgbench) },
  ]
}

const looks = {
  'first page of an inbox': ({ features, database: { db }, clock }: Site, n: number) =>
    (features.messages.calls as unknown as Record<'inbox', Act>).inbox({
      db,
      actor: actor(mailReader((n * 31) % people.readers), 'READER'),
      query: {},
      now: clock.now(),
    }),
  'first page of the queue': ({ features, database: { db }, clock }: Site) =>
    (features.moderation.calls as unknown as Record<'queue', Act>).queue({
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
  rows.unshift(...(await acts(postgres, small)))
  await small.close()
  await large.close()
  await postgres.stop()
  return rows
}
