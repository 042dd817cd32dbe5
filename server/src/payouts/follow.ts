import type { NoticeTitle } from '@evenlight/contract/notice-titles'
import { paths } from '@evenlight/contract/paths'
import { followStatement } from '../earnings/public.ts'
import type { Tx } from '../kernel/database.ts'
import { dollars } from '../kernel/dollars.ts'
import type { Parts } from '../kernel/parts.ts'
import { deskRoom } from '../kernel/rooms.ts'
import { tell } from '../notices/public.ts'
import { followPayout } from '../wallet/public.ts'
import { after, becomes, isOver, statementOf, type LineState } from './rules.ts'
import * as store from './store.ts'

/** What was heard of one line, and from whom. */
export interface Heard {
  state: LineState
  paidOn: string | null
  reason?: string | undefined
  byId?: string | undefined
}

const titleOf = (state: LineState, amount: string): NoticeTitle | undefined => {
  if (state === 'paid') return ['statement_paid', { amount }]
  if (state === 'unclaimed') return ['payout_unclaimed', { amount }]
  return isOver(state) ? ['payout_failed', { amount }] : undefined
}

/** Books what was heard of a line, once: money, statement, and a word to its reader. */
const followLine = async (tx: Tx, parts: Parts, line: store.Line, heard: Heard, now: number) => {
  const state = after(line.state, heard.state)
  if (state === line.state) {
    if (isOver(heard.state) && heard.state !== line.state)
      parts.log.error(
        { line: line.id, was: line.state, heard: heard.state },
        'a payout that was over is told otherwise',
      )
    return line
  }
  const became = becomes(line.state, state)
  if (became) await followPayout(tx, became, line, now, heard.byId)
  const paid_on = state === 'paid' ? heard.paidOn : line.paid_on
  const row = { ...line, state, paid_on, reason: heard.reason ?? null }
  await store.saveLine(tx, { ...row, now, byId: heard.byId ?? null })
  await followStatement(tx, line.statement_id, statementOf(state), now)
  const title = titleOf(state, dollars(line.amount_cents))
  if (title)
    await tell(tx, parts, {
      personId: line.reader_id,
      event: 'statement',
      title,
      body: '',
      link: paths.statement(line.statement_id),
      now,
    })
  return row
}

/** Says in the house how a batch stands. */
export const announceBatch = (tx: Tx, { id, state }: Pick<store.Payout, 'id' | 'state'>) =>
  tx.announce(deskRoom('money'), 'payout:changed', { id, state })

/** Books what was heard of the lines of a batch, by their ids; it is done once no line of it can still go either way. */
export const followLines = async (
  tx: Tx,
  parts: Parts,
  payout: store.Payout,
  heard: ReadonlyMap<string, Heard>,
  now: number,
) => {
  let open = 0
  for (const line of await store.lockLines(tx, payout.id)) {
    const news = heard.get(line.id)
    const { state } = news ? await followLine(tx, parts, line, news, now) : line
    if (!isOver(state)) open++
  }
  const isDone = open === 0
  const ended = isDone ? { state: 'done' as const, ask_at: null, ended_at: payout.ended_at ?? now } : {}
  const row = { ...payout, ...ended }
  await store.save(tx, row)
  announceBatch(tx, row)
  return row
}
