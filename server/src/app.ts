import type { areas } from '@evenlight/contract/areas'
import { forgetWhatIsOver } from './accounts/forget.ts'
import { accounts } from './accounts/handlers.ts'
import { accountsJobs } from './accounts/reset.ts'
import { audit as auditReadings } from './readings/audit.ts'
import { openReadings } from './readings/feature.ts'
import { favorites } from './favorites/handlers.ts'
import type { Db } from './kernel/database.ts'
import type { Handlers } from './kernel/handler.ts'
import { forgetOldKeys } from './kernel/idempotency.ts'
import type { JobHandlers, Schedules } from './kernel/jobs.ts'
import type { Hears } from './kernel/live.ts'
import type { Gauges } from './kernel/metrics.ts'
import type { Parts } from './kernel/parts.ts'
import { sweep } from './kernel/sweep.ts'
import { audit as auditMessages } from './messages/audit.ts'
import { deliverDue } from './messages/delivery.ts'
import { messages } from './messages/handlers.ts'
import { moderation } from './moderation/handlers.ts'
import { countStrike } from './moderation/strikes.ts'
import { tellBegun } from './notices/board.ts'
import { notices } from './notices/handlers.ts'
import { audit as auditPayments } from './payments/audit.ts'
import { payments } from './payments/handlers.ts'
import { settleUnknown } from './payments/settle.ts'
import { listOpenLines } from './payments/statement.ts'
import { places } from './places/handlers.ts'
import { readers } from './readers/handlers.ts'
import { readersPresence } from './readers/live.ts'
import { testimonials } from './testimonials/handlers.ts'
import { tickets } from './tickets/handlers.ts'
import { imagesOf } from './uploads/attach.ts'
import { removeLoose, removeLost } from './uploads/clean.ts'
import { uploads } from './uploads/handlers.ts'
import { audit as auditWallet } from './wallet/audit.ts'
import { expireLots } from './wallet/grants.ts'
import { wallet } from './wallet/handlers.ts'

type Stop = () => Promise<unknown> | void
export interface Features {
  /** Handlers of every area; an area without them does not compile. */
  handlers: { [A in keyof typeof areas]: Handlers<(typeof areas)[A]> }
  /** What browsers say on the socket. */
  hears: Hears[]
  /** Background work that transactions send, by job name. */
  jobs: JobHandlers
  /** Background work by the wall clock. */
  schedules: Schedules
  /** What operators can see of it in numbers. */
  gauges: Gauges
  /** Begins this node's own looks at what falls due within seconds; each answer says how it is stopped. */
  running: () => Stop[]
}

/** Every promise of the books that the rows themselves contradict; none in a sound database. */
export const auditOf = async (db: Db) => [
  ...(await auditWallet(db)),
  ...(await auditPayments(db)),
  ...(await auditReadings(db)),
  ...(await auditMessages(db)),
]

const auditing = ({ database, log }: Parts) => {
  let findings = 0
  const turn = async () => {
    const broken = await auditOf(database.db)
    findings = broken.length
    if (findings) log.fatal({ broken }, 'the books contradict themselves')
  }
  return { turn, findings: () => findings }
}

/** The product, feature by feature, in one visible list. */
export const openFeatures = (parts: Parts) => {
  const presence = readersPresence(parts)
  const readings = openReadings(parts, (names, now) => imagesOf(parts.database.db, parts, names, now), countStrike)
  const audit = auditing(parts)
  const inTransaction = parts.database.transaction
  const features: Features = {
    handlers: {
      accounts: accounts(parts),
      readings: readings.handlers,
      favorites: favorites(parts),
      messages: messages(parts),
      moderation: moderation(parts),
      notices: notices(parts),
      payments: payments(parts),
      places: places(parts),
      readers: readers(parts),
      testimonials: testimonials(parts),
      tickets: tickets(parts),
      uploads: uploads(parts),
      wallet: wallet(parts, listOpenLines),
    },
    hears: [presence.hears, readings.hears],
    jobs: accountsJobs(parts),
    schedules: {
      audit: { cron: '* * * * *', work: audit.turn },
      'wallet.expire': { cron: '* * * * *', work: () => inTransaction((tx) => expireLots(tx, parts.clock.now())) },
      'accounts.forget': {
        cron: '*/10 * * * *',
        work: () => inTransaction((tx) => forgetWhatIsOver(tx, parts, parts.clock.now())),
      },
      'idempotency.forget': { cron: '*/10 * * * *', work: () => inTransaction(forgetOldKeys) },
      'uploads.clean': { cron: '*/10 * * * *', work: () => removeLoose(parts) },
      'uploads.clean_lost': { cron: '30 */6 * * *', work: () => removeLost(parts) },
    },
    gauges: {
      readings: { help: 'Readings that are open now, on any node', read: readings.openCount },
      rooms: { help: 'Readings that somebody has joined here', read: readings.roomCount },
      audit_findings: { help: 'What the last audit of the books found wrong', read: audit.findings },
    },
    running: () => [
      ...readings.running(),
      sweep(parts, 'messages due', 500, () => deliverDue(parts)),
      sweep(parts, 'unknown payments', 5000, () => settleUnknown(parts)),
      sweep(parts, 'readers', 5000, () => presence.watch()),
      sweep(parts, 'board', 2000, () => tellBegun(parts)),
    ],
  }
  return { ...features, readings }
}
