import type { StatementLine } from '@evenlight/contract/wallet'
import type { output } from 'zod/v4/core'
import type { Db } from '../kernel/database.ts'
import { iso } from '../kernel/moment.ts'
import * as store from './store.ts'

/** The client's payments whose end is not known yet, newest first, as their statement shows them. */
export const listOpenLines = async (db: Db, clientId: string): Promise<output<typeof StatementLine>[]> =>
  (await store.listOpenOfClient(db, clientId)).map((payment) => ({
    id: payment.id,
    at: iso(payment.made_at),
    state: payment.state === 'review' ? 'review' : 'unknown',
    cause: payment.for_order === null ? 'purchase' : 'order',
    subject_id: payment.id,
    ...(payment.for_order !== null && { order_id: payment.for_order }),
    amount_cents: payment.amount_cents,
    paid_seconds: payment.paid_seconds,
    free_seconds: payment.free_seconds,
    paid_seconds_after: null,
    free_seconds_after: null,
  }))
