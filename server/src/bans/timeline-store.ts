import { bySide, happens, theOther, type Source } from '../kernel/timeline.ts'

/** One of two refuses the other; why stays between them. */
export const timeline: readonly Source[] = [
  happens('bans', {
    from: 'personal_ban',
    of: bySide,
    at: 't.at',
    id: `(t.client_id || t.reader_id || t.by_id)`,
    what: (me) => `case when t.by_id = ${me} then 'refuses' else 'refused_by' end`,
    with_id: theOther,
  }),
]
