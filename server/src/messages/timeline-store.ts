import { happens, type Source } from '../kernel/timeline.ts'

/** Messages that were decided on; their words stand at the messages' own desk. */
export const timeline: readonly Source[] = [
  happens('messages', {
    from: 'message',
    of: { CLIENT: 'sender_id', READER: 'sender_id' },
    at: 't.decided_at',
    where: 't.decided_at is not null',
    what: `case t.state when 'returned' then 'returned' else 'delivered' end`,
    subject_id: 't.id',
    with_id: 't.recipient_id',
    by_id: 't.decided_by',
    reason: 't.returned_reason',
  }),
]
