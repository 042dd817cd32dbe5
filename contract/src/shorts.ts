import * as z from 'zod/mini'
import { ById, Cents, Id, Instant, limit, list, Reason, Seconds } from './atoms.ts'
import { Person, Reader } from './readings.ts'
import { get, post, type Area } from './route.ts'

/** A paid reading of fewer counted seconds is a short one: its pay is kept only if somebody says so. */
export const shortChatSeconds = 240
/** How long after its end that may be said. */
export const shortChatHours = 72

const Short = z.object({
  chat_id: Id,
  client: Person,
  reader: Reader,
  ended_at: Instant,
  /** What nobody has decided by then goes back. */
  decide_by: Instant,
  free_seconds: Seconds,
  paid_seconds: Seconds,
  /** What of both has not gone back yet. */
  returnable_seconds: Seconds,
  /** What the reader earned for it as it stands. */
  earned_cents: Cents,
})

/** Short readings that wait for a word: whether their reader keeps the pay, or the time goes back. */
export const shorts = {
  /** A reader's own, everybody's for an admin, the one that is due first first; `waiting` counts them and stops at 100. */
  show: get('short-chat/show', {
    access: ['READER', 'ADMIN:money'],
    query: z.strictObject({ after: z.optional(z.string().check(z.maxLength(400))), limit }),
    returns: list(Short, { waiting: z.int() }),
  }),
  decide: post('short-chat/payment/{id}', {
    access: ['READER', 'ADMIN:money'],
    proof: true,
    params: ById,
    body: z.strictObject({ decision: z.enum(['keep', 'return']), reason: z.optional(Reason) }),
    returns: z.object({ free_seconds: Seconds, paid_seconds: Seconds }),
    idempotent: true,
  }),
} satisfies Area
