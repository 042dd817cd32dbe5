import { bannedBetween } from '../bans/public.ts'
import { boolean, moment, nullable, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { reads, writes } from '../kernel/statement.ts'
import { held, heldColumns, shown, type HeldRow } from './columns.ts'

const locked = writes('messages_held_locked', {
  takes: { id: text },
  gives: held,
  text: ($) => `select ${heldColumns} from message m where m.id = ${$.id} for update of m`,
})
/** One message, whatever its state, kept from everybody else who would decide on it until the transaction ends. */
export const lock = async (tx: Tx, id: string) => (await tx.run(locked, { id }))[0]

const change = {
  words: text,
  redactions: shown.redactions,
  state: shown.state,
  delivers_at: nullable(moment),
  delivered_at: nullable(moment),
  decided_at: nullable(moment),
  decided_by: nullable(text),
  returned_reason: nullable(text),
  claimed_by: nullable(text),
  claimed_until: nullable(moment),
}
export type Change = RowOf<typeof change> & Pick<HeldRow, 'decided_by_username' | 'claimed_by_username'>
const saved = writes('messages_saved', {
  takes: { id: text, ...change },
  text: ($) => `update message set
      typed = case when ${$.redactions}::jsonb = '[]' then null else coalesce(typed, words) end,
      words = ${$.words}, redactions = ${$.redactions}, state = ${$.state}, delivers_at = ${$.delivers_at},
      delivered_at = ${$.delivered_at}, decided_at = ${$.decided_at}, decided_by = ${$.decided_by},
      returned_reason = ${$.returned_reason}, claimed_by = ${$.claimed_by}, claimed_until = ${$.claimed_until}
    where id = ${$.id}`,
})
const cut = writes('messages_cut', {
  takes: { id: text },
  text: ($) => `update message set typed = null, redactions = '[]' where id = ${$.id}
    and exists (select from account_person p where p.id = message.sender_id and p.state = 'erased')`,
})
/**
 * Writes a locked message back with what was changed of it; answers it as it is now. What is taken out of one that was still
 * waiting when its sender was erased is kept for nobody.
 */
export const save = async (tx: Tx, row: HeldRow, changed: Partial<Change>): Promise<HeldRow> => {
  const now = { ...row, ...changed }
  await tx.run(saved, now)
  if (now.state !== 'waiting' && now.redactions.length > 0) await tx.run(cut, { id: now.id })
  return now
}

const dueNow = reads('messages_due', {
  takes: { now: moment },
  gives: { id: text },
  text: ($) =>
    `select id from message where state = 'waiting' and delivers_at <= ${$.now} order by delivers_at limit 100`,
})
export const due = async (db: Db, now: number) => (await db.run(dueNow, { now })).map(({ id }) => id)

const parted = reads('messages_parted', {
  takes: { clientId: text, readerId: text, now: moment },
  gives: { out: boolean, refused: boolean },
  text: ($) => `select exists (select from full_ban where person_id in (${$.clientId}, ${$.readerId})
      and state in ('suspended', 'banned') and (until_at is null or until_at > ${$.now})) as out,
    ${bannedBetween($.clientId, $.readerId)} as refused`,
})
/** Whether one of the two is suspended or banned from the site, and whether one has refused the other. */
export const findParted = async (db: Db, { client_id, reader_id }: HeldRow, now: number) =>
  (await db.run(parted, { clientId: client_id, readerId: reader_id, now }))[0]!

const approvedOf = reads('messages_approved_of', {
  takes: { personId: text },
  gives: { id: text },
  text: ($) => `select id from message where state = 'waiting' and delivers_at is not null
    and ${$.personId} in (client_id, reader_id) order by id`,
})
/** What is approved between somebody and others, and not delivered. */
export const listApproved = (db: Db, personId: string) => db.run(approvedOf, { personId })
