import type { earnings as area } from '@evenlight/contract/earnings'
import { refuse } from '@evenlight/contract/errors'
import type { NoticeTitle } from '@evenlight/contract/notice-titles'
import { paths } from '@evenlight/contract/paths'
import { dueOf } from '@evenlight/core/ledger/statement'
import type { output } from 'zod/v4/core'
import { audited } from '../kernel/audit.ts'
import { refuseContactDetails } from '../kernel/contact-details.ts'
import type { Tx } from '../kernel/database.ts'
import { dollars } from '../kernel/dollars.ts'
import { decidedAlready } from '../kernel/decided.ts'
import type { Actor } from '../kernel/handler.ts'
import type { Parts } from '../kernel/parts.ts'
import { personRoom, deskRoom } from '../kernel/rooms.ts'
import { tell } from '../notices/public.ts'
import { postCorrections } from '../wallet/public.ts'
import { faultIn, isTimely, isWantable } from './rules.ts'
import * as store from './store.ts'

type Body = output<(typeof area)['act']['body']>
type Of<Action extends Body['action']> = Body & { action: Action }

const dispute = async (tx: Tx, before: store.Statement, { lines }: Of<'dispute'>, now: number) => {
  const numbers = lines.map(({ number }) => number)
  const cents = new Map((await store.amountsOf(tx, before.id, numbers)).map((row) => [row.number, row.cents]))
  lines.forEach(({ number, amount_cents, reason }, at) => {
    refuseContactDetails(`lines.${at}.reason`, reason)
    const said = cents.get(number)
    if (said === undefined || numbers.indexOf(number) !== at)
      throw refuse('bad_input', { fields: { [`lines.${at}.number`]: 'not_on_offer' } })
    if (!isWantable(said, amount_cents))
      throw refuse('bad_input', { fields: { [`lines.${at}.amount_cents`]: 'more_than_line' } })
  })
  await store.addDisputes(
    tx,
    lines.map(({ number, amount_cents, reason }) => ({
      statement_id: before.id,
      number,
      wanted_cents: amount_cents,
      reason,
      made_at: now,
    })),
  )
  return { ...before, state: 'disputed' as const }
}

/** A dispute that its reader took back by accepting is decided as the lines say. */
const approve = async (tx: Tx, before: store.Statement, { lines = [] }: Of<'approve'>, actor: Actor, now: number) => {
  const all = await store.disputesOf(tx, before.id)
  const disputed = before.state === 'disputed' ? all : []
  const fault = faultIn(disputed, lines)
  if (fault) {
    const field = fault.wrong === undefined ? 'lines' : `lines.${fault.wrong}.amount_cents`
    throw refuse('bad_input', { fields: { [field]: fault.wrong === undefined ? 'lines_undecided' : 'between_both' } })
  }
  const given = new Map(lines.map((one) => [one.number, one]))
  const decided = all.map(({ number, cents }) => ({
    number,
    lineCents: cents,
    grantedCents: given.get(number)?.amount_cents ?? cents,
  }))
  if (decided.length)
    await store.decideDisputes(
      tx,
      decided.map(({ number, grantedCents }) => ({
        statement_id: before.id,
        number,
        granted_cents: grantedCents,
        decided_words: given.get(number)?.reason ?? null,
      })),
    )
  const of = { statementId: before.id, readerId: before.reader_id, byId: actor.id, now }
  const corrected = await postCorrections(tx, decided, of)
  await audited(tx, {
    actorId: actor.id,
    action: 'statement.approve',
    subjectId: before.id,
    detail: { reader_id: before.reader_id, half: before.half, corrected_cents: corrected, lines: decided },
  })
  const due = dueOf({
    linesCents: before.lines_cents,
    carriedCents: before.carried_cents,
    correctedCents: corrected,
  })
  const state = due > 0 ? ('approved' as const) : ('carried' as const)
  return { ...before, state, corrected_cents: corrected, decided_by: actor.id }
}

const after = (tx: Tx, before: store.Statement, body: Body, actor: Actor, now: number) => {
  switch (body.action) {
    case 'accept':
      return { ...before, state: 'accepted' as const }
    case 'dispute':
      return dispute(tx, before, body, now)
    case 'approve':
      return approve(tx, before, body, actor, now)
  }
}

const titles: Partial<Record<store.Statement['state'], (row: store.Statement) => NoticeTitle>> = {
  approved: ({ due_cents }) => ['statement_approved', { amount: dollars(due_cents) }],
  carried: () => 'statement_carried',
}

/** What one answer makes of a statement whose turn it is; money moves with it. Answers the row as it stands then. */
export const act = async (tx: Tx, parts: Parts, actor: Actor, body: Body, now: number) => {
  const before = await store.lock(tx, body.invoice_id)
  if (!before || (actor.role === 'READER' && before.reader_id !== actor.id)) throw refuse('not_found')
  if (!isTimely(body.action, before, now))
    throw await decidedAlready(tx, {
      actor,
      of: before.id,
      by: ['statement.approve'],
      otherwise: { detail: 'statement_moved' },
    })
  await store.save(tx, { ...(await after(tx, before, body, actor, now)), changed_at: now })
  const row = (await store.find(tx, before.id))!
  tx.announce([personRoom(row.reader_id), deskRoom('money')], 'statement:changed', { id: row.id, state: row.state })
  const title = titles[row.state]?.(row)
  if (title)
    await tell(tx, parts, {
      personId: row.reader_id,
      event: 'statement',
      title,
      body: '',
      link: paths.statement(row.id),
      now,
    })
  return row
}
