import * as z from 'zod/mini'
import { applicationFields, signUpFields } from './account-fields.ts'
import { Id } from './atoms.ts'
import { OpaqueData, PayForm } from './payments.ts'
import { post, type Area } from './route.ts'
import { UploadName } from './uploads.ts'

/** Where the code of a new account goes. */
const CodeBy = z.enum(['mail', 'sms'])
const SignedUp = z.object({ user_id: Id, otp_sent_to: z.string() })
/**
 * The same with a first package. `held`: the money is, and is taken once the account is confirmed; `form`: the provider's form
 * asks for the card. Whoever does not confirm within a day has paid nothing.
 */
const PaidSignedUp = z.extend(SignedUp, {
  intent_id: Id,
  state: z.enum(['held', 'unknown', 'review', 'form']),
  form: z.optional(PayForm),
})

/** The calls that make an account; all others of accounts stand beside them. */
export const signUp = {
  register: post('/api/register', {
    access: 'public',
    also: ['/api/v2/register'],
    limit: 'sign_up',
    /** By SMS the telephone is what is proven: the address waits until its own code is entered in the account. */
    body: z.strictObject({ ...signUpFields, code_by: z._default(CodeBy, 'mail') }),
    /** `otp_sure`: whether it is known that the code left. */
    returns: z.extend(SignedUp, { otp_by: CodeBy, otp_sure: z.boolean() }),
    created: true,
    tx: 'none',
  }),
  /** Without `opaque_data` the provider's form asks for the card. A declined one leaves no account behind. */
  paidSignUp: post('paid-sigup', {
    access: 'public',
    also: ['/api/v2/paid-signup'],
    limit: 'paid_sign_up',
    body: z.strictObject({
      ...signUpFields,
      package_id: Id,
      payment: z.strictObject({ opaque_data: z.optional(OpaqueData) }),
    }),
    cardless: true,
    returns: PaidSignedUp,
    created: true,
    idempotent: true,
    tx: 'none',
  }),
  apply: post('register-readers', {
    access: 'public',
    early: true,
    limit: 'sign_up',
    /** `picture`: the name that `public/upload-file/media` gave. */
    body: z.strictObject({ ...signUpFields, ...applicationFields, picture: z.optional(UploadName) }),
    returns: SignedUp,
    created: true,
  }),
} satisfies Area
