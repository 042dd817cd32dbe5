import type { Feature } from '../kernel/feature.ts'
import type { Parts } from '../kernel/parts.ts'
import { approvals } from './approvals.ts'
import { audit } from './audit.ts'
import { makeCardSaid } from './authorizenet-said.ts'
import { makeAutomatic } from './automatic.ts'
import { makeCards } from './cards.ts'
import { makeComparing } from './comparing.ts'
import { makeDisputes } from './disputes.ts'
import { payments } from './handlers.ts'
import { makeKeeping } from './keeping.ts'
import { makeSaid, type AskAboutPayout } from './paypal-said.ts'
import { makePurchases } from './purchases.ts'
import { makeRefunds } from './refunds.ts'
import { makeOrdering } from './ordering.ts'
import { makeSettling, type Bought, type MayTake, type Orders } from './settle.ts'
import { makeSignUpPurchases } from './sign-up.ts'
import { makeTrial } from './trial.ts'
import { own } from './own-store.ts'
import { timeline } from './timeline-store.ts'

/**
 * `bought` lets an open reading make use of what its client buys; `mayTake` is asked of what nobody pressed a button for;
 * `askAboutPayout` hears what PayPal tells of those; `orders` what becomes of the money of what is no time.
 */
export const paymentsFeature = (
  parts: Parts,
  bought: Bought,
  mayTake: MayTake,
  askAboutPayout: AskAboutPayout,
  orders: Orders,
) => {
  const settling = makeSettling(parts, bought, mayTake, orders)
  const refunds = makeRefunds(parts, settling, orders)
  const cards = makeCards(parts, settling)
  const keeping = makeKeeping(parts, settling, cards)
  const purchases = makePurchases(parts, settling)
  const signUps = makeSignUpPurchases(parts, settling, purchases)
  const disputes = makeDisputes(parts, settling)
  const said = makeSaid(parts, settling, disputes, askAboutPayout)
  const { compareAll } = makeComparing(parts, settling)
  const cardSaid = makeCardSaid(parts, settling)
  return {
    calls: payments(parts, { settling, refunds, cards, purchases, disputes }),
    approvals,
    own,
    timeline,
    sweeps: [
      { name: 'unknown payments', everyMs: 5000, work: settling.settleUnknown },
      { name: 'refunds', everyMs: 5000, work: refunds.settleRefunds },
      { name: 'cards to keep and to forget', everyMs: 5000, work: keeping.settleCards },
      // In a demo nobody waits for a bank.
      ...(parts.site.demo ? [{ name: 'disputed cards', everyMs: 5000, work: disputes.lookForDisputed }] : []),
    ],
    schedules: {
      'payments.let_go': { cron: '*/10 * * * *', work: settling.letGo },
      'payments.unconfirmed': { cron: '*/10 * * * *', work: signUps.endLate },
      'payments.disputed': { cron: '20 */6 * * *', work: disputes.lookForDisputed },
      'payments.compared': { cron: '50 4 * * *', work: compareAll },
      'payments.cards': { cron: '*/10 * * * *', work: keeping.compareDue },
    },
    jobs: [...said.jobs, ...cardSaid.jobs],
    settleRefunds: refunds.settleRefunds,
    lookForDisputed: disputes.lookForDisputed,
    refundUnused: refunds.refundUnused,
    ordering: makeOrdering(parts, settling, purchases, cards, refunds),
    signUps,
    trial: makeTrial(settling),
    automatic: makeAutomatic(parts, settling, purchases),
    hearPayPal: said.hear,
    hearAuthorizeNet: cardSaid.hear,
    audit,
  } satisfies Feature<'payments'> & {
    settleRefunds: unknown
    lookForDisputed: unknown
    refundUnused: unknown
    ordering: unknown
    signUps: unknown
    trial: unknown
    automatic: unknown
    hearPayPal: unknown
    hearAuthorizeNet: unknown
  }
}
