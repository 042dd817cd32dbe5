import type { approvals as area } from '@evenlight/contract/approvals'
import type { Approvals } from '../kernel/approval.ts'
import type { Feature } from '../kernel/feature.ts'
import { forgetting } from '../kernel/forget.ts'
import { oneByOne } from '../kernel/one-by-one.ts'
import type { Parts } from '../kernel/parts.ts'
import { makeCarrying } from './carry.ts'
import { decideByTime } from './decide.ts'
import { makeGate } from './gate.ts'
import { approvals } from './handlers.ts'
import { actsOf, withGate, type Holding } from './held.ts'
import { findLimit, forgetPassed } from './limit-store.ts'
import { own } from './own-store.ts'
import { sumMs } from './rules.ts'
import { listDue } from './store.ts'

const dueMost = 100

/** A higher limit would let through what waits for a second one, so it waits itself. */
const limitHeld: Approvals<typeof area> = {
  setLimit: {
    act: 'limit',
    weigh: async ({ db, body: { kind, amount } }) =>
      amount > (await findLimit(db, kind)) ? { kind, amount, always: true } : undefined,
  },
}

/** Acts over a limit of the house's. Each feature of `others` says which of its acts weigh what; they come back held. */
export const approvalsFeature = <F extends Record<string, Holding>>(parts: Parts, others: F) => {
  const { database, clock } = parts
  const calls = approvals(parts, (id) => carryOut(id))
  const mine = { approvals: { calls, approvals: limitHeld } }
  const carryOut = makeCarrying(parts, actsOf({ ...others, ...mine }))
  const gate = makeGate(parts)
  const settleDue = async () => {
    const now = clock.now()
    await oneByOne(await listDue(database.db, now, dueMost), async ({ id }) => {
      await database.transaction((tx) => decideByTime(tx, parts, id, now))
      await carryOut(id)
    })
  }
  const forget = forgetting(database, (tx, most) => forgetPassed(tx, clock.now() - 2 * sumMs, most))
  const feature = {
    calls: withGate(mine, gate).approvals.calls,
    approvals: limitHeld,
    own,
    sweeps: [{ name: 'approvals that are due', everyMs: 5000, work: settleDue }],
    schedules: { 'approvals.forget': { cron: '25 * * * *', work: forget } },
    settleDue,
  } satisfies Feature<'approvals'> & { settleDue: unknown }
  return { feature, held: withGate(others, gate) }
}
