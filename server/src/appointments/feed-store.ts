import { roles } from '@evenlight/contract/route'
import { moment, oneOf, text } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { reads, writes } from '../kernel/statement.ts'

const mine = reads('appointments_feed_mine', {
  takes: { personId: text },
  gives: { id: text },
  text: ($) => `select id from appointment_feed where person_id = ${$.personId}`,
})
export const findFeed = async (db: Db, personId: string) => (await db.run(mine, { personId }))[0]?.id

const renewed = writes('appointments_feed_renewed', {
  takes: { personId: text, id: text, now: moment },
  text: ($) => `insert into appointment_feed (person_id, id, made_at) values (${$.personId}, ${$.id}, ${$.now})
    on conflict (person_id) do update set id = excluded.id, made_at = excluded.made_at`,
})
/** A new address in place of the one before. */
export const renewFeed = (tx: Tx, personId: string, id: string, now: number) => tx.run(renewed, { personId, id, now })

const stopped = writes('appointments_feed_stopped', {
  takes: { personId: text },
  text: ($) => `delete from appointment_feed where person_id = ${$.personId}`,
})
export const stopFeed = (tx: Tx, personId: string) => tx.run(stopped, { personId })

const owner = reads('appointments_feed_owner', {
  takes: { id: text, now: moment },
  gives: { id: text, role: oneOf(roles) },
  text: ($) => `select p.id, p.role from appointment_feed f join account_person p on p.id = f.person_id
    where f.id = ${$.id} and p.state = 'active' and (p.blocked_at is null or p.blocked_until <= ${$.now})`,
})
/** Whose feed this is, if they may come in. */
export const findOwner = async (db: Db, id: string, now: number) => (await db.run(owner, { id, now }))[0]
