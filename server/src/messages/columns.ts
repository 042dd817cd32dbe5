import { MarkKind } from '@evenlight/contract/messages'
import { boolean, integer, list, moment, nullable, oneOf, rows, text, type RowOf } from '../kernel/columns.ts'

const redaction = { from: integer, to: integer, kinds: list(oneOf(MarkKind.options)) }
/** What members are told of a message: never what was typed where something was taken out, nor who decided. */
export const shown = {
  id: text,
  words: text,
  client_id: text,
  reader_id: text,
  type: oneOf(['CLIENT', 'READER']),
  state: oneOf(['waiting', 'delivered', 'returned']),
  returned_reason: nullable(text),
  image: nullable(text),
  created_at: moment,
  delivered_at: nullable(moment),
  read_at: nullable(moment),
  sender_id: text,
  recipient_id: text,
  redactions: rows(redaction),
  care: boolean,
}
const names = { client_username: text, reader_username: text, reader_name: text }
export const message = { ...shown, ...names }
export type Row = RowOf<typeof message>

export const shownColumns = Object.keys(shown)
  .map((column) => `m.${column}`)
  .join(', ')
export const usernameOf = (id: string) => `(select username from account_person where id = ${id})`
/** Who the two are. By key for each row: a join would read everybody as soon as a plan expects more than a page. */
export const nameColumns = `${usernameOf('m.client_id')} client_username, ${usernameOf('m.reader_id')} reader_username,
  (select display_name from reader where id = m.reader_id) reader_name`

/** A message as admins see it; `typed` is its text as it was written. */
export const held = {
  ...message,
  typed: text,
  delivers_at: nullable(moment),
  decided_at: nullable(moment),
  decided_by: nullable(text),
  decided_by_username: nullable(text),
  claimed_until: nullable(moment),
  claimed_by: nullable(text),
  claimed_by_username: nullable(text),
}
export type HeldRow = RowOf<typeof held>
/** What admins see of a message `m`. */
export const heldColumns = `${shownColumns}, ${nameColumns}, coalesce(m.typed, m.words) typed, m.delivers_at, m.decided_at,
  m.decided_by, ${usernameOf('m.decided_by')} decided_by_username, m.claimed_until, m.claimed_by, ${usernameOf('m.claimed_by')} claimed_by_username`

/** A place in a list: a moment and the id that follows it. */
export type Place = [atMs: number, id: string]
