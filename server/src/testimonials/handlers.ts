import { hourMs } from '@evenlight/core/wall-clock'
import { reviewedSecondsMin } from '@evenlight/core/meter/times'
import { refuse } from '@evenlight/contract/errors'
import { paths } from '@evenlight/contract/paths'
import { restorableHours, type OwnTestimonial, type testimonials as contract } from '@evenlight/contract/testimonials'
import type { input } from 'zod/v4/core'
import { findSettled } from '../readings/public.ts'
import { findPersonNamed } from '../accounts/public.ts'
import { audited } from '../kernel/audit.ts'
import { refuseContactDetails } from '../kernel/contact-details.ts'
import { paged } from '../kernel/cursor.ts'
import { decidedAlready } from '../kernel/decided.ts'
import type { Db, Tx } from '../kernel/database.ts'
import type { Handlers } from '../kernel/handler.ts'
import { newId } from '../kernel/ids.ts'
import { iso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import { tell } from '../notices/public.ts'
import { notePressure } from '../pressure/public.ts'
import { directoryChanged } from '../readers/public.ts'
import { awardPoints } from '../wallet/public.ts'
import * as store from './store.ts'

const restorableMs = restorableHours * hourMs
const shown = (row: store.Row, isDesk = false): input<typeof OwnTestimonial> => ({
  id: row.id,
  session_id: row.reading_id,
  reader: { id: row.reader_id, username: row.reader_username, display_name: row.display_name },
  client: { username: row.client_username },
  stars: row.stars,
  text: row.text ?? undefined,
  at: iso(row.at),
  free_reading: !row.paid,
  reply: row.reply && row.replied_at !== null ? { text: row.reply, at: iso(row.replied_at) } : undefined,
  removed:
    row.removed_at !== null && row.removed_reason
      ? {
          at: iso(row.removed_at),
          reason: row.removed_reason,
          ...(isDesk && { restorable_until: iso(row.removed_at + restorableMs) }),
        }
      : undefined,
})

type OfTestimonial = 'testimonial_removed' | 'testimonial_restored' | 'testimonial_answered'

/** Whose testimonials are asked for; undefined where nobody has that name. */
const whoseOf = async (
  db: Db,
  { reader_id, username }: { reader_id?: string | undefined; username?: string | undefined },
): Promise<'all' | { as: 'client' | 'reader'; id: string } | undefined> => {
  if (reader_id !== undefined) return { as: 'reader', id: reader_id }
  if (username === undefined) return 'all'
  const person = await findPersonNamed(db, username)
  return person && { as: person.role === 'READER' ? 'reader' : 'client', id: person.id }
}

interface Wish {
  after?: string | undefined
  limit?: number | undefined
}

export const testimonials = (parts: Parts): Handlers<typeof contract> => {
  /** Whatever list is asked for, a place in it is the same: a moment and an id. */
  const pageFor = (
    query: Wish,
    load: (place: store.Place | undefined, most: number) => Promise<store.Row[]>,
    isDesk = false,
  ) =>
    paged(parts, {
      list: 'testimonials',
      query,
      load,
      placeOf: (row) => [row.at, row.id],
      items: (rows) => rows.map((row) => shown(row, isDesk)),
    })
  /** Its writer hears of what happened to it. */
  const tellWriter = (tx: Tx, row: store.Row, code: OfTestimonial, now: number) =>
    tell(tx, parts, {
      personId: row.client_id,
      event: 'testimonial',
      title: [code, { name: row.display_name }],
      body: '',
      link: paths.testimonials(),
      now,
    })
  return {
    mine: ({ db, actor, query }) => {
      const list = actor.role === 'READER' ? 'reader' : 'client'
      return pageFor(query, (place, most) => store.listOwn(db, list, actor.id, place, most))
    },
    write: async ({ tx, actor, body, now }) => {
      const reading = await findSettled(tx, body.session_id)
      if (reading?.client_id !== actor.id) throw refuse('not_found')
      if (reading.billed_seconds < reviewedSecondsMin)
        throw refuse('wrong_state', { detail: ['review_too_short', { seconds: reviewedSecondsMin }] })
      refuseContactDetails('text', body.text)
      const { session_id: readingId, stars, text } = body
      const paid = reading.paid_seconds >= reviewedSecondsMin
      const wish = {
        id: newId('tst'),
        readingId,
        clientId: actor.id,
        readerId: reading.reader_id,
        stars,
        text,
        paid,
        now,
      }
      const added = await store.add(tx, wish)
      const id = added ? wish.id : text && (await store.addWords(tx, wish))
      if (!id) throw refuse('wrong_state', { detail: 'reviewed_already' })
      directoryChanged(tx)
      const about = { clientId: actor.id, readerId: reading.reader_id, readingId, now }
      const points = added ? await awardPoints(tx, about) : 0
      return { ...shown((await store.byId(tx, id))!), ...(points > 0 && { points }) }
    },
    published: async ({ db, params, query }) => {
      const counts = await store.findCounts(db, params.id)
      if (!counts) throw refuse('not_found')
      const { stars } = query
      const page = await pageFor(query, (place, most) => store.listPublished(db, params.id, stars, place, most))
      return { ...page, rating_spread: counts.spread, removed: counts.removed }
    },
    list: async ({ db, actor, query }) => {
      const isDesk = actor.role === 'ADMIN'
      if (!isDesk && (query.username !== undefined || (query.reader_id ?? actor.id) !== actor.id))
        throw refuse('not_yours')
      const whose = await whoseOf(db, isDesk ? query : { reader_id: actor.id })
      const load = (place: store.Place | undefined, most: number) => {
        if (whose === 'all') return store.listAll(db, place, most)
        return whose ? store.listOwn(db, whose.as, whose.id, place, most) : Promise.resolve([])
      }
      return pageFor(query, load, isDesk)
    },
    reply: async ({ tx, actor, body, now }) => {
      const row = await store.lock(tx, body.id)
      if (row?.reader_id !== actor.id) throw refuse('not_found')
      if (row.reply !== null || row.removed_at !== null) throw refuse('wrong_state')
      refuseContactDetails('text', body.text)
      await store.reply(tx, body.id, body.text, now)
      const at = { kind: 'review', subject_id: row.id, reader_id: row.reader_id, client_id: row.client_id } as const
      await notePressure(tx, { ...at, words: [body.text], now })
      await tellWriter(tx, row, 'testimonial_answered', now)
      return shown((await store.byId(tx, body.id))!)
    },
    remove: async ({ tx, actor, body, now }) => {
      const row = await store.lock(tx, body.id)
      if (!row) throw refuse('not_found')
      if (row.removed_at !== null) throw await decidedAlready(tx, { actor, of: row.id, by: ['testimonial.remove'] })
      await store.remove(tx, body.id, body.reason, actor.id, now)
      await audited(tx, { actorId: actor.id, action: 'testimonial.remove', subjectId: body.id, reason: body.reason })
      directoryChanged(tx)
      await tellWriter(tx, row, 'testimonial_removed', now)
      return shown((await store.byId(tx, body.id))!, true)
    },
    restore: async ({ tx, actor, body, now }) => {
      const row = await store.lock(tx, body.id)
      if (!row) throw refuse('not_found')
      if (row.removed_at === null) throw await decidedAlready(tx, { actor, of: row.id, by: ['testimonial.restore'] })
      if (now > row.removed_at + restorableMs)
        throw refuse('wrong_state', { detail: ['restore_too_late', { hours: restorableHours }] })
      await store.restore(tx, body.id, actor.id, now)
      await audited(tx, { actorId: actor.id, action: 'testimonial.restore', subjectId: body.id })
      directoryChanged(tx)
      await tellWriter(tx, row, 'testimonial_restored', now)
      return shown((await store.byId(tx, body.id))!, true)
    },
  }
}
