import { dayAt } from '@evenlight/core/zones'
import { refuse } from '@evenlight/contract/errors'
import type { payouts as area } from '@evenlight/contract/payouts'
import type { output } from 'zod/v4/core'
import { audited } from '../kernel/audit.ts'
import type { Tx } from '../kernel/database.ts'
import type { Actor } from '../kernel/handler.ts'
import type { Parts } from '../kernel/parts.ts'
import { followLines, type Heard } from './follow.ts'
import { actsOf, type LineState } from './rules.ts'
import * as store from './store.ts'

type Body = output<(typeof area)['act']['body']> & { action: 'settle' }

/** What a line becomes by the house's word; undefined where that can't be said of it. What was paid can come back. */
const heardOf = (state: LineState, as: Body['as']): LineState | undefined => {
  if (state === 'waiting') return as
  return state === 'paid' && as === 'failed' ? 'returned' : undefined
}

const chosen = async (tx: Tx, body: Body) => {
  const lines = await store.lockLines(tx, body.payout_id)
  const wanted = body.numbers
    ? lines.filter(({ number }) => body.numbers!.includes(number))
    : lines.filter(({ state }) => state === 'waiting')
  const isWhole = wanted.length > 0 && (!body.numbers || wanted.length === new Set(body.numbers).size)
  if (!isWhole || wanted.some(({ state }) => heardOf(state, body.as) === undefined))
    throw refuse('wrong_state', { detail: 'payout_moved' })
  return wanted
}

/** The house says of lines that the bank has paid them, and when, or that it has not. */
export const makeSettle =
  (parts: Parts) =>
  async (body: Body, actor: Actor, now: number): Promise<string> => {
    const today = dayAt(parts.site.timeZone, now)
    const paidOn = body.paid_on ?? today
    if (body.as === 'paid' && paidOn > today) throw refuse('bad_input', { fields: { paid_on: 'day_ahead' } })
    if (body.as === 'failed' && body.reason === undefined)
      throw refuse('bad_input', { fields: { reason: 'reason_needed' } })
    await parts.database.transaction(async (tx) => {
      const payout = await store.lock(tx, body.payout_id)
      if (!payout) throw refuse('not_found')
      if (!actsOf(payout).some((act) => act === 'settle')) throw refuse('wrong_state', { detail: 'payout_asked' })
      const lines = await chosen(tx, body)
      const heard = new Map(
        lines.map(({ id, state }): [string, Heard] => [
          id,
          { state: heardOf(state, body.as)!, paidOn, reason: body.reason, byId: actor.id },
        ]),
      )
      await followLines(tx, parts, payout, heard, now)
      await audited(tx, {
        actorId: actor.id,
        action: 'payout.settle',
        subjectId: payout.id,
        reason: body.reason,
        detail: { as: body.as, paid_on: paidOn, numbers: lines.map(({ number }) => number) },
      })
    })
    return body.payout_id
  }
