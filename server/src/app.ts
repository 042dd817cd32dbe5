import type { features } from '@evenlight/contract/areas'
import { accountsFeature } from './accounts/feature.ts'
import { appointmentsFeature } from './appointments/feature.ts'
import { approvalsFeature } from './approvals/feature.ts'
import { partNow as partAppointments } from './appointments/public.ts'
import { bansFeature } from './bans/feature.ts'
import type { EndBetween } from './bans/handlers.ts'
import { careFeature } from './care/feature.ts'
import { choosingFeature } from './choosing/feature.ts'
import { claimsFeature } from './claims/feature.ts'
import { giveUnasked } from './claims/time-back.ts'
import { clientsFeature } from './clients/feature.ts'
import { contentFeature } from './content/feature.ts'
import { earningsFeature } from './earnings/feature.ts'
import { favoritesFeature } from './favorites/feature.ts'
import { listFollowed } from './favorites/public.ts'
import { giftsFeature } from './gifts/feature.ts'
import type { Hands } from './fullbans/decide.ts'
import { fullbansFeature } from './fullbans/feature.ts'
import { auditFeature } from './audit/feature.ts'
import { givebackFeature } from './giveback/feature.ts'
import { overviewFeature } from './overview/feature.ts'
import { ownFeature } from './own/feature.ts'
import { houseFeature } from './house/feature.ts'
import type { Feature } from './kernel/feature.ts'
import type { Parts } from './kernel/parts.ts'
import { limitsFeature } from './limits/feature.ts'
import { messagesFeature } from './messages/feature.ts'
import { findReached } from './messages/public.ts'
import { moderationFeature } from './moderation/feature.ts'
import { countStrike } from './moderation/strikes.ts'
import { notesFeature } from './notes/feature.ts'
import { noticesFeature } from './notices/feature.ts'
import { openingFeature } from './opening/feature.ts'
import { ordersFeature } from './orders/feature.ts'
import { makeOrderMoney } from './orders/money.ts'
import { pagingFeature } from './paging/feature.ts'
import { partNow as partPages } from './paging/public.ts'
import { paymentsFeature } from './payments/feature.ts'
import { listOpenLines } from './payments/statement.ts'
import { payoutsFeature } from './payouts/feature.ts'
import { phoneFeature } from './phone/feature.ts'
import { checkPhones, hangUpBoth, ringBoth } from './phone/public.ts'
import { placesFeature } from './places/feature.ts'
import { pointsFeature } from './points/feature.ts'
import { pressureFeature } from './pressure/feature.ts'
import { pricesFeature } from './prices/feature.ts'
import { pushFeature } from './push/feature.ts'
import { readersFeature } from './readers/feature.ts'
import { readingsFeature } from './readings/feature.ts'
import type { Note } from './readings/lifecycle.ts'
import { reportsFeature } from './reports/feature.ts'
import { noteShort } from './shorts/decide.ts'
import { shortsFeature } from './shorts/feature.ts'
import { testimonialsFeature } from './testimonials/feature.ts'
import { ticketsFeature } from './tickets/feature.ts'
import { timelineFeature } from './timeline/feature.ts'
import { topupsFeature } from './topups/feature.ts'
import { mayTakeWith, noteLow } from './topups/run.ts'
import { uploadsFeature } from './uploads/feature.ts'
import { waitingFeature } from './waiting/feature.ts'
import { admit } from './waiting/line.ts'
import { walletFeature } from './wallet/feature.ts'

/** The product, a line a feature; an area of the contract without one does not compile. What two would ask of each other is handed in here. */
export const openFeatures = (parts: Parts) => {
  const note: Note = {
    ended: noteShort,
    low: noteLow,
    asked: async (tx, ask, now) => {
      await admit(tx, ask, now)
      await checkPhones(tx, parts, ask, now)
    },
    accepted: ringBoth,
    over: hangUpBoth,
    ending: (readingId, personId): Promise<void> => phone.proveFor(readingId, personId),
  }
  const readings = readingsFeature(parts, countStrike, findReached, note, giveUnasked)
  const phone = phoneFeature(parts, readings.line)
  const payouts = payoutsFeature(parts)
  const payments = paymentsFeature(
    parts,
    readings.added,
    mayTakeWith(readings.findLowness),
    payouts.askAbout,
    makeOrderMoney(parts),
  )
  const endBetween: EndBetween = async (tx, two) => {
    await readings.endBetween(tx, two)
    const parted = { personId: two.clientId, otherId: two.readerId, now: two.now }
    await partPages(tx, parts, parted)
    await partAppointments(tx, parts, parted)
  }
  const endAll: Hands['endAll'] = async (tx, out) => {
    await readings.endAll(tx, out)
    await partPages(tx, parts, out)
    await partAppointments(tx, parts, out)
  }
  const others = {
    accounts: accountsFeature(parts, payments.signUps, phone.texting),
    appointments: appointmentsFeature(parts, readings.added),
    readings,
    bans: bansFeature(parts, endBetween),
    care: careFeature(parts),
    choosing: choosingFeature(),
    claims: claimsFeature(parts),
    clients: clientsFeature(parts),
    content: contentFeature(parts),
    earnings: earningsFeature(parts),
    fullbans: fullbansFeature(parts, { endAll, refundUnused: payments.refundUnused }),
    gifts: giftsFeature(parts, readings.added),
    audit: auditFeature(parts),
    giveback: givebackFeature(parts),
    house: houseFeature(parts),
    overview: overviewFeature(parts),
    limits: limitsFeature(),
    notes: notesFeature(),
    favorites: favoritesFeature(parts),
    messages: messagesFeature(parts),
    moderation: moderationFeature(parts),
    notices: noticesFeature(parts),
    opening: openingFeature(parts, payments.trial),
    orders: ordersFeature(parts, payments.ordering),
    paging: pagingFeature(parts),
    payments,
    payouts,
    phone,
    places: placesFeature(parts, listFollowed),
    points: pointsFeature(parts, readings.added),
    pressure: pressureFeature(parts),
    prices: pricesFeature(),
    push: pushFeature(parts),
    readers: readersFeature(parts),
    reports: reportsFeature(parts),
    shorts: shortsFeature(parts),
    testimonials: testimonialsFeature(parts),
    tickets: ticketsFeature(parts),
    topups: topupsFeature(parts, payments.automatic, readings.findLowness),
    uploads: uploadsFeature(parts),
    waiting: waitingFeature(parts),
    wallet: walletFeature(parts, listOpenLines),
  }
  const { feature: approvals, held } = approvalsFeature(parts, others)
  return {
    ...held,
    approvals,
    timeline: timelineFeature(parts, others),
    own: ownFeature(parts, { ...others, approvals }, { endAll: readings.endAll, refundUnused: payments.refundUnused }),
  } satisfies { [Name in keyof typeof features]: Feature<Name> }
}
