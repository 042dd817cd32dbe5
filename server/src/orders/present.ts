import type { Order as OrderShape, OrderText } from '@evenlight/contract/orders'
import { needsCare } from '@evenlight/core/care/find'
import { lateCents } from '@evenlight/core/ledger/order'
import { cents } from '@evenlight/core/money'
import type { input } from 'zod/v4/core'
import type { Actor } from '../kernel/handler.ts'
import { optionalIso, iso } from '../kernel/moment.ts'
import { actsOf, clarifyUntil, lapsesAt } from './rules.ts'
import type { Shown } from './store.ts'

/** Whether what a client wrote asks for care. */
export const clientNeedsCare = ({ questions, clarify_question }: Pick<Shown, 'questions' | 'clarify_question'>) =>
  [...questions, clarify_question ?? ''].some((words) => needsCare(words))

const clarificationOf = ({ clarify_at, clarified_at }: Shown) => {
  if (clarify_at === null) return 'none' as const
  return clarified_at === null ? ('asked' as const) : ('answered' as const)
}

/** An order to one of its two, or to the house, without what was written. */
export const present = (row: Shown, role: Actor['role'], now: number): input<typeof OrderShape> => ({
  id: row.id,
  state: row.state,
  client: { id: row.client_id, username: row.client_username },
  reader: { id: row.reader_id, username: row.reader_username, display_name: row.reader_name },
  special: row.special ?? undefined,
  questions: row.questions.length,
  price_cents: row.price_cents,
  back_cents: row.back_cents,
  made_at: iso(row.made_at),
  promised_by: optionalIso(row.promised_at),
  late_cents: lateCents(cents(row.price_cents)),
  lapses_at: row.promised_at === null ? undefined : iso(lapsesAt(row.promised_at)),
  late_at: optionalIso(row.late_at),
  delivered_at: optionalIso(row.delivered_at),
  ended_at: optionalIso(row.ended_at),
  clarification: clarificationOf(row),
  ...(role !== 'READER' && { payment_id: row.payment_id }),
  ...(role !== 'CLIENT' && { share_percent: row.share_percent, earned_cents: row.earned_cents }),
  may: actsOf(role, row, now),
})

/** The same with what was written. What a reader has not delivered is nobody else's to read. */
export const presentText = (row: Shown, role: Actor['role'], now: number): input<typeof OrderText> => {
  const isReadable = row.delivered_at !== null || role === 'READER'
  return {
    ...present(row, role, now),
    asked: row.questions.map((question, at) => ({ question, answer: isReadable ? (row.answers[at] ?? '') : '' })),
    reason: row.reason ?? undefined,
    care: clientNeedsCare(row),
    care_own: (role === 'READER' && row.reader_care) || undefined,
    clarify_question: row.clarify_question ?? undefined,
    clarify_at: optionalIso(row.clarify_at),
    clarify_answer: row.clarify_answer ?? undefined,
    clarified_at: optionalIso(row.clarified_at),
    clarify_until: row.delivered_at === null ? undefined : iso(clarifyUntil(row.delivered_at)),
  }
}
