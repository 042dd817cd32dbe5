import type { Database } from '../src/kernel/database.ts'
import { foundMembersMax } from '@evenlight/contract/lengths'

interface Plain {
  id: string
  username: string
  role: string
  state: string
  approval: string | null
  country: string | null
  locale: string
  blocked_at: Date | null
  blocked_until: Date | null
  made_at: Date
  written: string[]
}
type Query = Record<string, string>

const everyone = `select p.id, p.username, role, state, approval, country, locale, blocked_at, blocked_until, p.made_at,
    array[p.username || ' ' || email, first_name || ' ' || coalesce(last_name, '') || ' ' || coalesce(wanted_email, ''),
      coalesce(r.username || ' ' || r.display_name, '')] as written
  from account_person p left join reader r on r.id = p.id`
const withOpen: Record<string, string> = {
  claim: `select client_id as id from claim where state in ('open', 'offered')`,
  ban: `select person_id as id from full_ban where state in ('asked', 'suspended', 'banned')`,
  payment: `select client_id as id from payment where state = 'review'`,
  dispute: `select client_id as id from payment_dispute where state = 'open'`,
  question: `select person_id as id from ticket where state = 'open'`,
  care: 'select person_id as id from care_sign where seen_at is null',
  whitelist: 'select id from account_person where trusted_at is not null',
}
const byCard = 'select client_id as id from payment where card_last4 is not null and card_last4 = $1'
const dayMs = 86_400_000

const isBlocked = ({ blocked_at, blocked_until }: Plain, now: number) =>
  blocked_at !== null && (blocked_until === null || blocked_until.getTime() > now)
const inState: Record<string, (one: Plain, now: number) => boolean> = {
  any: ({ state }) => state === 'pending' || state === 'active',
  pending: ({ state }) => state === 'pending',
  active: (one, now) =>
    one.state === 'active' && !isBlocked(one, now) && (one.approval === null || one.approval === 'approved'),
  blocked: (one, now) => one.state !== 'erased' && isBlocked(one, now),
  waiting: ({ state, approval }) => state !== 'lapsed' && state !== 'decoy' && approval === 'waiting',
  refused: ({ state, approval }) => state !== 'lapsed' && state !== 'decoy' && approval === 'refused',
}
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replace(/[\s._@-]+/g, ' ')
    .trim()
/** One or two signs begin a word, more are any part. */
const isCalled = ({ written }: Plain, q: string) => {
  const sought = folded(q)
  return written.some((text) =>
    sought.length < 3 ? ` ${folded(text)}`.includes(` ${sought}`) : folded(text).includes(sought),
  )
}

const compared = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0)
const byName = (a: Plain, b: Plain) => compared(a.username.toLowerCase(), b.username.toLowerCase())
const byDay = (a: Plain, b: Plain) => compared(a.made_at.getTime(), b.made_at.getTime()) || compared(a.id, b.id)
const orders: Record<string, (a: Plain, b: Plain) => number> = {
  name: byName,
  name_back: (a, b) => byName(b, a),
  newest: (a, b) => byDay(b, a),
  oldest: byDay,
}

/** The members' list as a loop over everybody gives it, which knows no index: what the statements answer is held against it. */
export const plainSift = async ({ pool }: Pick<Database, 'pool'>, now: number) => {
  const { rows: all } = await pool.query<Plain>(everyone)
  const ordered = Object.fromEntries(Object.entries(orders).map(([name, order]) => [name, all.toSorted(order)]))
  const idsOf = async (text: string, values: string[] = []) =>
    new Set((await pool.query<{ id: string }>(text, values)).rows.map(({ id }) => id))
  return async ({ sort = 'name', q, has, ...query }: Query) => {
    const { state = 'any', type, country, language, from, to } = query
    const open = has === undefined ? undefined : await idsOf(withOpen[has]!)
    const cards = q === undefined ? undefined : await idsOf(byCard, [q])
    const called = q === undefined ? undefined : new Set(all.filter((one) => isCalled(one, q)).map(({ id }) => id))
    const found = called && new Set([...called, ...cards!, ...all.filter(({ id }) => id === q).map(({ id }) => id)])
    const isMany = found !== undefined && found.size > foundMembersMax
    const sought = isMany ? called : found
    const rows = ordered[sort]!.filter(
      (one) =>
        inState[state]!(one, now) &&
        (type === undefined || one.role === type) &&
        (country === undefined || one.country === country) &&
        (language === undefined || one.locale.startsWith(language)) &&
        (from === undefined || one.made_at.getTime() >= Date.parse(from)) &&
        (to === undefined || one.made_at.getTime() < Date.parse(to) + dayMs) &&
        (open?.has(one.id) ?? true) &&
        (sought?.has(one.id) ?? true),
    ).map(({ id }) => id)
    const more = isMany && rows.length > foundMembersMax
    return { rows, count: { count: more ? foundMembersMax : rows.length, more } }
  }
}
