import * as z from 'zod/mini'
import { bytes, integer, json, moment, nullable, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { deletes } from '../kernel/forget.ts'
import { reads, writes, type Values } from '../kernel/statement.ts'

const Counts = z.record(z.string(), z.int())
const copy = {
  id: text,
  person_id: text,
  asked_at: moment,
  done: integer,
  total: integer,
  place: text,
  parts: integer,
  counts: json(Counts),
  until_at: nullable(moment),
}
export type Copy = RowOf<typeof copy>
const columns = Object.keys(copy).join(', ')

const one = reads('own_copy_of', {
  takes: { personId: text },
  gives: copy,
  text: ($) => `select ${columns} from own_copy where person_id = ${$.personId}`,
})
export const findCopy = async (db: Db, personId: string) => (await db.run(one, { personId }))[0]

const person = writes('own_person_held', {
  takes: { personId: text },
  text: ($) => `select from account_person where id = ${$.personId} for no key update`,
})
/** Whoever asks twice at once is answered one after the other. */
export const holdPerson = (tx: Tx, personId: string) => tx.run(person, { personId })

const cleared = writes('own_copy_cleared', {
  takes: { personId: text },
  text: ($) => `delete from own_copy where person_id = ${$.personId}`,
})
const removeCopy = (tx: Tx, personId: string) => tx.run(cleared, { personId })

const begun = writes('own_copy_begun', {
  takes: { id: text, personId: text, now: moment, total: integer },
  text: ($) => `insert into own_copy (id, person_id, asked_at, total)
    values (${$.id}, ${$.personId}, ${$.now}, ${$.total})`,
})
/** Takes the place of the copy that was asked for before. */
export const beginCopy = async (tx: Tx, row: Values<typeof begun.takes>) => {
  await removeCopy(tx, row.personId)
  await tx.run(begun, row)
}

const held = writes('own_copy_held', {
  takes: { id: text },
  gives: copy,
  text: ($) => `select ${columns} from own_copy where id = ${$.id} and until_at is null for update`,
})
/** A copy that is being made, for the one job that goes on with it. */
export const holdCopy = async (tx: Tx, id: string) => (await tx.run(held, { id }))[0]

const part = writes('own_copy_part_added', {
  takes: { id: text, number: integer, packed: bytes },
  text: ($) => `insert into own_copy_part (copy_id, number, packed) values (${$.id}, ${$.number}, ${$.packed})`,
})
const went = writes('own_copy_went', {
  takes: { id: text, done: integer, place: text, parts: integer, counts: json(Counts) },
  text: ($) => `update own_copy set done = ${$.done}, place = ${$.place}, parts = ${$.parts}, counts = ${$.counts}
    where id = ${$.id}`,
})
/** Puts one more piece to a copy, and how far it is with that. */
export const addPart = async (tx: Tx, row: Values<typeof went.takes>, packed: Buffer) => {
  await tx.run(part, { id: row.id, number: row.parts, packed })
  await tx.run(went, row)
}

const ended = writes('own_copy_ended', {
  takes: { id: text, pdf: bytes, until: moment },
  text: ($) => `update own_copy set pdf = ${$.pdf}, until_at = ${$.until} where id = ${$.id}`,
})
export const endCopy = (tx: Tx, row: Values<typeof ended.takes>) => tx.run(ended, row)

const paper = reads('own_copy_pdf', {
  takes: { personId: text, now: moment },
  gives: { pdf: nullable(bytes) },
  text: ($) => `select pdf from own_copy where person_id = ${$.personId} and until_at > ${$.now}`,
})
export const findPdf = async (db: Db, personId: string, now: number) => (await db.run(paper, { personId, now }))[0]?.pdf

const piece = reads('own_copy_part_of', {
  takes: { id: text, number: integer },
  gives: { packed: bytes },
  text: ($) => `select packed from own_copy_part where copy_id = ${$.id} and number = ${$.number}`,
})
export const findPart = async (db: Db, id: string, number: number) => (await db.run(piece, { id, number }))[0]?.packed

const over = writes('own_copies_over', {
  takes: { now: moment, before: moment, most: integer },
  gives: { n: integer },
  text: ($) =>
    deletes('own_copy', {
      where: `asked_at < ${$.before} and coalesce(until_at < ${$.now}, true)`,
      by: 'asked_at',
      most: $.most,
    }),
})
/** Lets go of copies whose time is over, and of those that were never made whole. */
export const forgetCopies = async (tx: Tx, asked: Values<typeof over.takes>) => (await tx.run(over, asked))[0]!.n
