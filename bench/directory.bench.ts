import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { seedReaders } from '../server/test/readers.ts'
import { startPostgres } from '../server/test/postgres.ts'
import { rateOf } from './load.ts'
import type { Row } from './row.ts'
import { freePort, started, stopped } from './site.ts'

const readersCount = 10_000
const rounds = 3
const list = '/api/v2/public/psychic-readers'

/** The servers share one core with their database, the load has the other. Without `taskset` they share as they come. */
const pin = (pid: number | undefined, core: number) =>
  void spawnSync('taskset', ['-a', '-c', '-p', String(core), String(pid)])
const parentOf = (pid: number) => Number(/PPid:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
const ticksPerSecond = 100
const ticksOf = (pid: string) => {
  const words = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]!.split(' ')
  return Number(words[11]) + Number(words[12])
}
const childrenOf = (pid: number) => readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').trim().split(' ')
const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!

const openAll = async () => {
  const postgres = await startPostgres({ shared_buffers: '256MB' })
  const url = postgres.urlOf('postgres')
  const env = { DATABASE_URL: url, DEMO: 'off', RATE_LIMITS: 'raised', LOG_LEVEL: 'error' }
  const ports = [await freePort(), await freePort()] as const
  const site = await started(['server/src/main.ts'], ports[0], '/readyz', { ...env, PORT: String(ports[0]) })
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  await seedReaders({ pool }, readersCount)
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
  const used = (pid: number | undefined) => () =>
    [String(pid), ...childrenOf(postmaster)].reduce((sum, one) => sum + ticksOf(one), 0) / ticksPerSecond
  return { site, anchor, readers: ids.rows, used, close }
}

/** More different questions than the site keeps answers for, so that each is answered from the database. */
const filters = Array.from({ length: 4000 }, (_, i) => ({ topic: `topic${i % 40}`, rating: 100 + Math.floor(i / 40) }))

/** The directory with 10,000 readers: kept answers against a ready buffer, the rest against the same SQL. */
export async function run(): Promise<Row[]> {
  const { site, anchor, readers, used, close } = await openAll()
  const pairs = [
    {
      what: 'the directory, kept',
      ours: [list],
      against: 'bare Fastify, the same buffer',
      theirs: [`/buffer?from=${encodeURIComponent(`http://127.0.0.1:${site.port}${list}`)}`],
    },
    {
      what: 'one filter, from the database',
      ours: filters.map(({ topic, rating }) => `${list}?expertise=${topic}&min_rating=${(rating / 100).toFixed(2)}`),
      against: 'Fastify and prepared pg, the same SQL',
      theirs: filters.map(({ topic, rating }) => `/page?tag=e:${topic}&rating=${rating}`),
    },
    {
      what: 'search, from the database',
      ours: readers.map(({ name }) => `${list}?q=${encodeURIComponent(name)}`),
      against: 'Fastify and prepared pg, the same SQL',
      theirs: readers.map(({ name }) => `/page?q=${encodeURIComponent(name)}`),
    },
    {
      what: 'a profile, from the database',
      ours: readers.map(({ id }) => `${list}/${id}`),
      against: 'Fastify and prepared pg, the same SQL',
      theirs: readers.map(({ id }) => `/profile/${id}`),
    },
  ]
  const rows: Row[] = []
  for (const { what, ours, against, theirs } of pairs) {
    const [measured, limits]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      measured.push((await rateOf(site.port, ours, { usedSeconds: used(site.child.pid) })).rate)
      limits.push((await rateOf(anchor.port, theirs, { usedSeconds: used(anchor.child.pid) })).rate)
    }
    rows.push({ what, measured: median(measured), unit: 'a second of one core', against, limit: median(limits) })
  }
  await close()
  return rows
}
