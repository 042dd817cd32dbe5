import { refuse } from '@evenlight/contract/errors'
import type { push as contract } from '@evenlight/contract/push'
import type { Db } from '../kernel/database.ts'
import type { Actor, Handlers } from '../kernel/handler.ts'
import { newId } from '../kernel/ids.ts'
import { iso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import { isPushService } from './hosts.ts'
import { isKey } from './key.ts'
import { browsersMax } from './rules.ts'
import * as store from './store.ts'
import type { Vapid } from './vapid.ts'

const shownTo =
  ({ signInId }: Pick<Actor, 'signInId'>) =>
  ({ id, device, added_at, sign_in_id }: store.Row) => ({
    id,
    device,
    added_at: iso(added_at),
    here: sign_in_id === signInId,
  })

export const push = ({ site }: Parts, vapid: () => Vapid): Handlers<typeof contract> => {
  const present = async (db: Db, actor: Actor, now: number) => {
    const { time_zone, from_time: from, until_time: until } = await store.findQuiet(db, actor.id)
    return {
      subscriptions: (await store.openOf(db, actor.id, now)).map(shownTo(actor)),
      public_key: vapid().publicKey,
      quiet_hours: from === null || until === null ? null : { from, until },
      time_zone,
    }
  }
  return {
    mine: ({ db, actor, now }) => present(db, actor, now),
    add: async ({ tx, actor, body: { endpoint, keys }, now }) => {
      if (!isPushService(endpoint, site.push.hosts)) throw refuse('bad_input', { fields: { endpoint: 'not_on_offer' } })
      if (!isKey(keys.p256dh)) throw refuse('bad_input', { fields: { 'keys.p256dh': 'malformed' } })
      const browser = { personId: actor.id, signInId: actor.signInId, endpoint, ...keys, now }
      const id = await store.add(tx, { id: newId('psh'), ...browser })
      if (id === undefined) throw refuse('not_yours')
      await store.keepNewest(tx, actor.id, browsersMax)
      const added = (await store.openOf(tx, actor.id, now)).find((one) => one.id === id)
      if (!added) throw refuse('wrong_state')
      return shownTo(actor)(added)
    },
    remove: async ({ tx, actor, body: { id } }) => {
      if (!(await store.remove(tx, id, actor.id))) throw refuse('not_found')
      return { id }
    },
    setQuietHours: async ({ tx, actor, body: { from, until }, now }) => {
      if (from === null || until === null) {
        if (from !== until) throw refuse('bad_input', { fields: { [from === null ? 'from' : 'until']: 'needed' } })
        await store.endQuiet(tx, actor.id)
      } else {
        if (from === until) throw refuse('bad_input', { fields: { until: 'same_time' } })
        await store.setQuiet(tx, actor.id, { from, until })
      }
      return present(tx, actor, now)
    },
  }
}
