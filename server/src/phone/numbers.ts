import { refuse } from '@evenlight/contract/errors'
import type { CodeWay } from '@evenlight/contract/phone'
import { timingSafeEqual } from 'node:crypto'
import type { output } from 'zod/v4/core'
import { codeMs, codeTextFor, codeTriesMax, findLocale, newCode, seal, unseal } from '../accounts/public.ts'
import type { Tx } from '../kernel/database.ts'
import type { Keys } from '../kernel/keys.ts'
import type { Parts } from '../kernel/parts.ts'
import { CarrierFault, type Carrier } from './carrier.ts'
import { holdNumber, noNumber, saveNumber } from './number-store.ts'
import { bare, maskedPhone } from './rules.ts'
import { codeSaidFor } from './spoken.ts'
import { countText } from './texting.ts'

// One place for both columns: what was confirmed moves from one to the other as it is.
const place = (personId: string) => `phone_number|sealed|${personId}`
const hashOf = (keys: Keys, personId: string, number: Buffer, code: string) =>
  keys.sign('phone code', `${personId} ${number.toString('hex')} ${code}`)

/** The whole number. It goes to the carrier and nowhere else. */
export const numberOf = (keys: Keys, personId: string, sealed: Buffer) => unseal(keys, place(personId), sealed)

interface Wish {
  personId: string
  number: string
  way: output<typeof CodeWay>
}
/** Sends a code to a number. The one that was confirmed before stays until the code comes back. */
export const sendCode = async (parts: Parts, carrier: Carrier | undefined, wish: Wish, now: number) => {
  const { database, keys, limits } = parts
  if (!carrier) throw refuse('wrong_state', { detail: 'phone_unavailable' })
  await limits.take('phone_codes', wish.personId)
  const { personId, way } = wish
  const [number, code] = [bare(wish.number), newCode()]
  await countText(parts, number)
  await database.transaction(async (tx) => {
    const new_sealed = seal(keys, place(personId), number)
    await saveNumber(tx, personId, {
      ...(await holdNumber(tx, personId)),
      new_sealed,
      new_masked: maskedPhone(number),
      code_hash: hashOf(keys, personId, new_sealed, code),
      code_at: now,
      code_tries: 0,
    })
  })
  const locale = await findLocale(database.db, personId)
  const sending =
    way === 'sms' ? carrier.text(number, codeTextFor(locale, code)) : carrier.say(number, codeSaidFor(locale, code))
  await sending.catch((error: unknown) => {
    const isRefused = error instanceof CarrierFault && error.refused
    if (isRefused) throw refuse('bad_input', { fields: { number: 'phone_refused' } })
    throw refuse('busy', { detail: 'phone_silent' })
  })
}

/** Takes a code for the number that waits for it. A wrong one is counted, whatever else is undone. */
export const confirm = async ({ database, keys }: Parts, personId: string, code: string, now: number) => {
  const wrong = await database.transaction(async (tx) => {
    const row = await holdNumber(tx, personId)
    const { new_sealed, new_masked, code_hash, code_at, code_tries } = row
    if (!new_sealed || !code_hash || code_at === null) return refuse('wrong_state', { detail: 'phone_code_none' })
    if (code_tries >= codeTriesMax) return refuse('wrong_state', { detail: 'phone_code_tries' })
    const isRight = timingSafeEqual(code_hash, hashOf(keys, personId, new_sealed, code)) && now - code_at < codeMs
    const known = { ...noNumber, hours: row.hours, sealed: new_sealed, masked: new_masked, verified_at: now }
    await saveNumber(tx, personId, isRight ? known : { ...row, code_tries: code_tries + 1 })
    return isRight ? undefined : refuse('code_wrong')
  })
  if (wrong) throw wrong
}

/** A telephone that needs no code: of somebody whom the site itself makes. */
export const giveNumber = (tx: Tx, keys: Keys, personId: string, number: string, now: number) => {
  const sealed = seal(keys, place(personId), number)
  return saveNumber(tx, personId, { ...noNumber, sealed, masked: maskedPhone(number), verified_at: now })
}
