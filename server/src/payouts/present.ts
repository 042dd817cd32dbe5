import type { Payout as PayoutShape, PayoutLine as LineShape } from '@evenlight/contract/payouts'
import type { input } from 'zod/v4/core'
import type { Db } from '../kernel/database.ts'
import { iso, optionalIso } from '../kernel/moment.ts'
import { csvOf } from '../wallet/public.ts'
import { listHeaps } from './next-store.ts'
import { accountsFor, actsOf, waysOf } from './rules.ts'
import { type Target } from './account.ts'
import * as store from './store.ts'

type Shown = input<typeof PayoutShape>
const shown = (row: store.Payout, standing: Shown['standing']): Shown => ({
  id: row.id,
  way: row.way,
  state: row.state,
  lines: row.lines,
  amount_cents: row.amount_cents,
  standing,
  made_at: iso(row.made_at),
  asked_at: optionalIso(row.asked_at),
  ended_at: optionalIso(row.ended_at),
  unanswered: row.state === 'sending' ? row.tries : 0,
  refused: row.refused ?? undefined,
  may: actsOf(row),
})
export const presentAll = async (db: Db, rows: store.Payout[]) => {
  const standingOf = await store.countLines(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => shown(row, standingOf(row.id)))
}
export const presentOne = async (db: Db, row: store.Payout) => (await presentAll(db, [row]))[0]!

export const presentLine = (row: store.Listed): input<typeof LineShape> => ({
  number: row.number,
  reader: { id: row.reader_id, username: row.reader_username, display_name: row.reader_name },
  statement_id: row.statement_id,
  half: row.half,
  amount_cents: row.amount_cents,
  to: row.masked,
  state: row.state,
  changed_at: iso(row.changed_at),
  paid_on: row.paid_on ?? undefined,
  reason: row.reason ?? undefined,
})

const nothing = { statements: 0, amount_cents: 0 }
/** What waits to be paid, by the ways of this site. */
export const presentNext = async (db: Db, hasPayPal: boolean) => {
  const heaps = await listHeaps(db)
  const heapOf = (isIn: (way: (typeof heaps)[number]['way']) => boolean) =>
    heaps
      .filter(({ way }) => isIn(way))
      .reduce(
        (sum, one) => ({
          statements: sum.statements + one.statements,
          amount_cents: sum.amount_cents + one.amount_cents,
        }),
        nothing,
      )
  return {
    ways: waysOf(hasPayPal).map((way) => ({
      way,
      ...heapOf((one) => one !== null && accountsFor(way, hasPayPal).includes(one)),
    })),
    no_account: heapOf((one) => one === null),
  }
}

const columns = ['number', 'holder', 'way', 'bank_code', 'account', 'amount', 'currency', 'statement', 'half'] as const
const cellsOf = (line: store.Listed, target: Target | undefined) => ({
  number: line.number,
  holder: target?.way === 'bank' ? target.holder : line.reader_name,
  way: line.to_way,
  bank_code: target?.way === 'bank' ? target.bank_code : '',
  account: target?.way === 'bank' ? target.account_number : (target?.email ?? ''),
  amount: (line.amount_cents / 100).toFixed(2),
  currency: 'USD',
  statement: line.statement_id,
  half: line.half,
})
/** A batch as a file for the bank: what is still to be paid of it, so that a file taken later pays nobody twice. */
export const fileOf = (lines: readonly store.Listed[], targetOf: (line: store.Listed) => Target | undefined) => {
  async function* rows() {
    yield lines.filter(({ state }) => state === 'waiting').map((line) => cellsOf(line, targetOf(line)))
  }
  return csvOf(columns, rows())
}
