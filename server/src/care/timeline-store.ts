import { byPerson, happens, type Source } from '../kernel/timeline.ts'

/** Signs that somebody may not be safe; the words stay where they were written. */
export const timeline: readonly Source[] = [
  happens('care', {
    from: 'care_sign',
    of: byPerson(),
    at: 't.at',
    what: 't.kind',
    subject_id: 't.id',
    by_id: 't.seen_by',
    act: `case when t.seen_at is null then 'see' end`,
  }),
]
