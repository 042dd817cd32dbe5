import type { moderation as area } from '@evenlight/contract/moderation'
import { refuse } from '@evenlight/contract/errors'
import { seeCare } from '../care/public.ts'
import { audited } from '../kernel/audit.ts'
import { paged } from '../kernel/cursor.ts'
import type { Tx } from '../kernel/database.ts'
import type { Handlers } from '../kernel/handler.ts'
import { type HeldRow, approve, letGo, returnToSender, undo } from '../messages/public.ts'
import { startOfDay } from '../readers/public.ts'
import { checkWaiting, claimFor, claimOf, lockFor } from './claims.ts'
import { lookUpMessage, lookUpReading } from './lookup.ts'
import { countQueue, listWaiting, type QueuePlace } from './store.ts'
import { presentDecided, presentHeld, type Desk } from './views.ts'
import { cleanWords, replaceWords, listWords } from './words.ts'

/** Where counting what waits stops. */
const waitingMax = 1000

export const moderation = (parts: Desk): Handlers<typeof area> => {
  const shown = async (tx: Tx, row: HeldRow, now: number) => (await presentHeld(tx, parts, [row], now))[0]!

  return {
    queue: async ({ db, actor, query, now }) => {
      const page = await paged(parts, {
        list: 'moderation by care',
        query,
        load: (place: QueuePlace | undefined, most) => listWaiting(db, place, most),
        placeOf: (row) => [row.care, row.created_at, row.id],
        items: async (rows) => {
          const detail = { shown: rows.map(({ id }) => id) }
          await audited(parts.database.autocommit, { actorId: actor.id, action: 'message.queue', detail })
          return presentHeld(db, parts, rows, now)
        },
      })
      const { waiting, done } = await countQueue(db, waitingMax, startOfDay(parts.site.timeZone, now))
      return { ...page, waiting, done_today: done }
    },
    look: ({ db, actor, params, query, now }) => {
      const at = { ...query, ...params, actorId: actor.id, now }
      if (params.id.startsWith('cht_')) return lookUpReading(db, parts, at)
      if (query.after !== undefined) throw refuse('bad_input', { fields: { after: 'message_one_page' } })
      return lookUpMessage(db, parts, at)
    },
    claim: async ({ tx, actor, params, now }) => {
      const row = await lockFor(tx, params.id, actor.id, now)
      checkWaiting(row, actor.id)
      const claimed = await claimFor(tx, row, actor, now)
      await audited(tx, { actorId: actor.id, action: 'message.claim', subjectId: row.id })
      return shown(tx, claimed, now)
    },
    letGo: async ({ tx, actor, params, now }) => {
      const row = await lockFor(tx, params.id, actor.id, now)
      if (!claimOf(row, now)) return shown(tx, row, now)
      const free = await letGo(tx, row)
      await audited(tx, { actorId: actor.id, action: 'message.let_go', subjectId: row.id })
      return shown(tx, free, now)
    },
    approve: async ({ tx, actor, params, body, now }) => {
      const { redactions = [], delay_seconds } = body
      const row = await lockFor(tx, params.id, actor.id, now)
      checkWaiting(row, actor.id)
      const marks = redactions.length ? (await parts.findMarks(tx, [row])).get(row.id) : undefined
      const by = { by: actor, redactions, marks, delayMs: delay_seconds * 1000, now }
      const approved = await approve(tx, parts, row, by)
      if (row.care) await seeCare(tx, { id: row.id, byId: actor.id, now })
      const detail = { redactions: approved.redactions, delay_seconds }
      await audited(tx, { actorId: actor.id, action: 'message.approve', subjectId: row.id, detail })
      return presentDecided(tx, parts, approved, now)
    },
    return: async ({ tx, actor, params, body: { reason }, now }) => {
      const row = await lockFor(tx, params.id, actor.id, now)
      checkWaiting(row, actor.id)
      const returned = await returnToSender(tx, parts, row, { by: actor, reason, now })
      if (row.care) await seeCare(tx, { id: row.id, byId: actor.id, now })
      await audited(tx, { actorId: actor.id, action: 'message.return', subjectId: row.id, reason })
      return presentDecided(tx, parts, returned, now)
    },
    undo: async ({ tx, actor, params, now }) => {
      const row = await lockFor(tx, params.id, actor.id, now)
      if (row.decided_by !== null && row.decided_by !== actor.id)
        throw refuse('wrong_state', { detail: ['decided_by', { name: row.decided_by_username ?? '' }] })
      const waiting = await claimFor(tx, await undo(tx, row), actor, now)
      await audited(tx, { actorId: actor.id, action: 'message.undo', subjectId: row.id })
      return shown(tx, waiting, now)
    },
    blockWords: async ({ db }) => ({ words: await listWords(db) }),
    setBlockWords: async ({ tx, actor, body }) => {
      const words = cleanWords(body.words)
      const detail = await replaceWords(tx, words)
      await audited(tx, { actorId: actor.id, action: 'block_words.replace', detail })
      return { words }
    },
  }
}
