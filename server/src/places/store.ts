import type { Db } from '../kernel/database.ts'

const openReading = {
  name: 'places_open_reading',
  text: `select id, state from reading where $1 in (client_id, reader_id) and state in ('requested', 'accepted', 'open') limit 1`,
}
/** The reading that a member is in or waits for. */
export const openReadingOf = async (db: Db, personId: string) =>
  (await db.run<{ id: string; state: string }>(openReading, [personId]))[0] ?? null
