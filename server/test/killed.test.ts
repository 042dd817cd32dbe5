import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, inject, test } from 'vitest'
import { payPalHookPath } from '../src/payments/hook.ts'
import { openAuthorizeNet } from './authorizenet.ts'
import { freshUrl } from './database.ts'
import { openPayPal } from './paypal.ts'

const [vendor, payPal] = [await openAuthorizeNet(), await openPayPal()]
const accounts = JSON.stringify({ authorizeNet: vendor.account, payPal: payPal.account })
const folder = mkdtempSync(join(tmpdir(), 'evenlight-till-'))
const children: ChildProcess[] = []
afterAll(() => {
  vendor.close()
  payPal.close()
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})
/** Longer than anything is taken up for. */
const aheadMs = 6 * 60_000
let births = 0
const born = async (where: string) => {
  const args = [fileURLToPath(new URL('till.ts', import.meta.url)), where, folder, accounts, String(aheadMs * births++)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  children.push(child)
  await once(child, 'message')
  return child
}
type Given = Record<string, string>
const hears = async (child: ChildProcess, asked: object) => {
  child.send(asked)
  const died = once(child, 'exit').then(() => Promise.reject(new Error('it died of itself')))
  return (await Promise.race([once(child, 'message'), died]))[0] as {
    given: Given
    is: Record<string, unknown>
    broken: unknown[]
  }
}

interface Point {
  scene: string
  /** The vendor's call at which the process dies: before anything is done there, or after. */
  at: string
  fault: 'early' | 'lost'
  /** What is so in the end. */
  is: object
  /** Done there, beside it. */
  tell?: (given: Given) => Promise<unknown> | undefined
}
const paid = { state: 'paid', balance: 0, held: 0 }
const added = { state: 'captured', booked: 1, outcome: 'added' }
const taken = { state: 'captured', booked: 1, count: 1 }
const ordered = { orders: 1, state: 'paid', payment: 'captured', booked: 1, back: 0 }
const tellOfDispute = async ({ order, address }: Given) => {
  const { body, headers } = payPal.events.disputed(payPal.dispute(order!))
  await fetch(`${address}${payPalHookPath}`, { method: 'POST', body, headers }).catch(() => undefined)
}
const points: Point[] = [
  { scene: 'payout', at: 'payout', fault: 'early', is: paid },
  { scene: 'payout', at: 'payout', fault: 'lost', is: paid },
  { scene: 'payout', at: 'batch', fault: 'early', is: paid },
  { scene: 'topup', at: 'authOnly', fault: 'lost', is: { state: 'declined', booked: 0, outcome: 'not_needed' } },
  { scene: 'topup', at: 'priorAuthCapture', fault: 'lost', is: added },
  { scene: 'signUp', at: 'authOnly', fault: 'lost', is: taken },
  { scene: 'signUp', at: 'priorAuthCapture', fault: 'early', is: taken },
  { scene: 'signUp', at: 'priorAuthCapture', fault: 'lost', is: taken },
  { scene: 'order', at: 'authOnly', fault: 'lost', is: ordered },
  { scene: 'order', at: 'priorAuthCapture', fault: 'early', is: ordered },
  { scene: 'order', at: 'priorAuthCapture', fault: 'lost', is: ordered },
  { scene: 'declined', at: 'void', fault: 'early', is: { ...ordered, state: 'declined', back: 2995 } },
  { scene: 'declined', at: 'void', fault: 'lost', is: { ...ordered, state: 'declined', back: 2995 } },
  { scene: 'dispute', at: 'dispute', fault: 'early', is: { state: 'open', held: 600 }, tell: tellOfDispute },
  { scene: 'compared', at: 'getUnsettled', fault: 'lost', is: { breaks: ['not_here'] } },
]

/** Money was taken that no payment here knows of. */
const takeUnknown = () => {
  const [known] = [...vendor.transactions.values()].filter((one) => one.transactionStatus.startsWith('captured'))
  vendor.transactions.set('77', { ...known!, transId: '77', invoiceNumber: 'f'.repeat(20) })
}
const kill = async (child: ChildProcess, { at, fault }: Point) => {
  const dead = Promise.withResolvers<void>()
  const strike = (state: typeof vendor.state | typeof payPal.state) => {
    state.before = async (call: string) => {
      if (!call.includes(at)) return
      state.before = () => undefined
      child.kill('SIGKILL')
      await once(child, 'exit')
      Object.assign(state, { fault, on: /./ })
      dead.resolve()
    }
  }
  strike(vendor.state)
  strike(payPal.state)
  await dead.promise
  // The answer that nobody waits for is gone before the next one asks.
  await expect.poll(() => [vendor.state.fault, payPal.state.fault]).toContain(fault)
  await new Promise((resolve) => setImmediate(resolve))
  for (const state of [vendor.state, payPal.state]) Object.assign(state, { fault: 'none', before: () => undefined })
}

test(
  'kill -9 at every call of payouts, top-ups, sign-ups that pay, orders, disputes and the comparison: after a restart all of it, or nothing',
  { timeout: 240_000 },
  async () => {
    const template = inject('template')
    const where = 'image' in template ? join(folder, 'of-tills') : await freshUrl(template.url)
    payPal.payouts.state.status = 'SUCCESS'
    const child = { now: await born(where) }
    // The embedded database begins anew with each process: one of each is enough there.
    const played = 'image' in template ? points.filter(({ scene }, n) => points[n - 1]?.scene !== scene) : points
    for (const [n, point] of played.entries()) {
      const { scene, tell } = point
      if (scene === 'compared') takeUnknown()
      const killed = kill(child.now, point)
      const { given } = await hears(child.now, { scene, go: `k${n}` })
      void tell?.(given)
      await killed
      child.now = await born(where)
      const { is, broken } = await hears(child.now, { scene, after: given })
      expect([point, is, broken]).toEqual([point, expect.objectContaining(point.is), []])
    }
    const lines = payPal.payouts.paid()
    const payouts = played.filter(({ scene }) => scene === 'payout').length
    expect([lines.length, new Set(lines).size]).toEqual([payouts, payouts])
    const standing = [...vendor.transactions.values()].map((one) => one.transactionStatus)
    expect(standing.filter((one) => one === 'authorizedPendingCapture')).toEqual([])
  },
)
