import type { output } from 'zod/v4/core'
import type { Parts } from '../kernel/parts.ts'
import type { pushJob } from './public.ts'
import { isPushService } from './hosts.ts'
import { isQuiet, payloadOf } from './rules.ts'
import * as store from './store.ts'
import type { Vapid } from './vapid.ts'
import { hand } from './wire.ts'

/**
 * Hands one push over, if it still is wanted at this moment: what waited too long, or comes due in quiet hours, is left to the
 * bell. Throws where it is worth another try. One that is handed over twice is shown once, by its tag.
 */
export const deliverPush =
  ({ database, clock, site, log }: Parts, vapid: () => Vapid) =>
  async ({ id, title, link, tag, until: worthUntil }: output<(typeof pushJob)['data']>) => {
    const now = clock.now()
    const to = now > worthUntil ? undefined : await store.findGoal(database.db, id, now)
    if (!to || !isPushService(to.endpoint, site.push.hosts)) return
    const { from_time: from, until_time: until, time_zone, wait_until } = to
    if (from !== null && until !== null && isQuiet({ from, until }, time_zone, now)) return
    if (wait_until !== null && wait_until > now) throw new Error('The push service asked to be left alone for now.')
    const said = await hand(to, payloadOf({ title, link, tag }), {
      topic: tag,
      ttlSeconds: Math.ceil((worthUntil - now) / 1000),
      vapid: vapid(),
      now,
    })
    if (said.is === 'gone') return void (await store.forget(database, id, to.endpoint))
    if (said.is === 'refused') log.warn({ status: said.status, subscription: id }, 'a push service refused a message')
    if (said.is !== 'later') return
    if (said.until !== undefined) await store.setWait(database, id, said.until)
    throw new Error(`The push service answered ${said.status}.`)
  }
