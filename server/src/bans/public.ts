import type { Db } from '../kernel/database.ts'
import * as store from './store.ts'

/** Whether one of these two has refused the other. */
export const isBanned = (db: Db, clientId: string, readerId: string) => store.isBanned(db, clientId, readerId)

/** SQL of the same; both are expressions of the statement. */
export const bannedBetween = (client: string, reader: string) =>
  `exists (select from personal_ban where client_id = ${client} and reader_id = ${reader})`
