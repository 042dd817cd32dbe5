import { limitNames, type limits as area } from '@evenlight/contract/limits'
import type { Db } from '../kernel/database.ts'
import type { Feature } from '../kernel/feature.ts'
import type { Handlers } from '../kernel/handler.ts'
import { iso } from '../kernel/moment.ts'
import { changed, coolOff, noLimit, offerFor, rests, standing, windowsAt, type LimitName } from './rules.ts'
import * as store from './store.ts'
import { own } from './own-store.ts'

/** Whoever has a limit of money, takes time off or said no a while ago isn't asked. */
const findOffer = async (db: Db, clientId: string, rows: store.Row[], until: number | null, now: number) => {
  const isLimited = rows.some((row) => row.name.startsWith('cents') && standing(row, now).value !== null)
  if (isLimited || (until !== null && until > now)) return null
  if (rests(await store.findSetAside(db, clientId), now)) return null
  const from = windowsAt(now)
  return offerFor(await store.boughtSince(db, clientId, { ...from, before: from.month - (now - from.month) }))
}

const present = async (db: Db, clientId: string, now: number) => {
  const from = windowsAt(now)
  const [seconds, cents] = [await store.usedSince(db, clientId, from), await store.spentSince(db, clientId, from)]
  const rows = await store.list(db, clientId)
  const one = (name: LimitName) => {
    const limit = standing(rows.find((row) => row.name === name) ?? noLimit, now)
    const [unit, window] = name.split('_') as ['seconds' | 'cents', keyof typeof from]
    const used = { seconds, cents }[unit][window]
    return {
      value: limit.value,
      used,
      ...(limit.next_at !== null && { next: { value: limit.next_value, at: iso(limit.next_at) } }),
    }
  }
  const until = await store.findCoolOff(db, clientId)
  return {
    seconds_day: one('seconds_day'),
    seconds_week: one('seconds_week'),
    seconds_month: one('seconds_month'),
    cents_day: one('cents_day'),
    cents_week: one('cents_week'),
    cents_month: one('cents_month'),
    cool_off_until: until !== null && until > now ? iso(until) : null,
    offer: await findOffer(db, clientId, rows, until, now),
  }
}

const calls = {
  own: ({ db, actor, now }) => present(db, actor.id, now),
  set: async ({ tx, actor, body, now }) => {
    await store.holdAlone(tx, actor.id)
    await store.lock(tx, actor.id)
    const rows = await store.list(tx, actor.id)
    for (const name of limitNames) {
      const wanted = body[name]
      if (wanted === undefined) continue
      const before = rows.find((row) => row.name === name) ?? noLimit
      await store.save(tx, actor.id, { name, ...changed(before, wanted, now) })
    }
    if (body.cool_off_days !== undefined) {
      const until = await store.findCoolOff(tx, actor.id)
      await store.setCoolOff(tx, actor.id, coolOff(until, body.cool_off_days, now))
    }
    return present(tx, actor.id, now)
  },
  setAside: async ({ tx, actor, now }) => {
    await store.setAside(tx, actor.id, now)
    return present(tx, actor.id, now)
  },
} satisfies Handlers<typeof area>

export const limitsFeature = () => ({ calls, own }) satisfies Feature<'limits'>
