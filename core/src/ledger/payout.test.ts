import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyBooks, post, sums, type Books } from '../../test/books.ts'
import { cents, type Cents } from '../money.ts'
import { advance, comeBack, letGo, payOut, repay, setAside, type Line } from './payout.ts'
import { earningsAccount, house, type Transfer } from './transfer.ts'

const readerId = 'usr_mara'
const account = earningsAccount(readerId)
type Standing = 'aside' | 'paid' | 'over'

/** One reader's earnings, told by transfers alone. */
class Earnings {
  books: Books = emptyBooks
  lines: (Line & { standing: Standing })[] = []
  earned: { ref: string; left: number }[] = []
  refs = 0
  /** What is owed to the reader by the sums of what happened. */
  owed = 0

  post = (transfers: readonly Transfer[]) => (this.books = post(this.books, transfers))
  own = () => this.books.accounts.get(account) ?? { balance: 0, held: 0 }
  available = () => cents(this.own().balance - this.own().held)
  advances = () => {
    const all = [...this.books.transfers.values()]
    const repaid = (ref: string) => all.reduce((sum, one) => sum + (one.corrects === ref ? one.amount : 0), 0)
    return all
      .filter(({ debit }) => debit === house.advances)
      .map(({ ref, amount }) => ({ ref, left: cents(amount - repaid(ref)) }))
  }
  advanced = () => this.advances().reduce((sum, { left }) => sum + left, 0)

  earn(amount: Cents) {
    const ref = `earnings/${++this.refs}`
    const sides = { debit: house.readerPay, credit: account, unit: 'cents', cause: 'session' } as const
    this.post([{ ...sides, ref, amount, state: 'posted' }])
    this.earned.push({ ref, left: amount })
    this.owed += amount
  }
  giveBack(at: number) {
    const one = this.earned[at % Math.max(1, this.earned.length)]
    if (!one?.left) return
    const [ref, taken] = [`back/${++this.refs}`, cents(one.left)]
    const sides = { debit: account, credit: house.readerPay, unit: 'cents', cause: 'time_back' } as const
    this.post([
      ...advance(ref, readerId, taken, this.available()),
      { ...sides, ref: `${ref}/earnings`, amount: taken, state: 'posted', corrects: one.ref },
    ])
    one.left = 0
    this.owed -= taken
  }
  batch(wanted: number) {
    const id = `pol_${++this.refs}`
    this.post(repay(id, readerId, this.advances(), this.available()))
    const amount = cents(Math.min(wanted, this.available()))
    if (amount === 0) return
    const line = { id, readerId, amount }
    this.post(setAside(line))
    this.lines.push({ ...line, standing: 'aside' })
  }
  follow(at: number, arrives: boolean) {
    const open = this.lines.filter(({ standing }) => standing !== 'over')
    const line = open[at % Math.max(1, open.length)]
    if (!line) return
    if (line.standing === 'paid') {
      this.post(comeBack(line))
      this.owed += line.amount
      line.standing = 'over'
      return
    }
    this.post(arrives ? payOut(line) : letGo(line))
    if (arrives) this.owed -= line.amount
    line.standing = arrives ? 'paid' : 'over'
  }
}

const step = fc.record({ do: fc.constantFrom('earn', 'earn', 'back', 'batch', 'arrive', 'fail'), n: fc.nat(300) })

test('through 5,000 random lives a reader is paid what they earned, and no account goes below zero', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 4, maxLength: 30 }), (steps) => {
      const mara = new Earnings()
      for (const { do: what, n } of steps) {
        if (what === 'earn') mara.earn(cents(n + 1))
        else if (what === 'back') mara.giveBack(n)
        else if (what === 'batch') mara.batch(n)
        else mara.follow(n, what === 'arrive')
        // The books of the test refuse an overdraft; what is owed is there, or was advanced.
        expect(mara.own().balance - mara.advanced()).toBe(mara.owed)
        expect(sums(mara.books).cents).toBe(0)
      }
    }),
    { numRuns: 5000 },
  )
})

test('what was paid out is taken off what is earned next, and what was advanced goes back to the house', () => {
  const mara = new Earnings()
  mara.earn(cents(96))
  mara.batch(96)
  mara.follow(0, true)
  mara.giveBack(0)
  expect([mara.own().balance, mara.advanced()]).toEqual([0, 96])
  mara.earn(cents(150))
  mara.batch(150)
  expect([mara.advanced(), mara.lines.at(-1)?.amount]).toEqual([0, 54])
})

test('what is set aside is paid once', () => {
  const mara = new Earnings()
  mara.earn(cents(96))
  mara.batch(96)
  const line = mara.lines[0]!
  mara.follow(0, true)
  expect(mara.post(payOut(line))).toBe(mara.books)
  expect(() => mara.post(letGo(line))).toThrow()
})
