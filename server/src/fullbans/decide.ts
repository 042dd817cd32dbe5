import type { fullbans as area } from '@evenlight/contract/fullbans'
import { refuse } from '@evenlight/contract/errors'
import { isAt } from '@evenlight/contract/route'
import { foldMailbox } from '@evenlight/core/mailbox'
import type { output } from 'zod/v4/core'
import { block, unblock } from '../accounts/public.ts'
import { audited } from '../kernel/audit.ts'
import type { Tx } from '../kernel/database.ts'
import type { Actor } from '../kernel/handler.ts'
import { newId } from '../kernel/ids.ts'
import { iso } from '../kernel/moment.ts'
import type { Addressee } from '../kernel/letter.ts'
import type { Parts } from '../kernel/parts.ts'
import { undoAllOf } from '../messages/public.ts'
import { after, dueMs, isAnothersToAnswer, stateAt, waitsFor, type Act } from './rules.ts'
import * as store from './store.ts'
import { tellAll, tellOver } from './telling.ts'

type Asked = output<(typeof area)['ban']['body']>
/** What other features do for a ban. */
export interface Hands {
  /** Ends whatever somebody has open. */
  endAll: (tx: Tx, ask: { personId: string; byId: string; now: number }) => Promise<unknown>
  /** Books the refunds of all that a client has paid for and not used; answers their sum in cents. */
  refundUnused: (tx: Tx, ask: { clientId: string; byId: string; reason: string; now: number }) => Promise<number>
}
type Person = NonNullable<Awaited<ReturnType<typeof store.hold>>>
interface Ask {
  act: Act
  person: Person
  actor: Actor
  body: Asked
  now: number
}

/** Who came first, where there is somebody to name. */
const movedBy = (row: store.Ban | undefined) => {
  const name = row?.lifted_by_name ?? row?.answered_by_name ?? row?.decided_by_name ?? row?.suspended_by_name
  return refuse('wrong_state', { detail: name ? ['ban_decided_by', { name }] : 'ban_moved' })
}

/** Somebody whom the house can ban; held until the transaction ends. */
export const holdPerson = async (tx: Tx, personId: string) => {
  const person = await store.hold(tx, personId)
  if (!person || person.gone || person.role === 'ADMIN') throw refuse('not_found')
  return person
}

/** Notes that a ban's time has passed, and lets its person in. */
export const endOver = async (tx: Tx, parts: Parts, row: store.Ban, to: Addressee) => {
  await store.save(tx, { ...row, state: 'over', due_at: null })
  await unblock(tx, { personId: row.person_id, byId: row.decided_by!, reason: row.decided_words! })
  await tellOver(tx, parts, to)
}

/** A new case about somebody without an open one. */
export const open = async (tx: Tx, personId: string, byId: string, now: number) => {
  const id = newId('ban')
  await store.add(tx, { id, person_id: personId, opened_by: byId, opened_at: now, due_at: now + dueMs })
  return (await store.find(tx, id))!
}

/** The open case of somebody; one whose time has passed is ended first. */
export const findOpen = async (tx: Tx, parts: Parts, personId: string, person: Person, now: number) => {
  const last = await store.findLatest(tx, personId)
  const state = last && stateAt(last, now)
  if (last?.state === 'banned' && state === 'over') await endOver(tx, parts, last, person)
  return { last, open: state && ['asked', 'suspended', 'banned'].includes(state) ? last : undefined }
}

const checkFields = ({ act, body: { until, fraud, decision, suspend_now }, now }: Ask) => {
  const fields = {
    ...(until !== undefined && act !== 'ban' && { until: 'not_on_offer' as const }),
    ...(until && act === 'ban' && Date.parse(until) <= now && { until: 'ends_too_early' as const }),
    ...(fraud !== undefined && act !== 'ban' && { fraud: 'not_on_offer' as const }),
    ...(suspend_now && decision && { suspend_now: 'not_on_offer' as const }),
  }
  if (Object.keys(fields).length) throw refuse('bad_input', { fields })
}

/** How a case stands after an act. */
const next = (row: store.Ban, { act, person, actor: { id: byId }, body, now }: Ask, parts: Parts): store.Ban => {
  const mailbox = parts.keys.sign('banned mailbox', foldMailbox(person.email))
  const state = after(row, act, now)!
  const words = body.reason
  const decided = { decided_by: byId, decided_at: now, decided_words: words, due_at: null }
  switch (act) {
    case 'suspend':
      return { ...row, state, mailbox, suspended_by: byId, suspended_at: now, suspended_words: words }
    case 'ban': {
      const until_at = body.until ? Date.parse(body.until) : null
      return { ...row, state, mailbox, ...decided, until_at, fraud: body.fraud ?? false }
    }
    case 'refuse':
      return { ...row, state, ...decided }
    case 'keep':
      return { ...row, state, due_at: null, answered_by: byId, answered_at: now, answered_words: words }
    case 'lift':
      return { ...row, state, due_at: null, lifted_by: byId, lifted_at: now, lifted_words: words }
  }
}

/** Puts somebody out or lets them in, and pays back what they did not use; answers the cents. */
const enforce = async (tx: Tx, parts: Parts, hands: Hands, row: store.Ban, wasOut: boolean, ask: Ask) => {
  const { act, actor, person, body, now } = ask
  const [personId, byId, reason] = [row.person_id, actor.id, body.reason]
  if (act === 'lift' || (act === 'refuse' && wasOut)) await unblock(tx, { personId, byId, reason })
  if (act !== 'suspend' && act !== 'ban') return 0
  await hands.endAll(tx, { personId, byId, now })
  await undoAllOf(tx, personId)
  await block(tx, parts, { personId, byId, reason, untilMs: row.until_at ?? undefined, fraud: row.fraud, now })
  const isOwed = act === 'ban' && !row.fraud && person.role === 'CLIENT'
  return isOwed ? hands.refundUnused(tx, { clientId: personId, byId, reason, now }) : 0
}

/** What an admin does about somebody. Whoever comes second is told who came first. */
export const decide = async (
  tx: Tx,
  parts: Parts,
  hands: Hands,
  { actor, body, now }: { actor: Actor; body: Asked; now: number },
) => {
  const person = await holdPerson(tx, body.client_id)
  const act: Act = body.decision ?? (body.suspend_now ? 'suspend' : 'ban')
  const ask = { act, person, actor, body, now }
  checkFields(ask)
  if (body.fraud && !isAt(actor, 'money')) throw refuse('wrong_role')
  const found = await findOpen(tx, parts, body.client_id, person, now)
  const looked = body.ban_id === undefined ? found.open : await store.find(tx, body.ban_id)
  // A ban without the word would pay back what this one kept.
  if (act === 'lift' && looked?.fraud && !isAt(actor, 'money')) throw refuse('wrong_role')
  if (body.ban_id !== undefined && looked?.person_id !== body.client_id) throw refuse('not_found')
  const waits = looked ? waitsFor(looked, now) : null
  const isWhatTheySaw = body.waited_for === undefined || body.waited_for === waits
  if (!isWhatTheySaw || after(looked, act, now) === undefined) throw movedBy(looked ?? found.last)
  if (act === 'suspend' || act === 'ban') if (person.closed) throw refuse('wrong_state', { detail: 'account_closed' })
  if (looked && isAnothersToAnswer(looked, actor.id, await store.countOthers(tx, actor.id)))
    throw refuse('wrong_state', { detail: 'another_answers' })
  const before = looked ?? (await open(tx, body.client_id, actor.id, now))
  const wasOut = before.state === 'suspended' || before.state === 'banned'
  const row = next(before, ask, parts)
  await store.save(tx, row)
  const refundedCents = await enforce(tx, parts, hands, row, wasOut, ask)
  await audited(tx, {
    actorId: actor.id,
    action: `full_ban.${act}`,
    subjectId: row.id,
    reason: body.reason,
    detail: {
      person_id: row.person_id,
      ...(act === 'ban' && {
        until: row.until_at === null ? null : iso(row.until_at),
        fraud: row.fraud,
        refunded_cents: refundedCents,
      }),
    },
  })
  await tellAll(tx, parts, person, { act, row, wasOut, reason: body.reason, refundedCents }, now)
  return { id: row.id, state: row.state }
}
