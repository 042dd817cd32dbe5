import type { Role } from '@evenlight/contract/route'
import { type Receipt, sideOf } from '../readings/calls.ts'

/** Which side of a past reading somebody is: one of its two people, or the house. */
export const sideIn = (receipt: Receipt, me: { id: string; type: Role } | null) =>
  me?.type === 'ADMIN' ? ('admin' as const) : sideOf(receipt, me?.id)

/** What was counted and has not gone back. */
export const returnableOf = ({ free_seconds, paid_seconds, returns }: Receipt) =>
  returns.reduce((left, back) => left - back.free_seconds - back.paid_seconds, free_seconds + paid_seconds)
