import { fullBanHours, type FullBanAct, type FullBanState } from '@evenlight/contract/fullbans'
import { hourMs } from '@evenlight/core/wall-clock'
import type { output } from 'zod/v4/core'

export type State = output<typeof FullBanState>
export type Act = output<typeof FullBanAct>

export const dueMs = fullBanHours * hourMs

/** What of a case decides what may follow. */
export interface BanFacts {
  state: State
  until_at: number | null
  decided_by: string | null
  appeal: string | null
  answered_by: string | null
}

// What an act makes of a case; a person without an open one begins at `none`.
const table = {
  none: { suspend: 'suspended', ban: 'banned' },
  asked: { suspend: 'suspended', ban: 'banned', refuse: 'refused' },
  suspended: { ban: 'banned', refuse: 'refused' },
  banned: { keep: 'banned', lift: 'lifted' },
} as const satisfies Record<string, Partial<Record<Act, State>>>
type From = Partial<Record<Act, State>>

/** The state of now: a ban whose time has passed is over, whether somebody noted it or not. */
export const stateAt = ({ state, until_at }: Pick<BanFacts, 'state' | 'until_at'>, now: number): State =>
  state === 'banned' && until_at !== null && until_at <= now ? 'over' : state

const waitsForAnswer = ({ appeal, answered_by }: Pick<BanFacts, 'appeal' | 'answered_by'>) =>
  appeal !== null && answered_by === null

/** What the house owes. */
export const waitsFor = (ban: BanFacts, now: number): 'decision' | 'appeal' | null => {
  const state = stateAt(ban, now)
  if (state === 'asked' || state === 'suspended') return 'decision'
  return state === 'banned' && waitsForAnswer(ban) ? 'appeal' : null
}

/** The state after an act; undefined where it can't follow. */
export const after = (ban: BanFacts | undefined, act: Act, now: number): State | undefined => {
  const state = ban ? stateAt(ban, now) : 'none'
  if (act === 'keep' && ban && !waitsForAnswer(ban)) return undefined
  return ((table as Record<string, From>)[state] ?? {})[act]
}

/** Whoever decided doesn't answer the appeal against it, where somebody else can. */
export const isAnothersToAnswer = (ban: BanFacts, adminId: string, others: number) =>
  waitsForAnswer(ban) && ban.decided_by === adminId && others > 0

const actions: readonly Act[] = ['suspend', 'ban', 'refuse', 'keep', 'lift']
export const mayNow = (ban: BanFacts, adminId: string, others: number, now: number) =>
  actions.filter(
    (act) =>
      after(ban, act, now) !== undefined &&
      !(stateAt(ban, now) === 'banned' && isAnothersToAnswer(ban, adminId, others)),
  )

/** Once, while the ban stands. */
export const mayAppeal = (ban: BanFacts, now: number) => stateAt(ban, now) === 'banned' && ban.appeal === null
