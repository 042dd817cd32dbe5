import { isAccountNumber, isBankCode, maskedNumber } from '@evenlight/core/bank'
import { holdsCardNumber } from '@evenlight/core/card'
import { refuse } from '@evenlight/contract/errors'
import type { payouts as area } from '@evenlight/contract/payouts'
import type { output } from 'zod/v4/core'
import * as z from 'zod/mini'
import { seal, unseal } from '../accounts/public.ts'
import type { Tx } from '../kernel/database.ts'
import type { Keys } from '../kernel/keys.ts'
import * as store from './account-store.ts'

export type Said = output<(typeof area)['setAccount']['body']>
const Target = z.discriminatedUnion('way', [
  z.object({ way: z.literal('paypal'), email: z.string() }),
  z.object({ way: z.literal('bank'), holder: z.string(), bank_code: z.string(), account_number: z.string() }),
])
/** Where money goes, in full. It is never answered or logged; a file for the bank and PayPal alone get it. */
export type Target = z.output<typeof Target>

const accountPlace = (readerId: string) => `payout_account|sealed|${readerId}`
const linePlace = (lineId: string) => `payout_line|sealed|${lineId}`
const maskedEmail = (email: string) => email.replace(/^(.)[^@]*/, '$1•••')

/** What people write between the digits is left out. */
const spaceless = (typed: string) => typed.replace(/[\s-]/g, '')
/** Refuses what no bank can have, so that a slip is seen while it can be mended. */
const targetOf = (said: Said): Target => {
  if (said.way === 'paypal') return { way: 'paypal', email: said.email }
  const [bank_code, account_number] = [spaceless(said.bank_code), spaceless(said.account_number)]
  if (holdsCardNumber(account_number) && /^\d+$/.test(account_number)) throw refuse('card_data_refused')
  if (!isBankCode(bank_code)) throw refuse('bad_input', { fields: { bank_code: 'bank_unknown' } })
  if (!isAccountNumber(account_number)) throw refuse('bad_input', { fields: { account_number: 'account_unknown' } })
  return { way: 'bank', holder: said.holder, bank_code, account_number }
}
const maskedOf = (target: Target) =>
  target.way === 'paypal' ? maskedEmail(target.email) : maskedNumber(target.account_number)

export const saveAccount = async (tx: Tx, keys: Keys, readerId: string, said: Said, now: number) => {
  const target = targetOf(said)
  const sealed = seal(keys, accountPlace(readerId), JSON.stringify(target))
  const row = { reader_id: readerId, way: target.way, sealed, masked: maskedOf(target), changed_at: now }
  await store.save(tx, row)
  return row
}

const opened = (text: string) => z.parse(Target, JSON.parse(text))
/** Seals anew for a line what is sealed for its reader: it goes where it was said when the batch was made. */
export const sealForLine = (keys: Keys, readerId: string, lineId: string, sealed: Buffer) =>
  seal(keys, linePlace(lineId), unseal(keys, accountPlace(readerId), sealed))
/** Where a line goes; undefined once that was forgotten. */
export const targetOfLine = (keys: Keys, { id, sealed }: { id: string; sealed: Buffer | null }) =>
  sealed ? opened(unseal(keys, linePlace(id), sealed)) : undefined
