import { dayMs } from '@evenlight/core/wall-clock'
import type { Parts } from '../kernel/parts.ts'
import { compare } from './compare.ts'
import * as store from './compare-store.ts'
import type { Gateway } from './gateway.ts'
import type { Settling } from './settle.ts'

const daysBack = 45
const paymentsMost = 50_000
const toldMost = 20

/** Compares, provider by provider, what it says has moved with what is booked here. It mends nothing: people do. */
export const makeComparing = ({ database, clock, log }: Parts, { gateways, unheard }: Settling) => {
  const compareWith = async (method: keyof typeof gateways, gateway: Gateway) => {
    const now = clock.now()
    const from = now - daysBack * dayMs
    const ours = await store.listOurs(database.db, method, from, paymentsMost)
    const moved = await gateway.listMoved(ours, from, now)
    const later = await store.listOurs(database.db, method, from, paymentsMost)
    const known = await store.findKnown(database.db, [...new Set(moved.map(({ reference }) => reference))])
    // What moved while the provider was asked is in one of the two readings alone.
    const before = new Set(compare(ours, moved, known, now).map(({ kind, subject }) => `${kind} ${subject}`))
    const breaks = compare(later, moved, known, now).filter(({ kind, subject }) => before.has(`${kind} ${subject}`))
    if (breaks.length)
      log.fatal(
        { method, breaks: breaks.slice(0, toldMost), of: breaks.length },
        'a provider says other than the books',
      )
    await database.transaction((tx) => store.keep(tx, method, breaks, now))
  }
  /** One that is silent is not compared with, and says nothing of another. */
  const compareAll = async () => {
    for (const method of ['card', 'paypal'] as const) {
      const gateway = gateways[method]
      if (gateway) await compareWith(method, gateway).catch(unheard)
    }
  }
  return { compareAll }
}
