import { someOf, text } from '../kernel/columns.ts'
import type { Db } from '../kernel/database.ts'
import { reads } from '../kernel/statement.ts'

const openReading = reads('places_open_reading', {
  takes: { personId: text },
  gives: { id: text, state: someOf(['requested', 'accepted', 'open']) },
  text: ($) => `select id, state from reading
    where ${$.personId} in (client_id, reader_id) and state in ('requested', 'accepted', 'open') limit 1`,
})
/** The reading that a member is in or waits for. */
export const findOpenReading = async (db: Db, personId: string) => (await db.run(openReading, { personId }))[0] ?? null
