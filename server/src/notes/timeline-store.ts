import { bySide, happens, theOther, type Source } from '../kernel/timeline.ts'

/** That a reader wrote something down about a client. What they wrote is theirs. */
export const timeline: readonly Source[] = [
  happens('notes', {
    from: 'reader_note',
    of: bySide,
    at: 't.changed_at',
    id: '(t.client_id || t.reader_id)',
    what: `'kept'`,
    with_id: theOther,
  }),
]
