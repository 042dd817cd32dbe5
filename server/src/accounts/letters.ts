import { paths } from '@evenlight/contract/paths'
import { codeMinutes, resetMinutes } from '@evenlight/contract/lengths'
import type { Letter } from '../kernel/mail.ts'

const mail = (recipient: string, subject: string, lines: string[]): Letter => ({
  channel: 'mail',
  recipient,
  subject,
  body: lines.join('\n'),
})
const notYou = 'If this was not you, you need not do anything.'

interface To {
  to: string
  username: string
}

export const signUpCode = ({ to, username, code, url, token }: To & { code: string; url: string; token: string }) =>
  mail(to, `${code} is your Evenlight code`, [
    `Hello ${username},`,
    '',
    `your code is ${code}. It works once, for ${codeMinutes} minutes.`,
    `Or open this page: ${url}${paths.confirm(token)}`,
    '',
    `Somebody made the account ${username} with this address. ${notYou}`,
  ])

export const codeBySms = (number: string, code: string): Letter => ({
  channel: 'sms',
  recipient: number,
  subject: 'Code',
  body: `Evenlight: your code is ${code}. It works for ${codeMinutes} minutes. We never ask you for it.`,
})

export const emailCode = ({ to, username, code }: To & { code: string }) =>
  mail(to, `${code} confirms your new address`, [
    `Hello ${username},`,
    '',
    `enter ${code} to use this address with your Evenlight account. It works once, for ${codeMinutes} minutes.`,
    notYou,
  ])

export const alreadyHere = ({ to, username, url }: To & { url: string }) =>
  mail(to, 'You already have an account', [
    `Hello ${username},`,
    '',
    'somebody just tried to use this address for an Evenlight account. You have one already, so nothing was changed.',
    `Sign in: ${url}${paths.auth()}`,
    `Forgot your password? ${url}${paths.forgotPassword()}`,
    '',
    notYou,
  ])

export const resetLink = ({ to, username, url, token }: To & { url: string; token: string }) =>
  mail(to, 'Set a new password', [
    `Hello ${username},`,
    '',
    `open this page to set a new password: ${url}${paths.resetPassword(token)}`,
    `It works once, for ${resetMinutes} minutes. It signs you out everywhere else.`,
    '',
    `${notYou} Your password stays as it is.`,
  ])

export const changed = ({ to, username, what, url }: To & { what: string; url: string }) =>
  mail(to, `Your ${what} was changed`, [
    `Hello ${username},`,
    '',
    `the ${what} of your Evenlight account was just changed.`,
    `If this was not you, set a new password at once: ${url}${paths.forgotPassword()}`,
  ])

export const applied = ({ to, username }: To) =>
  mail(to, 'We have your application', [
    `Hello ${username},`,
    '',
    'thank you for applying as a reader. A person reads every application; you get a mail with the decision.',
  ])

export const decided = ({
  to,
  username,
  approved,
  reason,
  url,
}: To & { approved: boolean; reason?: string | undefined; url: string }) =>
  mail(to, approved ? 'Welcome as a reader' : 'About your application', [
    `Hello ${username},`,
    '',
    approved
      ? `your application was approved. Sign in and set up your desk: ${url}${paths.auth()}`
      : 'we cannot take you on as a reader.',
    ...(reason ? ['', reason] : []),
  ])
