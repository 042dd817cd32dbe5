import { countedMax } from '@evenlight/contract/lengths'
import { Audience, NoticeEvent } from '@evenlight/contract/notices'
import type { Written } from '@evenlight/contract/sentences'
import * as z from 'zod/mini'
import { boolean, integer, json, list, moment, nullable, oneOf, someOf, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { family, reads, writes } from '../kernel/statement.ts'
import { personalEvents, type Event, type Ways, type Whom } from './rules.ts'

const values = json(z.record(z.string(), z.union([z.string(), z.number()])))
const notice = {
  id: text,
  event: someOf(NoticeEvent.options),
  /** Of the board as an admin wrote it; of what one person is told a code, with its values. */
  title: text,
  title_values: nullable(values),
  body: text,
  link: nullable(text),
  pinned: boolean,
  at: moment,
  read_at: nullable(moment),
  audience: nullable(oneOf(Audience.options)),
  /** Null when it has no end. */
  ends_at: nullable(moment),
  withdrawn_at: nullable(moment),
  /** How many letters of it there are to be, are written, and wait to leave; of what is not mailed null. */
  mail_total: nullable(integer),
  mail_put: nullable(integer),
  mail_waiting: nullable(integer),
  mail_ended: nullable(boolean),
  mail_stopped: nullable(boolean),
}
export type Row = RowOf<typeof notice>
export type Place = [pinned: boolean, atMs: number, id: string]
/** Whose list it is, and which audiences of the board they belong to. */
export interface Reader {
  personId: string
  audiences: Whom[]
  now: number
}

const viewer = { personId: text, audiences: list(text), now: moment }
type Viewer = { readonly [K in keyof typeof viewer]: string }
// Looked up row by row: whoever has read the board for years has many marks, and only those of what stands count.
const marksOf = ($: Viewer) =>
  `left join lateral (select read_at, hidden_at from notice_mark where person_id = ${$.personId} and post_id = p.id limit 1) m on true`
const mineOf = (
  $: Viewer,
) => `select n.id, n.event, n.title_code as title, n.title_values, n.body, n.link, false as pinned, n.at, n.read_at, null as audience,
    null::timestamptz(3) as ends_at, null::timestamptz(3) as withdrawn_at, null::integer as mail_total, null::integer as mail_put,
    null::bigint as mail_waiting, null::boolean as mail_ended, null::boolean as mail_stopped from notice n where n.person_id = ${$.personId}`
const postedFor = (
  $: Viewer,
) => `select p.id, 'board', p.title, null::jsonb, p.body, null, p.pinned, p.starts_at as at, m.read_at, p.audience,
    nullif(p.ends_at, 'infinity'), p.withdrawn_at, p.mail_total, p.mail_put,
    case when p.mail_put > 0 then (select count(*) from mail where part_of = p.id and sent_at is null and leaving_at is null) end,
    p.mailed_at is not null, p.mail_stopped_at is not null from notice_post p ${marksOf($)}`
const standsFor = ($: Viewer) =>
  `p.withdrawn_at is null and p.starts_at <= ${$.now} and p.ends_at > ${$.now} and p.audience = any(${$.audiences}::text[])`

const page = { ...viewer, afterPinned: boolean, afterMs: moment, afterId: text, most: integer }
type Places = { readonly [K in keyof typeof page]: string }
// Pinned ones stand before everything; a place among them is before all that is mine.
const mineAfter = ($: Places) =>
  `(n.at, n.id) < (case when ${$.afterPinned} then 'infinity' else ${$.afterMs}::timestamptz end, case when ${$.afterPinned} then '' else ${$.afterId} end)`
const postedAfter = ($: Places) => `(p.pinned, p.starts_at, p.id) < (${$.afterPinned}, ${$.afterMs}, ${$.afterId})`

const lists = {
  member: ($: Places) => ({ mine: 'true', board: `${standsFor($)} and m.hidden_at is null` }),
  admin: () => ({ mine: 'true', board: 'true' }),
  unread: ($: Places) => ({
    mine: 'n.read_at is null',
    board: `${standsFor($)} and m.hidden_at is null and m.read_at is null`,
  }),
  unreadOfMine: () => ({ mine: 'n.read_at is null', board: 'false' }),
}
type ListName = keyof typeof lists
const pages = family({ list: Object.keys(lists) as ListName[] }, ({ list: name }) =>
  reads(`notices_${name}`, {
    takes: page,
    gives: notice,
    text: ($) => {
      const { mine, board } = lists[name]($)
      return `select * from (
        (${mineOf($)} and n.hidden_at is null and ${mine} and ${mineAfter($)} order by n.at desc, n.id desc limit ${$.most})
        union all
        (${postedFor($)} where ${board} and ${postedAfter($)} order by p.pinned desc, p.starts_at desc, p.id desc limit ${$.most})) both_of_them
        order by pinned desc, at desc, id desc limit ${$.most}`
    },
  }),
)
/** A page of notices, pinned ones first, then the newest. Unread ones are all, or with `unreadOfMine` none of the board. */
export const listPage = (db: Db, name: ListName, reader: Reader, place: Place | undefined, most: number) => {
  const [afterPinned, afterMs, afterId] = place ?? [true, Infinity, '']
  return db.run(pages({ list: name }), { ...reader, afterPinned, afterMs, afterId, most })
}

const counted = reads('notices_count', {
  takes: { ...viewer, site: boolean },
  gives: { n: integer },
  text: ($) => `select (select count(*) from (
      select from notice where person_id = ${$.personId} and hidden_at is null and read_at is null limit ${countedMax}) a)
    + (select count(*) from notice_post p ${marksOf($)} where ${standsFor($)}
      and m.hidden_at is null and m.read_at is null
      and coalesce((select site from notice_setting where person_id = ${$.personId} and event = 'board'), ${$.site})) as n`,
})
/** How many are unread, up to `countedMax`; `site` is what holds for the board where the person set nothing. */
export const count = async (db: Db, reader: Reader, site: boolean) =>
  Math.min((await db.run(counted, { ...reader, site }))[0]!.n, countedMax)

const visible = reads('notices_one', {
  takes: { ...viewer, id: text, all: boolean },
  gives: notice,
  text: ($) => `${mineOf($)} and n.id = ${$.id}
    union all ${postedFor($)} where p.id = ${$.id} and (${$.all} or (${standsFor($)}))`,
})
/** A notice that this person may see; to `all` of the board an admin may look. */
export const findVisible = async (db: Db, id: string, reader: Reader, all: boolean) =>
  (await db.run(visible, { ...reader, id, all }))[0]

const added = writes('notices_add', {
  takes: {
    id: text,
    personId: text,
    event: oneOf(personalEvents),
    titleCode: text,
    titleValues: values,
    body: text,
    link: nullable(text),
    now: moment,
    readAt: nullable(moment),
  },
  text: ($) => `insert into notice (id, person_id, event, title_code, title_values, body, link, at, read_at)
    values (${$.id}, ${$.personId}, ${$.event}, ${$.titleCode}, ${$.titleValues}, ${$.body}, ${$.link}, ${$.now}, ${$.readAt})`,
})
export interface Added {
  id: string
  personId: string
  event: (typeof personalEvents)[number]
  title: Written
  body: string
  link?: string | undefined
  read: boolean
  now: number
}
export const add = (tx: Tx, { link, read, title, ...told }: Added) =>
  tx.run(added, {
    ...told,
    titleCode: title.code,
    titleValues: title.values ?? {},
    link,
    readAt: read ? told.now : undefined,
  })

const found = reads('notices_recipient', {
  takes: { personId: text, event: text, now: moment },
  gives: {
    username: text,
    email: text,
    locale: text,
    /** Null where nothing was set. */
    site: nullable(boolean),
    mail: nullable(boolean),
    push: nullable(boolean),
    /** Whoever is blocked gets no mail; they can't come and read. */
    reachable: boolean,
    /** Some browser of theirs once asked for pushes. */
    pushable: boolean,
  },
  text: ($) => `select p.username, p.email, p.locale, s.site, s.mail, s.push,
      p.blocked_at is null or coalesce(p.blocked_until <= ${$.now}, false) as reachable,
      exists (select from push_subscription b where b.person_id = p.id) as pushable
    from account_person p left join notice_setting s on s.person_id = p.id and s.event = ${$.event}
    where p.id = ${$.personId} and p.state not in ('lapsed', 'erased')`,
})
export const recipient = async (tx: Tx, personId: string, event: Event, now: number) =>
  (await tx.run(found, { personId, event, now }))[0]

const ways = { event: oneOf(NoticeEvent.options), site: boolean, mail: boolean, push: boolean }
const set = reads('notices_settings', {
  takes: { personId: text },
  gives: ways,
  text: ($) => `select event, site, mail, push from notice_setting where person_id = ${$.personId}`,
})
export const settings = (db: Db, personId: string) => db.run(set, { personId })

const put = writes('notices_set', {
  takes: { ...ways, personId: text },
  text: ($) => `insert into notice_setting (person_id, event, site, mail, push)
    values (${$.personId}, ${$.event}, ${$.site}, ${$.mail}, ${$.push})
    on conflict (person_id, event) do update set site = excluded.site, mail = excluded.mail, push = excluded.push`,
})
export const setWays = (tx: Tx, personId: string, event: Event, ways: Ways) => tx.run(put, { personId, event, ...ways })
