import { dayMs, hourMs } from '@evenlight/core/wall-clock'
import { statementAnswerDays, wantedMoreCentsMax, type PayoutState } from '@evenlight/contract/earnings'
import type { Role } from '@evenlight/contract/route'
import { mayGrant, mayWant } from '@evenlight/core/ledger/statement'
import type { output } from 'zod/v4/core'

export type State = output<typeof PayoutState>
/** What follows once it is approved: it is in a batch, and that pays it or does not. */
export const payStates = ['batched', 'paid', 'failed'] as const satisfies readonly State[]
export const answerMs = statementAnswerDays * dayMs
/** What is posted under an earlier time than it was committed at comes on the next statement, if it is no later than this. */
export const lateMs = 62 * dayMs
/** A half month is closed this long after its end, when what was on its way has been committed. */
export const closeAfterMs = hourMs

// Who does what, and from which states. `open` may be approved only when its reader has had their time.
const actions = {
  accept: { by: 'READER', from: ['open', 'disputed'] },
  dispute: { by: 'READER', from: ['open'] },
  approve: { by: 'ADMIN', from: ['accepted', 'disputed', 'open'] },
} as const satisfies Record<string, { by: Role; from: readonly State[] }>
export type Act = keyof typeof actions
const names = Object.keys(actions) as Act[]

interface StatementFacts {
  state: State
  answer_until: number
}
/** Whether this role ever does so. */
export const isFor = (act: Act, role: Role) => actions[act].by === role
/** Whether a statement that stands so can be dealt with so now. */
export const isTimely = (act: Act, { state, answer_until }: StatementFacts, now: number) =>
  (actions[act].from as readonly State[]).includes(state) &&
  !(act === 'approve' && state === 'open' && now < answer_until)
export const actsOf = (role: Role, standing: StatementFacts, now: number) =>
  names.filter((act) => isFor(act, role) && isTimely(act, standing, now))

/** Cents that a reader may want for a line. */
export const isWantable = (lineCents: number, wantedCents: number) =>
  mayWant(lineCents, wantedCents) && wantedCents <= lineCents + wantedMoreCentsMax

interface Disputed {
  number: number
  cents: number
  wanted_cents: number
}
interface Given {
  number: number
  amount_cents: number
}
/** What is wrong with a decision on disputed lines: the index of a line that can't be decided so, or one that was left out. */
export const faultIn = (disputed: readonly Disputed[], given: readonly Given[]) => {
  const byNumber = new Map(disputed.map((one) => [one.number, one]))
  const wrong = given.findIndex(({ number, amount_cents }, at) => {
    const line = byNumber.get(number)
    const twice = given.findIndex((one) => one.number === number) !== at
    return twice || !line || !mayGrant(line.cents, line.wanted_cents, amount_cents)
  })
  if (wrong >= 0) return { wrong }
  return given.length < disputed.length ? { wrong: undefined } : undefined
}
