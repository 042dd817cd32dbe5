import { refuse } from '@evenlight/contract/errors'
import type { readerPage } from '@evenlight/contract/reader-page'
import type { readers as contract } from '@evenlight/contract/readers'
import { paged, type Cursors } from '../kernel/cursor.ts'
import type { Db } from '../kernel/database.ts'
import { refuseContactDetails } from '../kernel/contact-details.ts'
import { kept, Raw, type Handlers } from '../kernel/handler.ts'
import type { Parts } from '../kernel/parts.ts'
import { findDrawing } from '../uploads/public.ts'
import { directoryChanged, directoryChanges } from './directory-changes.ts'
import { presentCard, presentProfile } from './cards.ts'
import { presentDesk } from './desk.ts'
import { findPage, savePage } from './own-page.ts'
import { change } from './presence.ts'
import { hundredthsOf, tagsOf, type Wish, withPhoneAs } from './rules.ts'
import { listPage } from './page-store.ts'
import * as store from './store.ts'

const foundMax = 10
/** A change on another node is seen after this. */
const freshness = { maxAgeMs: 1000, changes: directoryChanges }

/** A picture never changes under its name. For a day it may be shown on, after its reader took it away. */
const pictureHeaders = [
  ['cache-control', 'public, max-age=86400, immutable'],
  ['content-security-policy', "sandbox; default-src 'none'"],
  ['cross-origin-resource-policy', 'cross-origin'],
  ['x-content-type-options', 'nosniff'],
] as const

const pageFor = (db: Db, cursors: Cursors, wish: Wish, now: number) => {
  const order = wish.sort ?? 'recommended'
  return paged(
    { cursors },
    {
      list: `directory ${order}`,
      query: wish,
      load: (after: [number, string] | undefined, most) =>
        listPage(db, {
          order,
          after,
          tags: tagsOf(wish),
          ratingHundredths: wish.min_rating === undefined ? undefined : hundredthsOf(wish.min_rating),
          q: wish.q,
          most,
        }),
      placeOf: (row) => [row.key, row.id],
      items: (rows) => rows.map((row) => presentCard(row, now)),
    },
  )
}

export const readers = (parts: Parts): Handlers<typeof contract & typeof readerPage> => {
  const { cursors, site } = parts
  return {
    directory: kept(freshness, ({ db, query, now }) => pageFor(db, cursors, query, now)),
    phoneReaders: kept(freshness, ({ db, query, now }) => pageFor(db, cursors, { ...query, channel: 'phone' }, now)),
    profile: kept(freshness, async ({ db, params, now }) => {
      const row = await store.findProfile(db, params.id)
      if (!row) throw refuse('not_found')
      return presentProfile(row, now)
    }),
    search: async ({ db, params, now }) =>
      (await store.listByPrefix(db, params.username, foundMax)).map((row) => presentCard(row, now)),
    portrait: async ({ db, params, reply }) => {
      const { name, read } = findDrawing(parts, params.name)
      const bytes = (await store.isPictureShown(db, name)) ? await read() : undefined
      if (!bytes) throw refuse('not_found')
      for (const [header, value] of pictureHeaders) reply.header(header, value)
      return new Raw('image/webp', bytes)
    },
    desk: ({ db, actor, now }) => presentDesk(db, actor.id, site.timeZone, now),
    saveDesk: async ({ tx, actor, body, now }) => {
      const { availability, ...given } = body
      refuseContactDetails('status_line', given.status_line)
      refuseContactDetails('greeting', given.greeting)
      given.quick_replies?.forEach((reply, at) => refuseContactDetails(`quick_replies.${at}`, reply))
      const row = (await store.lockDesk(tx, actor.id))!
      const channels = withPhoneAs(row.channels, given.channels ?? row.channels)
      await store.saveSettings(tx, { ...row, ...given, channels, id: actor.id })
      const leftMs = row.online ? null : now
      if (availability)
        await change(tx, actor.id, { availability, back_at: null, left_at: leftMs, rings_missed: 0 }, now)
      directoryChanged(tx)
      return presentDesk(tx, actor.id, site.timeZone, now)
    },
    page: ({ db, actor, now }) => findPage(db, actor.id, now),
    savePage: ({ tx, actor, body, now }) => savePage(tx, actor.id, body, now),
  }
}
