import { refuse } from '@evenlight/contract/errors'
import type { points as area } from '@evenlight/contract/points'
import { pointPrices } from '@evenlight/core/ledger/points'
import { paged } from '../kernel/cursor.ts'
import type { Tx } from '../kernel/database.ts'
import type { Feature } from '../kernel/feature.ts'
import type { Handlers } from '../kernel/handler.ts'
import { newId } from '../kernel/ids.ts'
import { iso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import { findPoints, listPoints, redeemPoints } from '../wallet/public.ts'

/** Lets an open reading make use of time that `credit` posts. */
export type Added = (
  tx: Tx,
  time: { clientId: string; seconds: number; now: number },
  credit: () => Promise<unknown>,
) => Promise<void>

const prices = pointPrices.map((price) => ({ points: price.points as number, free_seconds: price.seconds as number }))
const lineOf = ({ id, at, subject, seconds, reader_id, reader_name, ...row }: Listed) => ({
  id: String(id),
  at: iso(at),
  ...row,
  chat_id: row.what === 'redeemed' ? undefined : subject,
  reader_id: reader_id ?? undefined,
  reader_name: reader_name ?? undefined,
  free_seconds: seconds ?? undefined,
})
type Listed = Awaited<ReturnType<typeof listPoints>>[number]

export const pointsFeature = (parts: Parts, added: Added) => {
  const calls = {
    own: async ({ db, actor, query }) => {
      const page = await paged(parts, {
        list: `points ${actor.id}`,
        query,
        load: (place: number | undefined, most) => listPoints(db, actor.id, place, most),
        placeOf: ({ id }) => id,
        items: (rows) => rows.map(lineOf),
      })
      return { ...page, points: await findPoints(db, actor.id), prices }
    },
    redeem: async ({ tx, actor, body, now }) => {
      const price = pointPrices.find((one) => one.points === body.points)
      if (!price) throw refuse('bad_input', { fields: { points: 'not_on_offer' } })
      const ask = { clientId: actor.id, price, now, ref: `points/${newId('pts')}` }
      let left = 0
      await added(tx, { clientId: actor.id, seconds: price.seconds, now }, async () => {
        const after = await redeemPoints(tx, ask)
        if (after === undefined) throw refuse('wrong_state', { detail: 'points_short' })
        left = after
      })
      return { points: left, free_seconds: price.seconds }
    },
  } satisfies Handlers<typeof area>
  return { calls } satisfies Feature<'points'>
}
