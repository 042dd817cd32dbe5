import { comeBack, letGo, payOut, repay, setAside } from '@evenlight/core/ledger/payout'
import { earningsAccount } from '@evenlight/core/ledger/transfer'
import { cents } from '@evenlight/core/money'
import type { Tx } from '../kernel/database.ts'
import { listAdvances, lockEarnings } from './payout-store.ts'
import { post } from './store.ts'

interface Line {
  id: string
  statement_id: string
  reader_id: string
  amount_cents: number
}
const lineOf = ({ id, reader_id, amount_cents }: Line) => ({ id, readerId: reader_id, amount: cents(amount_cents) })
const aboutOf = ({ statement_id, reader_id }: Line, now: number, byId?: string) => ({
  subject: statement_id,
  clientId: reader_id,
  readerId: reader_id,
  byId,
  now,
})

/**
 * Repays what the house has advanced to these readers, and sets aside what of the lines their earnings still cover, one by
 * one in their order. Answers the lines that are covered; the others wait.
 */
export const setAsideEarnings = async <L extends Line>(tx: Tx, lines: readonly L[], byId: string, now: number) => {
  const people = [...new Set(lines.map(({ reader_id }) => reader_id))]
  const there = await lockEarnings(tx, people.map(earningsAccount))
  const advances = await listAdvances(tx, people)
  const covered: L[] = []
  const repaid = new Set<string>()
  for (const line of lines) {
    const account = earningsAccount(line.reader_id)
    let available = there.get(account) ?? 0
    if (!repaid.has(line.reader_id)) {
      const owed = (advances.get(line.reader_id) ?? []).map(({ ref, left }) => ({ ref, left: cents(left) }))
      const transfers = repay(line.id, line.reader_id, owed, cents(available))
      await post(tx, transfers, aboutOf(line, now, byId))
      available -= transfers.reduce((sum, { amount }) => sum + amount, 0)
      repaid.add(line.reader_id)
    }
    if (line.amount_cents <= available) {
      await post(tx, setAside(lineOf(line)), aboutOf(line, now, byId))
      available -= line.amount_cents
      covered.push(line)
    }
    there.set(account, available)
  }
  return covered
}

const moves = { paid: payOut, failed: letGo, returned: comeBack } as const
/** What became of money that was set aside: it arrived, never left, or came back after it had. Posting it again changes nothing. */
export const followPayout = (tx: Tx, became: keyof typeof moves, line: Line, now: number, byId?: string) =>
  post(tx, moves[became](lineOf(line)), aboutOf(line, now, byId))
