import { refuse } from '@evenlight/contract/errors'
import type { Db, Tx } from '../kernel/database.ts'
import type { Actor, Replies } from '../kernel/handler.ts'
import { iso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import { cookieName, noted } from './sign-in.ts'
import * as store from './sign-in-store.ts'
import { endSignIns } from './sign-ins.ts'

/** Where one is signed in, this device marked. */
export const listSignIns = async (db: Db, actor: Actor, now: number) =>
  (await store.openSignInsOf(db, actor.id, now)).map((row) => ({
    ...row,
    made_at: iso(row.made_at),
    seen_at: iso(row.seen_at),
    current: row.id === actor.signInId,
  }))

/** Ends one sign-in of one's own, or all but this one; answers those that are left. */
export const endDevices = async (
  tx: Tx,
  parts: Parts,
  { actor, id, now }: { actor: Actor; id: string | undefined; now: number },
) => {
  const which = id === undefined ? { but: actor.signInId } : { only: id }
  const ended = await endSignIns(tx, parts, { personId: actor.id, ...which, because: 'ended by its owner', now })
  if (id !== undefined && ended === 0) throw refuse('not_found')
  return listSignIns(tx, actor, now)
}

/** Ends this sign-in, here and in the browser. */
export const logout = async (
  tx: Tx,
  parts: Parts,
  { actor, reply, now }: { actor: Actor; reply: Replies; now: number },
) => {
  await endSignIns(tx, parts, { personId: actor.id, only: actor.signInId, because: 'signed out', now })
  tx.after(() => noted(parts, 'signed_out', { personId: actor.id, sign_in_id: actor.signInId }))
  reply.cookie(cookieName(parts), '', 0)
  // Not cookies or storage: browsers clear those late, and would take the next sign-in and the looks with them. The page
  // has emptied its own, and the refresh cookie is taken back above.
  reply.header('clear-site-data', '"cache"')
  return {}
}
