import type { Side } from '@evenlight/core/meter/meter'
import { Channel } from '@evenlight/contract/readings'
import { PagingState } from '@evenlight/contract/paging'
import { boolean, integer, moment, nullable, oneOf, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { deletes } from '../kernel/forget.ts'
import { joined } from '../kernel/joined.ts'
import { family, reads, writes } from '../kernel/statement.ts'

const asked = {
  id: text,
  together_id: text,
  client_id: text,
  reader_id: text,
  asked_at: moment,
  first_at: nullable(moment),
  second_at: nullable(moment),
  minutes: integer,
  channel: oneOf(Channel.options),
  comment: nullable(text),
  care: boolean,
}
const moved = {
  state: oneOf(PagingState.options),
  changed_at: moment,
  due_at: nullable(moment),
  agreed_at: nullable(moment),
  appointment_id: nullable(text),
}
const named = {
  client_username: text,
  reader_username: text,
  reader_name: text,
  client_time_zone: text,
  reader_time_zone: text,
  reader_locale: text,
  reader_here: boolean,
}
const page = { ...asked, ...moved, ...named }
export type Page = RowOf<typeof page>
export type Moved = RowOf<typeof moved>
export type Place = [at: number, id: string]

const own = [...Object.keys(asked), ...Object.keys(moved)]
const shownOf = (rows: string) => `select ${own.map((name) => `a.${name}`).join(', ')}, pc.username as client_username,
    pr.username as reader_username, r.display_name as reader_name, pc.time_zone as client_time_zone,
    pr.time_zone as reader_time_zone, pr.locale as reader_locale, r.online and r.availability = 'available' as reader_here
  from (${rows}) a ${joined('account_person', 'pc', 'a.client_id')} ${joined('account_person', 'pr', 'a.reader_id')}
    ${joined('reader', 'r', 'a.reader_id')}`

const held = writes('paging_hold', {
  takes: { clientId: text },
  text: ($) => `select from account_person where id = ${$.clientId} for no key update`,
})
/** Whoever changes a page of this client does it alone, until the transaction ends. */
export const hold = (tx: Tx, clientId: string) => tx.run(held, { clientId })

const one = reads('paging_one', {
  takes: { id: text },
  gives: page,
  text: ($) => shownOf(`select * from paging where id = ${$.id}`),
})
export const find = async (db: Db, id: string) => (await db.run(one, { id }))[0]

const heaps = { open: 'due_at is not null', past: 'due_at is null' }
export type Heap = keyof typeof heaps
const sides = ['client', 'reader'] as const satisfies readonly Side[]
const lists = family({ of: sides, heap: Object.keys(heaps) as Heap[] }, ({ of, heap }) =>
  reads(`paging_page_${of}_${heap}`, {
    takes: { personId: text, at: moment, id: text, most: integer },
    gives: page,
    text: ($) => `${shownOf(`select * from paging where ${of}_id = ${$.personId} and ${heaps[heap]}
        and (asked_at, id) < (${$.at}, ${$.id}) order by asked_at desc, id desc limit ${$.most}`)}
      order by a.asked_at desc, a.id desc`,
  }),
)
/** A part of somebody's pages, the newest first. */
export const listPages = (
  db: Db,
  { of, heap, personId }: { of: Side; heap: Heap; personId: string },
  [at, id]: Place = [Infinity, ''],
  most: number,
) => db.run(lists({ of, heap }), { personId, at, id, most })

const recent = reads('paging_recent', {
  takes: { clientId: text, since: moment },
  gives: { reader_id: text, asked_at: moment },
  text: ($) => `select reader_id, asked_at from paging where client_id = ${$.clientId} and asked_at > ${$.since}`,
})
/** Pages that a client has sent since then. */
export const listRecent = (db: Db, clientId: string, since: number) => db.run(recent, { clientId, since })

const openPairs = reads('paging_open_pairs', {
  takes: { clientId: text },
  gives: { reader_id: text },
  text: ($) => `select reader_id from paging where client_id = ${$.clientId} and due_at is not null`,
})
/** Whom a client pages at the moment. */
export const listPaged = async (db: Db, clientId: string) =>
  (await db.run(openPairs, { clientId })).map(({ reader_id }) => reader_id)

const others = reads('paging_others', {
  takes: { id: text, togetherId: text },
  gives: { id: text },
  text: ($) => `select id from paging where together_id = ${$.togetherId} and id <> ${$.id} and due_at is not null
    order by id`,
})
/** What was sent together with this one and is still open. */
export const listOthers = async (db: Db, { id, together_id }: Pick<Page, 'id' | 'together_id'>) =>
  (await db.run(others, { id, togetherId: together_id })).map((row) => row.id)

const added = writes('paging_added', {
  takes: { ...asked, due_at: moment },
  text: ($) => `insert into paging (${Object.keys(asked).join(', ')}, state, changed_at, due_at)
    values (${Object.keys(asked)
      .map((name) => $[name as keyof typeof asked])
      .join(', ')}, 'asked', ${$.asked_at}, ${$.due_at})`,
})
export const add = (tx: Tx, row: RowOf<typeof asked> & { due_at: number }) => tx.run(added, row)

const set = writes('paging_set', {
  takes: { id: text, ...moved },
  text: ($) =>
    `update paging set ${Object.keys(moved)
      .map((name) => `${name} = ${$[name as keyof Moved]}`)
      .join(', ')} where id = ${$.id}`,
})
export const save = (tx: Tx, row: Moved & { id: string }) => tx.run(set, row)

const old = writes('paging_old', {
  takes: { before: moment, most: integer },
  gives: { n: integer },
  text: ($) =>
    deletes('paging', { where: `due_at is null and changed_at < ${$.before}`, by: 'changed_at', most: $.most }),
})
export const forgetOld = async (tx: Tx, before: number, most: number) => (await tx.run(old, { before, most }))[0]!.n
