import { moment, nullable, oneOf, text, type RowOf } from '../kernel/columns.ts'

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

/** A place in a list: a moment and the id that follows it. */
export type Place = [atMs: number, id: string]
