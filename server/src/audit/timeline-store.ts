import { looks } from '../kernel/audit.ts'
import { byPerson, happens, type Source } from '../kernel/timeline.ts'

// As the indexes of migration 490 have them.
const money = `'members.rate', 'order.share', 'payout.account'`
const decision = {
  from: 'audit',
  of: byPerson('subject_id'),
  at: 't.at',
  numbered: true,
  what: `'made'`,
  by_id: 't.actor_id',
  reason: 't.reason',
  action: 't.action',
}

/** What the house decided about somebody. */
export const timeline: readonly Source[] = [
  happens('decisions', {
    ...decision,
    where: `t.${looks.replace(' in (', ' not in (').replace(/\)$/, `, ${money})`)}`,
  }),
  happens('money_decisions', { ...decision, where: `t.action in (${money})` }),
]
