import { bySide, happens, theOther, type Source } from '../kernel/timeline.ts'

export const timeline: readonly Source[] = [
  happens('reviews', {
    from: 'testimonial',
    of: bySide,
    at: 't.at',
    what: `case when t.removed_at is null then 'published' else 'removed' end`,
    subject_id: 't.id',
    with_id: theOther,
    by_id: 't.removed_by',
    act: `case when t.removed_at is null then 'take_down' end`,
  }),
]
