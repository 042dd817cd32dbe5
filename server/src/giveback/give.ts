import { paths } from '@evenlight/contract/paths'
import {
  givebackDefault,
  givebackOf,
  paidWithin,
  sundayAfter,
  sundayBefore,
  type GivebackRule,
  type Sunday,
} from '@evenlight/core/giveback'
import { least, seconds, total } from '@evenlight/core/money'
import { dayMs } from '@evenlight/core/wall-clock'
import type { Db, Tx } from '../kernel/database.ts'
import { oneByOne } from '../kernel/one-by-one.ts'
import type { Parts } from '../kernel/parts.ts'
import { tell } from '../notices/public.ts'
import { grant } from '../wallet/public.ts'
import * as store from './store.ts'

const clientsAtOnce = 500
const spanOf = ({ fromMs, untilMs }: Sunday) => ({ from: fromMs, until: untilMs })
const ruleIn = (row: store.RuleRow): GivebackRule => ({
  percent: row.percent,
  minutesMax: row.minutes_max,
  days: row.days,
})

/** What holds for a Sunday: what was set last before it began. */
export const findRuleOf = async (db: Db, sunday: Sunday) => {
  const row = await store.findRule(db, sunday.fromMs)
  return row ? ruleIn(row) : givebackDefault
}

/** Paid time that a client used on a Sunday by readings that have ended, without what went back. */
export const findUsed = async (db: Db, clientId: string, sunday: Sunday) =>
  total([
    seconds(0),
    ...(await store.listUsed(db, clientId, spanOf(sunday))).map((row) =>
      least(
        seconds(row.kept_seconds),
        paidWithin({
          beforeMs: row.before_ms,
          withinMs: row.within_ms,
          freeSeconds: row.free_seconds,
          paidSeconds: row.paid_seconds,
        }),
      ),
    ),
  ])

interface Due {
  clientId: string
  sunday: Sunday
  rule: GivebackRule
  now: number
}
/** Gives one client what comes back to them for one Sunday, once for ever. */
const give = async (tx: Tx, parts: Parts, { clientId, sunday, rule, now }: Due) => {
  const ref = `giveback/${sunday.day}/${clientId}`
  await store.lock(tx, clientId)
  if (await store.isGiven(tx, ref)) return
  const back = givebackOf(await findUsed(tx, clientId, sunday), rule)
  if (back === 0) return
  const terms = { kind: 'free', source: 'giveback', expiresAtMs: now + rule.days * dayMs } as const
  await grant(tx, { ...terms, clientId, seconds: back, subject: ref, ref, now })
  const told = { event: 'time_given', title: 'sunday_giveback', body: '', link: paths.wallet() } as const
  await tell(tx, parts, { ...told, personId: clientId, now })
}

async function* clientsOf(db: Db, sunday: Sunday) {
  for (let after = '', more = true; more;) {
    const ids = await store.listClients(db, spanOf(sunday), after, clientsAtOnce)
    yield* ids
    after = ids.at(-1) ?? after
    more = ids.length === clientsAtOnce
  }
}

/** Everybody who has something to get for a Sunday that is over; done once nobody's reading of it goes on. */
const giveFor = async (parts: Parts, sunday: Sunday) => {
  const { db, transaction } = parts.database
  const rule = await findRuleOf(db, sunday)
  const busy = await store.listBusy(db, sunday.untilMs)
  const now = parts.clock.now()
  await oneByOne(clientsOf(db, sunday), async (clientId) => {
    if (!busy.has(clientId)) await transaction((tx) => give(tx, parts, { clientId, sunday, rule, now }))
  })
  if (busy.size === 0) await transaction((tx) => store.noteDone(tx, sunday.day, now))
  return busy.size === 0
}

/** Gives for each Sunday that is over and not done. What was begun and died goes on where nobody has got anything yet. */
export const giveBackSundays = async (parts: Parts) => {
  const { timeZone } = parts.site
  const last = await store.findLastDone(parts.database.db)
  const now = parts.clock.now()
  let sunday = last === undefined ? sundayBefore(timeZone, now) : sundayAfter(timeZone, last)
  while (sunday.untilMs <= now && (await giveFor(parts, sunday))) sunday = sundayAfter(timeZone, sunday.day)
}
