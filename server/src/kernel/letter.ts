import { fill, type Holes, type Value } from '@evenlight/contract/sentences'
import type { Letter } from './mail.ts'

/**
 * A letter as it stands in its feature's catalogue, `letters.ts`: what it says, with the values that it asks for in braces.
 * `{username}` is whoever it is for.
 */
export interface Sheet {
  subject: string
  body: string
}
type Filling<S extends Sheet> = Exclude<Holes<S['subject' | 'body']>, 'username'>
type Given<S extends Sheet> = [Filling<S>] extends [never] ? [] : [values: Readonly<Record<Filling<S>, Value>>]

export interface Addressee {
  email: string
  username: string
}

const greeting = 'Hello {username},'

/** The letter to be sent. What ends in nothing, since its last value is empty, ends before. */
export const letterTo = <const S extends Sheet>(
  { email, username }: Addressee,
  sheet: S,
  ...[given]: Given<S>
): Letter => {
  const values = { ...given, username }
  const body = fill(`${greeting}\n\n${sheet.body}`, values).trimEnd()
  return { channel: 'mail', recipient: email, subject: fill(sheet.subject, values), body }
}

/** The same to a telephone: its body and nothing else. */
export const smsTo = <const S extends Sheet>(number: string, sheet: S, ...[values]: Given<S>): Letter => ({
  channel: 'sms',
  recipient: number,
  subject: sheet.subject,
  body: fill(sheet.body, values),
})
