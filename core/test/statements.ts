import { correct, dueOf, totalOf, type Decided } from '../src/ledger/statement.ts'
import { earningsAccount, house, type Transfer } from '../src/ledger/transfer.ts'
import type { Books } from './books.ts'

export interface Told {
  id: string
  readerId: string
  lines: readonly { ref: string; cents: number }[]
  carriedCents: number
  correctedCents: number
  state: 'open' | 'approved' | 'batched' | 'paid' | 'carried'
  /** The later one that what is missing stands on. */
  carriedTo?: string
}
const figuresOf = ({ lines, carriedCents, correctedCents }: Told) => ({
  linesCents: lines.reduce((sum, { cents }) => sum + cents, 0),
  carriedCents,
  correctedCents,
})
/** What is to be paid out of a statement. */
export const toPay = (told: Told) => dueOf(figuresOf(told))

/** Readers' statements as a list in memory: what stands on which of them, beside books that know nothing of it. */
export class Statements {
  all: Told[] = []

  /** Lines of a reader that stand on no statement yet. */
  fresh(books: Books, readerId: string) {
    const account = earningsAccount(readerId)
    const told = new Set(this.all.flatMap(({ lines }) => lines.map(({ ref }) => ref)))
    return [...books.transfers.values()].flatMap(({ ref, debit, credit, amount }) => {
      const cents =
        debit === house.readerPay && credit === account
          ? amount
          : debit === account && credit === house.readerPay
            ? 0 - amount
            : 0
      return cents === 0 || told.has(ref) ? [] : [{ ref, cents }]
    })
  }
  tell(books: Books, readerId: string) {
    const lines = this.fresh(books, readerId)
    if (lines.length === 0) return
    const id = `stm_${this.all.length + 1}`
    const rests = this.all.filter((one) => one.readerId === readerId && one.state === 'carried' && !one.carriedTo)
    for (const rest of rests) rest.carriedTo = id
    const carriedCents = rests.reduce((sum, one) => sum + totalOf(figuresOf(one)), 0)
    this.all.push({ id, readerId, lines, carriedCents, correctedCents: 0, state: 'open' })
  }
  /** Decides that a line comes to so much more, and approves; answers what that posts. */
  approve(told: Told, at: number, more: number): Transfer[] {
    const { cents: lineCents } = told.lines[at % told.lines.length]!
    const decided: Decided[] = [{ number: 1 + (at % told.lines.length), lineCents, grantedCents: lineCents + more }]
    told.correctedCents = more
    told.state = toPay(told) > 0 ? 'approved' : 'carried'
    return correct(told.id, told.readerId, decided)
  }
  /** What a reader has by their statements and by what stands on none yet. */
  owed = (books: Books, readerId: string) =>
    this.all
      .filter((one) => one.readerId === readerId && !one.carriedTo)
      .reduce((sum, one) => sum + totalOf(figuresOf(one)), 0) +
    this.fresh(books, readerId).reduce((sum, { cents }) => sum + cents, 0)
}
