import { integer, moment, nullable, text } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { deletes } from '../kernel/forget.ts'
import { joinedIfAny } from '../kernel/joined.ts'
import { reads, writes } from '../kernel/statement.ts'
import type { Kind } from '../kernel/approval.ts'
import { kind } from './columns.ts'

const all = reads('approval_limits', {
  gives: {
    kind,
    amount: integer,
    set_by: nullable(text),
    set_name: nullable(text),
    set_at: nullable(moment),
    reason: nullable(text),
  },
  text: `select l.kind, l.amount, l.set_by, p.username as set_name, l.set_at, l.reason
    from approval_limit l ${joinedIfAny('account_person', 'p', 'l.set_by')}`,
})
export const listLimits = (db: Db) => db.run(all)

const locked = writes('approval_limit_locked', {
  takes: { kind },
  gives: { amount: integer },
  text: ($) => `select amount from approval_limit where kind = ${$.kind} for update`,
})
/** The limit of a kind. What is weighed against it waits in line, so that two at once don't both pass below it. */
export const lockLimit = async (tx: Tx, of: Kind) => (await tx.run(locked, { kind: of }))[0]!.amount

const amount = reads('approval_limit_amount', {
  takes: { kind },
  gives: { amount: integer },
  text: ($) => `select amount from approval_limit where kind = ${$.kind}`,
})
export const findLimit = async (db: Db, of: Kind) => (await db.run(amount, { kind: of }))[0]!.amount

const set = writes('approval_limit_set', {
  takes: { kind, amount: integer, byId: text, reason: text, now: moment },
  text: ($) => `update approval_limit set amount = ${$.amount}, set_by = ${$.byId}, reason = ${$.reason},
    set_at = ${$.now} where kind = ${$.kind}`,
})
export const setLimit = (tx: Tx, one: { kind: Kind; amount: number; byId: string; reason: string; now: number }) =>
  tx.run(set, one)

const sum = reads('approval_passed_of', {
  takes: { adminId: text, kind, personId: nullable(text), from: moment },
  gives: { amount: integer },
  text: ($) => `select coalesce(sum(amount), 0)::bigint as amount from approval_passed
    where admin_id = ${$.adminId} and kind = ${$.kind} and at > ${$.from} and person_id is not distinct from ${$.personId}`,
})
interface Sum {
  adminId: string
  kind: Kind
  personId: string | null
  from: number
}
/** What one admin has done of a kind for the same person since then, without a second one. */
export const findPassed = async (db: Db, one: Sum) => (await db.run(sum, one))[0]!.amount

const passed = writes('approval_passed_put', {
  takes: { adminId: text, kind, personId: nullable(text), amount: integer, now: moment },
  gives: { id: integer },
  text: ($) => `insert into approval_passed (admin_id, kind, person_id, amount, at)
    values (${$.adminId}, ${$.kind}, ${$.personId}, ${$.amount}, ${$.now}) returning id`,
})
/** Counts what goes below the limit. */
export const pass = async (tx: Tx, one: Omit<Sum, 'from'> & { amount: number; now: number }) =>
  (await tx.run(passed, one))[0]!.id

const undone = writes('approval_passed_undone', {
  takes: { id: integer },
  text: ($) => `delete from approval_passed where id = ${$.id}`,
})
/** What was counted did not happen. */
export const unpass = (tx: Tx, id: number) => tx.run(undone, { id })

const old = writes('approval_passed_old', {
  takes: { before: moment, most: integer },
  gives: { n: integer },
  text: ($) => deletes('approval_passed', { where: `at < ${$.before}`, by: 'at', most: $.most }),
})
/** Drops what no sum asks for any more; the acts themselves stand in the books. */
export const forgetPassed = async (tx: Tx, before: number, most: number) => (await tx.run(old, { before, most }))[0]!.n
