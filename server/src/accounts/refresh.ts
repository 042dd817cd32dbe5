import { refuse } from '@evenlight/contract/errors'
import type { Tx } from '../kernel/database.ts'
import type { Asked, Replies } from '../kernel/handler.ts'
import type { Keys } from '../kernel/keys.ts'
import type { Parts } from '../kernel/parts.ts'
import type { Person } from './columns.ts'
import { accessMs, graceMs, hindrance, lifeOf } from './rules.ts'
import { cookieName, presentEntry, noted } from './sign-in.ts'
import * as store from './sign-in-store.ts'
import { addGeneration, endSignIns } from './sign-ins.ts'
import { accessOf, hashOf, successorOf } from './tokens.ts'

type Outcome =
  | { was: 'unknown' }
  | { was: 'reused'; person: Person; signInId: string }
  | { was: 'renewed'; person: Person; access: string; refresh: string; leftMs: number }

/**
 * A cookie speaks for the browser it is in, so the request must show that this site's own page made it: a header that no
 * form can set, a body that no form can send, and no foreign origin.
 */
const checkOwnPage = (parts: Parts, request: Asked) => {
  const foreign = () => refuse('foreign_origin')
  if (!/^application\/json\b/i.test(request.header('content-type') ?? '') || !request.header('x-requested-with'))
    throw foreign()
  const site = request.header('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin') throw foreign()
  const origin = request.header('origin')
  if (origin === undefined || origin === parts.site.url) return
  if (URL.parse(origin)?.host !== request.header('host')) throw foreign()
}

/** The newest token after one that was just replaced, with its generation. */
const newestAfter = async (tx: Tx, keys: Keys, replaced: string) => {
  for (let refresh = successorOf(keys, replaced); ; refresh = successorOf(keys, refresh)) {
    const generation = await store.generationBy(tx, hashOf(refresh))
    if (!generation) throw new Error('a replaced token has no successor')
    if (generation.replaced_at === null) return { refresh, accessUntil: generation.access_until }
  }
}

const rotate = async (tx: Tx, parts: Parts, presented: string, now: number): Promise<Outcome> => {
  const person = await store.lockGeneration(tx, hashOf(presented))
  if (!person) return { was: 'unknown' }
  const { sign_in_id: signInId, replaced_at } = person
  await parts.limits.take('refresh', signInId)
  const over = person.ended_at !== null || person.idle_until <= now || person.ends_at <= now
  if (over || hindrance(person, now)) return { was: 'unknown' }
  if (replaced_at !== null && now - replaced_at > graceMs) {
    const because = 'a used refresh token came again'
    await endSignIns(tx, parts, { personId: person.id, only: signInId, because, now })
    return { was: 'reused', person, signInId }
  }
  if (replaced_at !== null) {
    const { refresh, accessUntil } = await newestAfter(tx, parts.keys, presented)
    return { was: 'renewed', person, refresh, access: accessOf(parts.keys, refresh), leftMs: accessUntil - now }
  }
  const made = await addGeneration(tx, parts.keys, { signInId, refresh: successorOf(parts.keys, presented), now })
  await store.replaceGeneration(tx, hashOf(presented), now)
  await store.seeSignIn(tx, { id: signInId, now, idleUntil: now + lifeOf(person.role).idleMs })
  return { was: 'renewed', person, ...made, leftMs: accessMs }
}

/** A new access token for the refresh cookie, which is replaced. A token that was replaced long ago ends its sign-in. */
export const refresh = async (parts: Parts, at: { request: Asked; reply: Replies; now: number }) => {
  checkOwnPage(parts, at.request)
  const presented = at.request.cookie(cookieName(parts))
  // The row lock is awaited before it is read: of many tabs at once, the later ones meet the token as replaced.
  const outcome = presented
    ? await parts.database.transaction((tx) => rotate(tx, parts, presented, at.now))
    : ({ was: 'unknown' } as const)
  if (outcome.was === 'renewed') return presentEntry(parts, at.reply, outcome.person, outcome, outcome.leftMs)
  if (outcome.was === 'reused')
    noted(parts, 'refresh_reused', { personId: outcome.person.id, request: at.request, sign_in_id: outcome.signInId })
  else await parts.limits.takeFor('anonymous', { address: at.request.ip })
  at.reply.cookie(cookieName(parts), '', 0)
  throw refuse('signed_out')
}
