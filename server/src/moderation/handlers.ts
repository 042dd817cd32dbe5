import type { moderation as area } from '@evenlight/contract/moderation'
import { refuse } from '@evenlight/contract/errors'
import { audited } from '../kernel/audit.ts'
import { paged } from '../kernel/cursor.ts'
import type { Tx } from '../kernel/database.ts'
import type { Handlers } from '../kernel/handler.ts'
import { type HeldRow, letGo, undo } from '../messages/public.ts'
import { startOfDay } from '../readers/public.ts'
import { bulks } from './bulks.ts'
import { checkWaiting, claimFor, claimOf, lockFor } from './claims.ts'
import { approveWaiting, returnWaiting } from './decide.ts'
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
    approve: async ({ tx, actor, params: { id }, body: { redactions, delay_seconds: delaySeconds }, now }) =>
      presentDecided(tx, parts, await approveWaiting(tx, parts, { id, by: actor, redactions, delaySeconds, now }), now),
    return: async ({ tx, actor, params: { id }, body: { reason }, now }) =>
      presentDecided(tx, parts, await returnWaiting(tx, parts, { id, by: actor, reason, now }), now),
    undo: async ({ tx, actor, params, now }) => {
      const row = await lockFor(tx, params.id, actor.id, now)
      if (row.decided_by !== null && row.decided_by !== actor.id)
        throw refuse('wrong_state', { detail: ['decided_by', { name: row.decided_by_username ?? '' }] })
      const waiting = await claimFor(tx, await undo(tx, row), actor, now)
      await audited(tx, { actorId: actor.id, action: 'message.undo', subjectId: row.id })
      return shown(tx, waiting, now)
    },
    ...bulks,
    blockWords: async ({ db }) => ({ words: await listWords(db) }),
    setBlockWords: async ({ tx, actor, body }) => {
      const words = cleanWords(body.words)
      const detail = await replaceWords(tx, words)
      await audited(tx, { actorId: actor.id, action: 'block_words.replace', detail })
      return { words }
    },
  }
}
