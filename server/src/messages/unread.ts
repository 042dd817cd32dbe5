import { countedMax } from '@evenlight/contract/lengths'
import { integer, text } from '../kernel/columns.ts'
import type { Db } from '../kernel/database.ts'
import { reads } from '../kernel/statement.ts'

/** SQL that counts what was delivered to a person and they have not read. */
export const unreadText = (personId: string) => `select count(*) n from (select from message
  where recipient_id = ${personId} and state = 'delivered' and read_at is null and not hidden_by_recipient limit ${countedMax}) u`

export const unreadStatement = reads('messages_unread', {
  takes: { personId: text },
  gives: { n: integer },
  text: ($) => unreadText($.personId),
})
/** How many messages wait for this person to read them, up to a hundred. */
export const countUnreadMessages = async (db: Db, personId: string) =>
  (await db.run(unreadStatement, { personId }))[0]!.n
