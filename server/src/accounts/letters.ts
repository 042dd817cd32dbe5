import { codeMinutes, resetMinutes } from '@evenlight/contract/lengths'
import { paths } from '@evenlight/contract/paths'
import { letterTo, type Addressee, type Sheet } from '../kernel/letter.ts'
import type { Parts } from '../kernel/parts.ts'

const notYou = 'If this was not you, you need not do anything.'

const changed = <const What extends string>(what: What) =>
  ({
    subject: `Your ${what} was changed`,
    body: `the ${what} of your Evenlight account was just changed.
If this was not you, set a new password at once: {link}`,
  }) as const

export const letters = {
  sign_up_code: {
    subject: '{code} is your Evenlight code',
    body: `your code is {code}. It works once, for ${codeMinutes} minutes.
Or open this page: {link}

Somebody made the account {username} with this address. ${notYou}`,
  },
  code_by_sms: {
    subject: 'Code',
    body: `Evenlight: your code is {code}. It works for ${codeMinutes} minutes. We never ask you for it.`,
  },
  email_code: {
    subject: '{code} confirms your new address',
    body: `enter {code} to use this address with your Evenlight account. It works once, for ${codeMinutes} minutes.
${notYou}`,
  },
  already_here: {
    subject: 'You already have an account',
    body: `somebody just tried to use this address for an Evenlight account. You have one already, so nothing was changed.
Sign in: {sign_in}
Forgot your password? {forgot}

${notYou}`,
  },
  reset_link: {
    subject: 'Set a new password',
    body: `open this page to set a new password: {link}
It works once, for ${resetMinutes} minutes. It signs you out everywhere else.

${notYou} Your password stays as it is.`,
  },
  changed_username: changed('user name'),
  changed_email: changed('e-mail address'),
  changed_password: changed('password'),
  changed_second_step: changed('second sign-in step'),
  applied: {
    subject: 'We have your application',
    body: 'thank you for applying as a reader. A person reads every application; you get a mail with the decision.',
  },
  approved: {
    subject: 'Welcome as a reader',
    body: `your application was approved. Sign in and set up your desk: {link}

{reason}`,
  },
  turned_down: {
    subject: 'About your application',
    body: `we cannot take you on as a reader.

{reason}`,
  },
} as const satisfies Record<string, Sheet>

/** Says that something of an account is not what it was. */
export const changedLetter = (
  { site }: Pick<Parts, 'site'>,
  to: Addressee,
  what: 'username' | 'email' | 'password' | 'second_step',
) => letterTo(to, letters[`changed_${what}`], { link: site.url + paths.forgotPassword() })

/** Says that somebody tried to use an address that has an account. */
export const alreadyHere = ({ site }: Pick<Parts, 'site'>, to: Addressee) =>
  letterTo(to, letters.already_here, { sign_in: site.url + paths.auth(), forgot: site.url + paths.forgotPassword() })
