import { Hours } from '@evenlight/contract/readers'
import * as z from 'zod/mini'
import { boolean, bytes, integer, json, moment, nullable, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { reads, writes } from '../kernel/statement.ts'

const HoursList = z.array(Hours)
const number = {
  sealed: nullable(bytes),
  masked: nullable(text),
  verified_at: nullable(moment),
  new_sealed: nullable(bytes),
  new_masked: nullable(text),
  code_hash: nullable(bytes),
  code_at: nullable(moment),
  code_tries: integer,
  hours: json(HoursList),
}
export type NumberRow = RowOf<typeof number>
export const noNumber: NumberRow = {
  sealed: null,
  masked: null,
  verified_at: null,
  new_sealed: null,
  new_masked: null,
  code_hash: null,
  code_at: null,
  code_tries: 0,
  hours: [],
}
const names = Object.keys(number) as (keyof typeof number)[]

const one = reads('phone_number_of', {
  takes: { personId: text },
  gives: number,
  text: ($) => `select ${names.join(', ')} from phone_number where person_id = ${$.personId}`,
})
export const findNumber = async (db: Db, personId: string) => (await db.run(one, { personId }))[0] ?? noNumber

const held = writes('phone_number_held', {
  takes: { personId: text },
  text: ($) => `select from account_person where id = ${$.personId} for no key update`,
})
/** The same, held until the transaction ends. */
export const holdNumber = async (tx: Tx, personId: string) => {
  await tx.run(held, { personId })
  return findNumber(tx, personId)
}

const put = writes('phone_number_put', {
  takes: { personId: text, ...number },
  text: ($) => `insert into phone_number (person_id, ${names.join(', ')})
    values (${$.personId}, ${names.map((name) => $[name]).join(', ')})
    on conflict (person_id) do update set ${names.map((name) => `${name} = excluded.${name}`).join(', ')}`,
})
export const saveNumber = (tx: Tx, personId: string, row: NumberRow) => tx.run(put, { personId, ...row })

const place = reads('phone_place', {
  takes: { personId: text },
  gives: { time_zone: text, is_on: boolean },
  text: ($) => `select coalesce(r.time_zone, p.time_zone) time_zone, coalesce('phone' = any (r.channels), false) is_on
    from account_person p left join reader r on r.id = p.id where p.id = ${$.personId}`,
})
/** Where somebody's hours are, and whether their channel is on. */
export const findPlace = async (db: Db, personId: string) => (await db.run(place, { personId }))[0]
