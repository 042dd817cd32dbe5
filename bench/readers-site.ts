import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { openToVisitors } from '../server/test/opened.ts'
import { seedReaders } from '../server/test/readers.ts'
import { startPostgres } from '../server/test/postgres.ts'
import { freePort, started, stopped } from './site.ts'
import { usedBy } from './used.ts'

const readersCount = 10_000

/** Without `taskset` they share as they come. */
const pin = (pid: number | undefined, core: number) =>
  void spawnSync('taskset', ['-a', '-c', '-p', String(core), String(pid)])
const parentOf = (pid: number) => Number(/PPid:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
export const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!

/** The articles of a new site, as if the house had published them. */
const publishTexts = async (pool: pg.Pool) => {
  await pool.query(
    "update content_version set live = true where piece_id in (select id from content_piece where kind = 'article')",
  )
  await pool.query(
    "update content_piece set state = 'published', published_at = now(), changed_at = now() where kind = 'article'",
  )
}

/** The site and the bare servers it is held against, on one core with a database of 10,000 readers; the load has the other. */
export const openAll = async () => {
  const postgres = await startPostgres({ shared_buffers: '256MB' })
  const url = postgres.urlOf('postgres')
  const env = { DATABASE_URL: url, DEMO: 'off', RATE_LIMITS: 'raised', LOG_LEVEL: 'error' }
  const ports = [await freePort(), await freePort()] as const
  const start = () => started(['server/src/main.ts'], ports[0], '/readyz', { ...env, PORT: String(ports[0]) })
  const made = await start()
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  await seedReaders({ pool }, readersCount)
  await publishTexts(pool)
  await openToVisitors(url)
  await stopped(made.child)
  const site = await start()
  await pool.query('vacuum analyze')
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const ids = await pool.query<{ id: string; name: string }>(
    'select id, lower(display_name) as name from reader order by md5(id)',
  )
  const postmaster = parentOf(rows[0]!.pid)
  await pool.end()
  pin(postmaster, 0)
  pin(site.child.pid, 0)
  pin(process.pid, 1)
  const anchor = await started(['bench/fastify-pg.ts', String(ports[1]), url], ports[1], '/page', {})
  pin(anchor.child.pid, 0)
  const close = async () => {
    await stopped(anchor.child)
    await stopped(site.child)
    await postgres.stop()
  }
  const database = usedBy(postmaster)
  const used = (pid: number | undefined) => {
    const server = usedBy(pid!)
    return () => server() + database()
  }
  return { site, anchor, readers: ids.rows, used, close }
}
