import { newId } from '../kernel/ids.ts'
import type { Db, Tx } from '../kernel/database.ts'
import type { Actor } from '../kernel/handler.ts'
import type { Parts } from '../kernel/parts.ts'
import { personRoom } from '../kernel/rooms.ts'
import * as letters from './letters.ts'
import { markLed } from './mark-store.ts'
import { audiencesOf, defaults, oneLine, type personalEvents } from './rules.ts'
import * as store from './store.ts'

/**
 * Tells one person that something happened, in the transaction of the deed: on their page always, at the bell and by
 * mail as they set it. `link` is a path of the site. A mail has the title and the link and nothing of the body.
 */
export const tell = async (
  tx: Tx,
  parts: Pick<Parts, 'mail' | 'site'>,
  told: {
    personId: string
    event: (typeof personalEvents)[number]
    title: string
    body: string
    link?: string | undefined
    now: number
  },
) => {
  const person = await store.recipient(tx, told.personId, told.event, told.now)
  if (!person) return
  const ways = { site: person.site ?? defaults[told.event].site, mail: person.mail ?? defaults[told.event].mail }
  const notice = { ...told, id: newId('ntc'), title: oneLine(told.title), read: !ways.site }
  await store.add(tx, notice)
  if (ways.site) tx.announce(personRoom(told.personId), 'notice:new', { id: notice.id, title: notice.title })
  if (ways.mail && person.reachable)
    await parts.mail.send(
      tx,
      letters.noticed({
        to: person.email,
        username: person.username,
        title: notice.title,
        link: told.link,
        url: parts.site.url,
      }),
    )
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
