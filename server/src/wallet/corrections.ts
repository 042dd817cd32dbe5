import { correct, type Decided } from '@evenlight/core/ledger/statement'
import type { Tx } from '../kernel/database.ts'
import { post } from './store.ts'

interface OfStatement {
  statementId: string
  readerId: string
  byId: string
  now: number
}

/** Pays what was found right in disputes of a statement; answers how much in all. Posting it again changes nothing. */
export const postCorrections = async (
  tx: Tx,
  decided: readonly Decided[],
  { statementId, readerId, byId, now }: OfStatement,
) => {
  const transfers = correct(statementId, readerId, decided)
  await post(tx, transfers, { subject: statementId, clientId: readerId, readerId, byId, now })
  return transfers.reduce((sum, { amount }) => sum + amount, 0)
}
