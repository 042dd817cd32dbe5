import { unansweredMs } from '@evenlight/core/meter/rules'
import { isOver } from '@evenlight/core/meter/actions'
import type { readings as area } from '@evenlight/contract/readings'
import { refuse } from '@evenlight/contract/errors'
import { audited } from '../kernel/audit.ts'
import { paged } from '../kernel/cursor.ts'
import { sqlStateOf, type Db, type Tx } from '../kernel/database.ts'
import type { Actor, Handlers } from '../kernel/handler.ts'
import type { Parts } from '../kernel/parts.ts'
import { personRoom } from '../kernel/rooms.ts'
import { findReader, markInReading } from '../readers/public.ts'
import { listReturns, timeFor, usedOf } from '../wallet/public.ts'
import { makeActions, checkMoment, checkRole, partyTo } from './actions.ts'
import type { Lifecycle } from './lifecycle.ts'
import { metBy, type MetRow, type PartiesRow, pastOf, type PastRow, type Place } from './history.ts'
import type { Pictures, Write } from './messages.ts'
import { listMessages } from './public.ts'
import { sideOf, type ReadingRow, type Reading } from './reading.ts'
import * as store from './store.ts'
import { presentReading, presentClock, instant, presentReceipt } from './views.ts'

const usableSecondsMin = 60
const messagesDefault = 50

const partiesIn = (row: PartiesRow) => ({
  client: { id: row.client_id, username: row.client_username },
  reader: { id: row.reader_id, username: row.reader_username, display_name: row.reader_name },
})
const metItem = (row: MetRow) => ({ ...partiesIn(row), readings: row.readings, last_at: instant(row.last_ms) })
const pastItem = (row: PastRow) => ({
  id: row.id,
  channel: row.channel,
  ...partiesIn(row),
  state: row.state,
  requested_at: instant(row.requested_ms),
  ended_at: instant(row.ended_ms),
  free_seconds: row.free_seconds ?? 0,
  paid_seconds: row.paid_seconds ?? 0,
  rated: row.rated,
})

// The database says who lost a race for the one open reading that a person may have.
const taken = (error: unknown) => {
  const { constraint } = sqlStateOf(error)
  if (constraint === 'reading_of_one_client') return refuse('already_in_session')
  return constraint === 'reading_of_one_reader' ? refuse('reader_unavailable') : error
}

export const readings = (parts: Parts, lifecycle: Lifecycle, write: Write, pictures: Pictures) => {
  const act = makeActions(lifecycle)
  const complete = (db: Db, row: ReadingRow, now: number) => lifecycle.complete(db, row, now)
  const found = async (db: Db, id: string, actor: Actor, now: number): Promise<Reading> => {
    const row = await store.find(db, id)
    return partyTo(row && (await complete(db, row, now)), actor)
  }
  const view = (reading: Reading, personId: string, now: number) =>
    presentReading(reading, sideOf(reading, personId), now, lifecycle.evidence)
  const receipt = async (db: Db, reading: ReadingRow, actor: Actor) => {
    const earned = sideOf(reading, actor.id) === 'reader' ? (await usedOf(db, reading.id)).earnedCents : undefined
    return presentReceipt(reading, await listReturns(db, reading.id), earned)
  }
  const held = async (tx: Tx, id: string, actor: Actor, now: number) => {
    const row = await store.find(tx, id)
    if (row) partyTo(await complete(tx, row, now), actor)
    const reading = partyTo(await lifecycle.hold(tx, id, now), actor)
    if (reading.state !== row?.state) lifecycle.tell(tx, reading, now)
    return reading
  }

  return {
    mine: async ({ db, actor, now }) => {
      const rows = await store.openOf(db, actor.id)
      return Promise.all(rows.map(async (row) => view(await complete(db, row, now), actor.id, now)))
    },
    request: async ({ tx, actor, body, now }) => {
      const reader = await findReader(tx, body.reader_id)
      if (!reader?.listed) throw refuse('not_found')
      if (reader.availability !== 'available' || !reader.channels.includes(body.channel))
        throw refuse((await store.openOf(tx, actor.id)).length ? 'already_in_session' : 'reader_unavailable')
      const time = await timeFor(tx, { clientId: actor.id, readerId: body.reader_id, now })
      if (time.freeSeconds + time.paidSeconds < usableSecondsMin) throw refuse('not_enough_time')
      const id = lifecycle.newId()
      const { question, limit_seconds: limitSeconds, continue_on_paid: continueOnPaid } = body
      await store
        .request(tx, {
          id,
          channel: body.channel,
          clientId: actor.id,
          readerId: body.reader_id,
          question,
          limitSeconds,
          continueOnPaid,
          requestedMs: now,
          dueMs: now + unansweredMs,
        })
        .catch((error: unknown) => Promise.reject(taken(error)))
      await markInReading(tx, body.reader_id, id, now)
      const asked = await found(tx, id, actor, now)
      tx.announce(personRoom(body.reader_id), 'chat:requested', view(asked, body.reader_id, now))
      return view(asked, actor.id, now)
    },
    update: async ({ tx, actor, body, now }) => {
      checkRole(body.action, actor)
      const reading = await held(tx, body.chat_id, actor, now)
      return view(await act({ tx, reading, actor, now }, body), actor.id, now)
    },
    end: async ({ tx, actor, body, now }) => {
      const reading = await held(tx, body.chat_id, actor, now)
      if (isOver(reading.state)) return receipt(tx, reading, actor)
      checkMoment('end', reading)
      const as = sideOf(reading, actor.id) ?? 'admin'
      const ended =
        reading.state === 'open'
          ? await lifecycle.end(tx, reading, actor.id, as, now, now)
          : await lifecycle.drop(tx, reading, as === 'client' ? 'withdrawn' : 'declined', actor.id, now)
      lifecycle.tell(tx, ended, now)
      return receipt(tx, ended, actor)
    },
    last: async ({ db, actor, query, now }) => {
      const row = await store.lastOf(db, actor.id, query.with)
      return row ? view(await complete(db, row, now), actor.id, now) : null
    },
    messages: async ({ db, actor, query, now }) => {
      await found(db, query.chat_id, actor, now)
      const asked = { readingId: query.chat_id, afterSeq: query.after_seq, beforeSeq: query.before_seq, now }
      return {
        data: await listMessages(db, pictures, { ...asked, most: query.limit ?? messagesDefault }),
        next: null,
      }
    },
    write: ({ actor, body }) => write(actor.id, body),
    clock: async ({ db, actor, query, now }) =>
      presentClock(await found(db, query.chat_id, actor, now), now, lifecycle.evidence),
    history: async ({ db, actor, query }) => {
      const personId = actor.role === 'ADMIN' ? (query.client_id ?? actor.id) : actor.id
      const as = actor.role === 'READER' ? 'reader_id' : 'client_id'
      return paged(parts, {
        list: `readings ${personId}`,
        query,
        load: (after: Place | undefined, most) => pastOf(db, { personId, as, withId: query.with, after, most }),
        placeOf: ({ requested_ms, id }) => ({ ms: requested_ms, id }),
        items: (rows) => rows.map(pastItem),
      })
    },
    people: async ({ db, actor, query }) => {
      const as = actor.role === 'READER' ? 'reader_id' : 'client_id'
      return paged(parts, {
        list: 'readings met',
        query,
        load: (after: Place | undefined, most) => metBy(db, { personId: actor.id, as, after, most }),
        placeOf: (row) => ({ ms: row.last_ms, id: as === 'reader_id' ? row.client_id : row.reader_id }),
        items: (rows) => rows.map(metItem),
      })
    },
    receipt: async ({ db, actor, params, now }) => {
      const reading = await found(db, params.id.replace(/^rcp_/, 'cht_'), actor, now)
      if (!isOver(reading.state))
        throw refuse('wrong_state', { detail: 'The receipt is made when the reading has ended.' })
      return receipt(db, reading, actor)
    },
    look: async ({ db, actor, params, query, now }) => {
      const reading = await found(db, params.id, actor, now)
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
  } satisfies Handlers<typeof area>
}
