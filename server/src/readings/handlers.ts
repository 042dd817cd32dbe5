import { awayRoomsHours, ringMs, usableSecondsMin } from '@evenlight/core/meter/times'
import { hourMs } from '@evenlight/core/wall-clock'
import { isOver } from '@evenlight/core/meter/actions'
import { chatPageRowsDefault, type readings as area } from '@evenlight/contract/readings'
import { refuse } from '@evenlight/contract/errors'
import { needsCare } from '@evenlight/core/care/find'
import { isBanned } from '../bans/public.ts'
import { noteCare } from '../care/public.ts'
import { refuseContactDetails } from '../kernel/contact-details.ts'
import { audited } from '../kernel/audit.ts'
import { paged } from '../kernel/cursor.ts'
import { sqlStateOf, type Db, type Tx } from '../kernel/database.ts'
import { prepared, type Actor, type Context, type Handlers } from '../kernel/handler.ts'
import { newId } from '../kernel/ids.ts'
import { iso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import { checkReading } from '../limits/public.ts'
import { personRoom, deskRoom } from '../kernel/rooms.ts'
import { findReader, markInReading } from '../readers/public.ts'
import { findEarned, findTime, findUsed, listReturns } from '../wallet/public.ts'
import { checkRole, decideAction, decideEnd, partyTo } from './actions.ts'
import { add } from './change-store.ts'
import { listMet, listPast, type MetRow, type PastRow, type Place } from './history.ts'
import type { Lifecycle, Note } from './lifecycle.ts'
import type { Pictures, Write } from './messages.ts'
import { listMessages } from './public.ts'
import { serversFor } from './call-servers.ts'
import { isCall, sideOf } from './reading.ts'
import * as store from './store.ts'
import type { Reading } from './store.ts'
import { presentClock, presentPeople, presentReading, presentReceipt } from './views.ts'

const presentMet = (row: MetRow) => ({ ...presentPeople(row), readings: row.readings, last_at: iso(row.last_at) })
const presentPast = (row: PastRow) => ({
  id: row.id,
  channel: row.channel,
  ...presentPeople(row),
  state: row.state,
  requested_at: iso(row.requested_at),
  ended_at: iso(row.ended_at),
  free_seconds: row.free_seconds ?? 0,
  paid_seconds: row.paid_seconds ?? 0,
  rated: row.rated,
})
/** The same to its reader, with the money. */
const presentEarned = async (db: Db, rows: PastRow[]) => {
  const earned = await findEarned(
    db,
    rows.flatMap(({ id, state }) => (state === 'settled' ? id : [])),
  )
  return rows.map((row) => ({
    ...presentPast(row),
    ...(row.state === 'settled' && {
      earned_cents: earned.get(row.id) ?? 0,
      rate_cents_per_minute: row.rate_cents_per_minute,
    }),
  }))
}

// The database says who lost a race for the one open reading that a person may have.
const taken = (error: unknown) => {
  const { constraint } = sqlStateOf(error)
  if (constraint === 'reading_of_one_client') return refuse('already_in_session')
  return constraint === 'reading_of_one_reader' ? refuse('reader_unavailable') : error
}

/** What the house does to a reading of others is written down. */
const auditedDeed = async (tx: Tx, actor: Actor, deed: 'end' | 'pause' | 'resume', subjectId: string) => {
  if (actor.role === 'ADMIN') await audited(tx, { actorId: actor.id, action: `chat.${deed}`, subjectId })
}

const found = async (db: Db, id: string, actor: Actor) => partyTo(await store.find(db, id), actor)
const receipt = async (db: Db, reading: Reading, actor: Actor) =>
  presentReceipt(reading, sideOf(reading, actor.id), await listReturns(db, reading.id), await findUsed(db, reading.id))

export const readings = (
  parts: Parts,
  lifecycle: Lifecycle,
  pictures: Pictures,
  write: Write,
  note: Pick<Note, 'asked' | 'accepted' | 'ending'>,
) => {
  const { evidence } = lifecycle
  const view = (reading: Reading, personId: string, nowMs: number) =>
    presentReading(reading, sideOf(reading, personId), { nowMs, evidence })

  return {
    mine: async ({ db, actor, now }) =>
      (await store.listOpen(db, actor.id)).map((reading) => view(reading, actor.id, now)),
    request: async ({ tx, actor, body, now }) => {
      const reader = await findReader(tx, body.reader_id)
      if (!reader?.listed) throw refuse('not_found')
      // Held here, so that who is put out in this moment either has this request ended with all else, or makes none.
      const putOut = await store.findPutOut(tx, [actor.id, body.reader_id], now)
      if (putOut.includes(actor.id)) throw refuse('blocked')
      if (putOut.length) throw refuse('reader_unavailable')
      if (await isBanned(tx, actor.id, body.reader_id)) throw refuse('banned')
      refuseContactDetails('question', body.question)
      await checkReading(tx, actor.id, usableSecondsMin, now)
      if (reader.availability !== 'available' || !reader.channels.includes(body.channel))
        throw refuse((await store.listOpen(tx, actor.id)).length ? 'already_in_session' : 'reader_unavailable')
      const isPhone = body.channel === 'phone'
      const time = await findTime(tx, { clientId: actor.id, readerId: body.reader_id, now })
      const freeSeconds = isPhone ? 0 : time.freeSeconds
      if (freeSeconds + time.paidSeconds < usableSecondsMin) throw refuse('not_enough_time')
      await note.asked(tx, { clientId: actor.id, readerId: body.reader_id, channel: body.channel }, now)
      const rings = `${actor.id} ${body.reader_id}`
      await parts.limits.check('rings', rings)
      tx.after(() => parts.limits.take('rings', rings).catch(() => undefined))
      const id = newId('cht')
      const questionCare = needsCare(body.question ?? '')
      await add(tx, {
        id,
        channel: body.channel,
        clientId: actor.id,
        readerId: body.reader_id,
        question: body.question,
        questionCare,
        limitSeconds: body.limit_seconds,
        // Whoever asks for the phone asks for paid time.
        continueOnPaid: body.continue_on_paid || isPhone,
        freeSecondsUsable: freeSeconds,
        paidSecondsUsable: time.paidSeconds,
        dayAgo: now - awayRoomsHours * hourMs,
        now,
        due: now + ringMs,
      }).catch((error: unknown) => Promise.reject(taken(error)))
      await markInReading(tx, body.reader_id, id, now)
      if (questionCare) await noteCare(tx, { kind: 'question', id, byId: actor.id, now })
      const made = await found(tx, id, actor)
      tx.announce(personRoom(body.reader_id), 'chat:requested', view(made, body.reader_id, now))
      tx.announce(deskRoom('moderation'), 'live:changed', { chat_id: id, state: made.state })
      return view(made, actor.id, now)
    },
    update: async ({ tx, actor, body, now }) => {
      checkRole(body.action, actor)
      if (body.action === 'decline') refuseContactDetails('reason', body.reason)
      const done = await lifecycle.actBy(tx, body.chat_id, { actor, now }, (act) => decideAction(act, body))
      // Whoever asked may have been refused in the same moment.
      if (body.action === 'accept' && (await isBanned(tx, done.client_id, done.reader_id))) throw refuse('banned')
      if (body.action === 'pause' || body.action === 'resume') await auditedDeed(tx, actor, body.action, done.id)
      if (body.action === 'accept') await note.accepted(tx, done)
      if (body.action === 'accept') tx.after(() => parts.limits.forget('rings', `${done.client_id} ${done.reader_id}`))
      return view(done, actor.id, now)
    },
    end: prepared(
      ({ actor, body }: Pick<Context<(typeof area)['end']>, 'actor' | 'body'>) => note.ending(body.chat_id, actor.id),
      async ({ tx, actor, body, now }: Context<(typeof area)['end']>) => {
        const done = await lifecycle.actBy(tx, body.chat_id, { actor, now }, decideEnd)
        await auditedDeed(tx, actor, 'end', done.id)
        return receipt(tx, done, actor)
      },
    ),
    last: async ({ db, actor, query, now }) => {
      const last = await store.findLast(db, actor.id, query.with)
      return last ? view(last, actor.id, now) : null
    },
    messages: async ({ db, actor, query, now }) => {
      await found(db, query.chat_id, actor)
      const asked = {
        readingId: query.chat_id,
        viewerId: actor.id,
        afterSeq: query.after_seq,
        beforeSeq: query.before_seq,
        now,
      }
      return {
        data: await listMessages(db, pictures, { ...asked, most: query.limit ?? chatPageRowsDefault }),
        next: null,
      }
    },
    write: ({ actor, body }) => write(actor.id, body),
    clock: async ({ db, actor, query, now }) => {
      const reading = await found(db, query.chat_id, actor)
      return presentClock(reading, sideOf(reading, actor.id), { nowMs: now, evidence })
    },
    callServers: async ({ db, actor, query, now }) => {
      const reading = await found(db, query.chat_id, actor)
      const isOn = reading.state === 'accepted' || reading.state === 'open'
      if (!isCall(reading) || !isOn) throw refuse('wrong_state', { detail: 'no_call' })
      return serversFor(parts.site.callWays, reading.id, now)
    },
    history: async ({ db, actor, query }) => {
      const isAdmin = actor.role === 'ADMIN'
      const personId = isAdmin ? (query.client_id ?? query.reader_id ?? actor.id) : actor.id
      const ofReader = isAdmin
        ? query.client_id === undefined && query.reader_id !== undefined
        : actor.role === 'READER'
      const as = ofReader ? 'reader_id' : 'client_id'
      return paged(parts, {
        list: `readings ${personId}`,
        query,
        load: (after: Place | undefined, most) => listPast(db, { personId, as, withId: query.with, after, most }),
        placeOf: ({ requested_at, id }) => [requested_at, id],
        items: (rows) => (actor.role === 'READER' ? presentEarned(db, rows) : rows.map(presentPast)),
      })
    },
    people: async ({ db, actor, query }) => {
      const as = actor.role === 'READER' ? 'reader_id' : 'client_id'
      return paged(parts, {
        list: 'readings met',
        query,
        load: (after: Place | undefined, most) => listMet(db, { personId: actor.id, as, after, most }),
        placeOf: (row) => [row.last_at, as === 'reader_id' ? row.client_id : row.reader_id],
        items: (rows) => rows.map(presentMet),
      })
    },
    receipt: async ({ db, actor, params }) => {
      const reading = await found(db, params.id.replace(/^rcp_/, 'cht_'), actor)
      if (!isOver(reading.state)) throw refuse('wrong_state', { detail: 'receipt_later' })
      return receipt(db, reading, actor)
    },
    look: async ({ db, actor, params, query, now }) => {
      const reading = await found(db, params.id, actor)
      await audited(parts.database.autocommit, {
        actorId: actor.id,
        action: 'chat.look',
        subjectId: reading.id,
        reason: query.reason,
      })
      return {
        chat: view(reading, actor.id, now),
        receipt: isOver(reading.state) ? await receipt(db, reading, actor) : undefined,
      }
    },
  } satisfies Omit<Handlers<typeof area>, 'missed' | 'dismiss'>
}
