import { claimDays, type Claim as ClaimShape, type claims as area } from '@evenlight/contract/claims'
import { refuse } from '@evenlight/contract/errors'
import type { NoticeTitle } from '@evenlight/contract/notice-titles'
import { paths } from '@evenlight/contract/paths'
import type { input } from 'zod/v4/core'
import { refuseContactDetails } from '../kernel/contact-details.ts'
import { paged } from '../kernel/cursor.ts'
import { decidedAlready } from '../kernel/decided.ts'
import type { Db, Tx } from '../kernel/database.ts'
import type { Actor, Handlers } from '../kernel/handler.ts'
import { newId } from '../kernel/ids.ts'
import { iso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import { personRoom, deskRoom } from '../kernel/rooms.ts'
import { tell } from '../notices/public.ts'
import { findSettled } from '../readings/public.ts'
import { findUsed } from '../wallet/public.ts'
import { answerClaim } from './answer.ts'
import { answerMs, claimMs, isFor, isTimely, mayAppeal, waitsFor, type Party } from './rules.ts'
import * as store from './store.ts'
import { giveUnasked } from './time-back.ts'

const present = (row: store.Claim, now: number): input<typeof ClaimShape> => ({
  id: row.id,
  chat_id: row.reading_id,
  client: { id: row.client_id, username: row.client_username },
  reader: { id: row.reader_id, username: row.reader_username, display_name: row.reader_name },
  cause: row.cause,
  seconds_wanted: row.seconds_wanted,
  text: row.text,
  state: row.state,
  waits_for: waitsFor(row, now),
  answer_by: iso(row.escalates_at),
  made_at: iso(row.made_at),
  changed_at: iso(row.changed_at),
  returnable_seconds: row.returnable_seconds,
  ...(row.offered_seconds !== null &&
    row.offered_as !== null && { offer: { seconds: row.offered_seconds, as: row.offered_as } }),
  reader_words: row.reader_words ?? undefined,
  granted_seconds: row.granted_seconds,
  decided_words: row.decided_words ?? undefined,
  appeal: row.appeal ?? undefined,
  may_appeal: mayAppeal(row),
})

const party = { CLIENT: 'client', READER: 'reader', ADMIN: 'admin' } as const satisfies Record<Actor['role'], Party>
const isParty = (row: store.Claim, { id, role }: Actor) =>
  role === 'ADMIN' || (role === 'CLIENT' ? row.client_id : row.reader_id) === id

const tooMuch = (field: string) => refuse('bad_input', { fields: { [field]: 'less_left' } })

/** Whose turn it was is over. */
const moved = (tx: Tx, actor: Actor, id: string) => {
  const by = ['claim.approve', 'claim.decline'] as const
  return decidedAlready(tx, { actor, of: id, by, otherwise: { detail: 'claim_moved' } })
}

const announce = (tx: Tx, row: store.Claim) =>
  tx.announce(
    [personRoom(row.client_id), personRoom(row.reader_id), deskRoom('moderation'), deskRoom('money')],
    'claim:changed',
    {
      id: row.id,
      chat_id: row.reading_id,
      state: row.state,
    },
  )

export const claims = (parts: Parts) => {
  /** Says to whoever the claim concerns now that it has moved. */
  const told = async (tx: Tx, row: store.Claim, personIds: string[], title: NoticeTitle, now: number) => {
    announce(tx, row)
    const about = { event: 'claim' as const, title, body: row.reader_name, link: paths.claims(), now }
    for (const personId of personIds) await tell(tx, parts, { personId, ...about })
  }
  const left = async (db: Db, readingId: string) => {
    const used = await findUsed(db, readingId)
    return used.freeSecondsLeft + used.paidSecondsLeft
  }

  return {
    index: async ({ db, actor, query, now }) => {
      const waiting = query.waits === 'me'
      const asked = { of: party[actor.role], personId: actor.id, waiting, readingId: query.chat_id, now }
      const page = await paged(parts, {
        list: `claims ${waiting} ${query.chat_id ?? ''}`,
        query,
        load: (place: store.Place | undefined, most) => store.listClaims(db, asked, place, most),
        placeOf: (row) => [row.made_at, row.id],
        items: (rows) => rows.map((row) => present(row, now)),
      })
      return { ...page, waiting: await store.countWaiting(db, asked) }
    },
    ask: async ({ tx, actor, body, now }) => {
      const reading = await findSettled(tx, body.session_id)
      if (reading?.client_id !== actor.id) throw refuse('not_found')
      refuseContactDetails('text', body.text)
      if (now > reading.ended_at + claimMs)
        throw refuse('wrong_state', { detail: ['claim_too_late', { days: claimDays }] })
      const most = await left(tx, body.session_id)
      if (most === 0) throw refuse('wrong_state', { detail: 'nothing_left' })
      if (body.seconds_wanted > most) throw tooMuch('seconds_wanted')
      const id = newId('clm')
      const { cause, seconds_wanted, text } = body
      const people = { client_id: actor.id, reader_id: reading.reader_id }
      const terms = { id, reading_id: body.session_id, ...people, cause, seconds_wanted, text }
      if (!(await store.add(tx, { ...terms, made_at: now, escalates_at: now + answerMs })))
        throw refuse('wrong_state', { detail: 'claimed_already' })
      const row = (await store.find(tx, id))!
      await told(tx, row, [row.reader_id], 'claim_made', now)
      return present(row, now)
    },
    answer: async ({ tx, actor, body, now }) => {
      if (!isFor(body.action, actor.role)) throw refuse('wrong_role')
      const before = await store.lock(tx, body.claim_id)
      if (!before || !isParty(before, actor)) throw refuse('not_found')
      if (!isTimely(body.action, actor.role, before, now)) throw await moved(tx, actor, before.id)
      if ('reason' in body) refuseContactDetails('reason', body.reason)
      if ('seconds' in body && body.seconds > before.returnable_seconds) throw tooMuch('seconds')
      await store.save(tx, await answerClaim(tx, before, actor, body, now))
      const row = (await store.find(tx, before.id))!
      const concerned = { CLIENT: [row.reader_id], READER: [row.client_id], ADMIN: [row.client_id, row.reader_id] }
      await told(tx, row, concerned[actor.role], 'claim_moved', now)
      return present(row, now)
    },
    timeBack: ({ tx, actor, params, body, now }) =>
      giveUnasked(tx, parts, {
        actor,
        readingId: params.id,
        seconds: body.seconds,
        of: body.as,
        reason: checked(body.reason),
        now,
      }),
    timeRefund: ({ tx, actor, body, now }) =>
      giveUnasked(tx, parts, { actor, readingId: body.chat_id, reason: checked(body.reason), now }),
  } satisfies Handlers<typeof area>
}

const checked = (reason: string) => {
  refuseContactDetails('reason', reason)
  return reason
}
