import { paths } from '@evenlight/contract/paths'
import type { LucideIcon } from 'lucide-react'
import { CircleUserRound, Hourglass, House, LampDesk, MessagesSquare, Users } from 'lucide-react'
import { isThere } from '../routes.tsx'
import type { Key } from '../words/en.ts'

export interface Place {
  to: string
  words: Key
  icon?: LucideIcon
}

export const place = (to: string, words: Key, icon?: LucideIcon): Place => ({ to, words, icon })

/** Over the page. */
export const header = [
  place(paths.requests(), 'shell.desk'),
  place(paths.moderation(), 'shell.moderation'),
  place(paths.readers(), 'shell.readers'),
  place(paths.clock(), 'shell.how'),
  place(paths.prices(), 'shell.prices'),
  place(paths.messages(), 'shell.messages'),
]

/** Under the thumb, on phones. */
export const thumb = [
  place(paths.home(), 'shell.home', House),
  place(paths.requests(), 'shell.desk', LampDesk),
  place(paths.moderation(), 'shell.moderation', LampDesk),
  place(paths.readers(), 'shell.readers', Users),
  place(paths.messages(), 'shell.messages', MessagesSquare),
  place(paths.wallet(), 'shell.wallet', Hourglass),
  place(paths.account(), 'shell.me', CircleUserRound),
]

/** Under the page, by what one comes for. */
export const footer = [
  {
    words: 'shell.footer.readings',
    places: [
      place(paths.readers(), 'shell.readers'),
      place(paths.clock(), 'shell.how'),
      place(paths.phone(), 'shell.phone'),
      place(paths.prices(), 'shell.prices'),
      place(paths.services(), 'shell.services'),
      place(paths.offers(), 'shell.offers'),
      place(paths.articles(), 'shell.articles'),
      place(paths.blog(), 'shell.blog'),
      place(paths.apply(), 'shell.apply'),
    ],
  },
  {
    words: 'shell.footer.help',
    places: [
      place(paths.help(), 'shell.help'),
      place(paths.contact(), 'shell.contact'),
      place(paths.questions(), 'shell.questions'),
      place(paths.about(), 'shell.about'),
      place(paths.terms(), 'shell.terms'),
      place(paths.privacy(), 'shell.privacy'),
      place(paths.refunds(), 'shell.refunds'),
      place(paths.legalNotice(), 'shell.legal'),
    ],
  },
] as const satisfies readonly { words: Key; places: readonly Place[] }[]

/** Only what the set of routes in force has. */
export const existing = (places: readonly Place[], secure: boolean) => places.filter(({ to }) => isThere(to, secure))

/** Addresses that belong to a place under another name. */
const also: Record<string, string> = { [paths.rtl()]: paths.home(), [paths.message()]: paths.messages() }

/** Whether one is in a place, or deeper in it, as `aria-current` says it. */
export const currentAt = (to: string, pathname: string) =>
  (also[pathname] ?? pathname) === to || pathname.startsWith(`${to}/`) ? 'page' : undefined
