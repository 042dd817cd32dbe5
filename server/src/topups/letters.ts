import type { Language } from '@evenlight/contract/languages'
import { inEach, type Sheet } from '../kernel/letter-table.ts'
import { ar, whyOffAr } from './letters-ar.ts'
import { es, whyOffEs } from './letters-es.ts'

const why =
  'You get this because automatic top-up was switched on for the account {username}. Letters about money that is taken by it always come.'

/** Why nothing is bought by itself any more. */
export const whyOff = {
  topup_declined: 'the payment did not go through, and your card was not charged',
  topup_gone: 'the card or the package that you chose is not there any more, and nothing was charged',
} as const
export const whyOffIn: Readonly<Record<Language, Readonly<Record<keyof typeof whyOff, string>>>> = {
  en: whyOff,
  es: whyOffEs,
  ar: whyOffAr,
}

export const english = {
  topped_up: {
    subject: '{minutes} min were added for {amount}',
    body: 'your reading ran low, and {minutes} min were added to it, as you agreed. {amount} were charged to your {card}.',
    act: 'Stop automatic top-up',
    after:
      'It stays on until you stop it there, or in the room, by one press. What it bought and its cap stand there, too.',
    why,
  },
  topup_off: {
    subject: 'Automatic top-up is off',
    body: 'automatic top-up is off: {reason}. Nothing more is bought by itself.',
    act: 'See what happened',
    why,
  },
} as const satisfies Record<string, Sheet>

/** In each language, by the locale of whoever it is for. */
export const letters = inEach(english, { es, ar })
