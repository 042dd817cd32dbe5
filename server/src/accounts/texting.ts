import { refuse, Refusal } from '@evenlight/contract/errors'
import { languageFor, type Language } from '@evenlight/contract/languages'
import { fill } from '@evenlight/contract/sentences'
import { addressIn } from '../kernel/letter.ts'
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

/** Nothing but what is needed, as each is paid for. */
const texts: Record<Language, { code: string; reset: string }> = {
  en: {
    code: 'Your Evenlight code: {value}',
    reset: 'Evenlight: set a new password here. Not you? Then do nothing. {value}',
  },
  es: {
    code: 'Tu código de Evenlight: {value}',
    reset: 'Evenlight: elige aquí una contraseña nueva. ¿No fuiste tú? No hagas nada. {value}',
  },
  ar: {
    code: 'رمزك في Evenlight: {value}',
    reset: 'Evenlight: اختر كلمة مرور جديدة من هنا. لم تطلب ذلك؟ لا داعي لفعل شيء. {value}',
  },
}
/** A short message with a code, or with the link to a new password, in the language of whom it is for. */
export const textOf = (what: 'code' | 'reset', { locale }: Pick<Person, 'locale'>, value: string) =>
  fill(texts[languageFor(locale)][what], { value: addressIn(languageFor(locale), value) })

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
