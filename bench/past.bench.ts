import { migrate } from '../server/src/kernel/migrate.ts'
import { openDatabase } from '../server/src/kernel/open.ts'
import type { Db } from '../server/src/kernel/database.ts'
import { listMet, listPast } from '../server/src/readings/history.ts'
import { postedLines, type Filter } from '../server/src/wallet/statement.ts'
import { fillLongPast, longPast } from '../server/test/long-past.ts'
import { startPostgres } from '../server/test/postgres.ts'
import type { Row } from './row.ts'

const sizes = { readings: 10_000, crowd: 200_000 }
const rounds = 9
const looksPerRound = 200
const most = 25

type Look = (db: Db, age: 'long' | 'short') => Promise<unknown>
const statement =
  (filter: Filter): Look =>
  (db, age) =>
    postedLines(db, longPast.client[age], filter, undefined, most)
const looks: Record<string, Look> = {
  'past readings': (db, age) =>
    listPast(db, { personId: longPast.client[age], as: 'client_id', withId: undefined, after: undefined, most }),
  'people met': (db, age) => listMet(db, { personId: longPast.client[age], as: 'client_id', after: undefined, most }),
  'a statement': statement({}),
  'a statement, one kind': statement({ kind: 'bought' }),
  'a statement until a day': statement({ until: '2026-05-20T00:00:00Z' }),
}

const median = (figures: number[]) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0
const lookMs = async (db: Db, look: Look, age: 'long' | 'short') => {
  const times: number[] = []
  for (let n = 0; n < looksPerRound; n++) {
    const since = performance.now()
    await look(db, age)
    times.push(performance.now() - since)
  }
  return median(times)
}

/** First pages of somebody with a long past beside those of somebody with a tenth of it, amid a million transfers. */
export async function run(): Promise<Row[]> {
  const postgres = await startPostgres({ shared_buffers: '512MB', max_wal_size: '4GB', jit: 'off' })
  const { database } = await openDatabase({ url: postgres.urlOf('postgres') }, { timeZone: 'UTC', onError: () => {} })
  await migrate(database.pool)
  await fillLongPast(database, sizes)
  const rows: Row[] = []
  for (const [what, look] of Object.entries(looks)) {
    const [long, short]: [number[], number[]] = [[], []]
    // In turn, so that whatever else the machine does falls on both.
    for (let round = 0; round < rounds; round++) {
      short.push(await lookMs(database.db, look, 'short'))
      long.push(await lookMs(database.db, look, 'long'))
    }
    rows.push({
      what: `first page, ${what}, of 10,000 readings (goal: at most 120 %)`,
      measured: median(long),
      unit: 'ms',
      against: 'of 1,000 readings',
      limit: median(short),
    })
  }
  await database.close()
  await postgres.stop()
  return rows
}
