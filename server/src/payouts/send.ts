import { refuse } from '@evenlight/contract/errors'
import { languageFor } from '@evenlight/contract/languages'
import { dayAt } from '@evenlight/core/zones'
import { countFindings } from '../kernel/auditing.ts'
import type { Db } from '../kernel/database.ts'
import { oneByOne } from '../kernel/one-by-one.ts'
import type { Parts } from '../kernel/parts.ts'
import type { PayoutGateway, PayoutItem } from '../payments/public.ts'
import { targetOfLine } from './account.ts'
import { announceBatch, followLines } from './follow.ts'
import { againAfterMs, mayAskToPay } from './rules.ts'
import * as store from './store.ts'

const dueMost = 100
const linesMost = 1000
// Longer than the provider's answers may take together: who took a batch up and is not heard of by then is dead.
const leaseMs = 5 * 60_000
const frozenMs = 60_000

/** How a batch goes to the provider and comes to its end, whoever asks: the intent is committed before anything is asked. */
export const makeSending = (parts: Parts, gateway: PayoutGateway | undefined) => {
  const { database, clock, keys, log, site } = parts
  const itemsOf = async (db: Db, payoutId: string): Promise<PayoutItem[]> =>
    (await store.listLines(db, payoutId, 0, linesMost)).map((line) => {
      const target = targetOfLine(keys, line)
      return {
        id: line.id,
        language: languageFor(line.reader_locale),
        receiver: target?.way === 'paypal' ? target.email : '',
        amount_cents: line.amount_cents,
      }
    })

  /** Takes a batch up for a while, if it is its turn and nobody else's. */
  const take = (id: string, now: number) =>
    database.transaction(async (tx) => {
      const payout = await store.lock(tx, id)
      if (!payout || payout.ask_at === null || payout.ask_at > now) return undefined
      const isAsking = payout.state === 'sending'
      // While the books are wrong nothing is sent; how it stands may be asked.
      const mayAsk = !isAsking || (mayAskToPay(payout.asked_at, now) && (await countFindings(tx)) === 0)
      const tries = payout.tries + (isAsking && !mayAsk ? 0 : 1)
      const row = { ...payout, tries, ask_at: now + (mayAsk ? leaseMs : frozenMs) }
      await store.save(tx, { ...row, asked_at: mayAsk && isAsking ? (payout.asked_at ?? now) : payout.asked_at })
      return mayAsk ? row : undefined
    })

  /** Writes down what came of asking for a batch: its number, a surely unpaid no, or nothing that one could know. */
  const noteAsked = (
    taken: store.Payout,
    answer: Awaited<ReturnType<PayoutGateway['payOut']>> | 'silent',
    now: number,
  ) =>
    database.transaction(async (tx) => {
      const payout = await store.lock(tx, taken.id)
      if (!payout || payout.state !== 'sending') return
      const row = { ...payout, ask_at: now + againAfterMs(taken.tries) }
      if (answer !== 'silent' && 'batchId' in answer)
        Object.assign(row, { state: 'sent', batch_id: answer.batchId, refused: null, tries: 0, ask_at: now })
      // Only the no to the very first asking says that nothing was paid: a second may be one because the first was done.
      else if (answer !== 'silent' && taken.tries === 1)
        Object.assign(row, { state: 'made', refused: answer.refused, tries: 0, asked_at: null, ask_at: null })
      else if (answer !== 'silent') row.refused = answer.refused
      await store.save(tx, row)
      announceBatch(tx, row)
    })

  const unheard = (err: unknown) => {
    log.warn({ err }, 'a provider did not answer')
    return undefined
  }

  /** Asks how the lines of a batch stand that the provider has a number for, and books it. */
  const query = async (through: PayoutGateway, { id, batch_id }: store.Payout, now: number) => {
    const standings = await through.queryPayout(batch_id!, await itemsOf(database.db, id)).catch(unheard)
    await database.transaction(async (tx) => {
      const payout = await store.lock(tx, id)
      if (!payout) return
      const ask_at = payout.state === 'sent' ? now + againAfterMs(payout.tries) : payout.ask_at
      const paidOn = dayAt(site.timeZone, now)
      const heard = new Map([...(standings ?? [])].map(([line, state]) => [line, { state, paidOn }]))
      await followLines(tx, parts, { ...payout, ask_at }, heard, now)
    })
  }

  /** One step of a batch whose turn it is: asks for it, and then how it stands. */
  const step = async (id: string) => {
    if (!gateway) return
    const taken = await take(id, clock.now())
    if (taken?.state === 'sending') {
      const items = await itemsOf(database.db, id)
      await noteAsked(taken, (await gateway.payOut(id, items).catch(unheard)) ?? 'silent', clock.now())
      const asked = await take(id, clock.now())
      if (asked?.state === 'sent') await query(gateway, asked, clock.now())
    } else if (taken) await query(gateway, taken, clock.now())
  }
  const sendDue = async () => {
    await oneByOne(await store.listDue(database.db, clock.now(), dueMost), ({ id }) => step(id))
  }

  /** Begins to send a batch that was made. */
  const begin = async (id: string, byId: string, now: number) => {
    if (!gateway) throw refuse('busy', { detail: 'paypal_not_set_up' })
    await database.transaction(async (tx) => {
      const payout = await store.lock(tx, id)
      if (!payout) throw refuse('not_found')
      if (payout.way !== 'paypal' || payout.state !== 'made') throw refuse('wrong_state', { detail: 'payout_moved' })
      const row = { ...payout, state: 'sending' as const, sent_by: byId, ask_at: now, tries: 0, refused: null }
      await store.save(tx, row)
      announceBatch(tx, row)
    })
  }

  /** Asks now about a batch that the provider knows: by its number of it, or by our own. A hint suffices, nothing of it is believed. */
  const askAbout = async (name: string) => {
    const payout = await store.find(database.db, name)
    if (!payout || !gateway) return
    if (payout.batch_id) await query(gateway, payout, clock.now())
    else await step(payout.id)
  }
  return { begin, step, sendDue, askAbout }
}
export type Sending = ReturnType<typeof makeSending>
