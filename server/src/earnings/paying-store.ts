import { moment, someOf, text } from '../kernel/columns.ts'
import type { Tx } from '../kernel/database.ts'
import { writes } from '../kernel/statement.ts'
import { payStates } from './rules.ts'

const paying = writes('earnings_statement_paying', {
  takes: { id: text, state: someOf(payStates), now: moment },
  gives: { reader_id: text },
  text: ($) =>
    `update earnings_statement set state = ${$.state}, changed_at = ${$.now} where id = ${$.id} returning reader_id`,
})
export const setPaying = async (tx: Tx, row: { id: string; state: (typeof payStates)[number]; now: number }) =>
  (await tx.run(paying, row))[0]
