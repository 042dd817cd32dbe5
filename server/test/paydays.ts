import { payouts } from '@evenlight/contract/payouts'
import { expect } from 'vitest'
import { twice, type Shop } from './life.ts'
import { payPalOf } from './payouts.ts'
import { password } from './people.ts'

/** How PayPal judges item after item: now or in a later round. */
const judgements = ['SUCCESS', 'UNCLAIMED', 'SUCCESS', 'FAILED', 'ONHOLD', 'SUCCESS', 'RETURNED'] as const
const later: Record<string, string> = { UNCLAIMED: 'SUCCESS', ONHOLD: 'RETURNED' }
const openStatuses = ['PENDING', 'UNCLAIMED', 'ONHOLD']
const isBackAfter = 11

/** Batches of what is approved, each made, sent and asked about by two at once, beside what PayPal says that it has paid. */
export const openPaydays = async ({ house, desk, payPal, readers }: Shop) => {
  const { batches } = payPal.payouts
  for (const [at, reader] of readers.entries())
    await reader.call(payouts.setAccount, { body: { ...payPalOf(`reader-${at}@mail.example`), password } })
  const items = () => [...batches.values()].flatMap((batch) => batch.items)
  let judged = 0
  const judge = () => {
    for (const item of items()) {
      if (item.status === 'PENDING') item.status = judgements[judged++ % judgements.length]!
      else item.status = later[item.status] ?? item.status
      // What was paid and comes back long after.
      if (item.status === 'SUCCESS' && ++judged % isBackAfter === 0) item.status = 'RETURNED'
    }
  }
  const idsOf = () => [...batches.values()].map(({ sender_batch_id }) => sender_batch_id)
  const act = (body: object) => desk.call(payouts.act, { body: body as never })
  const payday = async () => {
    judge()
    for (const payout_id of idsOf()) await twice(() => act({ action: 'ask', payout_id }))
    const made = await Promise.all([1, 2, 3].map(() => act({ action: 'make', way: 'paypal' })))
    const ids = made.flatMap(({ data }) => (data ? [data.id] : []))
    await Promise.all([...ids, ...ids].map((payout_id) => act({ action: 'send', payout_id, password })))
    await twice(() => house.features.payouts.sweeps[0]!.work())
    for (const payout_id of ids) await twice(() => act({ action: 'ask', payout_id }))
  }

  /** What PayPal has paid a reader, and what it may still pay them, in cents. */
  const ofReader = (at: number) => {
    const own = items().filter(({ receiver }) => receiver === `reader-${at}@mail.example`)
    const centsOf = (are: (status: string) => boolean) =>
      own.reduce((sum, { status, amount }) => sum + (are(status) ? Math.round(Number(amount.value) * 100) : 0), 0)
    return { got: centsOf((one) => one === 'SUCCESS'), waits: centsOf((one) => openStatuses.includes(one)) }
  }
  /** Each statement was paid by PayPal once at most, and is paid where it says so. */
  const expectOnce = async () => {
    const { rows } = await house.database.pool.query<{ id: string; statement_id: string; state: string }>(
      'select l.id, l.statement_id, s.state from payout_line l join earnings_statement s on s.id = l.statement_id',
    )
    const paid = payPal.payouts.paid()
    const statements = paid.map((line) => rows.find(({ id }) => id === line)!.statement_id)
    expect(new Set(statements).size).toBe(statements.length)
    expect(new Set(rows.flatMap((one) => (one.state === 'paid' ? [one.statement_id] : [])))).toEqual(
      new Set(statements),
    )
    return {
      lines: rows.length,
      paid: paid.length,
      returned: items().filter((one) => one.status === 'RETURNED').length,
    }
  }
  return { payday, ofReader, expectOnce }
}
