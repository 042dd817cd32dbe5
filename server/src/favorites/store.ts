import type { Db, Tx } from '../kernel/database.ts'

export interface Alerts {
  online: boolean
  special: boolean
  slot: boolean
}
export interface Row extends Alerts {
  reader_id: string
  since: Date
}
export type Place = [sinceMs: number, readerId: string]

const stamp = (ms: number) => new Date(ms).toISOString()
const columns = 'f.reader_id, f.online, f.special, f.slot, f.since'

const listed = {
  name: 'favorites_page',
  text: `select ${columns} from favorite f join reader r on r.id = f.reader_id and r.listed
    where f.client_id = $1 and (f.since, f.reader_id) < ($2::timestamptz, $3) order by f.since desc, f.reader_id desc limit $4`,
}
/** A client's favourites who are on show, the latest first. */
export const page = (db: Db, clientId: string, place: Place | undefined, most: number) =>
  db.run<Row>(listed, [clientId, place ? stamp(place[0]) : 'infinity', place?.[1] ?? '', most])

const kept = {
  name: 'favorites_kept',
  text: `insert into favorite as f (client_id, reader_id, online, special, slot, since)
    values ($1, $2, coalesce($3, false), coalesce($4, false), coalesce($5, false), $6)
    on conflict (client_id, reader_id) do update set online = coalesce($3, f.online), special = coalesce($4, f.special),
      slot = coalesce($5, f.slot) returning ${columns}`,
}
/** Adds a favourite or changes its alerts; what is not named stays. */
export const keep = async (tx: Tx, clientId: string, readerId: string, alerts: Partial<Alerts>, now: number) =>
  (await tx.run<Row>(kept, [clientId, readerId, alerts.online, alerts.special, alerts.slot, stamp(now)]))[0]!

const gone = { name: 'favorites_gone', text: 'delete from favorite where client_id = $1 and reader_id = $2' }
export const remove = (tx: Tx, clientId: string, readerId: string) => tx.run(gone, [clientId, readerId])
