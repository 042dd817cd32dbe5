import { bySide, happens, theOther, type Source } from '../kernel/timeline.ts'

export const timeline: readonly Source[] = [
  happens('claims', {
    from: 'claim',
    of: bySide,
    at: 't.made_at',
    what: 't.state',
    subject_id: 't.reading_id',
    with_id: theOther,
    by_id: 't.decided_by',
    reason: 't.decided_words',
    seconds: `case t.state when 'approved' then t.granted_seconds when 'accepted' then t.granted_seconds else t.seconds_wanted end`,
  }),
]
