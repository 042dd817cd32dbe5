import { hasPeople } from '../accounts/public.ts'
import { manualClock } from '../kernel/clock.ts'
import { giveNumber } from '../phone/public.ts'
import { setChannel } from '../readers/public.ts'
import { openServer, type Options } from '../server.ts'
import { isFurnished, keepFurnished } from '../site.ts'
import { earn, earnedAgoMs } from './earned.ts'
import { livePast, pastMs } from './past.ts'
import { demoHashes, demoPortraits, makeDemoMoney, makeDemoPeople } from './people.ts'

/** Of nobody: numbers like it are kept for stories. */
const demoNumber = '+12025550117'

/**
 * Gives a new demo its people and their past: ninety days as they were made once, or a few that are lived here.
 * One that has them stays as it is, and one whose first start was cut short is refused: half a past never comes whole.
 */
export const furnishDemo = async (options: Options, past: 'long' | 'short' = 'short') => {
  const { database } = options
  if (await isFurnished(database.db)) return
  if (await hasPeople(database.db))
    throw new Error(
      'The first start of this demo was cut short: half of its past is missing. Empty its DATA_DIR or database, and start again.',
    )
  if (past === 'long') await (await import('./days/load.ts')).loadDays(options, demoNumber)
  else await liveShortly(options)
  await keepFurnished(database, options.clock.now())
}

const liveShortly = async (options: Options) => {
  const clock = manualClock(options.clock.now() - pastMs - earnedAgoMs)
  // The jobs belong to the server that follows: this one leaves them as they are.
  const jobs = { ...options.jobs, stop: async () => {} }
  const server = await openServer({ ...options, jobs, clock, logLevel: 'silent' })
  const made = { hashes: await demoHashes(server.parts.keys), portraits: await demoPortraits(server.parts) }
  const people = await options.database.transaction((tx) => makeDemoPeople(tx, made, clock.now() + earnedAgoMs))
  await options.database.transaction(async (tx) => {
    await makeDemoMoney(tx, made.hashes.admin, clock.now() + earnedAgoMs)
    await giveNumber(tx, server.parts.keys, people.reader.id, demoNumber, clock.now())
    await setChannel(tx, people.reader.id, 'phone', true)
  })
  await earn(server, clock, people)
  await livePast(server, clock, people)
  await server.close()
}
