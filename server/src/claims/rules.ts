import { dayMs, hourMs } from '@evenlight/core/wall-clock'
import { claimAnswerHours, claimDays, type ClaimState } from '@evenlight/contract/claims'
import type { Role } from '@evenlight/contract/route'
import type { output } from 'zod/v4/core'

type State = output<typeof ClaimState>
export type Party = 'client' | 'reader' | 'admin'
/** What of a claim decides whose turn it is. */
export interface ClaimFacts {
  state: State
  escalates_at: number
  seconds_wanted: number
  granted_seconds: number
  appeal: string | null
}

export const answerMs = claimAnswerHours * hourMs
export const claimMs = claimDays * dayMs

/** Whose answer a claim waits for; nobody's once it is decided. */
export const waitsFor = ({ state, escalates_at }: ClaimFacts, now: number): Party | null => {
  if (state === 'open') return now < escalates_at ? 'reader' : 'admin'
  return state === 'offered' ? 'client' : null
}

// Who answers how, and on whose turn. What the reader declines goes on to the admins.
const turns = {
  offer: { READER: 'reader' },
  accept: { CLIENT: 'client' },
  approve: { ADMIN: 'admin' },
  decline: { READER: 'reader', ADMIN: 'admin' },
} as const satisfies Record<string, Partial<Record<Role, Party>>>
type Turn = keyof typeof turns
export type Answer = Turn | 'appeal'

/** Whether this role ever answers so. */
export const isFor = (answer: Answer, role: Role) => (answer === 'appeal' ? role === 'CLIENT' : role in turns[answer])

/** Once, where what was offered or decided is less than what was asked for. */
export const mayAppeal = ({ state, appeal, granted_seconds, seconds_wanted }: ClaimFacts) =>
  appeal === null &&
  (state === 'offered' || state === 'declined' || (state === 'approved' && granted_seconds < seconds_wanted))

export const isTimely = (answer: Answer, role: Role, claim: ClaimFacts, now: number) =>
  answer === 'appeal'
    ? mayAppeal(claim)
    : (turns[answer] as Partial<Record<Role, Party>>)[role] === waitsFor(claim, now)

/** Seconds that may go back, by kind: what was spent last, the paid time, goes first. */
export const lastSpentFirst = (seconds: number, left: { freeSecondsLeft: number; paidSecondsLeft: number }) => {
  const paidSeconds = Math.min(seconds, left.paidSecondsLeft)
  return { paidSeconds, freeSeconds: seconds - paidSeconds }
}
