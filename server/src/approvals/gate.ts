import { Refusal } from '@evenlight/contract/errors'
import { KeptRefusal, type Weight } from '../kernel/approval.ts'
import type { Tx } from '../kernel/database.ts'
import { actOf, prepareOf, type Actor, type AnyHandler, type Asked } from '../kernel/handler.ts'
import type { Parts } from '../kernel/parts.ts'
import { askFor } from './ask.ts'
import type { HeldCall } from './held.ts'
import { findPassed, lockLimit, pass, unpass } from './limit-store.ts'
import { isOver, sumMs } from './rules.ts'

/** What a handler of any held call is given. */
export interface Context {
  tx?: Tx
  actor: Actor
  params: unknown
  body: unknown
  request: Asked
  now: number
}

const weighed = ({ held }: HeldCall, tx: Tx, { actor, now, params, body }: Context) =>
  held.weigh({ db: tx, actor, now, params, body } as never)

const sumOf = ({ kind, personId }: Weight, { actor, now }: Context) => ({
  adminId: actor.id,
  kind,
  personId: personId ?? null,
  from: now - sumMs,
})

/** Stands before an act of the house: below the limit it is done and counted, over it it stands as a request. */
export const makeGate =
  (parts: Parts) =>
  (call: HeldCall): AnyHandler => {
    const { transaction } = parts.database
    const act = actOf(call.handler)
    const look = async (tx: Tx, context: Context) => {
      const weight = await weighed(call, tx, context)
      if (!weight || (weight.amount <= 0 && !weight.always)) return {}
      const limit = await lockLimit(tx, weight.kind)
      const sum = sumOf(weight, context)
      if (!isOver(weight, await findPassed(tx, sum), limit))
        return { passed: await pass(tx, { ...sum, amount: weight.amount, now: context.now }) }
      // What could not be done anyway is refused for that.
      if (!call.route.tx) await tx.rehearse((rehearsal) => act({ ...context, tx: rehearsal }))
      return { refusal: await askFor(tx, parts, call, context, weight) }
    }
    const within = async (context: Context & { tx: Tx }) => {
      const { refusal } = await look(context.tx, context)
      return refusal ? new KeptRefusal(refusal) : act(context)
    }
    const apart = async (context: Context) => {
      const { refusal, passed } = await transaction((tx) => look(tx, context))
      if (refusal) throw refusal
      try {
        return await act(context)
      } catch (error) {
        if (error instanceof Refusal && passed !== undefined) await transaction((tx) => unpass(tx, passed))
        throw error
      }
    }
    const gated = async (context: Context) => {
      if (context.actor.role !== 'ADMIN') return act(context)
      return call.route.tx ? apart(context) : within(context as Context & { tx: Tx })
    }
    const prepare = prepareOf(call.handler)
    return prepare ? { prepare, act: gated } : gated
  }
