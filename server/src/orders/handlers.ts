import { orderHours, specialsMax, type orders as area } from '@evenlight/contract/orders'
import { refuse } from '@evenlight/contract/errors'
import { languageFor } from '@evenlight/contract/languages'
import { findLocale } from '../accounts/public.ts'
import { findHouse } from '../house/public.ts'
import { audited } from '../kernel/audit.ts'
import { refuseContactDetails } from '../kernel/contact-details.ts'
import { paged } from '../kernel/cursor.ts'
import type { Db } from '../kernel/database.ts'
import { Raw, wants, type Actor, type Handlers } from '../kernel/handler.ts'
import { newId } from '../kernel/ids.ts'
import type { Parts } from '../kernel/parts.ts'
import type { Ordering } from '../payments/public.ts'
import { answer, clarify } from './act.ts'
import { listOrders, type Place } from './list-store.ts'
import { makeNewOrder } from './new-order.ts'
import * as offers from './offer-store.ts'
import { pdfOf } from './pdf.ts'
import { present, presentText } from './present.ts'
import * as store from './store.ts'

export const orders = (parts: Parts, ordering: Ordering) => {
  const newOrder = makeNewOrder(parts, ordering)

  const own = async (db: Db, id: string, { id: personId, role }: Actor) => {
    const row = await store.find(db, id)
    const isOwn = role === 'CLIENT' ? row?.client_id === personId : row?.reader_id === personId && row.paid_at !== null
    if (!row || !isOwn) throw refuse('not_found')
    return row
  }
  const readerFor = async (db: Db, id: string) => {
    const offer = await offers.findOffer(db, id)
    if (!offer) throw refuse('not_found')
    return offer
  }
  const shareOf = async (db: Db, id: string) => ({
    share_percent: (await readerFor(db, id)).share_percent ?? (await findHouse(db)).order_share_percent,
  })

  return {
    index: ({ db, actor, query, now }) => {
      const of = actor.role === 'READER' ? 'reader' : 'client'
      const part = query.state ?? 'all'
      return paged(parts, {
        list: `orders ${part}`,
        query,
        load: (place: Place | undefined, most) => listOrders(db, { of, part, personId: actor.id }, place, most),
        placeOf: (row) => [of === 'reader' && part === 'open' ? row.promised_at! : row.made_at, row.id],
        items: (rows) => rows.map((row) => present(row, actor.role, now)),
      })
    },
    one: async ({ db, actor, params, request, reply, now }) => {
      const row = await own(db, params.id, actor)
      if (!wants(request, 'application/pdf')) return presentText(row, actor.role, now)
      if (row.delivered_at === null) throw refuse('wrong_state', { detail: 'order_moved' })
      reply.header('content-disposition', `attachment; filename="evenlight-reading-${row.id.slice(-8)}.pdf"`)
      return new Raw('application/pdf', await pdfOf(row, languageFor(await findLocale(db, actor.id)), parts.site))
    },
    look: async ({ db, actor, params, query, now }) => {
      const row = await store.find(db, params.id)
      if (!row) throw refuse('not_found')
      const about = { actorId: actor.id, action: 'order.look', subjectId: row.id, reason: query.reason } as const
      await audited(parts.database.autocommit, about)
      return presentText(row, actor.role, now)
    },
    order: async ({ actor, body, request, reply, now }) => {
      const { isOpen, ...made } = await newOrder({ clientId: actor.id, body, key: request.key, now })
      if (isOpen) reply.status(202)
      return made
    },
    answer: async ({ tx, actor, body, now }) =>
      presentText(await answer(tx, parts, ordering, { actor, body, now }), actor.role, now),
    clarify: async ({ tx, actor, body, now }) =>
      presentText(await clarify(tx, parts, ordering, { actor, body, now }), actor.role, now),
    specials: async ({ db, query }) => {
      const { is_on, id, username, display_name } = await readerFor(db, query.reader_id)
      const reader = { id, username, display_name }
      return { data: await offers.listSpecials(db, id), next: null, reader, is_on, due_hours: orderHours }
    },
    addSpecial: async ({ tx, actor, body, now }) => {
      refuseContactDetails('title', body.title)
      await offers.lockReader(tx, actor.id)
      if ((await offers.listSpecials(tx, actor.id)).length >= specialsMax)
        throw refuse('limit_reached', { detail: ['specials_full', { max: specialsMax }] })
      const special = { id: newId('spc'), ...body }
      await offers.addSpecial(tx, { ...special, readerId: actor.id, now })
      return special
    },
    deleteSpecial: async ({ tx, actor, body, now }) => {
      if ((await offers.removeSpecial(tx, body.special_id, actor.id, now)) === undefined) throw refuse('not_found')
      return {}
    },
    editSpecial: async ({ tx, actor, params, body, now }) => {
      refuseContactDetails('title', body.title)
      const madeAt = await offers.removeSpecial(tx, params.id, actor.id, now)
      if (madeAt === undefined) throw refuse('not_found')
      const special = { id: newId('spc'), ...body }
      // It keeps its place among the others.
      await offers.addSpecial(tx, { ...special, readerId: actor.id, now: madeAt })
      return special
    },
    offer: async ({ tx, actor, body }) => {
      await offers.switchOffer(tx, actor.id, body.is_on)
      return { is_on: body.is_on }
    },
    share: ({ db, params }) => shareOf(db, params.id),
    setShare: async ({ tx, actor, params, body }) => {
      const before = await shareOf(tx, params.id)
      const { share_percent, reason } = body
      await offers.setShare(tx, params.id, share_percent)
      const detail = { share_percent, before }
      await audited(tx, { actorId: actor.id, action: 'order.share', subjectId: params.id, reason, detail })
      return { share_percent }
    },
  } satisfies Handlers<typeof area>
}
