import { execFileSync } from 'node:child_process'
import { setTimeout as rest } from 'node:timers/promises'
import type { Row } from './row.ts'
import { openSite } from './site.ts'

const restMs = 10_000

/** How long a site takes to answer, and what it holds; each against the limit we set ourselves. */
export async function run(): Promise<Row[]> {
  // A start writes through to the disk: what other benches left to be written is not ours to wait for.
  execFileSync('sync')
  const site = await openSite()
  await rest(restMs)
  const afterFirst = site.memory()
  const again = await site.reopen()
  await rest(restMs)
  const held = site.memory()
  await site.close()
  return [
    {
      what: 'start on a new embedded database',
      measured: site.firstStartMs,
      unit: 'ms',
      against: 'our limit',
      limit: 6_000,
    },
    { what: 'start on an existing one', measured: again, unit: 'ms', against: 'our limit', limit: 2_000 },
    {
      what: 'memory at rest, embedded database',
      measured: held / 2 ** 20,
      unit: 'MB',
      against: 'our limit',
      limit: 600,
    },
    { what: 'the same, in the process that made the database', measured: afterFirst / 2 ** 20, unit: 'MB' },
  ]
}
