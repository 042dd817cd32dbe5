import type { Feature } from '../kernel/feature.ts'
import type { Parts } from '../kernel/parts.ts'
import { audit } from './audit.ts'
import { makeCards } from './cards.ts'
import { payments } from './handlers.ts'
import { makeKeeping } from './keeping.ts'
import { makePurchases } from './purchases.ts'
import { makeRefunds } from './refunds.ts'
import { makeSettling, type Bought } from './settle.ts'

/** `bought` lets an open reading make use of what its client buys. */
export const paymentsFeature = (parts: Parts, bought: Bought) => {
  const settling = makeSettling(parts, bought)
  const refunds = makeRefunds(parts, settling)
  const cards = makeCards(parts, settling)
  const keeping = makeKeeping(parts, settling, cards)
  return {
    calls: payments(parts, { settling, refunds, cards, purchases: makePurchases(parts, settling) }),
    sweeps: [
      { name: 'unknown payments', everyMs: 5000, work: settling.settleUnknown },
      { name: 'refunds', everyMs: 5000, work: refunds.settleRefunds },
      { name: 'cards to keep and to forget', everyMs: 5000, work: keeping.settleCards },
    ],
    schedules: {
      'payments.let_go': { cron: '*/10 * * * *', work: settling.letGo },
      'payments.cards': { cron: '*/10 * * * *', work: keeping.compareDue },
      'payments.cards_of_erased': { cron: '40 4 * * *', work: keeping.removeOfErased },
    },
    settleRefunds: refunds.settleRefunds,
    audit,
  } satisfies Feature<'payments'> & { settleRefunds: unknown }
}
