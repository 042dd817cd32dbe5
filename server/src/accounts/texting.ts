import { refuse, Refusal } from '@evenlight/contract/errors'
import type { Parts } from '../kernel/parts.ts'
import type { Person } from './columns.ts'
import { mobilePlace, unseal } from './sealed.ts'

/** Who sends short messages for this feature; undefined on a site without telephones. */
export type Texting =
  | undefined
  | {
      count: (number: string, address?: string) => Promise<void>
      send: (number: string, words: string) => Promise<'sent' | 'unknown' | 'refused'>
    }

/** A message that is put together inside a transaction, and leaves after it. */
export interface Text {
  number: string
  words: string
}

/** Short messages leave by no catalogue of letters: nothing but what is needed, as each is paid for. */
export const texts = {
  code: (code: string) => `Your Evenlight code: ${code}`,
  reset: (link: string) => `Evenlight: set a new password here. Not you? Then do nothing. ${link}`,
}

/** The telephone of somebody whose address is not proven yet; undefined where mail reaches them. */
export const textedAt = (parts: Pick<Parts, 'keys'>, person: Person) =>
  person.wanted_email !== null && person.mobile !== null
    ? unseal(parts.keys, mobilePlace(person.id), person.mobile)
    : undefined

/** Counts a message that somebody asks for; says at the choice itself that there are no more. */
export const countAsked = (texting: NonNullable<Texting>, number: string, address: string) =>
  texting.count(number, address).catch((cause: unknown) => {
    if (!(cause instanceof Refusal)) throw cause
    throw refuse('too_many', { ...cause.details, fields: { code_by: 'sms_many' } })
  })
