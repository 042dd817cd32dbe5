import type { NoticeTitle } from '@evenlight/contract/notice-titles'
import { paths } from '@evenlight/contract/paths'
import { written } from '@evenlight/contract/sentences'
import { newId } from '../kernel/ids.ts'
import type { Db, Tx } from '../kernel/database.ts'
import type { Actor } from '../kernel/handler.ts'
import { languageFor } from '@evenlight/contract/languages'
import type { Addressee } from '../kernel/letter.ts'
import type { Letter } from '../kernel/mail.ts'
import type { Parts } from '../kernel/parts.ts'
import { personRoom } from '../kernel/rooms.ts'
import { pushTo } from '../push/public.ts'
import { noticed } from './letters.ts'
import { markLed } from './mark-store.ts'
import { audiencesOf, defaults, titleOf, type personalEvents } from './rules.ts'
import * as store from './store.ts'

/**
 * Tells one person that something happened, in the transaction of the deed: on their page always, at the bell and by
 * mail and push as they set it. `title` is a code of the contract's, with its values, and
 * said in their language. `link` is a path of the site. A mail and a
 * push have the title and the link and nothing of the body.
 * A `letter` of its own goes whatever they set: it is about money.
 */
export const tell = async (
  tx: Tx,
  parts: Pick<Parts, 'mail' | 'site'>,
  told: {
    personId: string
    event: (typeof personalEvents)[number]
    title: NoticeTitle
    body: string
    link?: string | undefined
    letter?: (to: Addressee) => Letter
    /** Later it is not worth a push any more. */
    until?: number
    now: number
  },
) => {
  const person = await store.recipient(tx, told.personId, told.event, told.now)
  if (!person) return
  const preset = defaults[told.event]
  const ways = {
    site: person.site ?? preset.site,
    mail: person.mail ?? preset.mail,
    push: person.push ?? preset.push,
  }
  const says = written(told.title)
  const { letter, until, ...given } = told
  const notice = { ...given, id: newId('ntc'), title: says, read: !ways.site }
  await store.add(tx, notice)
  const title = titleOf(says, languageFor(person.locale))
  if (ways.site) tx.announce(personRoom(told.personId), 'notice:new', { id: notice.id, title })
  if (!person.reachable) return
  const { personId, link = paths.notices(), now } = told
  if (ways.push && person.pushable) await pushTo(tx, { personId, title, link, tag: notice.id, now, until })
  if (letter) await parts.mail.send(tx, letter(person))
  else if (ways.mail)
    await parts.mail.send(tx, noticed(person, { event: told.event, title, link: told.link, url: parts.site.url }))
}

/** Whoever has seen what notices of theirs lead to has read those notices. `links` are as they were told. */
export const markRead = async (
  tx: Tx,
  { personId, links, now }: { personId: string; links: readonly string[]; now: number },
) => {
  const ids = await markLed(tx, personId, links, now)
  if (ids.length) tx.announce(personRoom(personId), 'notice:changed', { ids })
}

/** Whose bell it is, as the statements ask for it. */
export const readerOf = ({ id, role }: Pick<Actor, 'id' | 'role'>, now: number): store.Reader => ({
  personId: id,
  audiences: audiencesOf(role),
  now,
})

/** How many notices ring at this person's bell, up to 100. */
export const countUnreadNotices = (db: Db, actor: Pick<Actor, 'id' | 'role'>, now: number) =>
  store.count(db, readerOf(actor, now), defaults.board.site)
