import { refuse } from '@evenlight/contract/errors'
import { isAt } from '@evenlight/contract/route'
import { GuestTopic, type Thread, type Ticket, type tickets as contract } from '@evenlight/contract/tickets'
import { needsCare } from '@evenlight/core/care/find'
import type { input } from 'zod/v4/core'
import { noteCare, seeCare } from '../care/public.ts'
import { audited } from '../kernel/audit.ts'
import { paged } from '../kernel/cursor.ts'
import { decidedAlready } from '../kernel/decided.ts'
import type { Db, Tx } from '../kernel/database.ts'
import type { Handlers } from '../kernel/handler.ts'
import { newId } from '../kernel/ids.ts'
import { iso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import { personRoom, deskRoom } from '../kernel/rooms.ts'
import { findParties } from '../readings/public.ts'
import { claimUpload, findImages } from '../uploads/public.ts'
import { linesMax, referenceOf, type State } from './rules.ts'
import * as store from './store.ts'
import { tellAnswer } from './tell.ts'

const shown = (row: store.Row): input<typeof Ticket> => ({
  id: row.id,
  topic: row.topic,
  subject: row.subject,
  chat_id: row.reading_id ?? undefined,
  state: row.state,
  member: row.person_id !== null ? { id: row.person_id, username: row.username!, type: row.role! } : undefined,
  guest: row.guest_email !== null ? { name: row.guest_name!, email: row.guest_email } : undefined,
  asked_at: iso(row.asked_at),
  changed_at: iso(row.changed_at),
  care: row.care || undefined,
})

const presentThread = async (
  db: Db,
  parts: Pick<Parts, 'keys'>,
  id: string,
  now: number,
): Promise<input<typeof Thread>> => {
  const [row, lines] = [await store.byId(db, id), await store.lines(db, id)]
  const names = lines.flatMap(({ image }) => image ?? [])
  const images = await findImages(db, parts, names, now)
  return {
    ...shown(row!),
    reference: referenceOf(id),
    lines: lines.map(({ id, desk, body, image, at }) => ({
      id,
      from: desk ? 'desk' : 'member',
      body,
      image: image === null ? undefined : images.get(image),
      at: iso(at),
    })),
  }
}

type Line = Omit<store.Said, 'id'> & { personId: string | null }
/** Adds a line, and tells everybody it concerns. */
const say = async (tx: Tx, { personId, ...line }: Line) => {
  if (line.image && line.byId) await claimUpload(tx, { name: line.image, personId: line.byId, now: line.now })
  await store.say(tx, { ...line, id: newId('tln') })
  tx.announce(
    [...(personId === null ? [] : [personRoom(personId)]), deskRoom('moderation'), deskRoom('money')],
    'ticket:changed',
    {
      id: line.ticketId,
      state: line.state,
    },
  )
}

const room = ({ lines }: store.Row) => {
  if (lines >= linesMax) throw refuse('limit_reached', { detail: 'ticket_full' })
}

const checkParty = async (db: Db, readingId: string, personId: string) => {
  const parties = await findParties(db, readingId)
  if (parties?.client_id !== personId && parties?.reader_id !== personId) throw refuse('not_found')
}

export const tickets = (parts: Parts): Handlers<typeof contract> => {
  return {
    sent: ({ db, actor, query }) =>
      paged(parts, {
        list: 'my tickets',
        query,
        load: (place: store.ChangedPlace | undefined, most) => store.pageOfMine(db, actor.id, place, most),
        placeOf: (row) => [row.changed_at, row.id],
        items: (rows) => rows.map(shown),
      }),
    ask: async ({ tx, actor, body, now }) => {
      const id = newId('tkt')
      const personId = actor.id
      const readingId = body.chat_id
      if (readingId !== undefined) await checkParty(tx, readingId, personId)
      await store.add(tx, { id, personId, topic: body.topic, subject: body.subject, readingId, now })
      const care = needsCare(body.subject) || needsCare(body.body)
      const line = { body: body.body, image: body.image, desk: false, state: 'open' as const, care }
      await say(tx, { ...line, ticketId: id, byId: personId, personId, now })
      if (care) await noteCare(tx, { kind: 'ticket', id, byId: personId, now })
      return presentThread(tx, parts, id, now)
    },
    one: async ({ db, actor, params, now }) => {
      const row = await store.byId(db, params.id)
      if (!row || (row.person_id !== actor.id && !isAt(actor, 'moderation', 'money'))) throw refuse('not_found')
      return presentThread(db, parts, row.id, now)
    },
    add: async ({ tx, actor, body, now }) => {
      const row = await store.lock(tx, body.ticket_id)
      if (row?.person_id !== actor.id) throw refuse('not_found')
      room(row)
      const fresh = needsCare(body.body)
      const line = { body: body.body, image: body.image, desk: false, state: 'open' as const, care: row.care || fresh }
      await say(tx, { ...line, ticketId: row.id, byId: actor.id, personId: actor.id, now })
      if (fresh) await noteCare(tx, { kind: 'ticket', id: row.id, byId: actor.id, now })
      return presentThread(tx, parts, row.id, now)
    },
    close: async ({ tx, actor, body, now }) => {
      const row = await store.lock(tx, body.ticket_id)
      if (row?.person_id !== actor.id) throw refuse('not_found')
      if (row.state !== 'closed') {
        await store.turn(tx, { ticketId: row.id, state: 'closed', care: row.care, now })
        tx.announce([personRoom(actor.id), deskRoom('moderation'), deskRoom('money')], 'ticket:changed', {
          id: row.id,
          state: 'closed',
        })
      }
      return presentThread(tx, parts, row.id, now)
    },
    index: async ({ db, query }) => {
      const page = await paged(parts, {
        list: `tickets ${query.state ?? ''}`,
        query,
        load: (place: store.TurnPlace | undefined, most) => store.pageOfAll(db, query.state, place, most),
        placeOf: (row) => [row.turn, row.id],
        items: (rows) => rows.map(shown),
      })
      return { ...page, waiting: await store.countWaiting(db) }
    },
    topics: async () => ({ data: GuestTopic.options.map((topic) => ({ topic })), next: null }),
    write: async ({ tx, body, now }) => {
      const id = newId('tkt')
      const { name: guestName, email: guestEmail, topic, subject } = body
      await store.add(tx, { id, guestName, guestEmail, topic, subject, now })
      const care = needsCare(subject) || needsCare(body.body)
      const line = { body: body.body, image: undefined, desk: false, state: 'open' as const, care }
      await say(tx, { ...line, ticketId: id, byId: undefined, personId: null, now })
      return { reference: referenceOf(id), care }
    },
    answer: async ({ tx, actor, body, now }) => {
      const row = await store.lock(tx, body.ticket_id)
      if (!row) throw refuse('not_found')
      room(row)
      if (body.seen !== undefined && body.seen !== row.lines)
        throw await decidedAlready(tx, {
          actor,
          of: row.id,
          by: ['ticket.answer'],
          otherwise: { detail: 'ticket_moved' },
        })
      const state: State = body.close ? 'closed' : 'answered'
      const line = { body: body.body, image: undefined, desk: true, state, care: row.care }
      await say(tx, { ...line, ticketId: row.id, byId: actor.id, personId: row.person_id, now })
      if (row.care) await seeCare(tx, { id: row.id, byId: actor.id, now })
      await audited(tx, { actorId: actor.id, action: 'ticket.answer', subjectId: row.id, detail: { state } })
      await tellAnswer(tx, parts, row, { body: body.body, now })
      return presentThread(tx, parts, row.id, now)
    },
  }
}
