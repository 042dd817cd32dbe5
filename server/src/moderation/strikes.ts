import type { Db } from '../kernel/database.ts'
import type { Strike } from '../readings/messages.ts'

/** A strike is counted no further: a hundred tell as much as any number above. */
const countedMax = 100

const add = {
  name: 'moderation_strike_add',
  text: `insert into moderation_strike (person_id, client_msg_id, reading_id, kind, at)
    select $1, $2, id, $4, $5 from reading where id = $3 and $1 in (client_id, reader_id) and state in ('accepted', 'open')
    on conflict do nothing`,
}
/**
 * Counts that somebody tried to give a contact detail away in a reading of theirs: once for each message, however often
 * it is sent. Keeps the kind and the reading, never the words.
 */
export const countStrike = (db: Db, { personId, clientMsgId, readingId, kind, now }: Strike) =>
  db.run(add, [personId, clientMsgId, readingId, kind, new Date(now).toISOString()])

const counts = {
  name: 'moderation_strike_counts',
  text: `select p.id, (select count(*)::int from (select 1 from moderation_strike where person_id = p.id limit ${countedMax}) s) strikes
    from unnest($1::text[]) p (id)`,
}
/** How many strikes each of these people has, up to a hundred. */
export const strikesOf = async (db: Db, personIds: string[]) => {
  const rows = personIds.length ? await db.run<{ id: string; strikes: number }>(counts, [[...new Set(personIds)]]) : []
  return new Map(rows.map(({ id, strikes }) => [id, strikes]))
}
