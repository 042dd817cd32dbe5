import { dayMs } from '@evenlight/core/wall-clock'
import { type MemberHas, memberHasNames, MemberSort } from '@evenlight/contract/sifting'
import type { output } from 'zod/v4/core'
import { integer, list, moment, notNull, nullable, text } from '../kernel/columns.ts'
import type { Db } from '../kernel/database.ts'
import { joined } from '../kernel/joined.ts'
import { ways } from '../kernel/search.ts'
import { family, reads } from '../kernel/statement.ts'
import { admitted, person, personColumns } from './columns.ts'
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
interface Placed {
  name: string
  at: string
  id: string
}
const orders: Record<Sort, { after: ($: Placed) => string; by: string }> = {
  name: { after: ($) => `lower(p.username) > ${$.name}`, by: 'lower(p.username)' },
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
// Every condition but the last two looks at what the index of the order holds, so that a walk through all is short.
const sifting = ($: Asked, searched: (typeof ways)[number], has: Has) =>
  [
    `case ${$.state} when 'any' then p.state in ('pending', 'active') when 'pending' then p.state = 'pending'
      when 'active' then ${admitted($.now)}
      when 'blocked' then p.state <> 'erased' and p.blocked_at is not null and (p.blocked_until is null or p.blocked_until > ${$.now})
      else p.state not in ('lapsed', 'decoy') and p.approval = ${$.state} end`,
    `(${$.type}::text is null or p.role = ${$.type})`,
    `(${$.country}::text is null or p.country = ${$.country})`,
    `(${$.language}::text is null or p.locale like ${$.language} || '%')`,
    `p.made_at >= ${$.from} and p.made_at < ${$.before}`,
    searched === 'among' && `p.id = any (${$.ids})`,
    searched === 'within' && isCalled($.q),
    having[has] && `p.id in (${having[has]})`,
  ]
    .filter(Boolean)
    .join(' and ')

const hasOptions = ['anything', ...memberHasNames] as const
const pages = family({ sort: MemberSort.options, searched: ways, has: hasOptions }, ({ sort, searched, has }, key) =>
  reads(`accounts_sifted_${key}`, {
    takes: { ...asked, name: text, at: moment, id: text, most: integer },
    gives: { ...person, display_name: nullable(text) },
    text: ($) => {
      const { after, by } = orders[sort]
      return `select ${personColumns}, (select nullif(display_name, p.username) from reader where id = p.id) as display_name
        from (select p.id from account_person p where ${after($)} and ${sifting($, searched, has)}
          order by ${by} limit ${$.most}) x ${joined('account_person', 'p', 'x.id')} order by ${by}`
    },
  }),
)
const counts = family({ searched: ways, has: hasOptions }, ({ searched, has }, key) =>
  reads(`accounts_sifted_count_${key}`, {
    takes: asked,
    gives: { count: notNull(integer) },
    text: ($) => `select count(*) as count from account_person p where ${sifting($, searched, has)}`,
  }),
)

export interface Sifted extends Filter {
  country?: string | undefined
  language?: string | undefined
  has?: MemberHas | undefined
  sort?: Sort | undefined
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
  return { way, values: { now, state, type, country, language, ...span, ...search } }
}
/** Members by anything that they are, in an order of choice. */
export const sift = async (
  db: Db,
  filter: Sifted,
  { after, now, most }: { after: Place | undefined; now: number; most: number },
) => {
  const { sort = 'name', has = 'anything' } = filter
  const { way, values } = await given(db, filter, now)
  const [name, at, id] = after ?? ['', sort === 'oldest' ? -Infinity : Infinity, '']
  return db.run(pages({ sort, searched: way, has }), { ...values, name, at, id, most })
}
/** How many of them there are. */
export const countSifted = async (db: Db, filter: Sifted, now: number) => {
  const { way, values } = await given(db, filter, now)
  return (await db.run(counts({ searched: way, has: filter.has ?? 'anything' }), values))[0]!.count
}
