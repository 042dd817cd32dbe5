import { bySide, happens, type Source } from '../kernel/timeline.ts'

/** Words of a reader that may press a client to buy; not the words. */
export const timeline: readonly Source[] = [
  happens('pressure', {
    from: 'pressure_flag',
    of: { READER: bySide.READER },
    at: 't.at',
    what: `coalesce(t.outcome, 'open')`,
    subject_id: 't.subject_id',
    with_id: 't.client_id',
    by_id: 't.decided_by',
    reason: 't.decided_words',
  }),
]
