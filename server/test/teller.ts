import { beginMaking } from '../src/earnings/make.ts'
import { audit } from '../src/earnings/audit.ts'
import { findAll } from '../src/kernel/findings.ts'
import { fillEarners, firstEarner, type EarnerSizes } from './earners.ts'
import { signIn } from './people.ts'
import { openStanding } from './standing.ts'

/**
 * A server in a process of its own that makes everybody's statements of a half month, to be killed amid it. On a new database it
 * first puts the readings there. Each line says how far it is; the last one what it came to.
 */
const [where, dataDir, sizes] = process.argv.slice(2)
if (!where || !dataDir || !sizes) throw new Error('teller <url or folder> <folder> <sizes>')

const standing = await openStanding(where.startsWith('postgres') ? { url: where } : { dataDir: where }, dataDir)
const { pool, db, patiently } = standing.database
const one = async (sql: string) => (await pool.query<Record<string, number>>(sql)).rows[0]!
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
/** What is in use, without what is only waiting to be swept up. */
const megabytes = () => {
  globalThis.gc!()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1024 / 1024
}
const measuredEach = 10
const say = (line: object) => console.log(JSON.stringify(line))

const { n } = await one(`select count(*)::int as n from wallet_account where kind = 'earnings'`)
if (!n) await fillEarners(standing.database, JSON.parse(sizes) as EarnerSizes, standing.clock.now())
const begunMb = megabytes()
await beginMaking(standing.parts)
const sinceMs = performance.now()
let mostMb = 0
let turns = 0
for (let ended = false; !ended; await wait(20)) {
  const run = await one('select done::int, total::int, (ended_at is not null)::int as ended from earnings_run')
  ended = run.ended === 1
  if (turns++ % measuredEach === 0) mostMb = Math.max(mostMb, megabytes() - begunMb)
  say({ done: run.done, total: run.total })
}
const tookMs = performance.now() - sinceMs
const counts = await one(`select (select count(*)::int from earnings_statement) as statements,
  (select count(*)::int from earnings_line) as lines, (select count(*)::int from notice where event = 'statement') as told,
  (select id from earnings_statement where reader_id = '${firstEarner}') as first`)
const broken = await patiently(() => findAll(db, audit.passes))
const { access } = await signIn(standing.house, { id: firstEarner, role: 'READER' })
say({ ended: { ...counts, broken, tookMs, mostMb: Math.round(mostMb), address: standing.address, access } })
process.on('SIGTERM', () => void standing.close().then(() => process.exit(0)))
