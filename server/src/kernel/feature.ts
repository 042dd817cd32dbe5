import { features as declared } from '@evenlight/contract/areas'
import type { Feature as Declared, Said } from '@evenlight/contract/route'
import type { Db } from './database.ts'
import type { Finding } from './findings.ts'
import type { AnyHandlers, Handlers } from './handler.ts'
import { forgetOldKeys } from './idempotency.ts'
import type { HandledJob, Schedules } from './jobs.ts'
import type { Connection, Hearings, Hears } from './live.ts'
import type { Gauges } from './metrics.ts'
import type { Parts } from './parts.ts'
import { sweep } from './sweep.ts'

/** This node's own look, again and again, at what falls due within seconds. */
export interface Sweep {
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
  /** Every promise of its books that the rows contradict. */
  audit?: (db: Db) => Promise<Finding[]>
  /** Waits for what it has begun, before the server closes. */
  settled?: () => Promise<unknown>
}
type HeardOf<D> = D extends { said: infer S extends Said } ? { heard: Hearings<S> } : unknown
/**
 * All that one feature gives the server. Its calls, and what browsers say of it, are those of its line in the contract: one
 * without a handler does not compile.
 */
export type Feature<Name extends keyof typeof declared> = Beside &
  HeardOf<(typeof declared)[Name]> & { calls: Handlers<(typeof declared)[Name]['calls']> }
type AnyFeature = Beside & { calls: object; heard?: Hears['heard'] }

const saidOf = (name: string) => (declared as Record<string, Declared>)[name]?.said ?? {}

const auditing = (features: AnyFeature[], { database, log }: Parts) => {
  let findings = 0
  const audit = async () => {
    const broken: Finding[] = []
    for (const feature of features) broken.push(...((await feature.audit?.(database.db)) ?? []))
    return broken
  }
  const turn = async () => {
    const broken = await audit()
    findings = broken.length
    if (findings) log.fatal({ broken }, 'the books contradict themselves')
  }
  return { audit, turn, findings: () => findings }
}

/** Puts features together, each under its name in the contract, with what the kernel itself does beside requests. */
export const joinFeatures = (byName: Record<string, AnyFeature>, parts: Parts) => {
  const features = Object.values(byName)
  const { audit, turn, findings } = auditing(features, parts)
  const forget = () => parts.database.transaction(forgetOldKeys)
  const own: Schedules = {
    audit: { cron: '* * * * *', work: turn },
    'idempotency.forget': { cron: '*/10 * * * *', work: forget },
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
    gauges: features.reduce<Gauges>((all, { gauges }) => ({ ...all, ...gauges }), {
      audit_findings: { help: 'What the last audit of the books found wrong', read: findings },
    }),
    /** Every promise of the books that the rows themselves contradict; none in a sound database. */
    audit,
    /** Begins the sweeps; each answer says how it is stopped. */
    beginSweeps: () =>
      features.flatMap(({ sweeps = [] }) => sweeps.map(({ name, everyMs, work }) => sweep(parts, name, everyMs, work))),
    settled: () => Promise.all(features.flatMap(({ settled }) => settled?.() ?? [])),
  }
}
