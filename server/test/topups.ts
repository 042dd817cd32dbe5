import { payments } from '@evenlight/contract/payments'
import { readings } from '@evenlight/contract/readings'
import { topups as area, topupTerms } from '@evenlight/contract/topups'
import { afterAll, beforeEach } from 'vitest'
import { openAuthorizeNet, type Fault } from './authorizenet.ts'
import { openHouse } from './house.ts'
import { client, signIn, type TestPerson } from './people.ts'
import { onlineReader, started } from './readings.ts'

type Asked = Parameters<typeof started>[2]
const package_id = 'pkg_twenty_minutes'
const bounds = { terms: topupTerms, package_id, cap_cents: 10_000, cap_days: 1 }

/** A house with a card company, and people who let time be bought for them. */
export const openTopups = async () => {
  const vendor = await openAuthorizeNet()
  afterAll(vendor.close)
  const house = await openHouse({ authorizeNet: vendor.account })
  const { pool } = house.database
  const settlePayments = () => house.features.payments.sweeps[0]!.work()
  const settle = () => house.features.topups.sweeps[0]!.work()
  const strike = (fault: Fault, on = /./) => Object.assign(vendor.state, { fault, on })
  beforeEach(() => {
    strike('none')
    vendor.state.before = () => undefined
  })

  let tokens = 0
  const cardOf = async (ida: TestPerson, value = 'approved') => {
    const opaque_data = { descriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', value: `${value} ${++tokens}` }
    return (await ida.call(payments.newCard, { body: { opaque_data } })).data.cards[0]!.id
  }
  const switchOn = async (ida: TestPerson, more: object = {}) =>
    ida.call(area.set, { body: { action: 'on', ...bounds, card_id: await cardOf(ida), ...more } as never })
  const stop = (ida: TestPerson) => ida.call(area.set, { body: { action: 'stop' } })
  const own = async (ida: TestPerson) => (await ida.call(area.own)).data
  const outcomes = async (ida: TestPerson) => (await own(ida)).history.map(({ outcome }) => outcome)

  /** The same person, signed in anew for each call, however late it is. */
  const anew = (who: TestPerson): TestPerson => ({
    ...who,
    call: async (route, args) => house.call(route, args, (await signIn(house, { id: who.id, role: 'CLIENT' })).access),
  })
  /** Somebody who agreed, in a reading with so much paid time. */
  const reads = async (paid_seconds = 180, more: object = {}, asked: Asked = { continue_on_paid: true }) => {
    const ida = anew(await client(house, { paid_seconds }))
    const on = await switchOn(ida, more)
    if (on.problem) throw new Error(JSON.stringify(on.problem))
    const reading = await started(house, { client: ida, reader: await onlineReader(house) }, asked)
    const left = async () => (await ida.call(readings.mine)).data[0]?.clock.seconds_left
    return { ida, reading, left }
  }
  const charged = async (ida: TestPerson) => {
    const { rows } = await pool.query('select reference from payment where client_id = $1', [ida.id])
    const references = rows.map(({ reference }) => reference)
    return [...vendor.transactions.values()].filter(
      ({ invoiceNumber, transactionStatus }) =>
        references.includes(invoiceNumber) && transactionStatus === 'capturedPendingSettlement',
    ).length
  }
  return { house, vendor, settle, settlePayments, strike, cardOf, switchOn, stop, own, outcomes, reads, charged }
}
