import { countedMax } from '@evenlight/contract/lengths'
import { integer, list, moment, text } from '../kernel/columns.ts'
import type { Autocommit, Db } from '../kernel/database.ts'
import { autocommits, reads } from '../kernel/statement.ts'
import type { Strike } from '../readings/public.ts'

const added = autocommits('moderation_strike_added', {
  takes: { personId: text, clientMsgId: text, readingId: text, kind: text, now: moment },
  text: ($) => `insert into moderation_strike (person_id, client_msg_id, reading_id, kind, at)
    select ${$.personId}, ${$.clientMsgId}, id, ${$.kind}, ${$.now} from reading
    where id = ${$.readingId} and ${$.personId} in (client_id, reader_id) and state in ('accepted', 'open')
    on conflict do nothing`,
})
/**
 * Counts that somebody tried to give a contact detail away in a reading of theirs: once for each message, however often
 * it is sent. Keeps the kind and the reading, never the words.
 */
export const countStrike = (db: Autocommit, strike: Strike) => db.run(added, strike)

const counts = reads('moderation_strike_counts', {
  takes: { ids: list(text) },
  gives: { id: text, strikes: integer },
  text: (
    $,
  ) => `select p.id, (select count(*) from (select 1 from moderation_strike where person_id = p.id limit ${countedMax}) s) strikes
    from unnest(${$.ids}::text[]) p (id)`,
})
/** How many strikes each of these people has, up to a hundred. */
export const countStrikes = async (db: Db, personIds: string[]) => {
  const rows = personIds.length ? await db.run(counts, { ids: [...new Set(personIds)] }) : []
  return new Map(rows.map(({ id, strikes }) => [id, strikes]))
}
