import { pointPrices, reward } from '@evenlight/core/ledger/points'
import type { Database } from '../src/kernel/database.ts'
import { newId } from '../src/kernel/ids.ts'
import { awardPoints, grant, hold, settle } from '../src/wallet/public.ts'

/** Points for so many reviews of readings that the books alone know, each with another reader. */
export const earnPoints = async (
  { transaction }: Pick<Database, 'transaction'>,
  {
    clientId,
    now,
    reviews = pointPrices[0].points / reward.points,
  }: { clientId: string; now: number; reviews?: number },
) => {
  const paidSeconds = reward.paidSecondsMin
  for (let n = 0; n < reviews; n++)
    await transaction(async (tx) => {
      const reading = { readingId: newId('cht'), readerId: newId('usr'), clientId, now }
      const gift = { kind: 'paid', source: 'gift', subject: clientId, ref: newId('tst') } as const
      await grant(tx, { ...gift, clientId, seconds: paidSeconds, now })
      await hold(tx, { ...reading, freeSecondsMax: 0, paidSecondsMax: paidSeconds })
      await settle(tx, { ...reading, freeSeconds: 0, paidSeconds, rateCentsPerMinute: 0 })
      await awardPoints(tx, reading)
    })
}
