import type { accounts as area } from '@evenlight/contract/accounts'
import { refuse, Refusal } from '@evenlight/contract/errors'
import type { Context } from '../kernel/handler.ts'
import type { Parts } from '../kernel/parts.ts'
import type { SignUpPurchases } from '../payments/public.ts'
import { sendSignUpCode } from './codes.ts'
import type { Person } from './columns.ts'
import type { Passwords } from './passwords.ts'
import { maskedEmail, waitsForCode } from './rules.ts'
import { makeAccount, prepareSignUp, type SignUp } from './sign-up.ts'
import * as store from './store.ts'

type Call = Context<(typeof area)['paidSignUp']>
type Asked = Pick<Call, 'request' | 'body' | 'now'> & { passwordHash: string }

export const preparePaidSignUp = async (
  { limits }: Parts,
  passwords: Passwords,
  { body, now, request }: Pick<Call, 'body' | 'now' | 'request'>,
) => {
  await limits.takeFor('sign_up', { address: request.ip })
  return prepareSignUp(passwords, 'CLIENT', body, now)
}

/** The account and its purchase: both anew, or those that the same key began. */
const begin = async (parts: Parts, buying: SignUpPurchases, { body, request, passwordHash, now }: Asked) => {
  const { package_id: packageId, payment, ...form } = body
  const begun = await buying.findBegun(request.key)
  if (begun) {
    const person = (await store.byId(parts.database.db, begun.clientId))!
    const isSame = (person.decoy_email ?? person.email) === form.email && person.username === form.username
    if (!isSame || begun.packageId !== packageId) throw refuse('key_reused')
    return { person, paymentId: begun.paymentId, isFresh: false }
  }
  return parts.database.transaction(async (tx) => {
    const made = { role: 'CLIENT', passwordHash, paidSignUp: true } as const
    const person = await makeAccount(tx, parts, form satisfies SignUp, made, now)
    const asked = { clientId: person.id, packageId, token: payment.opaque_data, key: request.key, now }
    return { person, paymentId: await buying.intend(tx, asked), isFresh: true }
  })
}

/** Sends the code once the money is held, or may be: for a card that was declined nobody is written to. */
const sendCode = (parts: Parts, person: Person, now: number) =>
  parts.database.transaction(async (tx) => {
    if (!waitsForCode(person)) return
    await parts.limits.take('codes', person.id)
    await sendSignUpCode(tx, parts, person, now)
  })

/**
 * Makes an account whose first package is held on a card. With a taken address all of it goes the same way, for a decoy; what
 * is held for that one is let go of like any that nobody confirms.
 */
export const paidSignUp = async (parts: Parts, buying: SignUpPurchases, call: Asked & Pick<Call, 'reply'>) => {
  const { body, now, reply } = call
  const token = body.payment.opaque_data
  buying.check(token)
  const { person, paymentId, isFresh } = await begin(parts, buying, call)
  const undo = () => parts.database.transaction((tx) => store.abandon(tx, person.id))
  const held = await buying.hold(paymentId, token, isFresh, now).catch(async (error: unknown) => {
    if (error instanceof Refusal) await undo()
    throw error
  })
  const { state } = held
  if (state === 'declined') {
    await undo()
    throw refuse('payment_declined', { detail: 'sign_up_undone' })
  }
  await sendCode(parts, person, now)
  if (state !== 'held') reply.status(202)
  return { user_id: person.id, otp_sent_to: maskedEmail(body.email), intent_id: paymentId, ...held, state }
}
