import { delaySecondsMax } from '@evenlight/contract/moderation'
import { Refusal } from '@evenlight/contract/errors'
import { isAt } from '@evenlight/contract/route'
import { written } from '@evenlight/contract/sentences'
import type { Tx } from '../kernel/database.ts'
import { oneByOne } from '../kernel/one-by-one.ts'
import { deskRoom } from '../kernel/rooms.ts'
import * as store from './bulk-store.ts'
import { approveWaiting, returnWaiting } from './decide.ts'
import type { Desk } from './views.ts'

export const bulkChanged = (tx: Tx, id: string) => tx.announce(deskRoom('moderation'), 'bulk:changed', { id })

type Next = NonNullable<Awaited<ReturnType<typeof store.findNext>>>

const decide = async (tx: Tx, desk: Desk, { bulk, next, by }: { bulk: store.Bulk; next: Next; by: store.By }) => {
  const now = desk.clock.now()
  const one = { id: next.message_id, by, now, bulkId: bulk.id }
  if (bulk.act === 'return') await returnWaiting(tx, desk, { ...one, reason: bulk.reason ?? '' })
  else {
    await approveWaiting(tx, desk, { ...one, redactions: next.redactions, delaySeconds: delaySecondsMax })
    await store.save(tx, { ...bulk, undo_until: now + delaySecondsMax * 1000 })
  }
  await store.note(tx, { id: bulk.id, place: next.place, outcome: 'decided', failed: null })
}

/**
 * Decides on the next message of many; false once there is nothing to do for this process. The row of the many is held, so
 * that two processes take turns, and each message has a transaction of its own: one that is refused harms none behind it.
 */
const step = async (desk: Desk, id: string) => {
  const { transaction } = desk.database
  let at: number | undefined
  try {
    return await transaction(async (tx) => {
      const bulk = await store.take(tx, id)
      if (!bulk) return false
      bulkChanged(tx, id)
      const end = (state: 'done' | 'halted') => store.save(tx, { ...bulk, state, ended_at: desk.clock.now() })
      const next = await store.findNext(tx, id)
      if (!next) return void (await end('done'))
      const by = await store.findBy(tx, bulk.by_id)
      if (!by || !isAt({ role: 'ADMIN', adminRole: by.admin_role }, 'moderation')) return void (await end('halted'))
      at = next.place
      await decide(tx, desk, { bulk, next, by })
      return true
    })
  } catch (error) {
    if (!(error instanceof Refusal) || at === undefined) throw error
    const refused = { id, place: at, outcome: 'refused', failed: written(error.details.detail ?? error.code) } as const
    await transaction((tx) => store.note(tx, refused))
    return true
  }
}

/** Goes on with all decisions on many that are under way, from where they stand. */
export const goOn = async (desk: Desk) =>
  oneByOne(await store.listUnderWay(desk.database.db), (id) =>
    desk.database.patiently(async () => {
      while (await step(desk, id));
    }),
  )
