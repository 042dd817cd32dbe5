import type { ThingKind } from '@evenlight/contract/timeline'
import { nullable, text } from '../kernel/columns.ts'
import type { Db } from '../kernel/database.ts'
import { family, reads } from '../kernel/statement.ts'

/** SQL of one thing: the reading that it is about, and the two in it. */
const one: Record<ThingKind, (id: string) => string> = {
  pay: (id) => `select null as reading_id, client_id, null as reader_id from payment where id = ${id}`,
  rfd: (id) => `select null as reading_id, client_id, null as reader_id from payment_refund where id = ${id}`,
  clm: (id) => `select reading_id, client_id, reader_id from claim where id = ${id}`,
  msg: (id) => `select null as reading_id, client_id, reader_id from message where id = ${id}`,
  ord: (id) => `select null as reading_id, client_id, reader_id from reading_order where id = ${id}`,
  tst: (id) => `select reading_id, client_id, reader_id from testimonial where id = ${id}`,
  apt: (id) => `select null as reading_id, client_id, reader_id from appointment where id = ${id}`,
}
const finding = family({ kind: Object.keys(one) as ThingKind[] }, ({ kind }, key) =>
  reads(`timeline_whose_${key}`, {
    takes: { id: text },
    gives: { reading_id: nullable(text), client_id: nullable(text), reader_id: nullable(text) },
    text: ($) => one[kind]($.id),
  }),
)
/** Whose a thing is; nothing where there is none. */
export const findWhose = async (db: Db, kind: ThingKind, id: string) => (await db.run(finding({ kind }), { id }))[0]
