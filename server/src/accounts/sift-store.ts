import { dayMs } from '@evenlight/core/wall-clock'
import { foundMembersMax } from '@evenlight/contract/lengths'
import { type MemberHas, memberHasNames, MemberSort } from '@evenlight/contract/sifting'
import type { output } from 'zod/v4/core'
import { integer, list, moment, notNull, nullable, text } from '../kernel/columns.ts'
import type { Db } from '../kernel/database.ts'
import { joined } from '../kernel/joined.ts'
import { ways } from '../kernel/search.ts'
import { family, reads } from '../kernel/statement.ts'
import { admitted, listed, listedColumns, person } from './columns.ts'
import { isCalled, searchMembers, type Filter } from './member-store.ts'

type Has = MemberHas | 'anything'
/** SQL of those with whom something is open, or who are trusted. */
const having: Record<Has, string> = {
  anything: '',
  claim: `select client_id from claim where state in ('open', 'offered')`,
  ban: `select person_id from full_ban where state in ('asked', 'suspended', 'banned')`,
  payment: `select client_id from payment where state = 'review'`,
  dispute: `select client_id from payment_dispute where state = 'open'`,
  question: `select person_id from ticket where state = 'open'`,
  care: `select person_id from care_sign where seen_at is null`,
  whitelist: 'select id from account_person where trusted_at is not null',
}
type Sort = output<typeof MemberSort>
/** What no user name comes after. */
const lastName = 'z'.repeat(200)
interface Placed {
  name: string
  at: string
  id: string
}
const orders: Record<Sort, { after: ($: Placed) => string; by: string }> = {
  name: { after: ($) => `lower(p.username) > ${$.name}`, by: 'lower(p.username)' },
  name_back: { after: ($) => `lower(p.username) < ${$.name}`, by: 'lower(p.username) desc' },
  newest: { after: ($) => `(p.made_at, p.id) < (${$.at}, ${$.id})`, by: 'p.made_at desc, p.id desc' },
  oldest: { after: ($) => `(p.made_at, p.id) > (${$.at}, ${$.id})`, by: 'p.made_at, p.id' },
}

const asked = {
  now: moment,
  state: text,
  type: nullable(person.role),
  country: nullable(text),
  language: nullable(text),
  from: moment,
  before: moment,
  q: text,
  ids: list(text),
}
type Asked = { [K in keyof typeof asked]: string }
// Every condition looks at what the index of the order holds, so that a walk through all is short. What is not asked for doesn't
// stand there. A plan for any values would take many conditions for a promise of few rows, and sort everybody; a case promises
// nothing. Days of joining are no range of an index but of their own order: a plan would walk that one and sort as well.
const sifting = ($: Asked, { searched, has, dated }: Narrowing, byDay: boolean) => {
  const joinedThen = () => `p.made_at >= ${$.from} and p.made_at < ${$.before}`
  const each = [
    `case ${$.state} when 'any' then p.state in ('pending', 'active') when 'pending' then p.state = 'pending'
      when 'active' then ${admitted($.now)}
      when 'blocked' then p.state <> 'erased' and p.blocked_at is not null and (p.blocked_until is null or p.blocked_until > ${$.now})
      else p.state not in ('lapsed', 'decoy') and p.approval = ${$.state} end`,
    `(${$.type}::text is null or p.role = ${$.type})`,
    `(${$.country}::text is null or p.country = ${$.country})`,
    `(${$.language}::text is null or p.locale like ${$.language} || '%')`,
    dated && !byDay && joinedThen(),
    searched === 'among' && has !== 'anything' && `p.id = any (${$.ids})`,
    searched === 'within' && isCalled($.q),
  ]
  return `case when ${each.filter(Boolean).join(' and ')} then true end${dated && byDay ? ` and ${joinedThen()}` : ''}`
}
/** SQL of those that are gone through: the few with whom something is open, or who were found, or everybody. */
const goneThrough = ($: Asked, { searched, has }: Narrowing) => {
  const each = 'cross join lateral (select * from account_person a where a.id = h.id offset 0) p'
  if (has !== 'anything') return `(select distinct o.id from (${having[has]}) o (id)) h ${each}`
  return searched === 'among' ? `(select distinct unnest(${$.ids}::text[]) as id) h ${each}` : 'account_person p'
}

const hasOptions = ['anything', ...memberHasNames] as const
const narrowings = { searched: ways, has: hasOptions, dated: [false, true] } as const
interface Narrowing {
  searched: (typeof ways)[number]
  has: Has
  dated: boolean
}

const pages = family({ sort: MemberSort.options, ...narrowings }, ({ sort, ...narrowing }, key) =>
  reads(`accounts_sifted_${key}`, {
    takes: { ...asked, name: text, at: moment, id: text, skip: integer, most: integer },
    gives: listed,
    text: ($) => {
      const { after, by } = orders[sort]
      // A plan that knew how many rows are passed over would rather sort everybody than walk so far.
      return `select ${listedColumns}
        from (select p.id from ${goneThrough($, narrowing)}
            where ${after($)} and ${sifting($, narrowing, sort === 'newest' || sort === 'oldest')}
            order by ${by} limit ${$.most} offset (select ${$.skip}::integer)) x
        ${joined('account_person', 'p', 'x.id')} order by ${by}`
    },
  }),
)
const counts = family(narrowings, (narrowing, key) =>
  reads(`accounts_sifted_count_${key}`, {
    takes: { ...asked, most: integer },
    gives: { count: notNull(integer) },
    text: ($) => {
      const people = `select p.id from ${goneThrough($, narrowing)} where ${sifting($, narrowing, false)}`
      return `select count(*) as count from (${people}${narrowing.searched === 'within' ? ` limit ${$.most}` : ''}) x`
    },
  }),
)

export interface Sifted extends Filter {
  country?: string | undefined
  language?: string | undefined
  has?: MemberHas | undefined
  sort?: Sort | undefined
  /** So many rows of the order are passed over. */
  skip?: number | undefined
}
/** Where a page begins: the last name, or the last moment and id. */
export type Place = [name: string, at: number, id: string]
export const placeIn = ({ username, made_at, id }: { username: string; made_at: number; id: string }): Place => [
  username.toLowerCase(),
  made_at,
  id,
]

const given = async (db: Db, filter: Sifted, now: number) => {
  const { state = 'any', type, country, language, from, to } = filter
  const { way, ...search } = await searchMembers(db, filter)
  const span = { from: from ? Date.parse(from) : -Infinity, before: to ? Date.parse(to) + dayMs : Infinity }
  return { way, dated: Boolean(from ?? to), values: { now, state, type, country, language, ...span, ...search } }
}
/** Members by anything that they are, in an order of choice. */
export const sift = async (
  db: Db,
  filter: Sifted,
  { after, now, most }: { after: Place | undefined; now: number; most: number },
) => {
  const { sort = 'name', has = 'anything', skip = 0 } = filter
  const { way, dated, values } = await given(db, filter, now)
  // What is passed over is looked at row by row there, so a list by place ends.
  if (way === 'within' && skip >= foundMembersMax) return []
  const [name, at, id] = after ?? [sort === 'name_back' ? lastName : '', sort === 'oldest' ? -Infinity : Infinity, '']
  return db.run(pages({ sort, searched: way, has, dated }), { ...values, name, at, id, skip, most })
}
/** How many of them there are, and whether there are more: of those whom a word finds only so many are counted. */
export const countSifted = async (db: Db, filter: Sifted, now: number) => {
  const { way, dated, values } = await given(db, filter, now)
  const counting = counts({ searched: way, has: filter.has ?? 'anything', dated })
  const { count } = (await db.run(counting, { ...values, most: foundMembersMax + 1 }))[0]!
  const more = way === 'within' && count > foundMembersMax
  return { count: more ? foundMembersMax : count, more }
}
