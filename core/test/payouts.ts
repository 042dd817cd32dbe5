import { comeBack, letGo, payOut, repay, setAside, type Line } from '../src/ledger/payout.ts'
import { earningsAccount, house, type Transfer } from '../src/ledger/transfer.ts'
import { cents } from '../src/money.ts'
import type { Books } from './books.ts'
import { toPay, type Told } from './statements.ts'

interface Paying extends Line {
  told: Told
  standing: 'waiting' | 'paid' | 'over'
}
/** Books that change, and what of them is free to take. */
interface Open {
  readonly books: Books
  post(transfers: readonly Transfer[]): unknown
  available(account: string): number
}

/** Statements on their way to readers' own accounts, as a list in memory; what is asked for is asked for twice. */
export class Payouts {
  lines: Paying[] = []
  /** What each reader has got for good, by plain sums. */
  got = new Map<string, number>()

  advances(books: Books, readerId: string) {
    const all = [...books.transfers.values()]
    const repaid = (ref: string) => all.reduce((sum, one) => sum + (one.corrects === ref ? one.amount : 0), 0)
    return all
      .filter(({ debit, credit }) => debit === house.advances && credit === earningsAccount(readerId))
      .map(({ ref, amount }) => ({ ref, left: cents(amount - repaid(ref)) }))
  }
  waiting = (readerId: string) =>
    this.lines.reduce((sum, one) => sum + (one.readerId === readerId && one.standing === 'waiting' ? one.amount : 0), 0)

  /** A batch of all that is approved and covered. */
  batch(open: Open, statements: readonly Told[]) {
    for (const told of statements.filter(({ state }) => state === 'approved')) {
      const { readerId } = told
      const line = { id: `pol_${this.lines.length + 1}`, readerId, amount: toPay(told) }
      const available = () => cents(open.available(earningsAccount(readerId)))
      open.post(repay(line.id, readerId, this.advances(open.books, readerId), available()))
      if (line.amount > available()) continue
      for (let times = 0; times < 2; times++) open.post(setAside(line))
      told.state = 'batched'
      this.lines.push({ ...line, told, standing: 'waiting' })
    }
  }
  /** What the provider or the bank says of a line: it arrived, it never left, or it came back after all. */
  follow(open: Open, at: number, arrives: boolean) {
    const moving = this.lines.filter(({ standing }) => standing === 'waiting' || (standing === 'paid' && !arrives))
    const line = moving[at % Math.max(1, moving.length)]
    if (!line) return
    const { readerId, amount, standing, told } = line
    const moves = arrives ? payOut(line) : standing === 'paid' ? comeBack(line) : letGo(line)
    for (let times = 0; times < 2; times++) open.post(moves)
    if (arrives || standing === 'paid')
      this.got.set(readerId, (this.got.get(readerId) ?? 0) + (arrives ? amount : 0 - amount))
    line.standing = arrives ? 'paid' : 'over'
    told.state = arrives ? 'paid' : 'approved'
  }
  /** By the books, what each statement's readers have of it: all of it, or nothing. */
  paidOf = (books: Books, told: Told) =>
    this.lines
      .filter((one) => one.told === told)
      .reduce((sum, { id }) => {
        const amountOf = (ref: string) => books.transfers.get(ref)?.amount ?? 0
        return sum + amountOf(`payout/${id}`) - amountOf(`payout/${id}/back`)
      }, 0)
}
