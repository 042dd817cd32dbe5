import type { Role } from '@evenlight/contract/route'
import type { Tx } from '../kernel/database.ts'
import { newId } from '../kernel/ids.ts'
import type { Keys } from '../kernel/keys.ts'
import type { Parts } from '../kernel/parts.ts'
import { forgetPushes } from '../push/public.ts'
import { accessMs, lifeOf } from './rules.ts'
import * as store from './sign-in-store.ts'
import { accessOf, hashOf, newToken } from './tokens.ts'

export interface Device {
  device: string
  address: string
}
const deviceCharsMax = 200

/** What is remembered of where somebody signed in from, for their own list. */
export const deviceOf = (request: { ip: string; header(name: string): string | undefined }): Device => ({
  device: (request.header('user-agent') ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, deviceCharsMax),
  address: request.ip,
})

/** Stores the tokens of one generation of a sign-in as hashes. */
export const addGeneration = async (tx: Tx, keys: Keys, ask: { signInId: string; refresh: string; now: number }) => {
  const access = accessOf(keys, ask.refresh)
  await store.addGeneration(tx, {
    signInId: ask.signInId,
    refreshHash: hashOf(ask.refresh),
    accessHash: hashOf(access),
    accessUntil: ask.now + accessMs,
  })
  return { access, refresh: ask.refresh }
}

/** Opens a sign-in for somebody who may come in, and answers its tokens. Who may is decided before. */
export const openSignIn = async (
  tx: Tx,
  keys: Keys,
  person: { id: string; role: Role },
  { proved = false, ...device }: Device & { proved?: boolean },
  now: number,
) => {
  const { idleMs, mostMs } = lifeOf(person.role)
  const signInId = newId('sgn')
  const until = { idleUntil: now + idleMs, endsAt: now + mostMs }
  await store.addSignIn(tx, {
    id: signInId,
    personId: person.id,
    now,
    provedAt: proved ? now : null,
    ...until,
    ...device,
  })
  return { signInId, ...(await addGeneration(tx, keys, { signInId, refresh: newToken(), now })) }
}

/** Ends sign-ins of a person at once, sockets included: one, all but one, or all. */
export const endSignIns = async (
  tx: Tx,
  parts: Pick<Parts, 'live'>,
  ask: { personId: string; only?: string | undefined; but?: string | undefined; because: string; now: number },
) => {
  const ended = await store.endSignIns(tx, { only: undefined, but: undefined, ...ask })
  await forgetPushes(
    tx,
    ended.map(({ id }) => id),
  )
  tx.after(() => {
    for (const { id } of ended) parts.live.disconnect({ personId: ask.personId, signInId: id })
  })
  return ended.length
}
