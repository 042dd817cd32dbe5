import { integer, list, moment, nullable, text, type RowOf } from '../kernel/columns.ts'
import type { Database, Db, Tx } from '../kernel/database.ts'
import { autocommits, reads, writes, type Values } from '../kernel/statement.ts'

const subscription = { id: text, sign_in_id: text, device: text, added_at: moment }
export type Row = RowOf<typeof subscription>

/** SQL: browsers that still are signed in, of people who may come in. */
const open = (now: string) => `push_subscription b join account_sign_in s on s.id = b.sign_in_id
    join account_person p on p.id = b.person_id
  where s.ended_at is null and s.ends_at > ${now} and s.idle_until > ${now} and p.state = 'active'
    and (p.blocked_at is null or coalesce(p.blocked_until <= ${now}, false))`

const listed = reads('push_mine', {
  takes: { personId: text, now: moment },
  gives: subscription,
  text: ($) => `select b.id, b.sign_in_id, s.device, b.added_at from ${open($.now)} and b.person_id = ${$.personId}
    order by b.added_at desc, b.id`,
})
/** The browsers that a person is pushed to, the latest first. */
export const openOf = (db: Db, personId: string, now: number) => db.run(listed, { personId, now })

const added = writes('push_add', {
  takes: {
    id: text,
    personId: text,
    signInId: text,
    endpoint: text,
    p256dh: text,
    auth: text,
    now: moment,
  },
  gives: { id: text },
  text: ($) => `insert into push_subscription as b (id, person_id, sign_in_id, endpoint, p256dh, auth, added_at)
    values (${$.id}, ${$.personId}, ${$.signInId}, ${$.endpoint}, ${$.p256dh}, ${$.auth}, ${$.now})
    on conflict (endpoint) do update set person_id = excluded.person_id, sign_in_id = excluded.sign_in_id,
      added_at = excluded.added_at where b.p256dh = excluded.p256dh and b.auth = excluded.auth
    returning b.id`,
})
const outdated = writes('push_outdated', {
  takes: { signInId: text, endpoint: text },
  text: ($) => `delete from push_subscription where sign_in_id = ${$.signInId} and endpoint <> ${$.endpoint}`,
})
/** Adds a browser, or gives it to who uses it now: who has its keys is in it. Undefined where the keys are others. */
export const add = async (tx: Tx, browser: Values<typeof added.takes>) => {
  await tx.run(outdated, { signInId: browser.signInId, endpoint: browser.endpoint })
  return (await tx.run(added, browser))[0]?.id
}

const crowded = writes('push_crowded', {
  takes: { personId: text, most: integer },
  text: ($) => `delete from push_subscription where id in (select id from push_subscription
    where person_id = ${$.personId} order by added_at desc, id offset ${$.most})`,
})
/** Lets go of a person's oldest browsers beyond so many. */
export const keepNewest = (tx: Tx, personId: string, most: number) => tx.run(crowded, { personId, most })

const removed = writes('push_remove', {
  takes: { id: text, personId: text },
  gives: { id: text },
  text: ($) => `delete from push_subscription where id = ${$.id} and person_id = ${$.personId} returning id`,
})
export const remove = async (tx: Tx, id: string, personId: string) =>
  (await tx.run(removed, { id, personId })).length > 0

const signedOut = writes('push_signed_out', {
  takes: { signInIds: list(text) },
  text: ($) => `delete from push_subscription where sign_in_id = any(${$.signInIds})`,
})
export const forgetSignIns = (tx: Tx, signInIds: string[]) => tx.run(signedOut, { signInIds })

const goal = reads('push_goal', {
  takes: { id: text, now: moment },
  gives: {
    endpoint: text,
    p256dh: text,
    auth: text,
    wait_until: nullable(moment),
    time_zone: text,
    from_time: nullable(text),
    until_time: nullable(text),
  },
  text: ($) => `select b.endpoint, b.p256dh, b.auth, b.wait_until, b.time_zone, q.from_time, q.until_time from (
      select b.*, p.time_zone from ${open($.now)} and b.id = ${$.id}) b
    left join push_quiet q on q.person_id = b.person_id`,
})
/** Where one browser is told, and when not; undefined where it is not to be told any more. */
export const findGoal = async (db: Db, id: string, now: number) => (await db.run(goal, { id, now }))[0]

const forgotten = autocommits('push_forget', {
  takes: { id: text, endpoint: text },
  text: ($) => `delete from push_subscription where id = ${$.id} and endpoint = ${$.endpoint}`,
})
export const forget = ({ autocommit }: Database, id: string, endpoint: string) =>
  autocommit.run(forgotten, { id, endpoint })

const waits = autocommits('push_waits', {
  takes: { id: text, until: moment },
  text: ($) => `update push_subscription set wait_until = ${$.until} where id = ${$.id}`,
})
export const setWait = ({ autocommit }: Database, id: string, until: number) => autocommit.run(waits, { id, until })

const quiet = reads('push_quiet', {
  takes: { personId: text },
  gives: { time_zone: text, from_time: nullable(text), until_time: nullable(text) },
  text: ($) => `select p.time_zone, q.from_time, q.until_time from account_person p
    left join push_quiet q on q.person_id = p.id where p.id = ${$.personId}`,
})
export const findQuiet = async (db: Db, personId: string) => (await db.run(quiet, { personId }))[0]!

const quietSet = writes('push_quiet_set', {
  takes: { personId: text, from: text, until: text },
  text: ($) => `insert into push_quiet (person_id, from_time, until_time) values (${$.personId}, ${$.from}, ${$.until})
    on conflict (person_id) do update set from_time = excluded.from_time, until_time = excluded.until_time`,
})
export const setQuiet = (tx: Tx, personId: string, hours: { from: string; until: string }) =>
  tx.run(quietSet, { personId, ...hours })
const quietEnded = writes('push_quiet_ended', {
  takes: { personId: text },
  text: ($) => `delete from push_quiet where person_id = ${$.personId}`,
})
export const endQuiet = (tx: Tx, personId: string) => tx.run(quietEnded, { personId })
