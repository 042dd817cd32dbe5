import { integer, list, moment, nullable, text } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { deletes, type Forget } from '../kernel/forget.ts'
import { reads, writes } from '../kernel/statement.ts'

const taken = reads('appointments_taken', {
  takes: { personId: text, from: moment, until: moment, now: moment },
  gives: { at: moment },
  text: (
    $,
  ) => `select at from appointment_quarter where person_id = ${$.personId} and at >= ${$.from} and at < ${$.until}
    and (held_until is null or held_until > ${$.now})`,
})
/** Quarters that somebody has given away, holds among them. */
export const listTaken = async (db: Db, personId: string, from: number, until: number, now: number) =>
  new Set((await db.run(taken, { personId, from, until, now })).map(({ at }) => at))

const released = writes('appointments_hold_let_go', {
  takes: { clientId: text },
  text: ($) => `delete from appointment_quarter where held_by = ${$.clientId}`,
})
/** What a client held is free again. */
export const letGo = (tx: Tx, clientId: string) => tx.run(released, { clientId })

const lapsed = writes('appointments_hold_run_out', {
  takes: { people: list(text), at: list(moment), now: moment },
  text: ($) => `delete from appointment_quarter where person_id = any (${$.people}) and at = any (${$.at})
    and held_until <= ${$.now}`,
})
const claimed = writes('appointments_quarters', {
  takes: { people: list(text), at: list(moment), id: nullable(text), heldBy: nullable(text), until: nullable(moment) },
  gives: { person_id: text },
  // In one order for everybody, so that two who want the same wait for each other and not in a circle.
  text: ($) => `insert into appointment_quarter (person_id, at, appointment_id, held_by, held_until)
    select p, q, ${$.id}::text, ${$.heldBy}::text, ${$.until}::timestamptz
    from unnest(${$.people}::text[]) p cross join unnest(${$.at}::timestamptz[]) q order by p, q
    on conflict (person_id, at) do update set appointment_id = excluded.appointment_id
      where appointment_quarter.appointment_id = excluded.appointment_id
    returning person_id`,
})
interface Claim {
  people: readonly string[]
  at: readonly number[]
  now: number
}
type For = { id: string } | { heldBy: string; until: number }
/** Takes these quarters of both people. Answers who of them has something else in one of them; nobody where all were free. */
export const claim = async (tx: Tx, { people, at, now }: Claim, whose: For) => {
  const given = { people: [...people], at: [...at] }
  await tx.run(lapsed, { ...given, now })
  const none = { id: undefined, heldBy: undefined, until: undefined }
  const got = await tx.run(claimed, { ...given, ...none, ...whose })
  return people.filter((one) => got.filter(({ person_id }) => person_id === one).length < at.length)
}

const freed = writes('appointments_quarters_freed', {
  takes: { id: text, kept: list(moment) },
  text: ($) => `delete from appointment_quarter where appointment_id = ${$.id} and at <> all (${$.kept})`,
})
/** What an appointment has and does not need any more is free again. */
export const free = (tx: Tx, id: string, kept: readonly number[] = []) => tx.run(freed, { id, kept: [...kept] })

const old = writes('appointments_quarters_old', {
  takes: { before: moment, most: integer },
  gives: { n: integer },
  text: ($) => deletes('appointment_quarter', { where: `held_until < ${$.before}`, by: 'held_until', most: $.most }),
})
/** Holds that nobody made use of are in nobody's way; what an appointment holds is freed by it. */
export const forgetOldHolds =
  (before: () => number): Forget =>
  async (tx, most) =>
    (await tx.run(old, { before: before(), most }))[0]!.n
