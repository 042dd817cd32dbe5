/** What members are told of a message: never what was typed where something was taken out, nor who decided. */
export const shownColumns =
  'm.id, m.words, m.client_id, m.reader_id, m.type, m.state, m.returned_reason, m.image, m.created_at, m.delivered_at, m.read_at, m.sender_id, m.recipient_id'
export const usernameOf = (id: string) => `(select username from account_person where id = ${id})`
/** Who the two are. By key for each row: a join would read everybody as soon as a plan expects more than a page. */
export const nameColumns = `${usernameOf('m.client_id')} client_username, ${usernameOf('m.reader_id')} reader_username,
  (select display_name from reader where id = m.reader_id) reader_name`

export interface Row {
  id: string
  words: string
  client_id: string
  client_username: string
  reader_id: string
  reader_username: string
  reader_name: string
  type: 'CLIENT' | 'READER'
  state: 'waiting' | 'delivered' | 'returned'
  returned_reason: string | null
  image: string | null
  created_at: Date
  delivered_at: Date | null
  read_at: Date | null
  sender_id: string
  recipient_id: string
}
/** A place in a list: a moment and the id that follows it. */
export type Place = [atMs: number, id: string]
export const stamp = (ms: number) => new Date(ms).toISOString()
export const startOf = (place: Place | undefined) => (place ? [stamp(place[0]), place[1]] : ['infinity', ''])
