import { isHouse, type Transfer, type Unit } from '../src/ledger/transfer.ts'

type Account = { readonly unit: Unit; readonly balance: number; readonly held: number; readonly version: number }

/** A whole ledger as a value: the oracle that the database's own books are compared with. */
export type Books = {
  readonly accounts: ReadonlyMap<string, Account>
  readonly transfers: ReadonlyMap<string, Transfer>
}

export type Fault =
  | 'amount'
  | 'same_account'
  | 'unit'
  | 'ref_reused'
  | 'overdraft'
  | 'not_pending'
  | 'not_correctable'
  | 'over_corrected'

export class LedgerFault extends Error {
  readonly fault: Fault
  readonly ref: string
  constructor(fault: Fault, ref: string) {
    super(`${fault}: ${ref}`)
    this.fault = fault
    this.ref = ref
  }
}

export const emptyBooks: Books = { accounts: new Map(), transfers: new Map() }

const nothingYet = (unit: Unit): Account => ({ unit, balance: 0, held: 0, version: 0 })
const sameTransfer = (a: Transfer, b: Transfer) =>
  a.debit === b.debit &&
  a.credit === b.credit &&
  a.unit === b.unit &&
  a.amount === b.amount &&
  a.state === b.state &&
  a.resolves === b.resolves &&
  a.corrects === b.corrects

/** What a pending transfer still holds: 0 once something resolved it. */
export const openPending = (books: Books) => {
  const resolved = new Set([...books.transfers.values()].map((transfer) => transfer.resolves))
  return [...books.transfers.values()].filter((transfer) => transfer.state === 'pending' && !resolved.has(transfer.ref))
}

const correctedSoFar = (books: Books, ref: string) =>
  [...books.transfers.values()].reduce((sum, transfer) => sum + (transfer.corrects === ref ? transfer.amount : 0), 0)

function faultOfLink(books: Books, transfer: Transfer): Fault | undefined {
  if (transfer.resolves !== undefined) {
    const pending = openPending(books).find((open) => open.ref === transfer.resolves)
    if (!pending || transfer.state === 'pending') return 'not_pending'
    if (pending.debit !== transfer.debit || pending.credit !== transfer.credit) return 'not_pending'
    if (transfer.amount > pending.amount) return 'overdraft'
  } else if (transfer.state === 'voided') return 'not_pending'
  if (transfer.corrects !== undefined) {
    const original = books.transfers.get(transfer.corrects)
    if (original?.state !== 'posted' || original.credit !== transfer.debit) return 'not_correctable'
    if (correctedSoFar(books, original.ref) + transfer.amount > original.amount) return 'over_corrected'
  }
}

/** Why this transfer can't be posted to these books, or undefined when it can. */
function faultOf(books: Books, transfer: Transfer): Fault | undefined {
  const { amount, debit, credit, unit } = transfer
  if (!Number.isSafeInteger(amount) || amount <= 0) return 'amount'
  if (debit === credit) return 'same_account'
  if ([debit, credit].some((id) => (books.accounts.get(id)?.unit ?? unit) !== unit)) return 'unit'
  const link = faultOfLink(books, transfer)
  if (link || transfer.resolves !== undefined || isHouse(debit)) return link
  const giver = books.accounts.get(debit) ?? nothingYet(unit)
  return giver.balance - giver.held < amount ? 'overdraft' : undefined
}

function postOne(books: Books, transfer: Transfer): Books {
  const fault = faultOf(books, transfer)
  if (fault) throw new LedgerFault(fault, transfer.ref)
  const { amount, unit, debit, credit, state } = transfer
  const freed = transfer.resolves === undefined ? 0 : books.transfers.get(transfer.resolves)!.amount
  const accounts = new Map(books.accounts)
  const change = (id: string, balance: number, held: number) => {
    const was = accounts.get(id) ?? nothingYet(unit)
    accounts.set(id, { unit, balance: was.balance + balance, held: was.held + held, version: was.version + 1 })
  }
  change(debit, state === 'posted' ? 0 - amount : 0, state === 'pending' ? amount : 0 - freed)
  if (state === 'posted') change(credit, amount, 0)
  return { accounts, transfers: new Map(books.transfers).set(transfer.ref, transfer) }
}

/**
 * Posts all of the transfers or none. A list that was posted before changes nothing, so a retry is
 * harmless; a known ref with other content throws.
 * @throws LedgerFault naming the first transfer that breaks a rule.
 */
export function post(books: Books, transfers: readonly Transfer[]): Books {
  const known = transfers.filter((transfer) => books.transfers.has(transfer.ref))
  if (known.length === 0) return transfers.reduce(postOne, books)
  const changed = transfers.find((transfer) => {
    const was = books.transfers.get(transfer.ref)
    return !was || !sameTransfer(was, transfer)
  })
  if (changed) throw new LedgerFault('ref_reused', changed.ref)
  return books
}

/** The sum of all balances of each unit: 0 everywhere in sound books. */
export function sums(books: Books): Record<Unit, number> {
  const sum = { seconds: 0, cents: 0, points: 0 }
  for (const account of books.accounts.values()) sum[account.unit] += account.balance
  return sum
}
