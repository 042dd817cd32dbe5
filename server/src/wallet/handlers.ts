import { Readable } from 'node:stream'
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

/** Lines that are read at once for a file: it is as long as a statement may be, and no more of it is in memory. */
const rowsAtOnce = 500
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

type Rows = Awaited<ReturnType<typeof postedLines>>

/** What is not posted, and then line by line all that is, from the first rows on. */
async function* pagesFrom(
  unposted: Line[],
  first: Rows,
  load: (place: Place | undefined, most: number) => Promise<Rows>,
): AsyncGenerator<Line[]> {
  yield unposted
  for (let rows = first; ; rows = await load(rows.at(-1)!.place, rowsAtOnce)) {
    yield rows.map(({ line }) => line)
    if (rows.length < rowsAtOnce) return
  }
}

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
      const list = `lines ${clientId} ${kind} ${from} ${until}`
      const load = (place: Place | undefined, most: number) =>
        postedLines(db, clientId, { kind, from, until }, place, most)
      const isFirst = query.after === undefined
      if (/\btext\/csv\b/.test(request.header('accept') ?? '')) {
        const place = parts.cursors.read<Place>(list, query.after)
        const pages = pagesFrom(isFirst ? await listUnposted(db, clientId) : [], await load(place, rowsAtOnce), load)
        return new Raw('text/csv; charset=utf-8', Readable.from(csvOf<Line>(columns, pages)))
      }
      return paged(parts, {
        list,
        query,
        load,
        placeOf: ({ place }) => place,
        items: async (rows) => [...(isFirst ? await listUnposted(db, clientId) : []), ...rows.map(({ line }) => line)],
      })
    },
  } satisfies Handlers<typeof area>
}
