import type { areas } from '@evenlight/contract/areas'
import { accountExamples } from './accounts.ts'
import { appointmentExamples } from './appointments.ts'
import { approvalExamples } from './approvals.ts'
import { banExamples } from './bans.ts'
import { careExamples } from './care.ts'
import { choosingExamples } from './choosing.ts'
import { claimExamples } from './claims.ts'
import { clientExamples } from './clients.ts'
import { contentExamples } from './content.ts'
import { readingExamples } from './readings.ts'
import type { Examples } from './example.ts'
import { earningsExamples } from './earnings.ts'
import { favoriteExamples } from './favorites.ts'
import { fullbanExamples } from './fullbans.ts'
import { giftExamples } from './gifts.ts'
import { auditExamples } from './audit.ts'
import { givebackExamples } from './giveback.ts'
import { houseExamples } from './house.ts'
import { openingExamples } from './opening.ts'
import { overviewExamples } from './overview.ts'
import { ownExamples } from './own.ts'
import { reportExamples } from './reports.ts'
import { limitExamples } from './limits.ts'
import { messageExamples } from './messages.ts'
import { moderationExamples } from './moderation.ts'
import { noteExamples } from './notes.ts'
import { noticeExamples } from './notices.ts'
import { orderExamples } from './orders.ts'
import { pagingExamples } from './paging.ts'
import { paymentExamples } from './payments.ts'
import { payoutExamples } from './payouts.ts'
import { phoneExamples } from './phone.ts'
import { placeExamples } from './places.ts'
import { pointExamples } from './points.ts'
import { pressureExamples } from './pressure.ts'
import { priceExamples } from './prices.ts'
import { pushExamples } from './push.ts'
import { readerExamples } from './readers.ts'
import { shortExamples } from './shorts.ts'
import { testimonialExamples } from './testimonials.ts'
import { ticketExamples } from './tickets.ts'
import { timelineExamples } from './timeline.ts'
import { topupExamples } from './topups.ts'
import { uploadExamples } from './uploads.ts'
import { waitingExamples } from './waiting.ts'
import { walletExamples } from './wallet.ts'

export const examples = {
  accounts: accountExamples,
  appointments: appointmentExamples,
  approvals: approvalExamples,
  bans: banExamples,
  care: careExamples,
  choosing: choosingExamples,
  claims: claimExamples,
  clients: clientExamples,
  fullbans: fullbanExamples,
  gifts: giftExamples,
  audit: auditExamples,
  giveback: givebackExamples,
  house: houseExamples,
  opening: openingExamples,
  overview: overviewExamples,
  own: ownExamples,
  reports: reportExamples,
  limits: limitExamples,
  notes: noteExamples,
  readings: readingExamples,
  content: contentExamples,
  earnings: earningsExamples,
  favorites: favoriteExamples,
  messages: messageExamples,
  moderation: moderationExamples,
  notices: noticeExamples,
  orders: orderExamples,
  paging: pagingExamples,
  payments: paymentExamples,
  payouts: payoutExamples,
  phone: phoneExamples,
  places: placeExamples,
  points: pointExamples,
  pressure: pressureExamples,
  prices: priceExamples,
  push: pushExamples,
  readers: readerExamples,
  shorts: shortExamples,
  testimonials: testimonialExamples,
  tickets: ticketExamples,
  timeline: timelineExamples,
  topups: topupExamples,
  uploads: uploadExamples,
  waiting: waitingExamples,
  wallet: walletExamples,
} satisfies { [A in keyof typeof areas]: Examples<(typeof areas)[A]> }
