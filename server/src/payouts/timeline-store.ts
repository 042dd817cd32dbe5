import { happens, type Source } from '../kernel/timeline.ts'

export const timeline: readonly Source[] = [
  happens('payouts', {
    from: 'payout_line',
    of: { READER: 'reader_id' },
    at: 't.changed_at',
    what: 't.state',
    subject_id: 't.payout_id',
    by_id: 't.decided_by',
    reason: 't.reason',
    amount_cents: 't.amount_cents',
  }),
]
