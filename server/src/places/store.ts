import type { Db } from '../kernel/database.ts'

const openChat = {
  name: 'places_open_chat',
  text: `select id, state from chat where $1 in (client_id, reader_id) and state in ('requested', 'accepted', 'open') limit 1`,
}
/** The session that a member is in or waits for. */
export const openChatOf = async (db: Db, personId: string) =>
  (await db.run<{ id: string; state: string }>(openChat, [personId]))[0] ?? null
