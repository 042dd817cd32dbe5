import { bySide, happens, theOther, type Source } from '../kernel/timeline.ts'

export const timeline: readonly Source[] = [
  happens('readings', {
    from: 'reading',
    of: bySide,
    at: 't.requested_at',
    what: 't.state',
    subject_id: 't.id',
    with_id: theOther,
    seconds: 't.free_seconds + t.paid_seconds',
  }),
]
