import { accounts } from '@evenlight/contract/accounts'
import { orders } from '@evenlight/contract/orders'
import { payments } from '@evenlight/contract/payments'
import { payouts } from '@evenlight/contract/payouts'
import { readings } from '@evenlight/contract/readings'
import { topups, topupTerms } from '@evenlight/contract/topups'
import type { Parts } from '../src/kernel/parts.ts'
import { make, owedByBooks, payPalOf, send } from './payouts.ts'
import { admin, client, password, signIn } from './people.ts'
import { onlineReader, started } from './readings.ts'
import { paidForm } from './sign-up.ts'
import { ask, openStanding } from './standing.ts'

/**
 * A server with a card company and PayPal in a process of its own, to be killed in the midst of one of its `scenes`. Told to
 * `go`, it makes who is needed, says so, and begins; told to go on `after`, it does again what somebody or a job would, and
 * says what is so. `aheadMs` later, what a dead process had taken up is free.
 */
const [where, dataDir, accounts_, aheadMs] = process.argv.slice(2)
if (!where || !dataDir || !accounts_) throw new Error('till <url or folder> <folder> <accounts> <ahead>')
const site = JSON.parse(accounts_) as Pick<Parts['site'], 'authorizeNet' | 'payPal'>
const at = where.startsWith('postgres') ? { url: where } : { dataDir: where }
const standing = await openStanding(at, dataDir, { ...site, aheadMs: Number(aheadMs) })
const { house, features, address, database } = standing
const { pool } = database

type Given = Record<string, string>
interface Scene {
  /** Makes who is needed; answers what `act` and `after` need of it. */
  go(key: string): Promise<Given>
  act(given: Given): Promise<unknown>
  after(given: Given): Promise<Record<string, unknown>>
}
const one = async (sql: string, ...values: unknown[]) =>
  (await pool.query<Record<string, unknown>>(sql, values)).rows[0] ?? {}
const opaque = (value: string) => ({ descriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', value })
/** Twice, as one sweep leaves to the next what it has just begun. */
const sweep = async () => {
  for (let times = 0; times < 2; times++)
    for (const { work } of [
      ...features.payments.sweeps,
      ...features.topups.sweeps,
      ...features.payouts.sweeps,
      ...features.orders.sweeps,
    ])
      await work()
}
const tokenOf = async (id: string, role: 'ADMIN' | 'CLIENT' | 'READER') => (await signIn(house, { id, role })).access
/** How a payment stands, and how often its time was booked. */
const paymentOf = async (id: string) => ({
  ...(await one(
    `select p.state, p.reference, (select count(*)::integer from wallet_transfer where ref = 'purchase/' || p.id || '/paid') as booked
      from payment p where p.id = $1`,
    id,
  )),
})

/** Each process counts from one. */
const nameOf = (key: string) => (who: string) => ({ username: `${who}-${key}` })

const payout: Scene = {
  async go(key) {
    const { desk, mara, statement } = await owedByBooks(house, payPalOf(`${key}@mail.example`), nameOf(key))
    return { desk: desk.id, mara: mara.id, statement, id: (await make(desk)).data.id }
  },
  async act({ desk, id }) {
    const token = await tokenOf(desk!, 'ADMIN')
    await ask(address, token, payouts.act, { body: { action: 'send', payout_id: id!, password } })
  },
  async after({ desk, mara, statement, id }) {
    const token = await tokenOf(desk!, 'ADMIN')
    const again = { call: (route, args) => ask(address, token, route, args as never) } as Parameters<typeof send>[0]
    await send(again, id!)
    await sweep()
    await ask(address, token, payouts.act, { body: { action: 'ask', payout_id: id! } })
    return {
      ...(await one('select state from earnings_statement where id = $1', statement)),
      ...(await one('select balance::integer, held::integer from wallet_account where id = $1', `earnings_${mara}`)),
    }
  },
}

const topup: Scene = {
  async go(key) {
    const ida = await client(house, { ...nameOf(key)('ida'), paid_seconds: 100 })
    const kept = await ida.call(payments.newCard, { body: { opaque_data: opaque(`approved ${key}`) } })
    const bounds = { terms: topupTerms, package_id: 'pkg_twenty_minutes', cap_cents: 10_000, cap_days: 1 as const }
    await ida.call(topups.set, { body: { action: 'on', ...bounds, card_id: kept.data.cards[0]!.id } as never })
    return { ida: ida.id, mara: (await onlineReader(house, nameOf(key)('mara'))).id }
  },
  async act({ ida, mara }) {
    const of = async (id: string, role: 'CLIENT' | 'READER') => {
      const token = (await signIn(house, { id, role })).access
      return { id, token, call: (route, args) => house.call(route, args, token) } as Awaited<ReturnType<typeof client>>
    }
    const people = { client: await of(ida!, 'CLIENT'), reader: await of(mara!, 'READER') }
    const reading = await started(house, people, { continue_on_paid: true })
    const beat = () => Object.values(reading.tabs).forEach((tab) => void tab.beat(reading.id).catch(() => {}))
    setInterval(beat, 500)
  },
  async after({ ida }) {
    const token = await tokenOf(ida!, 'CLIENT')
    const { id } = await one('select id from reading where client_id = $1', ida)
    await ask(address, token, readings.end, { body: { chat_id: String(id) } })
    await sweep()
    const payment = await one('select id from payment where client_id = $1', ida)
    const { outcome } = await one('select outcome from topup_crossing where client_id = $1', ida)
    return { ...(await paymentOf(String(payment['id']))), outcome }
  },
}

const signUp: Scene = {
  go: async (key) => ({ key }),
  async act({ key }) {
    const body = paidForm(`Till-${key}`, { payment: { opaque_data: opaque(`approved ${key}`) } })
    const { data } = await ask(address, '', accounts.paidSignUp, { body, key: `sign-up-${key}` })
    const { user_id, intent_id } = data as unknown as { user_id: string; intent_id: string }
    const { body: letter } = await one('select body from mail where recipient = $1 order by at desc', body.email)
    const code = /\b\d{6}\b/.exec(String(letter))?.[0] ?? ''
    await ask(address, '', accounts.confirm, { body: { user_id, code } })
    const token = await tokenOf(user_id, 'CLIENT')
    await ask(address, token, payments.finalPay, { body: { intent_id }, key: `final-pay-${key}` })
    return intent_id
  },
  async after(given) {
    const id = await this.act(given)
    await sweep()
    const { count } = await one('select count(*)::integer from payment where id = $1', id)
    return { ...(await paymentOf(String(id))), count }
  },
}

/** Two of whom one may order of the other by e-mail. */
const forOrders = async (key: string) => {
  const [ida, mara] = [await client(house, nameOf(key)('ida')), await onlineReader(house, nameOf(key)('mara'))]
  await mara.call(orders.offer, { body: { is_on: true } })
  return { ida: ida.id, mara: mara.id, key }
}
const orderOf = async ({ ida, mara, key }: Given) => {
  const payment = { by: 'card', opaque_data: opaque(`approved ${key}`) } as const
  const body = { reader_id: mara!, questions: ['Will it rain?'], price_cents: 2995, payment }
  const token = await tokenOf(ida!, 'CLIENT')
  return ask(address, token, orders.order, { body, key: `order-${key}` })
}
/** How all orders of a client stand, with what was taken for them and what went back. */
const ordersOf = async ({ ida }: Given) => {
  await sweep()
  return one(
    `select count(*)::integer as orders, min(o.state) as state, min(p.state) as payment,
      (select count(*)::integer from wallet_transfer t where t.cause = 'order' and t.person_id = $1) as booked,
      (select coalesce(sum(r.amount_cents), 0)::integer from payment_refund r join payment q on q.id = r.payment_id
        where q.client_id = $1 and r.settled_at is not null) as back
      from reading_order o join payment p on p.id = o.payment_id where o.client_id = $1`,
    ida,
  )
}
const order: Scene = {
  go: forOrders,
  act: orderOf,
  async after(given) {
    await orderOf(given)
    return ordersOf(given)
  },
}
const declined: Scene = {
  async go(key) {
    const given = await forOrders(key)
    const { data } = await orderOf(given)
    return { ...given, id: (data as unknown as { order_id: string }).order_id }
  },
  async act({ mara, id }) {
    const body = { order_id: id!, action: 'decline', reason: 'I know too little of rain.' } as const
    await ask(address, await tokenOf(mara!, 'READER'), orders.answer, { body })
  },
  async after(given) {
    await this.act(given)
    return ordersOf(given)
  },
}

const dispute: Scene = {
  async go(key) {
    const ida = await client(house, nameOf(key)('ida'))
    const body = { step: 'create', package_id: 'pkg_ten_minutes' } as const
    const { data } = await ask(address, ida.token, payments.payPal, { body })
    const { payment, approval } = data as unknown as { payment: { id: string }; approval: { url: string } }
    await fetch(approval.url, { method: 'POST', body: 'means=good', redirect: 'manual' })
    await ask(address, ida.token, payments.payPal, { body: { step: 'capture', payment_id: payment.id } })
    const order = new URL(approval.url).searchParams.get('token')!
    return { payment: payment.id, order, address }
  },
  // PayPal tells of it.
  act: async () => undefined,
  async after({ payment }) {
    // As pg-boss does once a quarter of an hour has passed.
    await pool.query(`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`)
    await standing.jobs.drain()
    const held = `select state, (select coalesce(sum(amount), 0)::integer from wallet_transfer
      where subject = $1 and credit = 'house_disputed') as held from payment_dispute where payment_id = $1`
    return one(held, payment)
  },
}

const compared: Scene = {
  go: async () => ({}),
  act: () => features.payments.schedules['payments.compared'].work(),
  async after() {
    await features.payments.schedules['payments.compared'].work()
    const desk = await admin(house, { username: 'desk-compared' })
    const { data } = await ask(address, desk.token, payments.compared, {})
    return { breaks: (data as unknown as { breaks: { kind: string }[] }).breaks.map(({ kind }) => kind) }
  },
}

export const scenes = { payout, topup, signUp, order, declined, dispute, compared }
process.on('message', async ({ scene, go, after }: { scene: keyof typeof scenes; go?: string; after?: Given }) => {
  const played = scenes[scene]
  if (after) return process.send!({ is: await played.after(after), broken: await standing.audit() })
  const given = await played.go(go!)
  process.send!({ given })
  await played.act(given)
})
process.send!({ begun: true })
