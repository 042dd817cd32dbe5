import { refuse } from '@evenlight/contract/errors'
import type { house as area } from '@evenlight/contract/house'
import { audited } from '../kernel/audit.ts'
import type { Db } from '../kernel/database.ts'
import type { Feature } from '../kernel/feature.ts'
import { kept, type Handlers } from '../kernel/handler.ts'
import { iso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import type { Freshness } from '../kernel/response-cache.ts'
import { houseChanged, houseChanges } from './changes.ts'
import { own } from './own-store.ts'
import { changesOf } from './rules.ts'
import * as store from './store.ts'

const freshness: Freshness = { maxAgeMs: 60_000, changes: houseChanges }

/** Who runs the site, and what holds for everybody, as an admin sets it. */
export const houseFeature = ({ site }: Pick<Parts, 'site'>) => {
  const present = async (db: Db) => {
    const last = await store.findLast(db)
    if (!last) return { ...store.unset, version: 0, time_zone: site.timeZone }
    const { by, made_at, reason, ...settings } = last
    return { ...settings, set: { by, at: iso(made_at), reason }, time_zone: site.timeZone }
  }
  const calls = {
    shown: kept(freshness, async ({ db }) => {
      const last = await store.findLast(db)
      return last ? store.identityOf(last) : null
    }),
    settings: ({ db }) => present(db),
    change: async ({ tx, actor, body, now }) => {
      const { version, reason, ...typed } = body
      const settings = { ...typed, company: typed.company.trim(), address: typed.address.trim() }
      await store.queue(tx)
      const last = await store.findLast(tx)
      if (last && last.version !== version) throw refuse('wrong_state', { detail: ['house_set_by', { name: last.by }] })
      if (!last && version !== 0) throw refuse('wrong_state')
      const detail = changesOf(last ?? store.unset, settings)
      if (Object.keys(detail).length === 0) return present(tx)
      await store.add(tx, { ...settings, version: version + 1, reason, byId: actor.id, now })
      await audited(tx, { actorId: actor.id, action: 'house.change', reason, detail })
      houseChanged(tx)
      return present(tx)
    },
  } satisfies Handlers<typeof area>
  return { calls, own } satisfies Feature<'house'>
}
