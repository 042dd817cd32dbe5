import { Refusal } from '@evenlight/contract/errors'
import type { Lowness } from '@evenlight/core/meter/rules'
import { usefulMs } from '@evenlight/core/meter/times'
import type { Db, Tx } from '../kernel/database.ts'
import { newId } from '../kernel/ids.ts'
import type { Parts } from '../kernel/parts.ts'
import { personRoom } from '../kernel/rooms.ts'
import { checkPurchase, findSecondsLeft } from '../limits/public.ts'
import type { Automatic, MayTake } from '../payments/public.ts'
import type { Low } from '../readings/public.ts'
import { findPackageOnSale } from '../wallet/public.ts'
import { switchOff } from './agreement.ts'
import * as crossings from './crossing-store.ts'
import { capSince, maySpend, refusedBy, takingMs, type Came } from './rules.ts'
import * as store from './store.ts'
import { tellAdded, tellOff } from './tell.ts'

const atOnce = 200

/** How a reading stands for time; undefined once it is over. */
export type FindLowness = (db: Db, readingId: string, now: number) => Promise<(Low & { lowness: Lowness }) | undefined>

/** Hears of each reading that runs low: what is done about it is decided apart, and never twice for what it holds. */
export const noteLow = (tx: Tx, { clientId, readingId, heldSeconds }: Low, now: number) =>
  crossings.add(tx, { id: newId('tuc'), clientId, readingId, heldSeconds, now }).then(() => undefined)

/** Whether money may be spent on a reading now, by the word that the crossing was noted for. */
const mayBuy = async (tx: Tx, crossing: crossings.Crossing, findLowness: FindLowness, now: number) => {
  const { client_id: clientId, reading_id: readingId } = crossing
  const word = await store.lock(tx, clientId)
  const low = await findLowness(tx, readingId, now)
  const leftSeconds = await findSecondsLeft(tx, clientId, now)
  const agreed = word?.id === crossing.topup_id && !word.time_off && word.card_kept
  const usefulSeconds = leftSeconds - (low?.heldSeconds ?? 0)
  const may = maySpend({ agreed, lowness: low?.lowness, usefulSeconds, usefulSecondsMin: usefulMs / 1000 })
  return { may, word }
}

const isPastCap = async (tx: Tx, clientId: string, word: store.Agreement, now: number) => {
  const bought = await findPackageOnSale(tx, word.package_id)
  const spentCents = await store.findSpent(tx, clientId, capSince(word.cap_days, now))
  return bought !== undefined && spentCents + bought.price_cents > word.cap_cents
}
const isWithinLimits = async (tx: Tx, clientId: string, now: number) => {
  try {
    await checkPurchase(tx, clientId, now)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** Asked for each payment without a press before its money is taken; who was told `now` has a while to themselves. */
export const mayTakeWith =
  (findLowness: FindLowness): MayTake =>
  async (tx, paymentId, now) => {
    const found = await crossings.findOfPayment(tx, paymentId)
    if (!found) return 'never'
    await store.lock(tx, found.client_id)
    const crossing = (await crossings.lock(tx, found.id))!
    if (crossing.taking_until !== null && crossing.taking_until > now) return 'later'
    if (crossing.refrains !== null) return 'never'
    const { may } = await mayBuy(tx, crossing, findLowness, now)
    if (may === 'waits') return 'later'
    if (may === 'yes' && (await isWithinLimits(tx, crossing.client_id, now))) {
      await crossings.setTaking(tx, crossing.id, now + takingMs)
      return 'now'
    }
    await crossings.setRefrains(tx, crossing.id, may === 'stopped' ? 'stopped' : 'over')
    return 'never'
  }

/** Buys for readings that ran low, and tells what came of it: what dies half-way is taken up where it was left. */
export const makeTopups = (parts: Parts, automatic: Automatic, findLowness: FindLowness) => {
  const { database, clock, log } = parts

  /** Writes the payment down, if this is the moment for one; answers it. */
  const intend = async (tx: Tx, id: string, now: number) => {
    const due = await crossings.lock(tx, id)
    if (!due || due.ended_at !== null || due.payment_id !== null) return undefined
    const { may, word } = await mayBuy(tx, due, findLowness, now)
    if (may === 'waits') return undefined
    if (may !== 'yes' || !word) return conclude(tx, due, may === 'yes' ? 'stopped' : may, now)
    const clientId = due.client_id
    if (await isPastCap(tx, clientId, word, now)) return conclude(tx, due, 'cap', now)
    const buying = { clientId, packageId: word.package_id, cardId: word.card_id, now }
    const paymentId = await automatic.intend(tx, buying)
    await crossings.setPayment(tx, id, paymentId)
    return paymentId
  }
  const conclude = async (tx: Tx, { id, client_id, reading_id }: crossings.Due, outcome: Came, now: number) => {
    await crossings.end(tx, id, outcome, now)
    tx.announce(personRoom(client_id), 'topup:changed', { chat_id: reading_id })
    return undefined
  }
  /** Nothing can be bought by what was agreed to: why, is told where the client has to do something. */
  const refused = async (due: crossings.Due, error: unknown) => {
    const by = error instanceof Refusal ? refusedBy[error.code] : undefined
    if (!by) throw error
    const now = clock.now()
    await database.transaction(async (tx) => {
      const open = await crossings.lock(tx, due.id)
      if (!open || open.ended_at !== null || open.payment_id !== null) return
      await conclude(tx, due, by.outcome, now)
      if (!by.off) return
      await switchOff(tx, due.client_id, by.off, now)
      await tellOff(tx, parts, due.client_id, 'topup_gone', now)
    })
  }

  const buy = async (due: crossings.Due) => {
    const now = clock.now()
    const intended = database.transaction((tx) => intend(tx, due.id, now))
    const paymentId = await intended.catch((error: unknown) => refused(due, error))
    if (!paymentId) return
    await automatic.charge(paymentId, now)
    await finish({ ...due, payment_id: paymentId })
  }
  /** Says what came of a payment once it is known. */
  const finish = (due: crossings.Due) =>
    database.transaction(async (tx) => {
      const now = clock.now()
      const paid = await store.findPaid(tx, due.payment_id!)
      if (!paid) return
      await store.lock(tx, due.client_id)
      const crossing = (await crossings.lock(tx, due.id))!
      if (crossing.ended_at !== null) return
      if (paid.state === 'captured') {
        await conclude(tx, due, 'added', now)
        return tellAdded(tx, parts, due.client_id, paid, now)
      }
      if (crossing.refrains) return conclude(tx, due, crossing.refrains === 'stopped' ? 'stopped' : 'not_needed', now)
      await conclude(tx, due, 'declined', now)
      if ((await store.lock(tx, due.client_id))?.id !== crossing.topup_id) return
      await switchOff(tx, due.client_id, 'declined', now)
      await tellOff(tx, parts, due.client_id, 'topup_declined', now)
    })

  const settle = async () => {
    const due = await crossings.listDue(database.db, atOnce)
    const failed = (err: unknown) => log.error({ err }, 'an automatic top-up could not be looked after')
    await Promise.all(due.map((one) => (one.payment_id === null ? buy(one) : finish(one)).catch(failed)))
  }
  return { settle }
}
