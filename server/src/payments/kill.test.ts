import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { payments as area } from '@evenlight/contract/payments'
import { wallet } from '@evenlight/contract/wallet'
import { afterAll, expect, inject, test } from 'vitest'
import { openAuthorizeNet, type Fault } from '../../test/authorizenet.ts'
import { freshUrl } from '../../test/database.ts'
import { openPayPal } from '../../test/paypal.ts'
import { ask } from '../../test/standing.ts'

const vendor = await openAuthorizeNet()
const payPal = await openPayPal()
const accounts = JSON.stringify({ authorizeNet: vendor.account, payPal: payPal.account })
const folder = mkdtempSync(join(tmpdir(), 'evenlight-payer-'))
const children: ChildProcess[] = []
afterAll(() => {
  vendor.close()
  payPal.close()
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

interface Born {
  address: string
  token: string
  broken: unknown[]
}
const born = async (where: string) => {
  const script = fileURLToPath(new URL('../../test/payer.ts', import.meta.url))
  const child = spawn(process.execPath, [script, where, folder, accounts], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  for await (const line of createInterface(child.stdout))
    if (line.startsWith('{')) return { child, ...(JSON.parse(line) as Born) }
  throw new Error('the server did not start')
}

const newDatabase = async (name: string) => {
  const template = inject('template')
  return 'image' in template ? join(folder, name) : freshUrl(template.url)
}

const opaque_data = { descriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', value: 'approved' }
const package_id = 'pkg_ten_minutes'
type By = 'token' | 'kept-card'
/** What somebody presses to buy, by a card they give or by one that is kept for them. */
const buyer = async (by: By, token: string, address: string) => {
  if (by === 'token')
    return (address: string, key: string) =>
      ask(address, token, area.checkout, { body: { package_id, opaque_data }, key })
  const { data } = await ask(address, token, area.newCard, { body: { opaque_data } })
  const [card] = (data as unknown as { cards: { id: string }[] }).cards
  return (address: string, key: string) =>
    ask(address, token, area.payCard, { body: { package_id, card_id: card!.id }, key })
}
const struck = (by: By, call: string, fault: Fault) => ({ by, call, fault, key: `${call}-${fault}-by-${by}` })
const points = [
  ...['authOnlyTransaction', 'priorAuthCaptureTransaction'].flatMap((call) =>
    (['early', 'lost'] as const).map((fault) => struck('token', call, fault)),
  ),
  struck('kept-card', 'authOnlyTransaction', 'lost'),
  struck('kept-card', 'priorAuthCaptureTransaction', 'early'),
]

test(
  'kill -9 at every call of a payment: after a restart the same key finds it whole, or nothing of it',
  {
    timeout: 240_000,
  },
  async () => {
    const where = await newDatabase('of-cards')
    let now = await born(where)
    for (const { by, call, fault, key } of points) {
      const { child, token } = now
      const buy = await buyer(by, token, now.address)
      const held = vendor.transactions.size
      vendor.state.before = async (name) => {
        if (!name.includes(call)) return
        child.kill('SIGKILL')
        await once(child, 'exit')
        vendor.state.fault = fault
      }
      await expect(buy(now.address, key)).rejects.toThrow()
      vendor.state.before = () => undefined
      await expect.poll(() => vendor.state.fault).toBe(fault)
      vendor.state.fault = 'none'
      now = await born(where)
      expect(now.broken).toEqual([])
      const arrived = call !== 'authOnlyTransaction' || fault === 'lost'
      const again = await buy(now.address, key)
      expect([key, again.status]).toEqual([key, arrived ? 201 : 202])
      expect([...vendor.transactions.values()].slice(held).map((one) => one.transactionStatus)).toEqual(
        arrived ? ['capturedPendingSettlement'] : [],
      )
      const { data } = await ask(now.address, token, wallet.checkTime, { query: {} })
      expect(data).toMatchObject({ paid_seconds: arrived ? 600 : 0 })
    }
    const holds = vendor.calls.filter((one) => one.call.includes('authOnly'))
    expect(holds).toHaveLength(points.length)
  },
)

const approvals = [
  ['create', 'early'],
  ['create', 'lost'],
  ['order', 'early'],
  ['capture', 'early'],
  ['capture', 'lost'],
] as const
test(
  'kill -9 at every call to PayPal: after a restart what was approved is taken once, and what was not can be',
  { timeout: 240_000 },
  async () => {
    const where = await newDatabase('of-paypal')
    let now = await born(where)
    for (const [call, fault] of approvals) {
      const { child, token } = now
      const key = `${call}-${fault}`
      const create = () => ask(now.address, token, area.payPal, { body: { step: 'create', package_id }, key })
      const capture = (payment_id: string) =>
        ask(now.address, token, area.payPal, { body: { step: 'capture', payment_id }, key: `take-${key}` })
      const before = payPal.orders.size
      const approve = () => payPal.approve([...payPal.orders.keys()].at(-1)!)
      const idOf = ({ data }: Awaited<ReturnType<typeof create>>) =>
        (data as unknown as { payment: { id: string } }).payment.id
      const id = call === 'create' ? undefined : idOf(await create())
      payPal.state.before = async (name) => {
        if (name !== call) return
        child.kill('SIGKILL')
        await once(child, 'exit')
        payPal.state.fault = fault
      }
      if (id) approve()
      await expect(id ? capture(id) : create()).rejects.toThrow()
      payPal.state.before = () => undefined
      await expect.poll(() => payPal.state.fault).toBe(fault)
      payPal.state.fault = 'none'
      now = await born(where)
      expect(now.broken).toEqual([])
      const again = id ?? idOf(await create())
      if (!id) approve()
      expect([key, (await capture(again)).status]).toEqual([key, 201])
      const made = [...payPal.orders.values()].slice(before)
      expect(made.map(({ captures }) => captures.map(({ status }) => status))).toEqual([['COMPLETED']])
      const { data } = await ask(now.address, token, wallet.checkTime, { query: {} })
      expect(data).toMatchObject({ paid_seconds: 600 })
    }
  },
)
