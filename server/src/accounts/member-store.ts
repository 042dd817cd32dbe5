import { dayMs } from '@evenlight/core/wall-clock'
import * as z from 'zod/mini'
import { applicationFields } from '@evenlight/contract/account-fields'
import { foundMembersMax } from '@evenlight/contract/lengths'
import type { Role } from '@evenlight/contract/route'
import { boolean, integer, json, moment, notNull, nullable, text } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { found, holds, searchFor } from '../kernel/search.ts'
import { family, reads, writes, type Values } from '../kernel/statement.ts'
import { namesOf } from '../readers/public.ts'
import { admitted, listed, listedColumns, person, personColumns } from './columns.ts'

const notApproved = (approval: string) => `p.state not in ('lapsed', 'decoy') and p.approval = '${approval}'`
interface Now {
  now: string
}
const inState = {
  any: () => `p.state in ('pending', 'active')`,
  pending: () => `p.state = 'pending'`,
  active: ({ now }: Now) => admitted(now),
  blocked: ({ now }: Now) => `p.state <> 'erased' and p.blocked_at is not null
    and (p.blocked_until is null or p.blocked_until > ${now})`,
  waiting: () => notApproved('waiting'),
  refused: () => notApproved('refused'),
}
type Standing = keyof typeof inState
const either = [false, true] as const

const written = `searchable(p.username || ' ' || p.email)`
const said = `searchable(p.first_name || ' ' || coalesce(p.last_name, '') || ' ' || coalesce(p.wanted_email, ''))`
/** SQL: whether a reader's name on the site holds what was typed. What is kept for the directory, and has it too, is looked at first. */
const readerIsCalled = (typed: string) =>
  `(select ${holds('r.search', typed)} and ${holds(namesOf('r'), typed)} from reader r where r.id = p.id)`
/** SQL: whether somebody's names, or an address of theirs, hold what was typed: by what stands in the index of an order. */
export const isCalled = (typed: string) =>
  `(${holds('p.search', typed)} or p.role = 'READER' and ${readerIsCalled(typed)})`
const finding = family({ byCard: either }, ({ byCard }, key) =>
  reads(`accounts_found_${key}`, {
    takes: { q: text, most: integer },
    gives: { id: notNull(text) },
    text: ($) => {
      const cards = `
        union (select distinct client_id from payment where card_last4 = ${$.q} limit ${$.most})
        union (select distinct client_id from payment_card where last4 = ${$.q} limit ${$.most})`
      return `(select p.id from account_person p where ${found(written, $.q, 'p.search')} limit ${$.most})
        union (select p.id from account_person p where ${found(said, $.q, 'p.search')} limit ${$.most})
        union (select r.id from reader r where ${found(namesOf('r'), $.q)} limit ${$.most})
        union (select p.id from account_person p where p.id = ${$.q})${byCard ? cards : ''}`
    },
  }),
)
/** Whose names or addresses hold what was typed, whose number it is, or, for those who see money, the last digits of a card. */
export const searchMembers = (db: Db, { q, seesMoney }: Pick<Filter, 'q' | 'seesMoney'>) =>
  searchFor(
    q,
    (typed) => db.run(finding({ byCard: seesMoney }), { q: typed, most: foundMembersMax + 1 }),
    foundMembersMax,
  )

// Only what is asked for stands in a statement, for the planner's sake; the name to begin after it takes as it comes.
const pages = family(
  { state: Object.keys(inState) as Standing[], typed: either, dated: either },
  ({ state, typed, dated }, key) =>
    reads(`accounts_members_${key}`, {
      takes: {
        after: text,
        now: moment,
        type: nullable(person.role),
        from: nullable(moment),
        before: nullable(moment),
        most: integer,
      },
      gives: listed,
      text: ($) => {
        const where = [
          `lower(p.username) > ${$.after}`,
          inState[state]($),
          typed && `p.role = ${$.type}`,
          dated && `p.made_at >= ${$.from} and p.made_at < ${$.before}`,
        ].filter(Boolean)
        return `select ${listedColumns}
          from account_person p where ${where.join(' and ')}
          order by lower(p.username) limit ${$.most}`
      },
    }),
)

export interface Filter {
  /** Whether whoever asks sees money. */
  seesMoney: boolean
  q?: string | undefined
  type?: Role | undefined
  state?: Standing | undefined
  from?: string | undefined
  to?: string | undefined
}
/** Everybody, by user name: the admin's list. `from` and `to` are days of signing up, both included. */
export const everybody = (
  db: Db,
  { type, state = 'any', from, to }: Pick<Filter, 'type' | 'state' | 'from' | 'to'>,
  { after = '', now, most }: { after: string | undefined; now: number; most: number },
) =>
  db.run(pages({ state, typed: type !== undefined, dated: Boolean(from ?? to) }), {
    after,
    now,
    type,
    from: from ? Date.parse(from) : -Infinity,
    before: to ? Date.parse(to) + dayMs : Infinity,
    most,
  })

const displayName = reads('accounts_display_name', {
  takes: { id: text },
  gives: { display_name: text },
  text: ($) => `select display_name from reader where id = ${$.id}`,
})
/** What a reader is called on the site; nobody else is called anything there but their user name. */
export const displayNameOf = async (db: Db, id: string) => (await db.run(displayName, { id }))[0]?.display_name

const trusting = reads('accounts_members_trusted', {
  gives: person,
  text: `select ${personColumns} from account_person p where p.trusted_at is not null order by lower(p.username)`,
})
export const trusted = (db: Db) => db.run(trusting)

const lastBlock = reads('accounts_last_block', {
  takes: { id: text },
  gives: { fraud: notNull(boolean) },
  text: ($) => `select action = 'members.block' and detail @> '{"fraud": true}' as fraud from audit
    where subject_id = ${$.id} and action in ('members.block', 'members.unblock') order by id desc limit 1`,
})
/** Whether it was for proven fraud that somebody was shut out last, and nobody has let them in since. */
export const isOutForFraud = async (db: Db, id: string) => (await db.run(lastBlock, { id }))[0]?.fraud ?? false

const application = { words: json(z.object(applicationFields)), picture: nullable(text) }
const applied = writes('accounts_applied', {
  takes: { person_id: text, ...application },
  text: ($) => `insert into account_application (person_id, words, picture)
    values (${$.person_id}, ${$.words}, ${$.picture})`,
})
export const addApplication = (tx: Tx, given: Values<typeof applied.takes>) => tx.run(applied, given)

const asked = reads('accounts_application', {
  takes: { personId: text },
  gives: application,
  text: ($) => `select words, picture from account_application where person_id = ${$.personId}`,
})
export const applicationOf = async (db: Db, personId: string) => (await db.run(asked, { personId }))[0]

const declined = reads('accounts_application_declined', {
  takes: { personId: text },
  gives: { reason: notNull(text), decided_at: notNull(moment) },
  text: ($) => `select reason, decided_at from account_application
    where person_id = ${$.personId} and reason is not null and decided_at is not null`,
})
/** Why somebody was not taken on, and when that was said. */
export const findDeclined = async (db: Db, personId: string) => (await db.run(declined, { personId }))[0]

const closed = writes('accounts_application_decided', {
  takes: { personId: text, reason: nullable(text), now: moment },
  text: ($) => `update account_application set reason = ${$.reason}, decided_at = ${$.now}
    where person_id = ${$.personId}`,
})
export const decideApplication = (tx: Tx, of: Values<typeof closed.takes>) => tx.run(closed, of)
