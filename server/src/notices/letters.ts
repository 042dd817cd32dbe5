import { paths } from '@evenlight/contract/paths'
import { letterTo, type Addressee, type Sheet } from '../kernel/letter.ts'

/** That there is a notice, and where; never what it says. */
const sheet = {
  subject: '{title}',
  body: `{title}
Read it here: {link}

What comes by e-mail is yours to choose: {choices}`,
} as const satisfies Sheet

/** `link` is a path of the site at `url`. */
export const noticed = (
  to: Addressee,
  { title, link = paths.notices(), url }: { title: string; link?: string | undefined; url: string },
) => letterTo(to, sheet, { title, link: url + link, choices: url + paths.noticeChoices() })
