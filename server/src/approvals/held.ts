import { areas } from '@evenlight/contract/areas'
import type { Route } from '@evenlight/contract/route'
import type { Act, Held } from '../kernel/approval.ts'
import type { AnyHandler, AnyHandlers } from '../kernel/handler.ts'

type AnyHeld = Pick<Held, 'act'> & { weigh: Held['weigh'] }
/** A call of the contract that may stand as a request, with what carries it out. */
export interface HeldCall {
  route: Route
  held: AnyHeld
  handler: AnyHandler
}
export interface Holding {
  calls: object
  approvals?: object
}

const heldOf = (area: string, { calls, approvals = {} }: Holding): [name: string, call: HeldCall][] =>
  Object.entries(approvals as Record<string, AnyHeld>).map(([name, held]) => {
    const route = (areas as Record<string, Record<string, Route>>)[area]![name]!
    return [name, { route, held, handler: (calls as AnyHandlers)[name]! }]
  })

/** All acts that features hold back, by their names. */
export const actsOf = (features: Record<string, Holding>) =>
  new Map<Act, HeldCall>(
    Object.entries(features).flatMap(([area, feature]) =>
      heldOf(area, feature).map(([, call]) => [call.held.act, call] as const),
    ),
  )

/** The features with each act of theirs that is held back behind `gate`. */
export const withGate = <F extends Record<string, Holding>>(features: F, gate: (call: HeldCall) => AnyHandler): F =>
  Object.fromEntries(
    Object.entries(features).map(([area, feature]) => {
      const gated = heldOf(area, feature).map(([name, call]) => [name, gate(call)] as const)
      return [area, { ...feature, calls: { ...feature.calls, ...Object.fromEntries(gated) } }]
    }),
  ) as F
