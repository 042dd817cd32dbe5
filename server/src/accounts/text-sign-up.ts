import type { output } from 'zod/v4/core'
import type { accounts as area } from '@evenlight/contract/accounts'
import { refuse } from '@evenlight/contract/errors'
import type { Asked } from '../kernel/handler.ts'
import type { Parts } from '../kernel/parts.ts'
import { newTextCode, sendSignUpCode } from './codes.ts'
import { maskedNumber, waitsForCode } from './rules.ts'
import { makeAccount, signUp, turnToMail } from './sign-up.ts'
import * as store from './store.ts'
import { countAsked, textedAt, type Text, type Texting } from './texting.ts'

type Body = output<(typeof area)['register']['body']>
interface Call {
  body: Body
  passwordHash: string
  request: Asked
  now: number
}

/** Refuses a code by SMS where none can be sent. */
export const checkCodeBy = (texting: Texting, { code_by, mobile_number }: Body) => {
  if (code_by === 'mail') return
  if (!texting) throw refuse('bad_input', { fields: { code_by: 'sms_unavailable' } })
  if (!mobile_number) throw refuse('bad_input', { fields: { mobile_number: 'sms_number_needed' } })
}

/** Makes an account whose telephone is what gets proven: an address that is taken goes the same way as a free one. */
const byText = async (parts: Parts, texting: NonNullable<Texting>, { body, passwordHash, request, now }: Call) => {
  const number = body.mobile_number!
  const { id, words } = await parts.database.transaction(async (tx) => {
    const person = await makeAccount(tx, parts, body, { role: 'CLIENT', passwordHash, bySms: true }, now)
    await parts.limits.take('codes', person.id)
    await countAsked(texting, number, request.ip)
    return { id: person.id, words: await newTextCode(tx, parts, person, now) }
  })
  const how = await texting.send(number, words)
  if (how === 'refused') {
    await parts.database.transaction((tx) => store.abandon(tx, id))
    throw refuse('bad_input', { fields: { mobile_number: 'phone_refused' } })
  }
  return { user_id: id, otp_sent_to: maskedNumber(number), otp_by: 'sms' as const, otp_sure: how === 'sent' }
}

/** Makes a client's account, and has the code that it waits for sent where they chose. */
export const register = async (parts: Parts, texting: Texting, call: Call) => {
  if (call.body.code_by === 'sms' && texting) return byText(parts, texting, call)
  const { body, passwordHash, now } = call
  const made = { role: 'CLIENT', passwordHash } as const
  const { answer } = await parts.database.transaction((tx) => signUp(tx, parts, body, made, now))
  return { ...answer, otp_by: 'mail' as const, otp_sure: true }
}

interface Again {
  body: { user_id: string; code_by?: 'mail' | undefined }
  request: Asked
  now: number
}
/** Sends a new code where an account waits for one, and answers the same everywhere else. */
export const resendCode = async (parts: Parts, texting: Texting, { body, request, now }: Again) => {
  await parts.limits.take('codes', body.user_id)
  const text = await parts.database.transaction(async (tx): Promise<Text | undefined> => {
    const person = await store.lock(tx, body.user_id)
    if (!person || !waitsForCode(person)) return undefined
    const number = textedAt(parts, person)
    if (number !== undefined && texting && body.code_by !== 'mail') {
      await countAsked(texting, number, request.ip)
      return { number, words: await newTextCode(tx, parts, person, now) }
    }
    const mailed = number === undefined ? person : await turnToMail(tx, parts, person, now)
    await sendSignUpCode(tx, parts, mailed, now)
    return undefined
  })
  const how = text && (await texting?.send(text.number, text.words))
  if (how === 'unknown') throw refuse('busy', { detail: 'phone_silent' })
  if (how === 'refused') throw refuse('bad_input', { detail: 'phone_refused' })
  return { sent: true } as const
}
