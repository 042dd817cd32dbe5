import { describe, expect, it } from 'vitest'
import { cents, seconds } from '../money.ts'
import { emptyBooks, LedgerFault, post } from '../../test/books.ts'
import { take, usableLots, type Lot } from './lots.ts'
import { grant, purchaseRefs, refund, refundable } from './purchase.ts'
import { earned, giveBack, settle } from './reading.ts'
import { earningsAccount, house, type Transfer } from './transfer.ts'

describe('ledger', () => {
  it('changes nothing when a list is posted again, and refuses a known ref with other content', () => {
    const gift = grant({ ref: 'a', lotId: 'lot_1', seconds: seconds(60), cause: 'gift' })
    const once = post(emptyBooks, gift)
    expect(post(once, gift)).toBe(once)
    expect(() => post(once, [{ ...gift[0]!, amount: seconds(61) }])).toThrow(new LedgerFault('ref_reused', 'a'))
  })

  it('names the rule that a transfer breaks and posts nothing of its list', () => {
    const [gift] = grant({ ref: 'a', lotId: 'lot_1', seconds: seconds(60), cause: 'gift' })
    const books = post(emptyBooks, [gift!])
    const back = { ...gift!, ref: 'b', debit: 'lot_1', credit: house.promotion }
    const fault = (transfer: Partial<Transfer>) => () =>
      post(books, [
        { ...back, ref: 'ok', amount: seconds(1) },
        { ...back, ...transfer },
      ])
    expect(fault({ amount: seconds(0) })).toThrow('amount')
    expect(fault({ credit: 'lot_1' })).toThrow('same_account')
    expect(fault({ unit: 'cents' })).toThrow('unit')
    expect(fault({ amount: seconds(60) })).toThrow('overdraft')
    expect(fault({ state: 'voided' })).toThrow('not_pending')
    expect(fault({ resolves: 'a' })).toThrow('not_pending')
    expect(fault({ corrects: 'nothing' })).toThrow('not_correctable')
    expect(() =>
      post(books, [
        { ...back, corrects: 'a' },
        { ...back, ref: 'c', debit: house.promotion, credit: 'lot_1' },
        { ...back, ref: 'd', corrects: 'a' },
      ]),
    ).toThrow('over_corrected')
    expect(books.accounts.get('lot_1')!.balance).toBe(60)
    const aside = post(books, [{ ...back, state: 'pending', amount: seconds(50) }])
    expect(() => post(aside, [{ ...back, ref: 'c', amount: seconds(11) }])).toThrow('overdraft')
  })
})

describe('tariffs', () => {
  it('spends free time first, soonest to expire, then paid time, oldest first', () => {
    const lot = (id: string, kind: Lot['kind'], openedAtMs: number, expiresAtMs?: number): Lot => ({
      id,
      kind,
      openedAtMs,
      available: seconds(10),
      ...(expiresAtMs ? { expiresAtMs } : {}),
    })
    const lots = [
      lot('new', 'paid', 9),
      lot('old', 'paid', 1),
      lot('forever', 'free', 1),
      lot('late', 'free', 1, 90),
      lot('soon', 'free', 5, 50),
      lot('gone', 'free', 1, 5),
    ]
    expect(usableLots(lots, 5).map(({ id }) => id)).toEqual(['soon', 'late', 'forever', 'old', 'new'])
    expect(take(usableLots(lots, 5), seconds(25)).map((part) => part.seconds)).toEqual([10, 10, 5])
  })

  it('skips a welcome lot for a third reader only', () => {
    const lot: Lot = {
      id: 'w',
      kind: 'free',
      openedAtMs: 0,
      available: seconds(10),
      readersMax: 2,
      readerIds: ['a', 'b'],
    }
    expect(usableLots([lot], 0, 'c')).toEqual([])
    expect(usableLots([lot], 0, 'b')).toHaveLength(1)
    expect(usableLots([lot], 0)).toHaveLength(1)
    expect(usableLots([{ ...lot, readerIds: ['a'] }], 0, 'c')).toHaveLength(1)
  })

  it('refunds floor(price × unused ÷ bought) and voids the unspent bonus', () => {
    const lot = { id: 'p', priceCents: cents(3299), bought: seconds(900), available: seconds(601) }
    expect(refundable(lot)).toBe(2202)
    const moves = refund({ ref: 'r', paymentId: 'pay_1', lot, bonus: { id: 'f', available: seconds(40) } })
    expect(moves.map(({ debit, amount, corrects }) => [debit, amount, corrects])).toEqual([
      ['p', 601, purchaseRefs('pay_1').paid],
      [house.sales, 2202, purchaseRefs('pay_1').money],
      ['f', 40, purchaseRefs('pay_1').free],
    ])
  })

  it('gives the last spent time back first, to its own lot or, accepted as free, to the new one', () => {
    const used = ['a', 'b'].map((ref) => ({ ref, kind: 'paid' as const, left: seconds(60), returnTo: `lot_${ref}` }))
    const back = { ref: 'r', readingId: 'c', readerId: 'r', used, free: seconds(0), paid: seconds(75) }
    const to = (asFreeLotId?: string) =>
      giveBack({ ...back, asFreeLotId, pay: { net: cents(96), rateCentsPerMinute: 48, available: cents(96) } }).map(
        (move) => [move.credit, move.amount],
      )
    expect(to()).toEqual([
      ['lot_b', 60],
      ['lot_a', 15],
      [house.readerPay, 60],
    ])
    expect(to('new')).toEqual([
      ['new', 60],
      ['new', 15],
      [house.readerPay, 60],
    ])
  })

  it('earns floor(paid × rate ÷ 60) and nothing on free time', () => {
    expect([earned(seconds(0), 48), earned(seconds(1), 48), earned(seconds(74), 48), earned(seconds(75), 48)]).toEqual([
      0, 0, 59, 60,
    ])
    const held = [{ ref: 'hold/c/f/0', lotId: 'f', kind: 'free', openedAtMs: 0, seconds: seconds(60) }] as const
    const ends = settle({
      readingId: 'c',
      readerId: 'r',
      held,
      free: seconds(59),
      paid: seconds(0),
      rateCentsPerMinute: 48,
    })
    expect(ends.some((transfer) => transfer.credit === earningsAccount('r'))).toBe(false)
  })
})
