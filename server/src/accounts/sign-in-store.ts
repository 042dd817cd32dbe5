import { adminRoles, roles } from '@evenlight/contract/route'
import { boolean, bytes, integer, list, moment, nullable, oneOf, text } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { deletes } from '../kernel/forget.ts'
import { reads, writes, type Values } from '../kernel/statement.ts'
import { admitted, person, personColumns } from './columns.ts'

const actor = reads('accounts_actor', {
  takes: { accessHash: bytes, now: moment },
  gives: {
    id: text,
    role: oneOf(roles),
    admin_role: nullable(oneOf(adminRoles)),
    username: text,
    sign_in_id: text,
    has_factor: boolean,
    proved_at: nullable(moment),
  },
  text: ($) => `select p.id, p.role, p.admin_role, p.username, s.id as sign_in_id,
      p.totp_secret is not null as has_factor, s.proved_at
    from account_token t join account_sign_in s on s.id = t.sign_in_id join account_person p on p.id = s.person_id
    where t.access_hash = ${$.accessHash} and t.access_until > ${$.now} and s.ended_at is null and s.ends_at > ${$.now}
      and ${admitted($.now)}`,
})
/**
 * One statement a request: nobody whose sign-in ended, whose account was blocked or who is not (or no longer) approved
 * gets past it.
 */
export const actorBy = async (db: Db, accessHash: Buffer, now: number) => (await db.run(actor, { accessHash, now }))[0]

const open = reads('accounts_sign_ins_open', {
  takes: { ids: list(text), now: moment },
  gives: { id: text },
  text: ($) => `select s.id from account_sign_in s join account_person p on p.id = s.person_id
    where s.id = any(${$.ids}) and s.ended_at is null and s.ends_at > ${$.now} and ${admitted($.now)}
      and (p.role <> 'ADMIN' or s.idle_until > ${$.now})`,
})
/** Which of these sign-ins still let somebody in. */
export const openAmong = async (db: Db, ids: string[], now: number) =>
  new Set((await db.run(open, { ids, now })).map(({ id }) => id))

const added = writes('accounts_sign_in_added', {
  takes: {
    id: text,
    personId: text,
    now: moment,
    idleUntil: moment,
    endsAt: moment,
    device: text,
    address: text,
    provedAt: nullable(moment),
  },
  text: ($) => `insert into account_sign_in
      (id, person_id, made_at, seen_at, idle_until, ends_at, device, address, proved_at)
    values (${$.id}, ${$.personId}, ${$.now}, ${$.now}, ${$.idleUntil}, ${$.endsAt}, ${$.device}, ${$.address},
      ${$.provedAt})`,
})
export const addSignIn = (tx: Tx, signIn: Values<typeof added.takes>) => tx.run(added, signIn)

const generation = writes('accounts_generation_added', {
  takes: { signInId: text, refreshHash: bytes, accessHash: bytes, accessUntil: moment },
  text: ($) => `insert into account_token (sign_in_id, refresh_hash, access_hash, access_until)
    values (${$.signInId}, ${$.refreshHash}, ${$.accessHash}, ${$.accessUntil})`,
})
export const addGeneration = (tx: Tx, added: Values<typeof generation.takes>) => tx.run(generation, added)

const held = writes('accounts_sign_in_held', {
  takes: { refreshHash: bytes },
  text: ($) => `select from account_sign_in
    where id = (select sign_in_id from account_token where refresh_hash = ${$.refreshHash}) for no key update`,
})
const whole = reads('accounts_generation', {
  takes: { refreshHash: bytes },
  gives: {
    ...person,
    sign_in_id: text,
    replaced_at: nullable(moment),
    idle_until: moment,
    ends_at: moment,
    ended_at: nullable(moment),
  },
  text: ($) => `select ${personColumns}, s.id as sign_in_id, t.replaced_at, s.idle_until, s.ends_at, s.ended_at
    from account_token t join account_sign_in s on s.id = t.sign_in_id join account_person p on p.id = s.person_id
    where t.refresh_hash = ${$.refreshHash}`,
})
/** The generation of a refresh token with its sign-in and person, as they are once the sign-in's lock is held. */
export const lockGeneration = async (tx: Tx, refreshHash: Buffer) => {
  await tx.run(held, { refreshHash })
  return (await tx.run(whole, { refreshHash }))[0]
}

const token = reads('accounts_token', {
  takes: { refreshHash: bytes },
  gives: { replaced_at: nullable(moment), access_until: moment },
  text: ($) => `select replaced_at, access_until from account_token where refresh_hash = ${$.refreshHash}`,
})
export const generationBy = async (db: Db, refreshHash: Buffer) => (await db.run(token, { refreshHash }))[0]

const replaced = writes('accounts_token_replaced', {
  takes: { refreshHash: bytes, now: moment },
  text: ($) => `update account_token set replaced_at = ${$.now} where refresh_hash = ${$.refreshHash}`,
})
export const replaceGeneration = (tx: Tx, refreshHash: Buffer, now: number) => tx.run(replaced, { refreshHash, now })

const seen = writes('accounts_sign_in_seen', {
  takes: { id: text, now: moment, idleUntil: moment },
  text: ($) => `update account_sign_in set seen_at = ${$.now}, idle_until = ${$.idleUntil} where id = ${$.id}`,
})
export const seeSignIn = (tx: Tx, signIn: Values<typeof seen.takes>) => tx.run(seen, signIn)

const proved = writes('accounts_sign_in_proved', {
  takes: { id: text, now: moment },
  text: ($) => `update account_sign_in set proved_at = ${$.now} where id = ${$.id}`,
})
/** The second factor was shown in this sign-in. */
export const proveSignIn = (tx: Tx, id: string, now: number) => tx.run(proved, { id, now })

const ended = writes('accounts_sign_ins_ended', {
  takes: { personId: text, only: nullable(text), but: nullable(text), because: text, now: moment },
  gives: { id: text },
  text: ($) => `update account_sign_in set ended_at = ${$.now}, ended_because = ${$.because}
    where person_id = ${$.personId} and ended_at is null and id = coalesce(${$.only}, id)
      and id is distinct from ${$.but} returning id`,
})
/** Ends sign-ins of a person: one, all others than one, or all. Answers those that were open. */
export const endSignIns = (tx: Tx, which: Values<typeof ended.takes>) => tx.run(ended, which)

const own = reads('accounts_sign_ins_own', {
  takes: { personId: text, now: moment },
  gives: { id: text, device: text, address: text, made_at: moment, seen_at: moment },
  text: ($) => `select id, device, address, made_at, seen_at from account_sign_in
    where person_id = ${$.personId} and ended_at is null and idle_until > ${$.now} and ends_at > ${$.now}
    order by seen_at desc, id`,
})
export const openSignInsOf = (db: Db, personId: string, now: number) => db.run(own, { personId, now })

const over = writes('accounts_sign_ins_over', {
  takes: { before: moment, most: integer },
  gives: { n: integer },
  text: ($) =>
    deletes('account_sign_in', {
      where: `least(ends_at, idle_until, ended_at) < ${$.before}`,
      by: 'least(ends_at, idle_until, ended_at)',
      most: $.most,
    }),
})
/** Forgets sign-ins that ended long ago, their tokens with them. */
export const forgetSignIns = async (tx: Tx, before: number, most: number) =>
  (await tx.run(over, { before, most }))[0]!.n
