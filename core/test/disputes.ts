import { follow, type DisputedLot, type Remains } from '../src/ledger/dispute.ts'
import { purchaseRefs } from '../src/ledger/purchase.ts'
import { house, type Transfer } from '../src/ledger/transfer.ts'
import { cents, seconds, type Amount } from '../src/money.ts'
import type { Books } from './books.ts'

interface Dispute {
  paymentId: string
  amount: number
  state: 'open' | 'won' | 'lost'
}
interface Bought {
  id: string
  kind: 'paid' | 'free'
}
const isOfDispute = ({ cause }: Transfer) => cause.startsWith('dispute')
const sum = (transfers: readonly Transfer[]) => transfers.reduce((all, { amount }) => all + amount, 0)

/** What payers ask back, as a list in memory, beside books that know nothing of it. */
export class Disputes {
  all: Dispute[] = []

  of = (paymentId: string, state: Dispute['state']) =>
    this.all.reduce((all, one) => all + (one.paymentId === paymentId && one.state === state ? one.amount : 0), 0)

  /** What brings the books of a purchase to where its disputes stand. */
  bring(books: Books, paymentId: string, lots: readonly Bought[]): Transfer[] {
    const all = [...books.transfers.values()]
    const remains = <A extends Amount>(picked: readonly Transfer[], as: (left: number) => A): Remains<A>[] =>
      picked.map(({ ref, amount }) => ({ ref, left: as(amount - sum(all.filter((one) => one.corrects === ref))) }))
    const refs = purchaseRefs(paymentId)
    const own = all.filter(({ ref }) => ref.startsWith(`dispute/${paymentId}/`))
    const lotOf = ({ id, kind }: Bought): DisputedLot => {
      const held = own.filter(({ debit, credit }) => debit === id && credit === house.disputed)
      const isHeld = (ref: string | undefined) => held.some((one) => one.ref === ref)
      const taken = own.filter(({ credit, corrects }) => isHeld(corrects) && credit !== id)
      const account = books.accounts.get(id) ?? { balance: 0, held: 0 }
      return {
        id,
        kind,
        available: seconds(account.balance - account.held),
        bought: seconds(books.transfers.get(refs[kind])?.amount ?? 0),
        held: remains(held, seconds),
        taken: remains(taken, seconds),
      }
    }
    return follow({
      ref: `dispute/${paymentId}/${own.length}`,
      priceCents: cents(books.transfers.get(refs.money)!.amount),
      refundedCents: cents(sum(all.filter(({ corrects }) => corrects === refs.money))),
      openCents: cents(this.of(paymentId, 'open')),
      lostCents: cents(this.of(paymentId, 'lost')),
      lots: lots.map(lotOf),
      givenBack: remains(
        own.filter(({ credit }) => credit === house.cardClearing),
        cents,
      ),
    })
  }

  /**
   * What of a lot is to be out of reach, what of that gone, and what money of its purchase given back by disputes: from their
   * amounts, and from what happened to the lot otherwise. Beside it what the books say.
   */
  compared(books: Books, paymentId: string, { id, kind }: Bought) {
    const all = [...books.transfers.values()].filter(({ state }) => state === 'posted')
    const refs = purchaseRefs(paymentId)
    const [price, bought] = [refs.money, refs[kind]].map((ref) => books.transfers.get(ref)?.amount ?? 0) as [
      number,
      number,
    ]
    const between = (transfers: readonly Transfer[], from: string, to: string) =>
      sum(transfers.filter(({ debit, credit }) => debit === from && credit === to)) -
      sum(transfers.filter(({ debit, credit }) => debit === to && credit === from))
    const others = all.filter((one) => !isOfDispute(one))
    const left = sum(others.filter(({ credit }) => credit === id)) - sum(others.filter(({ debit }) => debit === id))
    const [open, lost] = [this.of(paymentId, 'open'), Math.min(this.of(paymentId, 'lost'), price)]
    const shareOf = (part: number) => Math.ceil((bought * Math.min(part, price)) / price)
    const account = books.accounts.get(id) ?? { balance: 0, held: 0 }
    const out = Math.min(shareOf(open + lost), left - account.held)
    const gone = Math.min(shareOf(lost), out)
    const refunded = sum(others.filter(({ corrects }) => corrects === refs.money))
    const own = all.filter(({ ref }) => ref.startsWith(`dispute/${paymentId}/`))
    const ofKind = own.filter(({ ref }) => ref.includes(`/${kind}/`))
    return {
      wanted: { balance: left - out, out, gone, money: Math.min(lost, price - refunded) },
      booked: {
        balance: account.balance,
        out: sum(ofKind.filter(({ debit }) => debit === id)) - sum(ofKind.filter(({ credit }) => credit === id)),
        gone: between(
          ofKind.map((one) => (one.credit === id ? { ...one, credit: house.disputed } : one)),
          house.disputed,
          kind === 'paid' ? house.soldTime : house.promotion,
        ),
        money: between(own, house.sales, house.cardClearing),
      },
    }
  }
}
