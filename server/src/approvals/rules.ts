import { approvalAloneHours, approvalDays, type ApprovalState, approvalSumHours } from '@evenlight/contract/approvals'
import { desksOf, letsIn, type Access, type AdminRole } from '@evenlight/contract/route'
import { dayMs, hourMs } from '@evenlight/core/wall-clock'
import type { output } from 'zod/v4/core'
import type { Weight } from '../kernel/approval.ts'

type State = output<typeof ApprovalState>
export type Deed = 'approve' | 'decline' | 'withdraw'

export const sumMs = approvalSumHours * hourMs
export const aloneMs = approvalAloneHours * hourMs
export const openMs = approvalDays * dayMs
/** Longer than a provider's answers may take: who took a request up and is not heard of by then is dead. */
export const leaseMs = 5 * 60_000

/** Whether an act is over the limit, with what the same admin has done for the same person lately. */
export const isOver = ({ amount, always = false }: Pick<Weight, 'amount' | 'always'>, passed: number, limit: number) =>
  always || (amount > 0 && passed + amount > limit)

const next: Record<Deed, State> = { approve: 'approved', decline: 'declined', withdraw: 'withdrawn' }
/** What a decision makes of a request. */
export const after = (deed: Deed) => next[deed]

const allDesks = desksOf({ role: 'ADMIN', adminRole: 'any' })

interface Facts {
  state: State
  asked_by: string
  desks: readonly string[]
  until_at: number
}
interface Somebody {
  id: string
  adminRole?: AdminRole | undefined
}
/** Whether this admin may do at all what was asked for. */
export const isOf = ({ desks }: Pick<Facts, 'desks'>, { adminRole }: Somebody) =>
  adminRole === 'any' || desks.some((desk) => desk === adminRole)

/** What somebody may do about a request: whoever asked takes it back, everybody else of its desks decides. */
export const mayDo = (request: Facts, who: Somebody, now: number): Deed[] => {
  if (request.state !== 'asked' || now >= request.until_at) return []
  if (request.asked_by === who.id) return ['withdraw']
  return isOf(request, who) ? ['approve', 'decline'] : []
}

/** The desks that a call lets in. */
export const desksIn = (access: Access) => allDesks.filter((adminRole) => letsIn(access, { role: 'ADMIN', adminRole }))

/** Which requests are one: the same act with the same values, whatever the reason says. */
export const samenessOf = (params: unknown, body: unknown) =>
  JSON.stringify([params ?? null, body ?? null], (name, value: unknown) => (name === 'reason' ? undefined : value))
