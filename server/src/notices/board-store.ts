import type { Role } from '@evenlight/contract/route'
import type { Tx } from '../kernel/database.ts'
import type { Whom } from './rules.ts'

const stamp = (ms: number) => new Date(ms).toISOString()

const standing = {
  name: 'board_standing',
  text: 'select count(*) as n from notice_post where withdrawn_at is null and ends_at > $1',
}
const alone = { name: 'board_alone', text: 'lock table notice_post in share row exclusive mode' }
/** How many stand or are to come; nobody else posts until the transaction ends. */
export const countStanding = async (tx: Tx, now: number) => {
  await tx.run(alone, [])
  return (await tx.run<{ n: number }>(standing, [stamp(now)]))[0]!.n
}

const put = {
  name: 'board_post',
  text: `insert into notice_post (id, audience, title, body, pinned, starts_at, ends_at, posted_by, posted_at)
    values ($1, $2, $3, $4, $5, $6, coalesce($7::timestamptz, 'infinity'), $8, $9)`,
}
export interface Posted {
  id: string
  audience: Whom
  title: string
  body: string
  pinned: boolean
  startsMs: number
  /** Undefined: until it is withdrawn. */
  endsMs: number | undefined
  byId: string
  now: number
}
export const add = (tx: Tx, { id, audience, title, body, pinned, startsMs, endsMs, byId, now }: Posted) =>
  tx.run(put, [
    id,
    audience,
    title,
    body,
    pinned,
    stamp(startsMs),
    endsMs === undefined ? null : stamp(endsMs),
    byId,
    stamp(now),
  ])

const gone = {
  name: 'board_withdraw',
  text: `with o as (select id from notice_post where id = any($1) and withdrawn_at is null order by id for update)
    update notice_post p set withdrawn_at = $2, withdrawn_by = $3 from o where p.id = o.id
    returning p.id, p.audience, p.starts_at <= $2 as seen`,
}
/** Takes them off the board; answers those that this call took. */
export const withdraw = (tx: Tx, ids: string[], byId: string, now: number) =>
  tx.run<{ id: string; audience: Whom; seen: boolean }>(gone, [ids, stamp(now), byId])
const known = { name: 'board_known', text: 'select id from notice_post where id = any($1)' }
/** Which of these ids are of the board, withdrawn or not. */
export const ofBoard = async (tx: Tx, ids: string[]) => {
  const rows = await tx.run<{ id: string }>(known, [ids])
  return rows.map(({ id }) => id)
}

export interface Due {
  id: string
  audience: Whom
  title: string
  announced: boolean
  mailed_to: string
}
const due = {
  name: 'board_due',
  text: `select id, audience, title, announced_at is not null as announced, mailed_to from notice_post
    where withdrawn_at is null and mailed_at is null and starts_at <= $1 order by starts_at limit 1 for update skip locked`,
}
/** One that has begun and is not told to the end; another process that is at it keeps it. */
export const nextDue = async (tx: Tx, now: number) => (await tx.run<Due>(due, [stamp(now)]))[0]

const announced = { name: 'board_announced', text: 'update notice_post set announced_at = $2 where id = $1' }
export const setAnnounced = (tx: Tx, id: string, now: number) => tx.run(announced, [id, stamp(now)])
const mailed = {
  name: 'board_mailed',
  text: 'update notice_post set mailed_to = $2, mailed_at = $3 where id = $1',
}
/** How far its mails have gone; `doneMs` when there is nobody left. */
export const setMailed = (tx: Tx, id: string, to: string, doneMs: number | undefined) =>
  tx.run(mailed, [id, to, doneMs === undefined ? null : stamp(doneMs)])

const wanting = {
  name: 'board_wanting',
  text: `select p.id, p.username, p.email from notice_setting s join account_person p on p.id = s.person_id
    where s.event = 'board' and s.mail and s.person_id > $1 and p.role = any($2) and p.state = 'active'
      and (p.approval is null or p.approval = 'approved') and (p.blocked_at is null or p.blocked_until <= $3)
    order by s.person_id limit $4`,
}
/** Those of these roles who want the board by mail, in the order of their ids. */
export const wantMail = (tx: Tx, after: string, roles: Role[], now: number, most: number) =>
  tx.run<{ id: string; username: string; email: string }>(wanting, [after, roles, stamp(now), most])
