import { happens, type Source } from '../kernel/timeline.ts'

export const timeline: readonly Source[] = [
  happens('site_bans', {
    from: 'full_ban',
    of: { CLIENT: 'person_id', READER: 'person_id' },
    at: 't.opened_at',
    what: 't.state',
    subject_id: 't.id',
    by_id: 'coalesce(t.lifted_by, t.decided_by, t.suspended_by)',
    reason: 'coalesce(t.lifted_words, t.decided_words, t.suspended_words)',
  }),
  happens('bans', {
    name: 'bans_wanted',
    from: '(select r.*, b.person_id from full_ban_request r join full_ban b on b.id = r.ban_id)',
    of: { READER: 'reader_id' },
    at: 't.at',
    id: 't.ban_id',
    what: `'wanted'`,
    subject_id: 't.ban_id',
    with_id: 't.person_id',
  }),
]
