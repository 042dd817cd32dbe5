import { happens, type Source } from '../kernel/timeline.ts'

const moved = `cross join lateral (select min(cause) as cause, min(reason) as reason from wallet_transfer w
  where w.person_id = l.person_id and w.posting = l.posting and w.state = 'posted') w`

/** Time that was given, went back or ran out. */
export const timeline: readonly Source[] = [
  happens('time', {
    from: `(select l.*, w.cause, w.reason from wallet_line l ${moved})`,
    of: { CLIENT: 'person_id' },
    at: 't.told_at',
    id: 't.number',
    numbered: true,
    where: `t.kind = 'given'`,
    what: 't.cause',
    reason: `case when t.cause = 'gift' then t.reason end`,
    seconds: 't.paid + t.free',
  }),
]
