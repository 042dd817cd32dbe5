import { refuse } from '@evenlight/contract/errors'
import { signUpHeldHours } from '@evenlight/contract/lengths'
import { hourMs } from '@evenlight/core/wall-clock'
import type { Tx } from '../kernel/database.ts'
import { forgetting } from '../kernel/forget.ts'
import type { Parts } from '../kernel/parts.ts'
import type { Token } from './gateway.ts'
import type { Purchases } from './purchases.ts'
import { isForm } from './rules.ts'
import type { Settling } from './settle.ts'
import * as store from './sign-up-store.ts'
import { find, type Payment } from './store.ts'

const heldMs = signUpHeldHours * hourMs

export interface FirstBuying {
  clientId: string
  packageId: string
  token: Token | undefined
  key: string | undefined
  now: number
}
const stateOf = ({ state, transaction_id }: Payment) =>
  state === 'review' || state === 'declined'
    ? state
    : transaction_id === null
      ? ('unknown' as const)
      : ('held' as const)

/** A first package that comes with its account: the money is held at sign-up and taken once the account is confirmed. */
export const makeSignUpPurchases = (
  { database, clock }: Parts,
  { gateways: { card: gateway }, unheard, follow, askAgain }: Settling,
  purchases: Purchases,
) => {
  const mustHave = () => {
    if (!gateway) throw refuse('busy', { detail: 'cards_not_set_up' })
    return gateway
  }
  /** Refuses where nothing could be paid with, before anything is made. */
  const check = (token: Token | undefined) => {
    if (!token && !mustHave().openForm) throw refuse('bad_input', { fields: { 'payment.opaque_data': 'card_needed' } })
    return mustHave()
  }

  /** Writes down what is bought, in the transaction of its account. */
  const intend = async (tx: Tx, { key, ...buying }: FirstBuying) => {
    const intent = await purchases.intend(tx, { ...buying, key })
    const { id: paymentId } = intent!.payment
    await store.add(tx, { paymentId, clientId: buying.clientId, key: key ?? null, now: buying.now })
    return paymentId
  }
  /** The payment and the account that a key began, where the answer to it was lost. */
  const findBegun = async (key: string | undefined) => {
    const begun = key === undefined ? undefined : await store.findOfKey(database.db, key)
    if (!begun) return undefined
    const { package_id: packageId } = (await find(database.db, begun.payment_id))!
    return { paymentId: begun.payment_id, clientId: begun.client_id, packageId }
  }

  /** Holds the money, or opens the provider's form that will. What was asked for before is not asked for again. */
  const hold = async (paymentId: string, token: Token | undefined, isFresh: boolean, now: number) => {
    const through = check(token)
    const payment = (await find(database.db, paymentId))!
    const asked = isFresh && token && (await through.authorize(payment, { token }, now).catch(unheard))
    const held = asked ? await follow(paymentId, asked, now) : isFresh ? payment : await askAgain(payment, now)
    if (!isForm(held)) return { state: stateOf(held) }
    return { state: 'form' as const, form: await purchases.openForm(through, held, now) }
  }

  /** Asks the provider about what somebody who confirms has bought, where nothing is known to be held for it. */
  const look = async (clientId: string, now: number) => {
    const paymentId = await store.findWaiting(database.db, clientId)
    const payment = paymentId === undefined ? undefined : await find(database.db, paymentId)
    if (payment?.transaction_id === null) await askAgain(payment, now)
  }
  /** What is held may be taken from now on. False where nothing is: then nothing ever will be. */
  const release = async (tx: Tx, clientId: string, now: number) => {
    const paymentId = await store.confirm(tx, clientId, now)
    if (paymentId === undefined) return false
    await store.endUnheld(tx, paymentId, now)
    return (await find(tx, paymentId))?.state !== 'declined'
  }
  const endLate = forgetting(database, (tx, most) => store.endLate(tx, clock.now() - heldMs, clock.now(), most))

  return { check, intend, findBegun, hold, look, release, endLate }
}
export type SignUpPurchases = ReturnType<typeof makeSignUpPurchases>
