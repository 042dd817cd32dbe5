import type { Desk } from '@evenlight/contract/reader-page'
import { halfAt } from '@evenlight/core/half-month'
import type { input } from 'zod/v4/core'
import type { Db } from '../kernel/database.ts'
import { iso, optionalIso } from '../kernel/moment.ts'
import { findEarnings } from '../wallet/public.ts'
import { countedSince, findNextPayout, findWaiting } from './figures-store.ts'
import { startOfDay } from './hours.ts'
import { availabilityOf, backAt, isAwayByMissed } from './rules.ts'
import * as store from './store.ts'

const figuresSince = async (db: Db, readerId: string, fromMs: number, now: number) => {
  const { cents, readings } = await findEarnings(db, readerId, fromMs, now + 1)
  return {
    paid_sessions: readings,
    counted_seconds: await countedSince(db, readerId, fromMs),
    earned_cents: cents,
  }
}

/** A reader's desk: how they stand, what they have set, what they did and what waits. */
export const presentDesk = async (
  db: Db,
  readerId: string,
  siteZone: string,
  now: number,
): Promise<input<typeof Desk>> => {
  const row = (await store.findDesk(db, readerId))!
  const { fromMs, untilMs } = halfAt(siteZone, now)
  return {
    availability: availabilityOf(row),
    back_at: optionalIso(backAt(row, now)),
    away_by_missed: isAwayByMissed(row),
    settings: {
      availability: row.availability,
      status_line: row.status_line,
      greeting: row.greeting,
      quick_replies: row.quick_replies,
      channels: row.channels,
    },
    rate_cents_per_minute: await store.findRate(db, readerId),
    today: await figuresSince(db, readerId, startOfDay(row.time_zone, now), now),
    period: { ...(await figuresSince(db, readerId, fromMs, now)), from: iso(fromMs), until: iso(untilMs) },
    waiting: await findWaiting(db, readerId),
    next_payout: await findNextPayout(db, readerId),
  }
}
