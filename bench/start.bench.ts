import { execFileSync } from 'node:child_process'
import { setTimeout as rest } from 'node:timers/promises'
import { startPostgres } from '../server/test/postgres.ts'
import { openToVisitors } from '../server/test/opened.ts'
import type { Row } from './row.ts'
import { openSite } from './site.ts'

const restMs = 10_000
const starts = 5
const against = 'our limit'
const megabytes = (bytes: number) => bytes / 2 ** 20
const median = (figures: number[]) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]!

/** How long a site takes to answer, when it is new and later, and what it holds at rest in bytes. */
const measure = async (settings: Record<string, string> = {}) => {
  // A start writes through to the disk: what other benches left to be written is not ours to wait for.
  execFileSync('sync')
  const site = await openSite(settings)
  await rest(restMs)
  const heldByFirst = site.memory()
  if (settings.DATABASE_URL) await openToVisitors(settings.DATABASE_URL)
  const again: number[] = []
  for (let n = 0; n < starts; n++) again.push(await site.reopen())
  await rest(restMs)
  const held = site.memory()
  await fetch(`http://127.0.0.1:${site.port}/`, { headers: { accept: 'text/html' } }).then((answer) => answer.text())
  await rest(restMs)
  const heldDrawing = site.memory()
  await site.close()
  return { firstMs: site.firstStartMs, againMs: median(again), held, heldByFirst, heldDrawing }
}

/** Each against the limit we set ourselves. */
export async function run(): Promise<Row[]> {
  const postgres = await startPostgres()
  const real = await measure({ DATABASE_URL: postgres.urlOf('postgres') })
  await postgres.stop()
  const demo = await measure()
  return [
    { what: 'start on PostgreSQL', measured: real.againMs, unit: 'ms', against, limit: 1000 },
    { what: 'memory at rest, PostgreSQL', measured: megabytes(real.held), unit: 'MB', against, limit: 200 },
    { what: 'the same, once a page was drawn', measured: megabytes(real.heldDrawing), unit: 'MB' },
    { what: 'the first start on an empty PostgreSQL', measured: real.firstMs, unit: 'ms' },
    { what: 'start on a new embedded database', measured: demo.firstMs, unit: 'ms', against, limit: 6000 },
    { what: 'start on an existing one', measured: demo.againMs, unit: 'ms', against, limit: 2000 },
    { what: 'memory at rest, embedded database', measured: megabytes(demo.held), unit: 'MB', against, limit: 600 },
    { what: 'the same, in the process that made the database', measured: megabytes(demo.heldByFirst), unit: 'MB' },
  ]
}
