import pg from 'pg'
import { databaseOf, type Announcement, type Database, type Pools } from './database.ts'
import { jobsOn, type Jobs } from './jobs.ts'

/**
 * What each kind of work has to itself: how many lines, and how long one statement may take there. Visitors never use up
 * what members are waiting for, and what takes long by its nature holds neither of them up.
 */
const kinds = {
  visits: { max: 4, statement_timeout: 2000 },
  acts: { max: 10, statement_timeout: 4000 },
  long: { max: 4, statement_timeout: 600_000 },
} as const
const connectMs = 4000
// Who hears nothing for so long after the server should have given up has a dead line.
const silenceMs = 500
const idleInTransactionMs = 15_000
const aliveAfterMs = 5000

export interface Opened {
  database: Database
  jobs: Jobs
  /** Sets who hears what transactions announce. */
  onAnnounce(deliver: (told: Announcement[]) => void): void
}
type Where = { url: string } | { dataDir: string } | { image: Blob | undefined }

const onConnect = async (client: pg.ClientBase) => {
  // The pool hears of a connection that breaks idle. One that breaks in a transaction fails its statements, which is
  // enough; unheard, it would end the process.
  client.on('error', () => {})
  // Moments are read as they are written at UTC.
  await client.query("set time zone 'UTC'")
}

const poolFor = (url: string, { max, statement_timeout }: (typeof kinds)[keyof typeof kinds]) =>
  new pg.Pool({
    connectionString: url,
    max,
    statement_timeout,
    query_timeout: statement_timeout + silenceMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: aliveAfterMs,
    onConnect,
  })

const openPools = async (where: Where): Promise<{ pools: Pools; embedded: boolean; close: () => Promise<void> }> => {
  if ('url' in where) {
    const of = (kind: keyof typeof kinds) => poolFor(where.url, kinds[kind])
    const pools = { visits: of('visits'), acts: of('acts'), long: of('long') }
    const close = async () => void (await Promise.all(Object.values(pools).map((pool) => pool.end())))
    return { pools, embedded: false, close }
  }
  // A site on PostgreSQL never loads the other one.
  const { openEmbedded, openInMemory } = await import('./embedded.ts')
  const lite = 'dataDir' in where ? await openEmbedded(where.dataDir) : await openInMemory(where.image)
  const pool = new pg.Pool({ stream: () => lite.stream() as never, max: 1, onConnect })
  const close = async () => {
    await pool.end()
    await lite.close()
  }
  return { pools: { visits: pool, acts: pool, long: pool }, embedded: true, close }
}

/** Opens PostgreSQL at `url`, the embedded database in `dataDir`, or one in memory (from a dumped `image`). */
export const openDatabase = async (
  where: Where,
  options: { timeZone: string; onError: (error: Error) => void },
): Promise<Opened> => {
  const { pools, embedded, close } = await openPools(where)
  for (const pool of new Set(Object.values(pools))) pool.on('error', options.onError)
  let deliver: (told: Announcement[]) => void = () => {}
  const jobs = jobsOn(pools.acts, { embedded, ...options })
  const database = databaseOf(pools, { embedded, announce: (told) => deliver(told), jobs, close })
  return {
    database,
    jobs,
    onAnnounce: (fn) => {
      deliver = fn
    },
  }
}
