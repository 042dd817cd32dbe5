import { features as declared } from '@evenlight/contract/areas'
import type { Feature as Declared, Said } from '@evenlight/contract/route'
import type { Approvals } from './approval.ts'
import { auditing } from './auditing.ts'
import type { Audit } from './findings.ts'
import type { AnyHandlers, Handlers } from './handler.ts'
import { forgetOldLooks } from './audit.ts'
import { forgetting } from './forget.ts'
import { forgetOldKeys } from './idempotency.ts'
import { forgetOldLetters } from './mail.ts'
import type { HandledJob, Schedules } from './jobs.ts'
import type { Connection, Hearings, Hears } from './live.ts'
import type { Gauges } from './metrics.ts'
import type { Own } from './own.ts'
import type { Parts } from './parts.ts'
import { sweep } from './sweep.ts'
import type { Source } from './timeline.ts'

/** This node's own look, again and again, at what falls due within seconds. */
interface Sweep {
  name: string
  everyMs: number
  work: () => Promise<unknown>
}
interface Beside {
  /** What it does when somebody's socket came, or is gone. */
  came?: (connection: Connection) => void
  gone?: (connection: Connection) => void
  /** What its transactions send to be done later. */
  jobs?: HandledJob[]
  /** Its work by the wall clock. */
  schedules?: Schedules
  sweeps?: Sweep[]
  /** What operators can see of it in numbers. */
  gauges?: Gauges
  /** What its books promise, and how that is checked. */
  audit?: Audit
  /** What it keeps of people. */
  own?: Own
  /** What of it stands on somebody's time line at the desk. */
  timeline?: readonly Source[]
  /** Waits for what it has begun, before the server closes. */
  settled?: () => Promise<unknown>
}
type HeardOf<D> = D extends { said: infer S extends Said } ? { heard: Hearings<S> } : unknown
/**
 * All that one feature gives the server. Its calls, and what browsers say of it, are those of its line in the contract: one
 * without a handler does not compile.
 */
export type Feature<Name extends keyof typeof declared> = Beside &
  HeardOf<(typeof declared)[Name]> & {
    calls: Handlers<(typeof declared)[Name]['calls']>
    /** Which of its acts ask for a second approver over a limit, and what they weigh. */
    approvals?: Approvals<(typeof declared)[Name]['calls']>
  }
type AnyFeature = Beside & { calls: object; heard?: Hears['heard'] }

const saidOf = (name: string) => (declared as Record<string, Declared>)[name]?.said ?? {}

/** Puts features together, each under its name in the contract, with what the kernel itself does beside requests. */
export const joinFeatures = (byName: Record<string, AnyFeature>, parts: Parts) => {
  const features = Object.values(byName)
  const audits = Object.entries(byName).flatMap(([name, { audit }]) => (audit ? [[name, audit] as const] : []))
  const { audit, look, pass, gauges: audited } = auditing(Object.fromEntries(audits), parts)
  const own: Schedules = {
    audit: { cron: '* * * * *', work: look },
    'audit.pass': { cron: '40 3 * * *', work: pass },
    forget: { cron: '*/10 * * * *', work: forgetting(parts.database, forgetOldKeys, forgetOldLetters, forgetOldLooks) },
  }
  return {
    handlers: Object.fromEntries(Object.entries(byName).map(([name, { calls }]) => [name, calls as AnyHandlers])),
    hears: Object.entries(byName).map(([name, { heard = {}, came, gone }]): Hears => ({
      said: saidOf(name),
      heard,
      came,
      gone,
    })),
    jobs: features.flatMap(({ jobs = [] }) => jobs),
    schedules: Object.fromEntries(
      Object.entries(features.reduce((all, { schedules }) => ({ ...all, ...schedules }), own)).map(
        ([name, { cron, work }]) => [name, { cron, work: () => parts.database.patiently(work) }],
      ),
    ),
    gauges: features.reduce<Gauges>((all, { gauges }) => ({ ...all, ...gauges }), audited),
    /** Every promise of the books that the rows themselves contradict; none in a sound database. */
    audit,
    /** Begins the sweeps; each answer says how it is stopped. */
    beginSweeps: () =>
      features.flatMap(({ sweeps = [] }) => sweeps.map(({ name, everyMs, work }) => sweep(parts, name, everyMs, work))),
    settled: () => Promise.all(features.flatMap(({ settled }) => settled?.() ?? [])),
  }
}
