import { allowedMs } from '@evenlight/core/meter/meter'
import { returnDue } from '@evenlight/core/meter/returns'
import { shortReturnsDays, shortReturnsHours } from '@evenlight/core/meter/times'
import { dayMs, hourMs } from '@evenlight/core/wall-clock'
import { refuse } from '@evenlight/contract/errors'
import type { Tx } from '../kernel/database.ts'
import { checkReading, findSecondsLeft } from '../limits/public.ts'
import { findTime, giveBack, hold, settle } from '../wallet/public.ts'
import { bill } from './change-store.ts'
import { resume, type Decision } from './decide.ts'
import { heldOf } from './reading.ts'
import { countShortReturns, hasSpoken, type Reading } from './store.ts'

/** Sets aside what may be used: free time that applies, paid time only with consent, never past the reading's limit or the client's own. */
const holdMore = async (tx: Tx, reading: Reading, now: number) => {
  const own = await findSecondsLeft(tx, reading.client_id, now)
  const mostSeconds = Math.min(reading.limit_seconds ?? Number.MAX_SAFE_INTEGER, own)
  const heldSeconds = reading.paid_seconds_held
  const who = { readingId: reading.id, clientId: reading.client_id, readerId: reading.reader_id, now }
  // The telephone is paid time alone.
  const freeSecondsMax = reading.channel === 'phone' ? 0 : mostSeconds
  const free = await hold(tx, { ...who, freeSecondsMax, paidSecondsMax: heldSeconds })
  const paidSecondsMax = Math.max(heldSeconds, mostSeconds - free.freeSeconds)
  const all = reading.continue_on_paid
    ? await hold(tx, { ...who, freeSecondsMax: free.freeSeconds, paidSecondsMax })
    : free
  const grown = { ...reading, free_seconds_held: all.freeSeconds, paid_seconds_held: all.paidSeconds }
  const beforeMs = allowedMs(heldOf(reading))
  // Where more may run than before, what runs out is told anew when it does.
  const held = beforeMs > 0 && allowedMs(heldOf(grown)) > beforeMs ? { ...grown, warned: [] } : grown
  if (reading.continue_on_paid) return held
  // More free time answers the question that its end has put; paid time that is not agreed to is only known of.
  const { paidSeconds } = await findTime(tx, who)
  const asked = held.free_seconds_held > reading.free_seconds_held ? resume(held, 'ask_paid', now) : held
  return { ...asked, paid_seconds_usable: Math.min(paidSeconds, Math.max(0, mostSeconds - held.free_seconds_held)) }
}

/** What goes back by itself, posted with the end; answers why. */
const returnByRule = async (tx: Tx, reading: Reading, now: number) => {
  const used = { freeSeconds: reading.free_seconds ?? 0, paidSeconds: reading.paid_seconds ?? 0 }
  const cause = returnDue({
    billedSeconds: used.freeSeconds + used.paidSeconds,
    readerSpoke: reading.reader_spoke || (await hasSpoken(tx, reading.id, reading.reader_id)),
    shortReturns: await countShortReturns(tx, {
      clientId: reading.client_id,
      readerId: reading.reader_id,
      dayAgo: now - shortReturnsHours * hourMs,
      weekAgo: now - shortReturnsDays * dayMs,
    }),
  })
  if (cause)
    await giveBack(tx, { readingId: reading.id, ...used, paidAs: 'paid', cause, now, ref: `auto:${reading.id}` })
  return cause ?? null
}

const settleHold = async (tx: Tx, reading: Reading, spans: NonNullable<Decision['billed']>, now: number) => {
  await settle(tx, {
    readingId: reading.id,
    readerId: reading.reader_id,
    freeSeconds: reading.free_seconds ?? 0,
    paidSeconds: reading.paid_seconds ?? 0,
    rateCentsPerMinute: reading.rate_cents_per_minute,
    now,
  })
  if (spans.length) await bill(tx, reading, spans)
  return { ...reading, auto_return: await returnByRule(tx, reading, now) }
}

/** Posts what a decision means for the books, and answers the reading with what came of it. */
export const post = async (
  tx: Tx,
  { reading, hold: wanted, spends, billed }: Decision,
  now: number,
): Promise<Reading> => {
  if (billed) return settleHold(tx, reading, billed, now)
  if (spends) await checkReading(tx, reading.client_id, 1, now)
  if (!wanted) return reading
  const held = await holdMore(tx, reading, now)
  if (wanted === 'more' && held.paid_seconds_held <= reading.paid_seconds_held) throw refuse('not_enough_time')
  return held
}
