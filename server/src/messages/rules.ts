import { dayMs } from '@evenlight/core/wall-clock'
import { refuse } from '@evenlight/contract/errors'
import type { MarkKind } from '@evenlight/contract/messages'
import type { Role } from '@evenlight/contract/route'
import { redactionsIn, type TextSpan } from '@evenlight/core/redaction'
import type { output } from 'zod/v4/core'

/** Where a message stands; `approved` is one that is on its way, which members still see as waiting. */
export type Stage = 'waiting' | 'approved' | 'delivered' | 'returned'
type Act = 'approve' | 'return' | 'undo' | 'deliver'

const table: Record<Stage, Partial<Record<Act, Stage>>> = {
  waiting: { approve: 'approved', return: 'returned' },
  approved: { undo: 'waiting', deliver: 'delivered' },
  delivered: {},
  returned: {},
}

export const stageOf = ({ state, delivers_at }: { state: Exclude<Stage, 'approved'>; delivers_at: number | null }) =>
  state === 'waiting' && delivers_at !== null ? 'approved' : state

/** The stage that follows; refuses with `wrong_state` what cannot be done from here. */
export const after = (stage: Stage, act: Act): Stage => {
  const next = table[stage][act]
  if (!next) throw refuse('wrong_state', { detail: 'decided_already' })
  return next
}

const careShownMs = 7 * dayMs
/** Whether somebody who looks at a message sees who helps beside it: its writer, for a week. */
export const showsCare = (
  { care, sender_id, created_at }: { care: boolean; sender_id: string; created_at: number },
  personId: string,
  now: number,
) => care && sender_id === personId && now < created_at + careShownMs

interface Sent {
  client_id: string
  reader_id: string
  type: string
}
/** Who it is for; refuses with `not_yours` a message that says it comes from anybody but its sender. */
export const recipientOf = (sent: Sent, sender: { id: string; role: Role }) => {
  const [own, other] = sender.role === 'CLIENT' ? [sent.client_id, sent.reader_id] : [sent.reader_id, sent.client_id]
  if (sent.type !== sender.role || own !== sender.id) throw refuse('not_yours')
  return other
}

export interface Marked extends TextSpan {
  kind: output<typeof MarkKind>
}
/** What is taken out of a message when an admin asks for these spans, with what was marked there; refuses what is not in the text. */
export const takenOut = (typed: string, asked: readonly TextSpan[], marks: readonly Marked[]) => {
  if (asked.some(({ from, to }) => from >= to || to > typed.length))
    throw refuse('bad_input', { fields: { redactions: 'not_in_message' } })
  return redactionsIn(typed, asked)
    .filter(({ from, to }) => /[^\n]/.test(typed.slice(from, to)))
    .map(({ from, to }) => {
      const within = marks.filter((mark) => mark.from < to && from < mark.to)
      return { from, to, kinds: [...new Set(within.map(({ kind }) => kind))] }
    })
}
