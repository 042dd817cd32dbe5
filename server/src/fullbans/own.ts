import { appealHeader } from '@evenlight/contract/fullbans'
import { refuse } from '@evenlight/contract/errors'
import { readAppealToken } from '../accounts/public.ts'
import { audited } from '../kernel/audit.ts'
import type { Tx } from '../kernel/database.ts'
import type { Asked } from '../kernel/handler.ts'
import { iso, optionalIso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import { dueMs, mayAppeal, stateAt, waitsFor } from './rules.ts'
import * as store from './store.ts'
import { announce } from './telling.ts'

const bearer = /^Bearer ([A-Za-z0-9_-]{20,200})$/i

/** Whose ban is asked about: who holds an appeal token, else who is signed in. */
export const findWhose = async ({ keys, authenticate }: Parts, request: Asked, now: number) => {
  const token = request.header(appealHeader)
  const session = bearer.exec(request.header('authorization') ?? '')?.[1]
  const id = token === undefined ? session && (await authenticate(session))?.id : readAppealToken(keys, token, now)
  if (!id) throw refuse('signed_out')
  return id
}

/** What the person is told, without who decided. */
export const presentOwn = (row: store.Ban | undefined, now: number) => {
  if (!row) throw refuse('not_found')
  const state = stateAt(row, now)
  const waits = waitsFor(row, now)
  return {
    state,
    reason: (state === 'lifted' ? row.lifted_words : null) ?? row.decided_words ?? row.suspended_words ?? '',
    since: iso(row.suspended_at ?? row.decided_at ?? row.opened_at),
    until: optionalIso(row.until_at) ?? null,
    decide_by: waits === 'decision' ? optionalIso(row.due_at) : undefined,
    may_appeal: mayAppeal(row, now),
    appeal:
      row.appeal === null
        ? undefined
        : {
            text: row.appeal,
            at: iso(row.appealed_at!),
            answer_by: waits === 'appeal' ? optionalIso(row.due_at) : undefined,
            answer:
              row.answered_at === null ? undefined : { at: iso(row.answered_at), words: row.answered_words ?? '' },
          },
  }
}

/** Objects to one's own ban, once. */
export const appeal = async (tx: Tx, { id: personId, text, now }: { id: string; text: string; now: number }) => {
  if (!(await store.hold(tx, personId))) throw refuse('not_found')
  const row = await store.findOwn(tx, personId)
  if (!row) throw refuse('not_found')
  if (!mayAppeal(row, now))
    throw refuse('wrong_state', { detail: row.appeal === null ? 'ban_moved' : 'appealed_already' })
  const appealed = { ...row, appeal: text, appealed_at: now, due_at: now + dueMs }
  await store.save(tx, appealed)
  await audited(tx, { actorId: personId, action: 'full_ban.appeal', subjectId: row.id })
  announce(tx, row.id)
  return appealed
}
