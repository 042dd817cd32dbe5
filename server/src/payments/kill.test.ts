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
import { ask } from '../../test/standing.ts'

const vendor = await openAuthorizeNet()
const folder = mkdtempSync(join(tmpdir(), 'evenlight-payer-'))
const children: ChildProcess[] = []
afterAll(() => {
  vendor.close()
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
  const child = spawn(process.execPath, [script, where, folder, JSON.stringify(vendor.account)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  for await (const line of createInterface(child.stdout))
    if (line.startsWith('{')) return { child, ...(JSON.parse(line) as Born) }
  throw new Error('the server did not start')
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
    const template = inject('template')
    const where = 'image' in template ? join(folder, 'database') : await freshUrl(template.url)
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
