import { happens, type Source } from '../kernel/timeline.ts'

export const timeline: readonly Source[] = [
  happens('statements', {
    from: 'earnings_statement',
    of: { READER: 'reader_id' },
    at: 't.until_at',
    what: 't.state',
    subject_id: 't.id',
    by_id: 't.decided_by',
    amount_cents: 't.due_cents',
  }),
]
