import { adminRoles, roles } from '@evenlight/contract/route'
import { boolean, integer, list, moment, nullable, oneOf, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { joined, joinedIfAny } from '../kernel/joined.ts'
import { family, reads, writes } from '../kernel/statement.ts'
import { asked, decided, request, type Asked, type Request } from './columns.ts'

const names = (columns: object) => Object.keys(columns).join(', ')

const put = writes('approval_put', {
  takes: asked,
  gives: { id: text },
  text: ($) => `insert into approval (${names(asked)}, state)
    values (${$.id}, ${$.act}, ${$.kind}, ${$.amount}, ${$.person_id}, ${$.subject_id}, ${$.params}, ${$.body}, ${$.desks},
      ${$.sameness}, ${$.key}, ${$.reason}, ${$.asked_by}, ${$.asked_at}, ${$.until_at}, ${$.due_at}, 'asked')
    on conflict do nothing returning id`,
})
/** Keeps a request; false where the same one stands, or this key was used for it. */
export const add = async (tx: Tx, row: Asked) => (await tx.run(put, row)).length > 0

const standing = reads('approval_standing', {
  takes: { act: asked.act, sameness: text, askedBy: text, key: nullable(text) },
  gives: { id: text, state: decided.state, asked_by: text, asked_name: text, due_at: nullable(moment) },
  text: ($) => `select a.id, a.state, a.asked_by, p.username as asked_name, a.due_at
    from (select * from approval where act = ${$.act}
        and ((sameness = ${$.sameness} and state in ('asked', 'approved')) or (asked_by = ${$.askedBy} and key = ${$.key}))
        order by asked_at desc limit 1) a
      ${joined('account_person', 'p', 'a.asked_by')}`,
})
/** The same request where it is open, or whatever became of the one that was asked for by this key. */
export const findStanding = async (
  db: Db,
  one: { act: Asked['act']; sameness: string; askedBy: string; key: string | null },
) => (await db.run(standing, one))[0]

const locked = writes('approval_locked', {
  takes: { id: text },
  gives: request,
  text: ($) => `select ${names(request)} from approval where id = ${$.id} for update`,
})
/** Holds a request until the transaction ends. */
export const lock = async (tx: Tx, id: string): Promise<Request | undefined> => (await tx.run(locked, { id }))[0]

const set = writes('approval_set', {
  takes: { id: text, ...decided },
  text: ($) => `update approval set state = ${$.state}, due_at = ${$.due_at}, decided_by = ${$.decided_by},
    decided_at = ${$.decided_at}, words = ${$.words}, taken_until = ${$.taken_until}, ended_at = ${$.ended_at},
    failed = ${$.failed} where id = ${$.id}`,
})
export const save = (tx: Tx, row: Request) => tx.run(set, row)

const due = reads('approval_due', {
  takes: { now: moment, most: integer },
  gives: { id: text },
  text: ($) => `select id from approval where state in ('asked', 'approved') and case state
      when 'asked' then least(until_at, due_at) <= ${$.now}
      else taken_until is null or taken_until <= ${$.now} end
    order by asked_at, id limit ${$.most}`,
})
/** What has waited long enough, was left undecided, or has been approved and is not carried out yet. */
export const listDue = (db: Db, now: number, most: number) => db.run(due, { now, most })

const shown = {
  ...request,
  asked_name: text,
  person_name: nullable(text),
  decided_name: nullable(text),
}
export type Shown = RowOf<typeof shown>
const people = `${joined('account_person', 'p', 'a.asked_by')} ${joinedIfAny('account_person', 'w', 'a.person_id')}
  ${joinedIfAny('account_person', 'd', 'a.decided_by')}`
const shownNames = `${Object.keys(request)
  .map((name) => `a.${name}`)
  .join(', ')}, p.username as asked_name, w.username as person_name, d.username as decided_name`

const one = reads('approval_one', {
  takes: { id: text },
  gives: shown,
  text: ($) => `select ${shownNames} from (select * from approval where id = ${$.id}) a ${people}`,
})
export const find = async (db: Db, id: string) => (await db.run(one, { id }))[0]

const orders = {
  open: { at: 'asked_at', states: `state in ('asked', 'approved')`, way: '>', order: 'asc' },
  past: { at: 'ended_at', states: `state not in ('asked', 'approved')`, way: '<', order: 'desc' },
} as const
export type Place = [at: number, id: string]
const pages = family({ heap: ['open', 'past'] }, ({ heap }, key) => {
  const { at, states, way, order } = orders[heap]
  return reads(`approval_page_${key}`, {
    takes: { desks: list(text), viewer: text, at: moment, id: text, most: integer },
    gives: shown,
    text: ($) => `select ${shownNames}
      from (select * from approval where ${states} and (desks && ${$.desks} or asked_by = ${$.viewer})
          and (${at}, id) ${way} (${$.at}, ${$.id}) order by ${at} ${order}, id ${order} limit ${$.most}) a
        ${people} order by a.${at} ${order}, a.id ${order}`,
  })
})
/** Requests that these desks may see, and one's own. */
export const listRequests = (
  db: Db,
  { heap, ...who }: { heap: 'open' | 'past'; desks: string[]; viewer: string },
  [at, id]: Place = [heap === 'open' ? -Infinity : Infinity, ''],
  most: number,
) => db.run(pages({ heap }), { ...who, at, id, most })

const others = reads('approval_others', {
  takes: { askerId: text, desks: list(text) },
  gives: { there: boolean },
  text: (
    $,
  ) => `select exists (select from account_person where role = 'ADMIN' and state = 'active' and blocked_at is null
    and id <> ${$.askerId} and (admin_role = 'any' or admin_role = any(${$.desks}))) as there`,
})
/** Whether anybody else of the house may do what these desks may. */
export const isAnotherThere = async (db: Db, askerId: string, desks: readonly string[]) =>
  (await db.run(others, { askerId, desks: [...desks] }))[0]!.there

const asker = reads('approval_asker', {
  takes: { id: text },
  gives: { id: text, role: oneOf(roles), admin_role: nullable(oneOf(adminRoles)), username: text },
  text: ($) => `select id, role, admin_role, username from account_person
    where id = ${$.id} and role = 'ADMIN' and state = 'active' and blocked_at is null`,
})
/** Whoever asked for something, if they are still of the house. */
export const findAsker = async (db: Db, id: string) => (await db.run(asker, { id }))[0]

const username = reads('approval_username', {
  takes: { id: text },
  gives: { username: text },
  text: ($) => `select username from account_person where id = ${$.id}`,
})
export const findUsername = async (db: Db, id: string) => (await db.run(username, { id }))[0]?.username
