import { codeMinutes, resetMinutes } from '@evenlight/contract/lengths'
import { paths } from '@evenlight/contract/paths'
import { letterTo, type Addressee } from '../kernel/letter.ts'
import { inEach, type Sheet } from '../kernel/letter-table.ts'
import type { Parts } from '../kernel/parts.ts'
import { ar } from './letters-ar.ts'
import { es } from './letters-es.ts'

const notYou = 'If this was not you, you need not do anything.'
const always = 'Letters that keep an account safe always come; all others are chosen under Notices in the account.'
const yours = `You get this because the account {username} has this address. ${always}`
const applied = 'You get this because you applied as a reader with this address.'

const changed = <const What extends string>(what: What) =>
  ({
    subject: `Your ${what} was changed`,
    body: `the ${what} of your Evenlight account was just changed. If that was you, there is nothing to do.

If it was not you, set a new password at once. It signs everybody else out.`,
    act: 'Set a new password',
    why: yours,
  }) as const

export const english = {
  sign_up_code: {
    awaited: true,
    subject: '{code} is your Evenlight code',
    body: `your code is {code}. It works once, for ${codeMinutes} minutes. Type it where you signed up, or confirm it with one press.`,
    act: 'Confirm my account',
    after: notYou,
    why: 'You get this because somebody made the account {username} with this address. Without the code nothing comes of it.',
  },
  email_code: {
    awaited: true,
    subject: '{code} confirms your new address',
    body: `enter {code} in your account to use this address with it. It works once, for ${codeMinutes} minutes.`,
    act: 'Go to my account',
    after: notYou,
    why: 'You get this because somebody wants to use this address with the account {username}. Without the code nothing changes.',
  },
  already_here: {
    subject: 'You already have an account',
    body: 'somebody just tried to use this address for an Evenlight account. You have one already, so nothing was changed.',
    act: 'Sign in',
    after: `Forgot your password? {forgot}

${notYou}`,
    why: yours,
  },
  sign_in_code: {
    awaited: true,
    subject: '{code} lets you sign in',
    body: `somebody has tried many wrong passwords with your account, so it is closed to all browsers that we do not know. Type {code} where you sign in, beside your password. It works once, for ${codeMinutes} minutes.`,
    act: 'Sign in',
    after: `${notYou} Your password was not found out, and nobody comes in without it.`,
    why: yours,
  },
  reset_link: {
    awaited: true,
    subject: 'Set a new password',
    body: `you asked for a new password. What follows works once, for ${resetMinutes} minutes, and signs you out everywhere else.`,
    act: 'Set a new password',
    after: `${notYou} Your password stays as it is.`,
    why: yours,
  },
  changed_username: changed('user name'),
  changed_email: changed('e-mail address'),
  changed_password: changed('password'),
  changed_second_step: changed('second sign-in step'),
  applied: {
    subject: 'We have your application',
    body: `thank you for applying as a reader. A person reads every application.

There is nothing to do now: a letter brings you the decision.`,
    why: applied,
  },
  approved: {
    subject: 'Welcome as a reader',
    body: `your application was approved. Sign in, write your profile and choose when you can be asked.

{reason}`,
    act: 'Sign in',
    why: applied,
  },
  turned_down: {
    subject: 'About your application',
    body: `we cannot take you on as a reader now. You can apply again when something has changed.

{reason}

If you think we are wrong, write to us within {days} days: somebody else of the house reads it.`,
    act: 'Write to us',
    why: applied,
  },
} as const satisfies Record<string, Sheet>

/** In each language, by the locale of whoever it is for. */
export const letters = inEach(english, { es, ar })

/** Says that something of an account is not what it was. */
export const changedLetter = (
  { site }: Pick<Parts, 'site'>,
  to: Addressee,
  what: 'username' | 'email' | 'password' | 'second_step',
) => letterTo(to, letters[`changed_${what}`], { link: site.url + paths.forgotPassword() })

/** Says that somebody tried to use an address that has an account. */
export const alreadyHere = ({ site }: Pick<Parts, 'site'>, to: Addressee) =>
  letterTo(to, letters.already_here, {
    link: site.url + paths.auth(),
    forgot: site.url + paths.forgotPassword(),
  })
