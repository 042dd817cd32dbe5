import type { areas } from '@evenlight/contract/areas'
import { accountExamples } from './accounts.ts'
import { banExamples } from './bans.ts'
import { careExamples } from './care.ts'
import { claimExamples } from './claims.ts'
import { readingExamples } from './readings.ts'
import type { Examples } from './example.ts'
import { favoriteExamples } from './favorites.ts'
import { giftExamples } from './gifts.ts'
import { limitExamples } from './limits.ts'
import { messageExamples } from './messages.ts'
import { moderationExamples } from './moderation.ts'
import { noteExamples } from './notes.ts'
import { noticeExamples } from './notices.ts'
import { paymentExamples } from './payments.ts'
import { placeExamples } from './places.ts'
import { pointExamples } from './points.ts'
import { readerExamples } from './readers.ts'
import { testimonialExamples } from './testimonials.ts'
import { ticketExamples } from './tickets.ts'
import { uploadExamples } from './uploads.ts'
import { walletExamples } from './wallet.ts'

export const examples = {
  accounts: accountExamples,
  bans: banExamples,
  care: careExamples,
  claims: claimExamples,
  gifts: giftExamples,
  limits: limitExamples,
  notes: noteExamples,
  readings: readingExamples,
  favorites: favoriteExamples,
  messages: messageExamples,
  moderation: moderationExamples,
  notices: noticeExamples,
  payments: paymentExamples,
  places: placeExamples,
  points: pointExamples,
  readers: readerExamples,
  testimonials: testimonialExamples,
  tickets: ticketExamples,
  uploads: uploadExamples,
  wallet: walletExamples,
} satisfies { [A in keyof typeof areas]: Examples<(typeof areas)[A]> }
