import * as z from 'zod/mini'
import type { input, output } from 'zod/v4/core'
import { accounts } from './accounts.ts'
import { approvals, approvalsTold } from './approvals.ts'
import { appointments, appointmentsTold } from './appointments.ts'
import { Nothing } from './atoms.ts'
import { audit } from './audit.ts'
import { bans } from './bans.ts'
import { care, careTold } from './care.ts'
import { choosing } from './choosing.ts'
import { claims, claimsTold } from './claims.ts'
import { clients } from './clients.ts'
import { content } from './content.ts'
import { earnings, earningsTold } from './earnings.ts'
import { fullbans, fullbansTold } from './fullbans.ts'
import { gifts } from './gifts.ts'
import { giveback } from './giveback.ts'
import { house } from './house.ts'
import { notes } from './notes.ts'
import { liveReadings, liveReadingsSaid, liveReadingsTold } from './live-readings.ts'
import { readings, readingsSaid, readingsTold } from './readings.ts'
import { favorites } from './favorites.ts'
import { limits } from './limits.ts'
import { messages, messagesTold } from './messages.ts'
import { moderation, moderationTold } from './moderation.ts'
import { notices, noticesTold } from './notices.ts'
import { opening } from './opening.ts'
import { orders, ordersTold } from './orders.ts'
import { paging, pagingTold } from './paging.ts'
import { overview } from './overview.ts'
import { own } from './own.ts'
import { payments } from './payments.ts'
import { payouts, payoutsTold } from './payouts.ts'
import { phone } from './phone.ts'
import { places } from './places.ts'
import { points } from './points.ts'
import { pressure, pressureTold } from './pressure.ts'
import { prices } from './prices.ts'
import { push } from './push.ts'
import { readerPage } from './reader-page.ts'
import { readers, readersSaid, readersTold } from './readers.ts'
import type { Feature, Told as ToldOf } from './route.ts'
import { reports } from './reports.ts'
import { shorts } from './shorts.ts'
import { testimonials } from './testimonials.ts'
import { tickets, ticketsTold } from './tickets.ts'
import { timeline } from './timeline.ts'
import { topups, topupsTold } from './topups.ts'
import { uploads } from './uploads.ts'
import { waiting, waitingTold } from './waiting.ts'
import { wallet } from './wallet.ts'

/** Everything that can be said over the wire, a line a feature. The server must handle each call and each said event. */
export const features = {
  accounts: { calls: accounts },
  appointments: { calls: appointments, told: appointmentsTold },
  approvals: { calls: approvals, told: approvalsTold },
  audit: { calls: audit },
  bans: { calls: bans },
  care: { calls: care, told: careTold },
  choosing: { calls: choosing },
  claims: { calls: claims, told: claimsTold },
  clients: { calls: clients },
  content: { calls: content },
  earnings: { calls: earnings, told: earningsTold },
  fullbans: { calls: fullbans, told: fullbansTold },
  gifts: { calls: gifts },
  giveback: { calls: giveback },
  house: { calls: house },
  limits: { calls: limits },
  notes: { calls: notes },
  readings: {
    calls: { ...readings, ...liveReadings },
    said: { ...readingsSaid, ...liveReadingsSaid },
    told: { ...readingsTold, ...liveReadingsTold },
  },
  favorites: { calls: favorites },
  messages: { calls: messages, told: messagesTold },
  moderation: { calls: moderation, told: moderationTold },
  notices: { calls: notices, told: noticesTold },
  opening: { calls: opening },
  orders: { calls: orders, told: ordersTold },
  paging: { calls: paging, told: pagingTold },
  overview: { calls: overview },
  own: { calls: own },
  payments: { calls: payments },
  payouts: { calls: payouts, told: payoutsTold },
  phone: { calls: phone },
  places: { calls: places },
  points: { calls: points },
  pressure: { calls: pressure, told: pressureTold },
  prices: { calls: prices },
  push: { calls: push },
  readers: { calls: { ...readers, ...readerPage }, said: readersSaid, told: readersTold },
  reports: { calls: reports },
  shorts: { calls: shorts },
  testimonials: { calls: testimonials },
  tickets: { calls: tickets, told: ticketsTold },
  timeline: { calls: timeline },
  topups: { calls: topups, told: topupsTold },
  uploads: { calls: uploads },
  waiting: { calls: waiting, told: waitingTold },
  wallet: { calls: wallet },
} satisfies Record<string, Feature>

type Features = typeof features
const listOf = Object.entries(features as Record<string, Feature>)

/** Every call, by area. The walk over all calls starts here. */
export const areas = Object.fromEntries(listOf.map(([name, { calls }]) => [name, calls])) as {
  [F in keyof Features]: Features[F]['calls']
}

type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer X) => void ? X : never
type Of<Kind extends 'said' | 'told', F = Features[keyof Features]> =
  F extends Record<Kind, infer Events> ? Events : never
type Said = All<Of<'said'>>
const ofTheLine = {
  /** To who comes in: for how long nothing was told to them on any line, so that they know whether they missed anything. */
  hello: z.object({ quiet_ms: z.int() }),
  /** Before the server leaves. */
  bye: Nothing,
} satisfies ToldOf
type Told = All<Of<'told'>> & typeof ofTheLine

/** Every event that the server tells, by name. */
export const told = Object.assign({}, ofTheLine, ...listOf.map(([, feature]) => feature.told)) as Told

/** Names of the events that browsers say, and what each carries and answers. */
export type SaidEvent = keyof Said
export type SaidBody<E extends SaidEvent> = input<Said[E]['body']>
export type SaidAnswer<E extends SaidEvent> = output<Said[E]['returns']>
/** Names of the events that the server tells, and what each carries: as the server gives it, and as browsers hear it. */
export type ToldEvent = keyof Told
export type ToldData<E extends ToldEvent> = input<Told[E]>
export type Heard<E extends ToldEvent> = output<Told[E]>
