import { dayMs, hourMs } from '@evenlight/core/wall-clock'
import { empty, putBack } from '../../kernel/bulk.ts'
import { manualClock } from '../../kernel/clock.ts'
import { keysFrom } from '../../kernel/keys.ts'
import { giveNumber } from '../../phone/public.ts'
import { setChannel } from '../../readers/public.ts'
import { openServer, type Options } from '../../server.ts'
import { demoHashes, demoPortraits, makeDemoMoney, putUp } from '../people.ts'
import { makeVisits } from '../visit.ts'
import { agreeAhead, who } from './ahead.ts'
import { heapsFor, readDays } from './file.ts'
import { daysMax } from './guests.ts'
import { makeStatements } from './statements.ts'
import { doChores } from './world.ts'

const askedMs = 3 * hourMs

/**
 * Gives a new demo ninety days that end now. Rows are put back as they were made, moved by one time; what hangs on this
 * site's own keys, files and calendar is done here, by the same calls as ever.
 */
export const loadDays = async (options: Options, demoNumber: string) => {
  const { database } = options
  const now = options.clock.now()
  const [days, hashes] = await Promise.all([readDays(), demoHashes(keysFrom(options.secret))])
  const heaps = heapsFor(days, now, { $usual: hashes.usual, $admin: hashes.admin })
  await putBack(database.pool, heaps)
  const clock = manualClock(now - (daysMax + 1) * dayMs)
  // The jobs belong to the server that follows: this one leaves them as they are.
  const server = await openServer({
    ...options,
    jobs: { ...options.jobs, stop: async () => {} },
    clock,
    logLevel: 'silent',
  })
  const portraits = await demoPortraits(server.parts)
  const [reader, admin] = [
    await who(database.db, 'demo-reader', 'READER'),
    await who(database.db, 'demo-admin', 'ADMIN'),
  ]
  await database.transaction(async (tx) => {
    for (const [username, portrait] of portraits)
      await putUp(tx, portrait, (await who(tx, username, 'READER')).id, clock.now())
    await makeDemoMoney(tx, hashes.admin, clock.now())
    await giveNumber(tx, server.parts.keys, reader.id, demoNumber, clock.now())
    await setChannel(tx, reader.id, 'phone', true)
  })
  const visit = makeVisits(server, clock)
  await makeStatements(server, clock, visit, { two: { reader, admin }, now })
  await clock.advance(Math.max(0, now - askedMs - clock.now()))
  await agreeAhead(database.db, visit, now)
  await clock.advance(now - clock.now())
  // What fell due in the last hours, reminders of the times just agreed on, and the last Sunday's time back.
  await doChores({ server }, ['giveback.sundays'])
  await server.close()
  // What they were told in these days left long ago.
  await empty(database.pool, 'mail')
}
