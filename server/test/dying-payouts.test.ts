import { payments } from '@evenlight/contract/payments'
import { payouts } from '@evenlight/contract/payouts'
import { wallet } from '@evenlight/contract/wallet'
import { afterAll, describe, expect, test } from 'vitest'
import { payPalHookPath } from '../src/payments/hook.ts'
import { openAuthorizeNet } from './authorizenet.ts'
import { dieEverywhere } from './dying.ts'
import { openHouse, type House } from './house.ts'
import { balanceOf, bank, make, owedByBooks, payPalOf, stateOf } from './payouts.ts'
import { openPayPal } from './paypal.ts'
import { admin, client, password, type TestPerson } from './people.ts'

const patience = { timeout: 240_000 }
/** Of a flow with fewer points than these something was not looked at. */
const pointsMin = 4
const leaseMs = 6 * 60_000
const everywhereIn = (house: House) => async (flow: Parameters<typeof dieEverywhere>[1]) =>
  expect(await dieEverywhere(house, flow)).toBeGreaterThanOrEqual(pointsMin)
const linesOf = async ({ database }: House, statement: string) =>
  (await database.pool.query(`select state from payout_line where statement_id = $1`, [statement])).rows

describe('whoever dies at any point of it leaves all or nothing, and the same thing again is done once:', async () => {
  const payPal = await openPayPal()
  afterAll(payPal.close)
  const house = await openHouse({ payPal: payPal.account })
  const everywhere = everywhereIn(house)
  const act = (desk: TestPerson, body: object, key: string) => desk.call(payouts.act, { body: body as never, key })
  const owed = () => owedByBooks(house, payPalOf('mara@mail.example'))

  test('a batch made', patience, () =>
    everywhere(async (die, at) => {
      const { desk, mara, statement } = await owed()
      const again = () => act(desk, { action: 'make', way: 'paypal' }, `make-batch-${at}`)
      await die(again)
      const isMade = (await linesOf(house, statement)).length > 0
      expect(await balanceOf(house, mara)).toEqual([96, isMade ? 96 : 0])
      expect((await again()).data).toMatchObject({ state: 'made', lines: 1, amount_cents: 96 })
      expect(await linesOf(house, statement)).toEqual([{ state: 'waiting' }])
      expect(await balanceOf(house, mara)).toEqual([96, 96])
    }),
  )

  test('a batch sent', patience, () =>
    everywhere(async (die, at) => {
      const { desk, mara, statement } = await owed()
      const { id } = (await make(desk)).data
      payPal.payouts.state.status = 'SUCCESS'
      const again = () => act(desk, { action: 'send', payout_id: id, password }, `send-batch-${at}`)
      await die(again)
      await again()
      // Who took it up is dead for sure by then.
      for (let times = 0; times < 2; times++) {
        await house.clock.advance(leaseMs)
        await house.features.payouts.sweeps[0]!.work()
      }
      expect([at, await stateOf(mara, statement), await balanceOf(house, mara)]).toEqual([at, 'paid', [0, 0]])
      const batches = [...payPal.payouts.batches.values()].filter((one) => one.sender_batch_id === id)
      expect(batches).toHaveLength(1)
    }),
  )

  test('a dispute that PayPal tells of', patience, () =>
    everywhere(async (die) => {
      const ida = await client(house)
      const { data } = await ida.call(payments.payPal, { body: { step: 'create', package_id: 'pkg_ten_minutes' } })
      const order = new URL(data.approval!.url).searchParams.get('token')!
      payPal.approve(order)
      await ida.call(payments.payPal, { body: { step: 'capture', payment_id: data.payment.id } })
      const { body, headers } = payPal.events.disputed(payPal.dispute(order))
      const told = async () => {
        await house.app.inject({ method: 'POST', url: payPalHookPath, payload: body, headers })
        await house.jobs.drain().catch(() => undefined)
      }
      await die(told)
      const left = async () => (await ida.call(wallet.checkTime, { query: {} })).data.paid_seconds
      expect([0, 600]).toContain(await left())
      await told()
      expect(await left()).toBe(0)
      const lines = (await ida.call(wallet.statement, { query: {} })).data.map(({ cause }) => cause)
      expect(lines).toEqual(['dispute', 'purchase'])
    }),
  )
})

describe('and so by hand:', async () => {
  const vendor = await openAuthorizeNet()
  afterAll(vendor.close)
  const house = await openHouse({ authorizeNet: vendor.account })
  const everywhere = everywhereIn(house)

  test('what the bank has paid', patience, () =>
    everywhere(async (die, at) => {
      const { desk, mara, statement } = await owedByBooks(house, bank)
      const { id } = (await make(desk, 'csv')).data
      const body = { action: 'settle', payout_id: id, as: 'paid', password } as const
      const again = () => desk.call(payouts.act, { body, key: `settle-batch-${at}` })
      await die(again)
      expect([
        [96, 96],
        [0, 0],
      ]).toContainEqual(await balanceOf(house, mara))
      // Where it was done and nobody heard, it is refused as done.
      const { data, problem } = await again()
      expect(data?.state ?? problem.code).toMatch(/^(done|wrong_state)$/)
      expect(await balanceOf(house, mara)).toEqual([0, 0])
      expect(await linesOf(house, statement)).toEqual([{ state: 'paid' }])
    }),
  )

  /** Whose bank takes back what they paid. */
  const disputes = async (token: string) => {
    const ida = await client(house)
    const opaque_data = { descriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', value: `approved ${token}` }
    const { data } = await ida.call(payments.checkout, { body: { package_id: 'pkg_ten_minutes', opaque_data } })
    vendor.settle()
    ;[...vendor.transactions.values()].at(-1)!.transactionStatus = 'chargeback'
    await house.features.payments.lookForDisputed()
    return { ida, payment: data.payment.id, dispute_id: `card-${data.payment.id}` }
  }

  test('a dispute noted', patience, () =>
    everywhere(async (die, at) => {
      const [{ payment, dispute_id }, desk] = [await disputes(`n${at}`), await admin(house)]
      const body = { dispute_id, reason: 'Code 13.1', due_at: '2026-12-10T22:59:59.000Z' }
      const again = () => desk.call(payments.noteDispute, { body, key: `note-dispute-${at}` })
      await die(again)
      const [kept] = (await house.database.pool.query('select reason from payment_dispute where id = $1', [dispute_id]))
        .rows
      const noted = `select from audit where subject_id = $1 and action = 'payments.dispute_noted'`
      const audits = async () => (await house.database.pool.query(noted, [payment])).rows.length
      expect([at, await audits()]).toEqual([at, kept.reason === 'Code 13.1' ? 1 : 0])
      expect((await again()).data).toMatchObject({ state: 'open', reason: 'Code 13.1', held_seconds: 600 })
      expect(await audits()).toBe(1)
    }),
  )

  test('a dispute that was lost', patience, () =>
    everywhere(async (die, at) => {
      const [{ ida, dispute_id }, desk] = [await disputes(`d${at}`), await admin(house)]
      const body = { dispute_id, outcome: 'lost', reason: 'Their letter.' } as const
      const again = () => desk.call(payments.endDispute, { body, key: `end-dispute-${at}` })
      await die(again)
      expect((await again()).data).toMatchObject({ state: 'lost', held_seconds: 0 })
      const lines = (await ida.call(wallet.statement, { query: {} })).data.map((line) => [
        line.cause,
        line.amount_cents,
      ])
      expect(lines.slice(0, 1)).toEqual([['dispute_lost', -1399]])
      expect(lines).toHaveLength(3)
    }),
  )
})
