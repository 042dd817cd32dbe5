import { refuse } from '@evenlight/contract/errors'
import { isAt } from '@evenlight/contract/route'
import type { Notice, notices as contract } from '@evenlight/contract/notices'
import type { input } from 'zod/v4/core'
import { paged } from '../kernel/cursor.ts'
import type { Db, Tx } from '../kernel/database.ts'
import type { Actor, Handlers } from '../kernel/handler.ts'
import { iso, optionalIso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import { personRoom } from '../kernel/rooms.ts'
import { postNotice, stopLetters, withdrawNotices } from './board.ts'
import { mark } from './mark-store.ts'
import { countUnreadNotices, readerOf } from './public.ts'
import { audiencesOf, defaults, titleOf, type Event, type Ways } from './rules.ts'
import * as store from './store.ts'

type Viewer = Pick<store.Reader, 'audiences' | 'now'> & { isEditor: boolean; site: boolean }

/** What the bell counts; in SQL the count and the list of unread ones say the same. */
const isUnread = ({ audience, at, ends_at, withdrawn_at, read_at }: store.Row, { audiences, now, site }: Viewer) => {
  if (read_at !== null || audience === null) return read_at === null
  const stands = withdrawn_at === null && at <= now && (ends_at === null || ends_at > now)
  return site && stands && audiences.includes(audience)
}

const titleFrom = ({ title, title_values: values }: store.Row) =>
  values === null ? { title } : { title: titleOf({ code: title, values }), says: { code: title, values } }

/** How far its letters are; null where nobody wanted one, or none has been counted yet. */
const mailOf = ({ mail_total, mail_put, mail_waiting, mail_ended, mail_stopped }: store.Row) => {
  const [put, waiting] = [mail_put ?? 0, mail_waiting ?? 0]
  if (!mail_total) return null
  const state = mail_stopped ? 'stopped' : mail_ended && !waiting ? 'sent' : 'leaving'
  return { state, sent: put - waiting, of: state === 'sent' ? put : Math.max(mail_total, put) } as const
}

const shownTo =
  (viewer: Viewer) =>
  (row: store.Row): input<typeof Notice> => ({
    id: row.id,
    event: row.event,
    ...titleFrom(row),
    body: row.body,
    link: row.link ?? undefined,
    pinned: row.pinned,
    at: iso(row.at),
    read_at: optionalIso(row.read_at),
    unread: isUnread(row, viewer),
    board:
      viewer.isEditor && row.audience
        ? {
            audience: row.audience,
            from: iso(row.at),
            until: optionalIso(row.ends_at) ?? null,
            withdrawn_at: optionalIso(row.withdrawn_at) ?? null,
            mail: mailOf(row),
          }
        : undefined,
  })

const waysOf = async (db: Db, personId: string): Promise<Record<Event, Ways>> => {
  const set = await store.settings(db, personId)
  return { ...defaults, ...Object.fromEntries(set.map(({ event, ...ways }) => [event, ways])) }
}
const settingsOf = async (db: Db, personId: string) => {
  const { board, ...personal } = await waysOf(db, personId)
  return { ...personal, board: { site: board.site, mail: board.mail } }
}

const viewerOf = async (db: Db, actor: Actor, now: number): Promise<Viewer> => {
  const { id, role } = actor
  const { board } = await waysOf(db, id)
  return { isEditor: isAt(actor, 'content'), audiences: audiencesOf(role), now, site: board.site }
}

/** The person's other tabs follow; ids that are nobody's or another's are left out, and alone they are not found. */
const marked = (tx: Tx, personId: string, ids: string[]) => {
  if (!ids.length) throw refuse('not_found')
  tx.announce(personRoom(personId), 'notice:changed', { ids })
  return Promise.resolve({ ids })
}

interface Wish {
  after?: string | undefined
  limit?: number | undefined
}

export const notices = (parts: Parts): Handlers<typeof contract> => {
  const pageFor = (
    list: string,
    query: Wish,
    viewer: Viewer,
    load: (place: store.Place | undefined, most: number) => Promise<store.Row[]>,
  ) =>
    paged(parts, {
      list,
      query,
      load,
      placeOf: (row) => [row.pinned, row.at, row.id],
      items: (rows) => rows.map(shownTo(viewer)),
    })
  return {
    board: async ({ db, actor, query, now }) =>
      pageFor('notices', query, await viewerOf(db, actor, now), (place, most) =>
        store.listPage(db, isAt(actor, 'content') ? 'admin' : 'member', readerOf(actor, now), place, most),
      ),
    post: async ({ tx, actor, body, now }) => {
      const id = await postNotice(tx, actor.id, body, now)
      return shownTo(await viewerOf(tx, actor, now))((await store.findVisible(tx, id, readerOf(actor, now), true))!)
    },
    unread: async ({ db, actor, query, now }) => {
      const viewer = await viewerOf(db, actor, now)
      const page = await pageFor('unread notices', query, viewer, (place, most) =>
        store.listPage(db, viewer.site ? 'unread' : 'unreadOfMine', readerOf(actor, now), place, most),
      )
      return { ...page, unread: await countUnreadNotices(db, actor, now) }
    },
    hide: async ({ tx, actor, body, now }) => {
      const withdraws = isAt(actor, 'content') && body.hidden
      const withdrawn = withdraws
        ? await withdrawNotices(tx, parts.mail, { actorId: actor.id, ids: body.ids, now })
        : []
      const others = body.ids.filter((id) => !withdrawn.includes(id))
      const own = await mark(tx, body.hidden ? 'hide' : 'show', others, readerOf(actor, now))
      return marked(tx, actor.id, [...withdrawn, ...own])
    },
    stopMail: async ({ tx, actor, body: { id }, now }) => {
      await stopLetters(tx, parts.mail, { actorId: actor.id, id, now })
      const row = await store.findVisible(tx, id, readerOf(actor, now), true)
      if (!row?.audience) throw refuse('not_found')
      return shownTo(await viewerOf(tx, actor, now))(row)
    },
    one: async ({ db, actor, params, now }) => {
      const row = await store.findVisible(db, params.id, readerOf(actor, now), isAt(actor, 'content'))
      if (!row) throw refuse('not_found')
      return shownTo(await viewerOf(db, actor, now))(row)
    },
    read: async ({ tx, actor, body, now }) =>
      marked(tx, actor.id, await mark(tx, 'read', body.ids, readerOf(actor, now))),
    settings: ({ db, actor }) => settingsOf(db, actor.id),
    setSettings: async ({ tx, actor, body }) => {
      const before = await waysOf(tx, actor.id)
      for (const [event, { site, mail, push }] of Object.entries(body) as [Event, Partial<Ways>][]) {
        const { [event]: kept } = before
        await store.setWays(tx, actor.id, event, {
          site: site ?? kept.site,
          mail: mail ?? kept.mail,
          push: push ?? kept.push,
        })
      }
      return settingsOf(tx, actor.id)
    },
  }
}
