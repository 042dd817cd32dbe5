import { refuse } from '@evenlight/contract/errors'
import type { Role } from '@evenlight/contract/route'

/** Where a message stands; `approved` is one that is on its way, which members still see as waiting. */
export type Stage = 'waiting' | 'approved' | 'delivered' | 'returned'
type Act = 'approve' | 'return' | 'undo' | 'deliver'
/** A part of a text in UTF-16 units, `to` not included. */
export interface Stretch {
  from: number
  to: number
}

const table: Record<Stage, Partial<Record<Act, Stage>>> = {
  waiting: { approve: 'approved', return: 'returned' },
  approved: { undo: 'waiting', deliver: 'delivered' },
  delivered: {},
  returned: {},
}

export const stageOf = ({ state, delivers_at }: { state: Exclude<Stage, 'approved'>; delivers_at: Date | null }) =>
  state === 'waiting' && delivers_at ? 'approved' : state

/** The stage that follows; refuses with `wrong_state` what cannot be done from here. */
export const after = (stage: Stage, act: Act): Stage => {
  const next = table[stage][act]
  if (!next) throw refuse('wrong_state', { detail: 'This message has been decided on already.' })
  return next
}

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

const block = '▇'
const isHigh = (unit: number) => unit >= 0xd800 && unit < 0xdc00
const isLow = (unit: number) => unit >= 0xdc00 && unit < 0xe000

/** Stretches in order, none touching another, of whole characters and not of line breaks alone; refuses what is not in the text. */
export const stretchesIn = (typed: string, asked: readonly Stretch[]): Stretch[] => {
  const whole = asked.map(({ from, to }) => {
    if (from >= to || to > typed.length)
      throw refuse('bad_input', { fields: { redactions: 'This is not a part of the message.' } })
    const splitsFirst = from > 0 && isLow(typed.charCodeAt(from)) && isHigh(typed.charCodeAt(from - 1))
    const splitsLast = isHigh(typed.charCodeAt(to - 1)) && isLow(typed.charCodeAt(to))
    return { from: splitsFirst ? from - 1 : from, to: splitsLast ? to + 1 : to }
  })
  const merged: Stretch[] = []
  for (const one of whole.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (last && one.from <= last.to) last.to = Math.max(last.to, one.to)
    else merged.push(one)
  }
  return merged.filter(({ from, to }) => /[^\n]/.test(typed.slice(from, to)))
}

/** The text with a block for every character of these stretches; line breaks stay. */
export const redacted = (typed: string, stretches: readonly Stretch[]) =>
  stretches.reduceRight(
    (text, { from, to }) => text.slice(0, from) + text.slice(from, to).replace(/[^\n]/gu, block) + text.slice(to),
    typed,
  )
