import { heapDesks, type overview as area } from '@evenlight/contract/overview'
import { desksOf, isAt } from '@evenlight/contract/route'
import type { Feature } from '../kernel/feature.ts'
import type { Handlers } from '../kernel/handler.ts'
import { iso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import { startOfDay } from '../readers/public.ts'
import { findSince, findWaits } from './store.ts'

export const overviewFeature = ({ site }: Pick<Parts, 'site'>) => {
  const calls = {
    show: async ({ db, actor, now }) => {
      const from = startOfDay(site.timeZone, now)
      const waits = (await findWaits(db, { viewer: actor.id, desks: desksOf(actor) }, now)).filter(({ heap }) =>
        isAt(actor, ...heapDesks[heap]),
      )
      const { sales, sold_cents, ...today } = await findSince(db, from)
      return {
        waits: waits.map((wait) => ({ ...wait, oldest_at: wait.oldest_at === null ? null : iso(wait.oldest_at) })),
        today: {
          ...today,
          ...(isAt(actor, 'money') && { sales, sold_cents }),
          from: iso(from),
          time_zone: site.timeZone,
        },
      }
    },
  } satisfies Handlers<typeof area>
  return { calls } satisfies Feature<'overview'>
}
