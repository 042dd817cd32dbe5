import { byPerson, happens, type Source } from '../kernel/timeline.ts'

/** Contact details that were caught; not the words. */
export const timeline: readonly Source[] = [
  happens('strikes', {
    from: 'moderation_strike',
    of: byPerson(),
    at: 't.at',
    id: 't.client_msg_id',
    what: 't.kind',
    subject_id: 't.reading_id',
  }),
]
