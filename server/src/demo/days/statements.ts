import { earnings } from '@evenlight/contract/earnings'
import { halvesOver } from '@evenlight/core/half-month'
import { hourMs } from '@evenlight/core/wall-clock'
import { makeDue } from '../../earnings/public.ts'
import type { manualClock } from '../../kernel/clock.ts'
import type { Server } from '../../server.ts'
import type { Visit, Who } from '../visit.ts'

const closedMs = 2 * hourMs
interface Two {
  reader: Who
  admin: Who
}

/** The statement that lies open is accepted by its reader and approved by the house. */
const agreeOn = async (visit: Visit, { reader, admin }: Two) => {
  const all = await visit(reader, (call) => call(earnings.statements, { query: {} }))
  const open = (all as unknown as { id: string; state: string }[]).find(({ state }) => state === 'open')
  if (!open) return
  await visit(reader, (call) => call(earnings.act, { body: { invoice_id: open.id, action: 'accept' } }))
  await visit(admin, (call) => call(earnings.act, { body: { invoice_id: open.id, action: 'approve' } }))
}

/** A half month begins where the calendar says, and not where the days did: its statements are made by the calendar of the start. */
export const makeStatements = async (
  { parts }: Server,
  clock: ReturnType<typeof manualClock>,
  visit: Visit,
  { two, now }: { two: Two; now: number },
) => {
  const halves = halvesOver(parts.site.timeZone, clock.now(), now - closedMs)
  for (const [n, { untilMs }] of halves.entries()) {
    await clock.advance(untilMs + closedMs - clock.now())
    await makeDue(parts)
    if (n < halves.length - 1) await agreeOn(visit, two)
  }
}
