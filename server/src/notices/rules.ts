import { NoticeEvent, type Audience } from '@evenlight/contract/notices'
import { noticeTitles } from '@evenlight/contract/notice-titles'
import { noticeTitlesAr } from '@evenlight/contract/notice-titles-ar'
import { noticeTitlesEs } from '@evenlight/contract/notice-titles-es'
import { fill, type Written } from '@evenlight/contract/sentences'
import type { Role } from '@evenlight/contract/route'
import type { output } from 'zod/v4/core'
import type { Language } from '@evenlight/contract/languages'

export type Event = output<typeof NoticeEvent>
export type Whom = output<typeof Audience>
export interface Ways {
  site: boolean
  mail: boolean
  push: boolean
}

/** Told to one person, each by itself; the board is told to many. */
export const personalEvents = NoticeEvent.options.filter((event) => event !== 'board')

/**
 * What concerns one person rings, comes by mail and is pushed where they asked for pushes; what is for many only rings.
 * Everybody may have it otherwise.
 */
export const defaults: Record<Event, Ways> = {
  message_delivered: { site: true, mail: true, push: true },
  message_returned: { site: true, mail: true, push: true },
  ticket_answered: { site: true, mail: true, push: true },
  claim: { site: true, mail: true, push: true },
  time_given: { site: true, mail: true, push: true },
  refund: { site: true, mail: true, push: true },
  requests_missed: { site: true, mail: true, push: true },
  statement: { site: true, mail: true, push: true },
  dispute: { site: true, mail: true, push: true },
  full_ban: { site: true, mail: true, push: true },
  favorite: { site: true, mail: true, push: true },
  appointment: { site: true, mail: true, push: true },
  appointment_reminder: { site: true, mail: true, push: true },
  testimonial: { site: true, mail: true, push: true },
  content: { site: true, mail: true, push: true },
  decision: { site: true, mail: true, push: true },
  own: { site: true, mail: true, push: true },
  approval: { site: true, mail: true, push: true },
  line: { site: true, mail: true, push: true },
  page: { site: true, mail: true, push: true },
  order: { site: true, mail: true, push: true },
  board: { site: true, mail: false, push: false },
}

/** Notices of the board that stand or are to come, at most; so the whole board is one short read for everybody. */
export const activeMax = 100

const audiences: Record<Role, Whom[]> = {
  CLIENT: ['everybody', 'clients'],
  READER: ['everybody', 'readers'],
  ADMIN: ['everybody'],
}
/** Whose notices of the board are for somebody of this role. */
export const audiencesOf = (role: Role) => audiences[role]
/** Who of them is to be written to, by role. */
export const rolesOf = (whom: Whom): Role[] =>
  (Object.keys(audiences) as Role[]).filter((role) => audiences[role].includes(whom))

const titlesIn: Record<Language, Readonly<Record<string, string>>> = {
  en: noticeTitles,
  es: noticeTitlesEs,
  ar: noticeTitlesAr,
}
/** What the title of a notice to one person says. A code that this version no longer has says nothing. */
export const titleOf = ({ code, values }: Written, language: Language = 'en') =>
  oneLine(fill(titlesIn[language][code] ?? '', values))

/** A title stands on one line, also as a mail's subject. */
export const oneLine = (title: string) => title.replace(/\s+/g, ' ')
