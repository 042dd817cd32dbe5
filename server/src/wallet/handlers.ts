import { refuse } from '@evenlight/contract/errors'
import type { wallet as area } from '@evenlight/contract/wallet'
import { bestCentsPerMinute } from '@evenlight/core/price'
import { paged } from '../kernel/cursor.ts'
import type { Db } from '../kernel/database.ts'
import { kept, Raw, type Handlers } from '../kernel/handler.ts'
import type { Parts } from '../kernel/parts.ts'
import { findTime } from './balances.ts'
import { csvOf } from './csv.ts'
import { lotsOwned } from './lots.ts'
import { listPackagesOnSale } from './packages.ts'
import { heldLines, postedLines, type Line, type Place } from './statement.ts'

const csvMost = 10_000
const packagesKeptMs = 1000
const columns = [
  'at',
  'state',
  'cause',
  'subject_id',
  'reader_id',
  'reader_name',
  'why',
  'reason',
  'amount_cents',
  'paid_seconds',
  'free_seconds',
  'paid_seconds_after',
  'free_seconds_after',
] as const satisfies readonly (keyof Line)[]

/** `listUnsettled` tells what is bought and not yet booked: payments know the wallet, it does not know them. */
export const wallet = (parts: Parts, listUnsettled: (db: Db, clientId: string) => Promise<Line[]>) => {
  const listUnposted = async (db: Db, clientId: string) => [
    ...(await listUnsettled(db, clientId)),
    ...(await heldLines(db, clientId)),
  ]

  return {
    packages: kept({ maxAgeMs: packagesKeptMs }, ({ db }) => listPackagesOnSale(db)),

    checkTime: async ({ db, actor, query, now }) => {
      const { freeSeconds, paidSeconds } = await findTime(db, { clientId: actor.id, readerId: query.reader_id, now })
      const enough = freeSeconds + paidSeconds > 0
      return {
        paid_seconds: paidSeconds,
        free_seconds: freeSeconds,
        can_start: enough,
        ...(enough ? {} : { why_not: 'not_enough_time' as const }),
        best_cents_per_minute: bestCentsPerMinute(await listPackagesOnSale(db)),
      }
    },

    lots: ({ db, actor, now }) => lotsOwned(db, actor.id, now),

    statement: async ({ db, actor, query, request }) => {
      const clientId = query.client_id ?? actor.id
      if (actor.role === 'CLIENT' && clientId !== actor.id) throw refuse('not_yours')
      const { kind, from, until } = query
      const csv = /\btext\/csv\b/.test(request.header('accept') ?? '')
      const page = await paged(parts, {
        list: `lines ${clientId} ${kind} ${from} ${until}`,
        query: { after: query.after, limit: csv ? csvMost : query.limit },
        load: (place: Place | undefined, most) => postedLines(db, clientId, { kind, from, until }, place, most),
        placeOf: ({ place }) => place,
        items: async (rows) => [
          ...(query.after === undefined ? await listUnposted(db, clientId) : []),
          ...rows.map(({ line }) => line),
        ],
      })
      return csv ? new Raw('text/csv; charset=utf-8', await csvOf<Line>(columns, page.data)) : page
    },
  } satisfies Handlers<typeof area>
}
