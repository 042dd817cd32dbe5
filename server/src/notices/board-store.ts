import { Audience } from '@evenlight/contract/notices'
import type { Role } from '@evenlight/contract/route'
import { boolean, integer, list, moment, nullable, oneOf, text, type RowOf } from '../kernel/columns.ts'
import type { Tx } from '../kernel/database.ts'
import { reads, writes, type Values } from '../kernel/statement.ts'

const audience = oneOf(Audience.options)

const active = reads('board_standing', {
  takes: { now: moment },
  gives: { n: integer },
  text: ($) => `select count(*) as n from notice_post where withdrawn_at is null and ends_at > ${$.now}`,
})
const alone = writes('board_alone', { text: 'lock table notice_post in share row exclusive mode' })
/** How many stand or are to come; nobody else posts until the transaction ends. */
export const countActive = async (tx: Tx, now: number) => {
  await tx.run(alone)
  return (await tx.run(active, { now }))[0]!.n
}

const posted = writes('board_post', {
  takes: {
    id: text,
    audience,
    title: text,
    body: text,
    pinned: boolean,
    startsAt: moment,
    /** Infinity: until it is withdrawn. */
    endsAt: moment,
    byId: text,
    now: moment,
  },
  text: ($) => `insert into notice_post (id, audience, title, body, pinned, starts_at, ends_at, posted_by, posted_at)
    values (${$.id}, ${$.audience}, ${$.title}, ${$.body}, ${$.pinned}, ${$.startsAt}, ${$.endsAt}, ${$.byId}, ${$.now})`,
})
export const add = (tx: Tx, post: Values<typeof posted.takes>) => tx.run(posted, post)

const withdrawn = writes('board_withdraw', {
  takes: { ids: list(text), byId: text, now: moment },
  gives: { id: text, audience, seen: boolean },
  text: ($) => `with o as (
      select id from notice_post where id = any(${$.ids}) and withdrawn_at is null order by id for update)
    update notice_post p set withdrawn_at = ${$.now}, withdrawn_by = ${$.byId} from o where p.id = o.id
    returning p.id, p.audience, p.starts_at <= ${$.now} as seen`,
})
/** Takes them off the board; answers those that this call took. */
export const withdraw = (tx: Tx, ids: string[], byId: string, now: number) => tx.run(withdrawn, { ids, byId, now })

const known = reads('board_known', {
  takes: { ids: list(text) },
  gives: { id: text },
  text: ($) => `select id from notice_post where id = any(${$.ids})`,
})
/** Which of these ids are of the board, withdrawn or not. */
export const ofBoard = async (tx: Tx, ids: string[]) => (await tx.run(known, { ids })).map(({ id }) => id)

const begun = { id: text, audience, title: text, announced: boolean, mailed_to: text, mail_total: nullable(integer) }
export type Due = RowOf<typeof begun>
const due = writes('board_due', {
  takes: { now: moment },
  gives: begun,
  text: (
    $,
  ) => `select id, audience, title, announced_at is not null as announced, mailed_to, mail_total from notice_post
    where withdrawn_at is null and mailed_at is null and starts_at <= ${$.now}
    order by starts_at limit 1 for update skip locked`,
})
/** One that has begun and is not told to the end; another process that is at it keeps it. */
export const nextDue = async (tx: Tx, now: number) => (await tx.run(due, { now }))[0]

const announced = writes('board_announced', {
  takes: { id: text, now: moment },
  text: ($) => `update notice_post set announced_at = ${$.now} where id = ${$.id}`,
})
export const setAnnounced = (tx: Tx, id: string, now: number) => tx.run(announced, { id, now })
const mailed = writes('board_mailed', {
  takes: { id: text, to: text, put: integer, doneAt: nullable(moment) },
  text: ($) => `update notice_post set mailed_to = ${$.to}, mail_put = mail_put + ${$.put}, mailed_at = ${$.doneAt}
    where id = ${$.id}`,
})
/** How far its letters have been written, and how many more they are by now; `doneAt` when there is nobody left. */
export const setMailed = (tx: Tx, mail: Values<typeof mailed.takes>) => tx.run(mailed, mail)

const totalled = writes('board_mail_total', {
  takes: { id: text, total: integer },
  text: ($) => `update notice_post set mail_total = ${$.total} where id = ${$.id}`,
})
export const setTotal = (tx: Tx, id: string, total: number) => tx.run(totalled, { id, total })

const lockedMail = writes('board_mail_locked', {
  takes: { id: text },
  gives: { ended: boolean },
  text: ($) => `select mailed_at is not null as ended from notice_post
    where id = ${$.id} and mail_total is not null and mail_stopped_at is null for update`,
})
/** Whether all its letters are written; undefined when it has none, or they were stopped before. Holds it meanwhile. */
export const lockMail = async (tx: Tx, id: string) => (await tx.run(lockedMail, { id }))[0]

const stopped = writes('board_mail_stopped', {
  takes: { id: text, left: integer, byId: text, now: moment },
  text: (
    $,
  ) => `update notice_post set mail_stopped_at = ${$.now}, mail_stopped_by = ${$.byId}, mail_put = mail_put - ${$.left},
      mailed_at = coalesce(mailed_at, ${$.now}) where id = ${$.id}`,
})
/** Nothing more of it is written; `left` letters were taken back. */
export const stopMail = (tx: Tx, stop: Values<typeof stopped.takes>) => tx.run(stopped, stop)

const wants = ($: { roles: string; now: string }) => `from notice_setting s join account_person p on p.id = s.person_id
    where s.event = 'board' and s.mail and p.role = any(${$.roles}) and p.state = 'active'
      and (p.approval is null or p.approval = 'approved') and (p.blocked_at is null or p.blocked_until <= ${$.now})`
const wanting = reads('board_wanting', {
  takes: { after: text, roles: list(text), now: moment, most: integer },
  gives: { id: text, username: text, email: text, locale: text },
  text: ($) => `select p.id, p.username, p.email, p.locale ${wants($)} and s.person_id > ${$.after}
    order by s.person_id limit ${$.most}`,
})
/** Those of these roles who want the board by mail, in the order of their ids. */
export const wantMail = (tx: Tx, after: string, roles: Role[], now: number, most: number) =>
  tx.run(wanting, { after, roles, now, most })

const wantingCount = reads('board_wanting_count', {
  takes: { roles: list(text), now: moment },
  gives: { n: integer },
  text: ($) => `select count(*) as n ${wants($)}`,
})
/** How many they are. Of a million it takes a second. */
export const countWanting = async (tx: Tx, roles: Role[], now: number) =>
  (await tx.run(wantingCount, { roles, now }))[0]!.n
