import { byPerson, happens, type Source } from '../kernel/timeline.ts'

/** How somebody came, and when they came in. */
export const timeline: readonly Source[] = [
  happens('account', {
    from: `(select p.id as person_id, e.what, e.at, e.what as id from account_person p
      cross join lateral (values ('signed_up', p.made_at), ('confirmed', p.verified_at)) e (what, at) where e.at is not null)`,
    of: byPerson(),
    at: 't.at',
    what: 't.what',
  }),
  happens('sign_ins', {
    from: 'account_sign_in',
    of: byPerson(),
    at: 't.made_at',
    what: `'signed_in'`,
    reason: 't.device',
  }),
]
