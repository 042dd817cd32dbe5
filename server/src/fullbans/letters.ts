import { fullBanHours } from '@evenlight/contract/fullbans'
import type { Language } from '@evenlight/contract/languages'
import { inEach, type Sheet } from '../kernel/letter-table.ts'
import { ar, unusedAr } from './letters-ar.ts'
import { es, unusedEs } from './letters-es.ts'

const always = 'Letters that say whether an account is open always come.'
const why = `You get this because the account {username} has this address. ${always}`
const objecting = `Sign in to read it again. There you can object once, in your own words: somebody of us who did not decide this reads it and answers within ${fullBanHours} hours.`

/** What becomes of time that was paid for and not used. */
export const unused = {
  refunded:
    'What you had paid for and not used goes back to where it was paid from: {amount}. A card company, or PayPal, may take some days to show it.',
  fraud: 'Fraud was proven, so what was paid for and not used does not go back.',
} as const
export const unusedIn: Readonly<Record<Language, Readonly<Record<keyof typeof unused, string>>>> = {
  en: unused,
  es: unusedEs,
  ar: unusedAr,
}

export const english = {
  suspended: {
    subject: 'Your account is suspended',
    body: `your account is closed while we look into something. We decide within ${fullBanHours} hours and write to you again.

{reason}`,
    act: 'Sign in to read it',
    why,
  },
  banned_until: {
    subject: 'Your account is banned until {until}',
    body: `we have closed your account until {until}. It opens again by itself then.

{reason}

${objecting}

{money}`,
    act: 'Sign in to read it',
    why,
  },
  banned: {
    subject: 'Your account is banned',
    body: `we have closed your account. No end has been set.

{reason}

${objecting}

{money}`,
    act: 'Sign in to read it',
    why,
  },
  not_banned: {
    subject: 'Your account is open again',
    body: 'we have looked into it, and your account is open again. Nothing stays of the suspension.',
    act: 'Sign in',
    why,
  },
  kept: {
    subject: 'We have read your objection',
    body: `somebody of us has read what you wrote and looked at everything again. The ban stays.

{reason}`,
    act: 'Sign in to read it',
    why,
  },
  lifted: {
    subject: 'Your ban was lifted',
    body: `your account is open again from now on.

{reason}`,
    act: 'Sign in',
    why,
  },
  over: {
    subject: 'Your ban is over',
    body: 'the time of your ban has passed, and your account is open again.',
    act: 'Sign in',
    why,
  },
} as const satisfies Record<string, Sheet>

/** In each language, by the locale of whoever it is for. */
export const letters = inEach(english, { es, ar })
