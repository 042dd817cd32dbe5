import { follow, type DisputedLot } from '@evenlight/core/ledger/dispute'
import { purchaseRefs } from '@evenlight/core/ledger/purchase'
import { house } from '@evenlight/core/ledger/transfer'
import { cents, seconds, total } from '@evenlight/core/money'
import type { Db, Tx } from '../kernel/database.ts'
import * as disputes from './dispute-store.ts'
import { boughtWith, post } from './store.ts'

type Lot = Awaited<ReturnType<typeof boughtWith>>[number]
const amountOf = (moved: readonly disputes.Moved[], ref: string) => moved.find((one) => one.ref === ref)?.amount ?? 0
const secondsLeft = ({ ref, left }: disputes.Moved) => ({ ref, left: seconds(left) })

const lotOf = (lot: Lot, bought: number, moved: readonly disputes.Moved[]): DisputedLot => ({
  id: lot.id,
  kind: lot.kind,
  available: seconds(lot.available),
  bought: seconds(bought),
  held: moved.filter(({ debit, credit }) => debit === lot.id && credit === house.disputed).map(secondsLeft),
  taken: moved
    .filter(({ debit, credit, from }) => debit === house.disputed && from === lot.id && credit !== lot.id)
    .map(secondsLeft),
})

const isBack = ({ unit, credit }: disputes.Moved) => unit === 'cents' && credit === house.cardClearing

/** Posts what it takes to bring a purchase's books to where its disputes stand once nothing of it moves any more. */
const bring = async (tx: Tx, payment_id: string, now: number) => {
  await disputes.lockLots(tx, payment_id)
  const stands = await disputes.find(tx, payment_id)
  if (!stands) return
  const { client_id, open_cents, lost_cents } = stands
  const lots = await boughtWith(tx, payment_id)
  const moved = await disputes.listMoved(tx, payment_id)
  const refs = purchaseRefs(payment_id)
  const price = amountOf(moved, refs.money)
  // Nothing is booked of it yet: what comes is held when it comes.
  if (price === 0) return
  const back = moved.filter(isBack)
  const transfers = follow({
    ref: `dispute/${payment_id}/${moved.length}`,
    priceCents: cents(price),
    refundedCents: total([
      cents(0),
      ...back.filter((one) => one.cause === 'refund').map(({ amount }) => cents(amount)),
    ]),
    openCents: cents(open_cents),
    lostCents: cents(lost_cents),
    lots: lots.map((lot) => lotOf(lot, amountOf(moved, refs[lot.kind]), moved)),
    givenBack: back.filter((one) => one.cause !== 'refund').map(({ ref, left }) => ({ ref, left: cents(left) })),
  })
  await post(tx, transfers, { subject: payment_id, clientId: client_id, now })
}

/** Says what of a purchase is disputed, and lost, from now on; its books follow. Saying it again changes nothing. */
export const followDisputes = async (tx: Tx, { now, ...row }: disputes.Disputed & { now: number }) => {
  await disputes.save(tx, row)
  await bring(tx, row.payment_id, now)
}

/**
 * Does what lets time of a client come free, and holds what of it is disputed. Their disputes stand still meanwhile: whoever
 * follows one begins with its row, too, so neither waits for what the other has.
 */
export const holdingDisputed = async <T>(tx: Tx, clientId: string, now: number, work: () => Promise<T>) => {
  await disputes.lockOf(tx, clientId)
  const done = await work()
  for (const { payment_id } of await disputes.listOf(tx, clientId)) await bring(tx, payment_id, now)
  return done
}

/** The readings that the time of these purchases was used for, the first first, with what of it has not gone back. */
export const findUses = (db: Db, paymentIds: string[]) => disputes.listUses(db, paymentIds)
