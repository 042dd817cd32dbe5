import type { giveback as area } from '@evenlight/contract/giveback'
import { givebackOf, sundayAfter, sundayFrom } from '@evenlight/core/giveback'
import { audited } from '../kernel/audit.ts'
import type { Db } from '../kernel/database.ts'
import type { Feature } from '../kernel/feature.ts'
import type { Actor, Handlers } from '../kernel/handler.ts'
import { iso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import { findRuleOf, findUsed, giveBackSundays } from './give.ts'
import * as store from './store.ts'
import { own } from './own-store.ts'

export const givebackFeature = (parts: Parts) => {
  const { timeZone } = parts.site
  const present = async (db: Db, actor: Actor, now: number) => {
    const sunday = sundayFrom(timeZone, now)
    const following = sundayAfter(timeZone, sunday.day)
    const [rule, later] = [await findRuleOf(db, sunday), await store.findRule(db, following.fromMs)]
    const shown = { percent: rule.percent, minutes_max: rule.minutesMax, days: rule.days }
    const isNew = later !== undefined && later.made_at >= sunday.fromMs
    const own = async () => {
      const used = await findUsed(db, actor.id, sunday)
      const total = await store.findTotal(db, actor.id)
      return { used_seconds: used, coming_seconds: givebackOf(used, rule), total_seconds: total }
    }
    return {
      rule: shown,
      window: { from: iso(sunday.fromMs), until: iso(sunday.untilMs), time_zone: timeZone },
      ...(isNew && { next: { ...later, from: iso(following.fromMs) } }),
      ...(actor.role === 'CLIENT' && { mine: await own() }),
    }
  }
  const calls = {
    show: ({ db, actor, now }) => present(db, actor, now),
    setRule: async ({ tx, actor, body: { reason, ...rule }, now }) => {
      const before = await present(tx, actor, now)
      await store.addRule(tx, { ...rule, minutesMax: rule.minutes_max, byId: actor.id, reason, now })
      const after = await present(tx, actor, now)
      const detail = { rule, before: before.next ?? before.rule }
      await audited(tx, { actorId: actor.id, action: 'giveback.rule', reason, detail })
      return after
    },
  } satisfies Handlers<typeof area>
  return {
    calls,
    own,
    // By the hour, so that what failed or waits for a reading to end is done soon; a Sunday that is done costs one look.
    schedules: { 'giveback.sundays': { cron: '5 * * * *', work: () => giveBackSundays(parts) } },
  } satisfies Feature<'giveback'>
}
