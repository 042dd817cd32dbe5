import type { output } from 'zod/v4/core'
import type { accounts as area } from '@evenlight/contract/accounts'
import { refuse } from '@evenlight/contract/errors'
import type { Db, Tx } from '../kernel/database.ts'
import type { Actor } from '../kernel/handler.ts'
import type { Parts } from '../kernel/parts.ts'
import type { Person } from './columns.ts'
import { setRecoveryCodes } from './factor-store.ts'
import { changedLetter } from './letters.ts'
import { askPassword } from './own.ts'
import type { Passwords } from './passwords.ts'
import { noted } from './sign-in.ts'
import { proveSignIn } from './sign-in-store.ts'
import * as store from './store.ts'
import { makeRecoveryCodes, newSecret, sealSecret, secretOf, stepOf, uriOf, useSecondFactor } from './totp.ts'

type Step = output<(typeof area)['totp']['body']>

/** All steps need the password but those of which a code is the whole matter. */
export const checkTotpStep = async (
  parts: Parts,
  passwords: Passwords,
  { db, actor, body }: { db: Db; actor: Actor; body: Step },
) => {
  if (body.step === 'confirm' || body.step === 'prove') await parts.limits.take('password_checks', actor.id)
  else await askPassword(db, parts, passwords, actor, body.password)
}

interface Shown {
  actor: Actor
  code: string
  now: number
}

const proved = async (tx: Tx, parts: Parts, person: Person, { actor, code, now }: Shown) => {
  if (!person.totp_secret) throw refuse('wrong_state')
  await useSecondFactor(tx, parts.keys, person, code, now)
  await proveSignIn(tx, actor.signInId, now)
  tx.after(() => parts.limits.forget('password_checks', actor.id))
  return { on: true }
}

const confirmed = async (tx: Tx, parts: Parts, person: Person, { actor, code, now }: Shown) => {
  const secret = person.totp_pending && secretOf(parts.keys, person.id, person.totp_pending)
  if (!secret) throw refuse('wrong_state', { detail: 'secret_needed' })
  const step = stepOf(secret, code, now)
  if (step === undefined) throw refuse('code_wrong', { fields: { totp: 'totp_wrong' } })
  const set = { id: person.id, totp_secret: person.totp_pending, totp_pending: null, totp_step: step }
  await store.setSecondFactor(tx, set)
  await proveSignIn(tx, actor.signInId, now)
  await parts.mail.send(tx, changedLetter(parts, person, 'second_step'))
  return { on: true, recovery_codes: await makeRecoveryCodes(tx, parts.keys, person.id) }
}

/** Turns the second factor on in two steps, renews its recovery codes, or turns it off (an admin may not). */
export const totpStep = async (
  tx: Tx,
  parts: Parts,
  { actor, body, now }: { actor: Actor; body: Step; now: number },
) => {
  const person = await store.lock(tx, actor.id)
  if (!person) throw refuse('not_found')
  tx.after(() => noted(parts, `totp_${body.step}`, { personId: actor.id }))
  if (body.step === 'confirm') return confirmed(tx, parts, person, { actor, code: body.totp, now })
  if (body.step === 'prove') return proved(tx, parts, person, { actor, code: body.totp, now })
  if (person.totp_secret) {
    if (body.totp === undefined) throw refuse('totp_required')
    await useSecondFactor(tx, parts.keys, person, body.totp, now)
  }
  if (body.step === 'enrol') {
    const secret = newSecret()
    await store.setPending(tx, { id: person.id, totp_pending: sealSecret(parts.keys, person.id, secret) })
    return { on: person.totp_secret !== null, secret, uri: uriOf(secret, person.username) }
  }
  if (!person.totp_secret) throw refuse('wrong_state')
  if (body.step === 'recovery_codes')
    return { on: true, recovery_codes: await makeRecoveryCodes(tx, parts.keys, person.id) }
  if (person.role === 'ADMIN') throw refuse('wrong_role', { detail: 'second_step_needed' })
  await store.setSecondFactor(tx, { ...person, totp_secret: null, totp_step: 0 })
  await setRecoveryCodes(tx, person.id, [])
  return { on: false }
}
