import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents, seconds, type Cents, type Seconds } from '../money.ts'
import { follow, type DisputedLot, type Remains } from './dispute.ts'
import { house, type Transfer } from './transfer.ts'

const price = cents(5699)
interface Books {
  turns: number
  lots: DisputedLot[]
  givenBack: Remains<Cents>[]
}
const aPurchase = (): Books => ({
  turns: 0,
  lots: [
    { id: 'paid', kind: 'paid', bought: seconds(2700), available: seconds(2700), held: [], taken: [] },
    { id: 'free', kind: 'free', bought: seconds(300), available: seconds(300), held: [], taken: [] },
  ],
  givenBack: [],
})
const reckoned = (books: Books, open: number, lost: number, refunded = 0) =>
  follow({
    ref: `dispute/${books.turns}`,
    priceCents: price,
    refundedCents: cents(refunded),
    openCents: cents(open),
    lostCents: cents(lost),
    ...books,
  })
/** Posts as the database does: floors are kept, and a correction is at most what is left of what it corrects. */
const post = (books: Books, moves: readonly Transfer[]): Books => {
  const next = structuredClone(books) as unknown as {
    lots: { id: string; available: number; held: Remains<number>[]; taken: Remains<number>[] }[]
    givenBack: Remains<number>[]
  }
  const correct = (rows: Remains<number>[], { corrects, amount }: Transfer) => {
    const at = rows.findIndex(({ ref }) => ref === corrects)
    expect(rows[at]!.left).toBeGreaterThanOrEqual(amount)
    rows[at] = { ref: rows[at]!.ref, left: rows[at]!.left - amount }
  }
  for (const move of moves) {
    const { ref, debit, credit, amount } = move
    if (credit === house.cardClearing) next.givenBack.push({ ref, left: amount })
    if (debit === house.cardClearing) correct(next.givenBack, move)
    for (const lot of next.lots) {
      const isGone = [house.soldTime, house.promotion].some((one) => one === credit)
      if (debit === lot.id) lot.held.push({ ref, left: amount })
      if (debit === lot.id) lot.available -= amount
      if (credit === lot.id) lot.available += amount
      if (credit === lot.id) correct(debit === house.disputed ? lot.held : lot.taken, move)
      if (debit !== house.disputed || !isGone || !lot.held.some((one) => one.ref === move.corrects)) continue
      correct(lot.held, move)
      lot.taken.push({ ref, left: amount })
    }
    expect(next.lots.every(({ available }) => available >= 0)).toBe(true)
  }
  return { ...(next as unknown as Books), turns: books.turns + moves.length }
}
const sum = (rows: readonly Remains<number>[]) => rows.reduce((all, { left }) => all + left, 0)
const look = ({ lots, givenBack }: Books) => [
  ...lots.map(({ available, held, taken }) => [available, sum(held), sum(taken)]),
  sum(givenBack),
]
const then = (books: Books, open: number, lost: number) => post(books, reckoned(books, open, lost))

test('a dispute holds what is unused, a won one returns it, a lost one takes it and gives the money back', () => {
  const open = then(aPurchase(), 5699, 0)
  expect(look(open)).toEqual([[0, 2700, 0], [0, 300, 0], 0])
  expect(look(then(open, 0, 0))).toEqual([[2700, 0, 0], [300, 0, 0], 0])
  expect(look(then(open, 0, 5699))).toEqual([[0, 0, 2700], [0, 0, 300], 5699])
  expect(reckoned(then(open, 0, 5699), 0, 5699)).toEqual([])
})

test('what was lost and is won after all comes back, and may be lost again', () => {
  let books = aPurchase()
  for (let round = 0; round < 3; round++) {
    books = then(books, 0, 5699)
    expect(look(books)).toEqual([[0, 0, 2700], [0, 0, 300], 5699])
    books = then(books, 5699, 0)
    expect(look(books)).toEqual([[0, 2700, 0], [0, 300, 0], 0])
    books = then(books, 0, 0)
    expect(look(books)).toEqual([[2700, 0, 0], [300, 0, 0], 0])
  }
})

test('a dispute over a part of the price is about that part of the time, rounded up', () => {
  expect(look(then(aPurchase(), 1000, 0))).toEqual([[2226, 474, 0], [247, 53, 0], 0])
})

test('what the house paid back by itself is not given back twice', () => {
  const [money, ...more] = reckoned({ ...aPurchase(), lots: [] }, 0, 5699, 5000)
  expect([money?.amount, more]).toEqual([699, []])
})

test('each line says what it was about', () => {
  const open = reckoned(aPurchase(), 5699, 0)
  const held = post(aPurchase(), open)
  const causes = [open, reckoned(held, 0, 0), reckoned(held, 0, 5699)].map((moves) => moves.map(({ cause }) => cause))
  expect(causes.map((all) => new Set(all))).toEqual([
    new Set(['dispute']),
    new Set(['dispute_won']),
    new Set(['dispute_lost']),
  ])
})

const claim = fc.record({
  open: fc.integer({ min: 0, max: 6000 }),
  lost: fc.integer({ min: 0, max: 6000 }),
  uses: fc.integer({ min: 0, max: 900 }),
})
test('whatever comes in whatever order, no second is made or lost, and it depends on nothing but how it stands', () => {
  fc.assert(
    fc.property(fc.array(claim, { maxLength: 12 }), (claims) => {
      let books = aPurchase()
      let owned = 3000
      for (const { open, lost, uses } of claims) {
        const spent = Math.min(uses, books.lots[0]!.available)
        books = {
          ...books,
          lots: books.lots.map((lot) =>
            lot.kind === 'paid' ? { ...lot, available: (lot.available - spent) as Seconds } : lot,
          ),
        }
        owned -= spent
        books = then(books, open, lost)
        const [paid, free, money] = look(books) as [number[], number[], number]
        expect([...paid, ...free].reduce((all, one) => all + one, 0)).toBe(owned)
        expect(money).toBe(Math.min(lost, 5699))
        if (open + lost >= 5699) expect([paid[0], free[0]]).toEqual([0, 0])
        if (open + lost === 0) expect([...paid.slice(1), ...free.slice(1)]).toEqual([0, 0, 0, 0])
        expect(reckoned(books, open, lost)).toEqual([])
      }
    }),
  )
})
