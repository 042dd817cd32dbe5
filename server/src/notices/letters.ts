import { paths } from '@evenlight/contract/paths'
import type { Letter } from '../kernel/mail.ts'

/** That there is a notice, and where; never what it says. */
export const noticed = ({
  to,
  username,
  title,
  link,
  url,
}: {
  to: string
  username: string
  title: string
  link?: string | undefined
  url: string
}): Letter => ({
  channel: 'mail',
  recipient: to,
  subject: title,
  body: [
    `Hello ${username},`,
    '',
    title,
    `Read it here: ${url}${link ?? paths.notices()}`,
    '',
    `What comes by e-mail is yours to choose: ${url}${paths.noticeChoices()}`,
  ].join('\n'),
})
