import type { Feature } from '../kernel/feature.ts'
import type { Parts } from '../kernel/parts.ts'
import { endOver, type Hands } from './decide.ts'
import { fullbans } from './handlers.ts'
import { stateAt } from './rules.ts'
import * as store from './store.ts'
import { own } from './own-store.ts'
import { timeline } from './timeline-store.ts'

const most = 500

/** `hands`: what readings and payments do for a ban. */
export const fullbansFeature = (parts: Parts, hands: Hands) => {
  const { database, clock } = parts
  /** Notes each ban whose time has passed; its person can come in since that moment, noted or not. */
  const endAllOver = async () => {
    for (const { id, person_id } of await store.listOver(database.db, clock.now(), most))
      await database.transaction(async (tx) => {
        const person = await store.hold(tx, person_id)
        const row = await store.find(tx, id)
        const isOver = row?.state === 'banned' && stateAt(row, clock.now()) === 'over'
        if (person && isOver) await endOver(tx, parts, row, person)
      })
  }
  const refundOwed = async () => {
    for (const { person_id: clientId, decided_by: byId, decided_words: reason } of await store.listOwed(
      database.db,
      most,
    ))
      await database.transaction((tx) => hands.refundUnused(tx, { clientId, byId, reason, now: clock.now() }))
  }
  const follow = async () => {
    await endAllOver()
    await refundOwed()
  }
  return {
    calls: fullbans(parts, hands),
    own,
    timeline,
    schedules: { 'fullbans.follow': { cron: '* * * * *', work: follow } },
    follow,
  } satisfies Feature<'fullbans'> & { follow: unknown }
}
