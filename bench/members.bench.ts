import { migrate } from '../server/src/kernel/migrate.ts'
import { openDatabase } from '../server/src/kernel/open.ts'
import { fillMembers } from '../server/test/many-members.ts'
import { memberLooks } from '../server/test/member-looks.ts'
import { startPostgres } from '../server/test/postgres.ts'
import type { Row } from './row.ts'

const members = 100_000
const looksEach = 41

/** The desk's list of members, each filter and order of it, amid a hundred thousand. */
export async function run(): Promise<Row[]> {
  const postgres = await startPostgres({ shared_buffers: '512MB', jit: 'off' })
  const { database } = await openDatabase({ url: postgres.urlOf('postgres') }, { timeZone: 'UTC', onError: () => {} })
  await migrate(database.pool)
  await fillMembers(database, members)
  const rows: Row[] = []
  for (const [what, look] of Object.entries(memberLooks)) {
    const times: number[] = []
    for (let n = 0; n < looksEach; n++) {
      const since = performance.now()
      await look(database.db)
      times.push(performance.now() - since)
    }
    const measured = times.toSorted((a, b) => a - b)[Math.floor(looksEach / 2)]!
    rows.push({ what: `100,000 members, ${what}`, measured, unit: 'ms', against: 'goal', limit: 100 })
  }
  await database.close()
  await postgres.stop()
  return rows
}
