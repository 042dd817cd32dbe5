import { halfAt } from '@evenlight/core/half-month'
import { beginMaking, makeAll } from '../src/earnings/make.ts'
import { closeAfterMs } from '../src/earnings/rules.ts'
import { beginRun } from '../src/earnings/make-store.ts'
import type { House } from './house.ts'

/** Begins what is over until nothing more is, and works on it. */
export const makeStatements = async (house: House) => {
  for (let before = ''; ;) {
    await beginMaking(house.parts)
    await house.jobs.drain()
    const { rows } = await house.database.pool.query<{ n: string }>('select count(*) as n from earnings_run')
    const runs = rows[0]!.n
    if (runs === before) return
    before = runs
  }
}

/** Lets the half month end, and every statement of it be made; sign-ins of tests don't outlive it. */
export const closeHalf = async (house: House) => {
  const now = house.clock.now()
  await house.clock.advance(halfAt('UTC', now).untilMs + closeAfterMs - now)
  await makeStatements(house)
}

/** Makes statements of all that was earned by now, so that nobody's sign-in ends meanwhile: of a half month of long ago by name. */
export const closeNow = async (house: House) => {
  const now = house.clock.now()
  const { rows } = await house.database.pool.query<{ n: string }>('select count(*) as n from earnings_run')
  const half = `2${rows[0]!.n.padStart(3, '0')}-01-1`
  const from = halfAt('UTC', now).fromMs
  await house.database.transaction((tx) => beginRun(tx, { half, from, until: now + 1, now }))
  await makeAll(house.parts, half)
}
