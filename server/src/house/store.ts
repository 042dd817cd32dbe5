import { houseFirst } from '@evenlight/contract/house'
import { integer, moment, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { joined } from '../kernel/joined.ts'
import { reads, writes } from '../kernel/statement.ts'

const identity = {
  company: text,
  address: text,
  email: text,
  phone: text,
  register: text,
  vat_id: text,
  supervisor: text,
}
const amounts = {
  reader_rate_cents: integer,
  order_share_percent: integer,
  gift_minutes_reader: integer,
  gift_minutes_admin: integer,
}
const settings = { ...identity, ...amounts }
const names = Object.keys(settings) as (keyof typeof settings)[]
export type Identity = RowOf<typeof identity>
export type Settings = RowOf<typeof settings>
export const identityOf = (row: Identity): Identity => ({
  company: row.company,
  address: row.address,
  email: row.email,
  phone: row.phone,
  register: row.register,
  vat_id: row.vat_id,
  supervisor: row.supervisor,
})
/** What holds as long as nobody has set anything. */
export const unset: Settings = {
  company: '',
  address: '',
  email: '',
  phone: '',
  register: '',
  vat_id: '',
  supervisor: '',
  ...houseFirst,
}

const last = reads('house_last', {
  gives: { ...settings, version: integer, reason: text, made_at: moment, by: text },
  text: `select ${names.map((name) => `h.${name}`).join(', ')}, h.version, h.reason, h.made_at, p.username as by
    from (select * from house_version order by version desc limit 1) h
    ${joined('account_person', 'p', 'h.by_id')}`,
})
/** What was set last, by whom and why; undefined where nothing was. */
export const findLast = async (db: Db) => (await db.run(last))[0]

const held = reads('house_at', {
  takes: { at: moment },
  gives: identity,
  text: ($) => `select ${Object.keys(identity).join(', ')} from house_version
    order by made_at <= ${$.at} desc, case when made_at <= ${$.at} then -version else version end limit 1`,
})
/** Who ran the site at an instant, by what was said last before it, or first of all. */
export const findIdentityAt = async (db: Db, at: number) => (await db.run(held, { at }))[0]

const queued = writes('house_queued', { text: 'lock table house_version in share row exclusive mode' })
/** Of two who set something at once the second sees what the first has set. */
export const queue = (tx: Tx) => tx.run(queued)

const added = writes('house_added', {
  takes: { ...settings, version: integer, reason: text, byId: text, now: moment },
  text: ($) => `insert into house_version (${names.join(', ')}, version, reason, by_id, made_at)
    values (${names.map((name) => $[name]).join(', ')}, ${$.version}, ${$.reason}, ${$.byId}, ${$.now})`,
})
export const add = (tx: Tx, one: Settings & { version: number; reason: string; byId: string; now: number }) =>
  tx.run(added, one)
