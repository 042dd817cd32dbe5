import type { fullbans as area } from '@evenlight/contract/fullbans'
import { refuse } from '@evenlight/contract/errors'
import type { output } from 'zod/v4/core'
import { audited } from '../kernel/audit.ts'
import type { Db, Tx } from '../kernel/database.ts'
import type { Actor } from '../kernel/handler.ts'
import { iso, optionalIso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import { addRequest, findMine, hasServed, isBetween } from './case-store.ts'
import { findOpen, holdPerson, open } from './decide.ts'
import * as store from './store.ts'
import { announce } from './telling.ts'

type Asked = output<(typeof area)['ban']['body']>

/** A reader asks for the ban of a client whom they have served. Whoever asks about a client with an open case joins it. */
export const ask = async (tx: Tx, parts: Parts, { actor, body, now }: { actor: Actor; body: Asked; now: number }) => {
  const { client_id: clientId, chat_id: readingId, reason, ...rest } = body
  if (Object.values(rest).some((given) => given !== undefined)) throw refuse('wrong_role')
  const person = await holdPerson(tx, clientId)
  const isServed = person.role === 'CLIENT' && (await hasServed(tx, actor.id, clientId))
  const isTheirs = readingId === undefined || (await isBetween(tx, { id: readingId, readerId: actor.id, clientId }))
  if (!isServed || !isTheirs) throw refuse('not_found')
  await parts.limits.take('full_ban_requests', actor.id)
  const found = await findOpen(tx, parts, clientId, person, now)
  if (found.open?.state === 'banned') throw refuse('wrong_state', { detail: 'banned_already' })
  const row = found.open ?? (await open(tx, clientId, actor.id, now))
  const request = { ban_id: row.id, reader_id: actor.id, reading_id: readingId ?? null, reason, at: now }
  if (!(await addRequest(tx, request))) throw refuse('wrong_state', { detail: 'ban_asked_already' })
  await audited(tx, {
    actorId: actor.id,
    action: 'full_ban.ask',
    subjectId: row.id,
    reason,
    detail: { client_id: clientId },
  })
  announce(tx, row.id, [actor.id])
  return { id: row.id, state: 'asked' as const }
}

/** What a reader asked for about a client last, and what came of it. */
export const presentAsked = async (db: Db, readerId: string, clientId: string) => {
  const mine = await findMine(db, readerId, clientId)
  const row = mine && (await store.find(db, mine.ban_id))
  if (!row) return { asked: null }
  const isOpen = row.state === 'asked' || row.state === 'suspended'
  const isNo = row.state === 'refused'
  return {
    asked: {
      reason: mine.reason,
      at: iso(mine.at),
      state: isOpen ? ('asked' as const) : isNo ? ('refused' as const) : ('accepted' as const),
      decide_by: isOpen ? optionalIso(row.due_at) : undefined,
      words: isNo ? (row.decided_words ?? undefined) : undefined,
    },
  }
}
