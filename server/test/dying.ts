import type { Tx } from '../src/kernel/database.ts'
import { freeKeys } from '../src/kernel/idempotency.ts'
import type { House } from './house.ts'

class Died extends Error {}

/**
 * Does `work` in a process that dies at its `at`-th point: before a transaction, before each of its statements and jobs, before
 * its commit, or after that and before anybody hears of it. From there on it writes nothing any more. Answers whether it died,
 * and leaves what a new process finds.
 */
const dieAt = async ({ parts: { database } }: House, at: number, work: () => Promise<unknown>) => {
  const { transaction } = database
  let [points, isDead] = [0, false]
  const step = () => {
    isDead ||= points++ === at
    if (isDead) throw new Died()
  }
  const mortal = (tx: Tx): Tx => ({
    ...tx,
    run: (async (...args: Parameters<Tx['run']>) => {
      step()
      return tx.run(...args)
    }) as Tx['run'],
    job: async (...args) => {
      step()
      return tx.job(...args)
    },
  })
  database.transaction = async (inside) => {
    step()
    const result = await transaction(async (tx) => {
      const answer = await inside(mortal(tx))
      step()
      return answer
    })
    step()
    return result
  }
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Died)) throw error
  } finally {
    database.transaction = transaction
  }
  if (isDead) await transaction(freeKeys)
  return isDead
}

export type Die = (work: () => Promise<unknown>) => Promise<void>

/** Plays `flow` once for each point at which it can die, until it comes through alive; answers how many points there are. */
export const dieEverywhere = async (house: House, flow: (die: Die, at: number) => Promise<void>) => {
  for (let at = 0; ; at++) {
    let isDead = false
    await flow(async (work) => {
      isDead = await dieAt(house, at, work)
    }, at)
    if (!isDead) return at
  }
}
