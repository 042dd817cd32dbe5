import pg from 'pg'
import { databaseOf, type Announcement, type Database } from './database.ts'
import { openEmbedded, openInMemory } from './embedded.ts'
import { jobsOn, type Jobs } from './jobs.ts'

const poolMax = 10
const connectMs = 8000

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

const openPool = async (where: Where) => {
  if ('url' in where) {
    const pool = new pg.Pool({
      connectionString: where.url,
      max: poolMax,
      connectionTimeoutMillis: connectMs,
      onConnect,
    })
    return { pool, embedded: false, close: () => pool.end() }
  }
  const lite = 'dataDir' in where ? await openEmbedded(where.dataDir) : await openInMemory(where.image)
  const pool = new pg.Pool({ stream: () => lite.stream() as never, max: 1, onConnect })
  const close = async () => {
    await pool.end()
    await lite.close()
  }
  return { pool, embedded: true, close }
}

/** Opens PostgreSQL at `url`, the embedded database in `dataDir`, or one in memory (from a dumped `image`). */
export const openDatabase = async (
  where: Where,
  options: { timeZone: string; onError: (error: Error) => void },
): Promise<Opened> => {
  const { pool, embedded, close } = await openPool(where)
  pool.on('error', options.onError)
  let deliver: (told: Announcement[]) => void = () => {}
  const jobs = jobsOn(pool, { embedded, ...options })
  const database = databaseOf(pool, { embedded, announce: (told) => deliver(told), jobs, close })
  return {
    database,
    jobs,
    onAnnounce: (fn) => {
      deliver = fn
    },
  }
}
