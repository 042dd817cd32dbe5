import { integer, list, moment, nullable, oneOf, text, type RowOf } from '../kernel/columns.ts'
import { roles } from '@evenlight/contract/route'
import type { Db, Tx } from '../kernel/database.ts'
import { reads, writes, type Values } from '../kernel/statement.ts'

const erasure = {
  person_id: text,
  asked_at: moment,
  due_at: moment,
  begun_at: nullable(moment),
  done: integer,
  ended_at: nullable(moment),
}
export type Erasure = RowOf<typeof erasure>
const columns = Object.keys(erasure).join(', ')

const one = reads('own_erasure_of', {
  takes: { personId: text },
  gives: erasure,
  text: ($) => `select ${columns} from own_erasure where person_id = ${$.personId}`,
})
export const findErasure = async (db: Db, personId: string) => (await db.run(one, { personId }))[0]

const asked = writes('own_erasure_asked', {
  takes: { personId: text, now: moment, due: moment },
  text: ($) => `insert into own_erasure (person_id, asked_at, due_at) values (${$.personId}, ${$.now}, ${$.due})
    on conflict (person_id) do nothing`,
})
export const addErasure = (tx: Tx, row: Values<typeof asked.takes>) => tx.run(asked, row)

const cancelled = writes('own_erasure_cancelled', {
  takes: { personId: text },
  gives: { person_id: text },
  text: ($) => `delete from own_erasure where person_id = ${$.personId} and begun_at is null returning person_id`,
})
/** Whether there was one that could still be taken back. */
export const removeErasure = async (tx: Tx, personId: string) => (await tx.run(cancelled, { personId })).length > 0

const due = reads('own_erasures_due', {
  takes: { now: moment, most: integer },
  gives: { person_id: text },
  text: ($) => `select person_id from own_erasure where ended_at is null and due_at <= ${$.now}
    order by due_at limit ${$.most}`,
})
export const listDue = (db: Db, now: number, most: number) => db.run(due, { now, most })

const held = writes('own_erasure_held', {
  takes: { personId: text },
  gives: erasure,
  text: ($) => `select ${columns} from own_erasure where person_id = ${$.personId} and ended_at is null for update`,
})
/** For the one process that goes on with it. */
export const holdErasure = async (tx: Tx, personId: string) => (await tx.run(held, { personId }))[0]

const later = writes('own_erasure_later', {
  takes: { personId: text, due: moment },
  text: ($) => `update own_erasure set due_at = ${$.due} where person_id = ${$.personId}`,
})
export const putOff = (tx: Tx, personId: string, until: number) => tx.run(later, { personId, due: until })

const begun = writes('own_erasure_begun', {
  takes: { personId: text, now: moment, names: list(text) },
  text: ($) => `update own_erasure set begun_at = ${$.now}, names = ${$.names} where person_id = ${$.personId}`,
})
export const begin = (tx: Tx, row: Values<typeof begun.takes>) => tx.run(begun, row)

const went = writes('own_erasure_went', {
  takes: { personId: text, done: integer },
  text: ($) => `update own_erasure set done = ${$.done} where person_id = ${$.personId}`,
})
export const goOn = (tx: Tx, personId: string, done: number) => tx.run(went, { personId, done })

const ended = writes('own_erasure_ended', {
  takes: { personId: text, now: moment },
  text: ($) => `update own_erasure set ended_at = ${$.now}, names = '{}' where person_id = ${$.personId}`,
})
export const end = (tx: Tx, personId: string, now: number) => tx.run(ended, { personId, now })

const person = writes('own_erased_held', {
  takes: { personId: text },
  gives: { role: oneOf(roles), username: text, email: text, locale: text },
  text: ($) => `select role, username, email, locale from account_person where id = ${$.personId} for update`,
})
export const holdAccount = async (tx: Tx, personId: string) => (await tx.run(person, { personId }))[0]
const shown = reads('own_erased_name', {
  takes: { personId: text },
  gives: { display_name: text },
  text: ($) => `select display_name from reader where id = ${$.personId}
    and not exists (select from reader o where o.display_name = reader.display_name and o.id <> reader.id)`,
})
/** What a reader is called on the site, where nobody else is called so. */
export const findShownName = async (db: Db, personId: string) => (await db.run(shown, { personId }))[0]?.display_name
