import { paths } from '@evenlight/contract/paths'
import type { messages as contract } from '@evenlight/contract/messages'
import { refuse } from '@evenlight/contract/errors'
import { needsCare } from '@evenlight/core/care/find'
import { isBanned } from '../bans/public.ts'
import { noteCare } from '../care/public.ts'
import { audited } from '../kernel/audit.ts'
import { paged } from '../kernel/cursor.ts'
import type { Db } from '../kernel/database.ts'
import type { Handlers } from '../kernel/handler.ts'
import { newId } from '../kernel/ids.ts'
import type { Parts } from '../kernel/parts.ts'
import { deskRoom } from '../kernel/rooms.ts'
import { markRead } from '../notices/public.ts'
import { claimUpload } from '../uploads/public.ts'
import type { Place, Row } from './columns.ts'
import { tellChanged } from './delivery.ts'
import { mayWriteTo } from './reach.ts'
import { recipientOf } from './rules.ts'
import * as store from './store.ts'
import { findMessageImages, presentTo } from './views.ts'

interface Wish {
  after?: string | undefined
  limit?: number | undefined
  q?: string | undefined
}
type Ask = { db: Db; actor: { id: string }; now: number; query: Wish }
const notThere = (found: number, asked: readonly string[]) => {
  if (found < new Set(asked).size) throw refuse('not_found')
}

export const messages = (parts: Parts): Handlers<typeof contract> => {
  const pageFor = (
    { db, actor, now, query }: Ask,
    list: { name: string; as: store.ListName },
    load: (place: Place | undefined, most: number) => Promise<Row[]>,
  ) =>
    paged(parts, {
      list: `messages ${list.name}`,
      query,
      load,
      placeOf: (row) => store.placeOf(list.as, row),
      items: async (rows) => {
        const images = await findMessageImages(db, parts, rows, now)
        return rows.map((row) => presentTo({ id: actor.id, now }, row, images))
      },
    })
  const listOf = (ask: Ask, name: store.ListName, personId: string) =>
    pageFor(ask, { name, as: name }, (place, most) =>
      store.listPage(ask.db, name, { personId, q: ask.query.q, place, most }),
    )
  const folder = (name: store.ListName) => async (ask: Ask) => {
    const { usual_wait_seconds, ...counts } = await store.countFor(ask.db, ask.actor.id)
    return { ...(await listOf(ask, name, ask.actor.id)), counts, usual_wait_seconds }
  }

  return {
    create: async ({ tx, actor, body, now }) => {
      const recipientId = recipientOf(body, actor)
      // Who has refused the other is in nobody's reach; asked for apart, to say so.
      if (!(await mayWriteTo(tx, actor, recipientId, now)))
        throw refuse((await isBanned(tx, body.client_id, body.reader_id)) ? 'banned' : 'not_a_counterpart')
      if (!body.message.trim()) throw refuse('empty_message', { fields: { message: 'empty_message' } })
      const image = body.image || null
      if (image) await claimUpload(tx, { name: image, personId: actor.id, now })
      const row = await store.add(tx, {
        id: newId('msg'),
        clientId: body.client_id,
        readerId: body.reader_id,
        type: actor.role,
        words: body.message,
        image,
        care: needsCare(body.message),
        now,
      })
      if (row.care) await noteCare(tx, { kind: 'message', id: row.id, byId: actor.id, now })
      tx.announce(deskRoom('moderation'), 'queue:changed', { id: row.id })
      tellChanged(tx, row)
      return presentTo({ id: actor.id, now }, row, await findMessageImages(tx, parts, [row], now))
    },
    transcript: ({ db, actor, query, now }) => {
      const [clientId, readerId] = actor.role === 'CLIENT' ? [actor.id, query.with] : [query.with, actor.id]
      return pageFor({ db, actor, now, query }, { name: 'between', as: 'sent' }, (place, most) =>
        store.listBetween(db, { personId: actor.id, clientId, readerId, place, most }),
      )
    },
    inbox: folder('inbox'),
    outbox: folder('outbox'),
    sent: folder('sent'),
    readerSent: async ({ db, actor, query, now }) => {
      if (actor.role === 'READER') {
        if (query.reader_id !== undefined && query.reader_id !== actor.id) throw refuse('not_yours')
        return listOf({ db, actor, query, now }, 'sent', actor.id)
      }
      const readerId = query.reader_id
      if (readerId === undefined) throw refuse('bad_input', { fields: { reader_id: 'reader_needed' } })
      await audited(parts.database.autocommit, {
        actorId: actor.id,
        action: 'messages.reader_sent',
        subjectId: readerId,
      })
      return listOf({ db, actor, query, now }, 'everySent', readerId)
    },
    detail: async ({ db, actor, params, now }) => {
      const row = await store.findVisible(db, actor.id, params.id)
      if (!row) throw refuse('not_found')
      return presentTo({ id: actor.id, now }, row, await findMessageImages(db, parts, [row], now))
    },
    hide: async ({ tx, actor, body }) => {
      const ids = await store.hide(tx, actor.id, body.ids, body.hidden)
      notThere(ids.length, body.ids)
      return { ids }
    },
    read: async ({ tx, actor, body, now }) => {
      notThere(await store.countDelivered(tx, actor.id, body.ids), body.ids)
      const news = await store.markRead(tx, actor.id, body.ids, now)
      for (const { id, sender_id } of news)
        tellChanged(tx, { id, sender_id, recipient_id: actor.id, state: 'delivered' })
      const ids = news.map(({ id }) => id)
      const places = ids.map((id) => paths.messageIn('inbox', id))
      if (ids.length) await markRead(tx, { personId: actor.id, links: places, now })
      return { ids }
    },
  }
}
