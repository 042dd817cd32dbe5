import { readings } from '@evenlight/contract/readings'
import { expect, test } from 'vitest'
import { pass } from '../../test/readings.ts'
import { openTopups } from '../../test/topups.ts'
import { lostAfterMs } from '../payments/rules.ts'

const { house, vendor, settle, settlePayments, strike, stop, own, outcomes, reads, charged } = await openTopups()

test.each(
  ['authOnlyTransaction', 'priorAuthCaptureTransaction'].flatMap((call) =>
    (['lost', 'early', 'down'] as const).map((fault) => [call, fault] as const),
  ),
)('%s, %s: what is not known is asked about, and never charged twice', async (call, fault) => {
  const { ida, reading } = await reads()
  await pass(house, reading, 62_000)
  strike(fault, new RegExp(call))
  await settle()
  strike('none')
  await Promise.all([settle(), settlePayments(), settlePayments(), settle()])
  const arrived = call !== 'authOnlyTransaction' || fault === 'lost'
  if (arrived && call === 'priorAuthCaptureTransaction' && fault !== 'lost') {
    // Who was taking it has a while; it is taken after that, if the reading still wants it.
    await pass(house, reading, 60_000)
    await settlePayments()
  }
  await settle()
  expect([await charged(ida), await outcomes(ida)]).toEqual(arrived ? [1, ['added']] : [0, [undefined]])
  if (arrived) return reading.close()
  await ida.call(readings.end, { body: { chat_id: reading.id } })
  await house.clock.advance(lostAfterMs)
  await settlePayments()
  await settle()
  expect([await charged(ida), await outcomes(ida)]).toEqual([0, ['declined']])
  reading.close()
})

test('stopped while the money was only held: it is let go of, and never taken', async () => {
  const { ida, reading } = await reads()
  await pass(house, reading, 62_000)
  vendor.state.before = async (call) => {
    if (!call.includes('authOnly')) return
    vendor.state.before = () => undefined
    expect((await stop(ida)).data.agreement?.off?.cause).toBe('stopped')
  }
  await settle()
  await settle()
  expect([await charged(ida), await outcomes(ida)]).toEqual([0, ['stopped']])
  expect([...vendor.transactions.values()].at(-1)?.transactionStatus).toBe('voided')
  reading.close()
})

test('stopped while the money was being taken: that one comes and says so, and no other', async () => {
  const { ida, reading } = await reads()
  await pass(house, reading, 62_000)
  let underWay: boolean | undefined
  vendor.state.before = async (call) => {
    if (!call.includes('priorAuthCapture')) return
    vendor.state.before = () => undefined
    underWay = (await stop(ida)).data.under_way
  }
  await settle()
  await settle()
  expect([underWay, await charged(ida), await outcomes(ida)]).toEqual([true, 1, ['added']])
  expect((await own(ida)).agreement?.off?.cause).toBe('stopped')
  await pass(house, reading, 1_240_000)
  await settle()
  expect([await charged(ida), await outcomes(ida)]).toEqual([1, ['added']])
  reading.close()
})

test('ended, or on stand-by, while the money was only held: it is never taken', async () => {
  for (const what of ['end', 'standby'] as const) {
    const { ida, reading } = await reads()
    await pass(house, reading, 62_000)
    vendor.state.before = async (call) => {
      if (!call.includes('authOnly')) return
      vendor.state.before = () => undefined
      if (what === 'end') await ida.call(readings.end, { body: { chat_id: reading.id } })
      else await ida.call(readings.update, { body: { chat_id: reading.id, action: 'standby' } })
    }
    await settle()
    await settlePayments()
    await settle()
    expect([what, await charged(ida), await outcomes(ida)]).toEqual([
      what,
      0,
      what === 'end' ? ['not_needed'] : [undefined],
    ])
    await ida.call(readings.end, { body: { chat_id: reading.id } })
    await settlePayments()
    await settle()
    expect(await charged(ida)).toBe(0)
    reading.close()
  }
})

test('stop and a low reading at once: either the stop came first and nothing is charged, or it says what is under way', async () => {
  for (let n = 0; n < 8; n++) {
    const { ida, reading } = await reads()
    await pass(house, reading, 62_000)
    const [, stopped] = await Promise.all([settle(), stop(ida), settlePayments()])
    await settlePayments()
    await settle()
    const [came] = await outcomes(ida)
    expect(await charged(ida)).toBe(came === 'added' ? 1 : 0)
    if (came === 'added') expect(stopped.data.history[0]?.outcome === 'added' || stopped.data.under_way).toBe(true)
    reading.close()
  }
})

test.each(['authOnlyTransaction', 'priorAuthCaptureTransaction'])(
  'whoever dies at %s leaves one charge behind, or none',
  async (at) => {
    const { ida, reading } = await reads()
    await pass(house, reading, 62_000)
    const dying = Promise.withResolvers<void>()
    const reached = Promise.withResolvers<void>()
    vendor.state.before = (call) => {
      if (!call.includes(at)) return undefined
      vendor.state.before = () => undefined
      reached.resolve()
      return dying.promise
    }
    const died = settle()
    await reached.promise
    await Promise.all([settle(), settlePayments(), settle(), settlePayments()])
    expect(await charged(ida)).toBe(0)
    // Who was taking it has a while; then another does.
    await pass(house, reading, 44_000)
    await Promise.all([settlePayments(), settlePayments()])
    dying.resolve()
    await died
    await settlePayments()
    await settle()
    expect([await charged(ida), await outcomes(ida)]).toEqual([1, ['added']])
    reading.close()
  },
)
