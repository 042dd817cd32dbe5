import { expect, test } from 'vitest'
import { claims } from '@evenlight/contract/claims'
import { payments } from '@evenlight/contract/payments'
import { readings } from '@evenlight/contract/readings'
import { reportDaysMax, reportFigures, reports, type ReportName } from '@evenlight/contract/reports'
import { buy } from '../../test/fullbans.ts'
import { openHouse } from '../../test/house.ts'
import { admin, client } from '../../test/people.ts'
import { onlineReader, pass, started } from '../../test/readings.ts'

const house = await openHouse({ demo: true })
const dayMs = 86_400_000
const [first, second] = ['2026-11-20', '2026-11-21']
const span = { from: '2026-11-01', to: '2026-11-30' }
const ask = async (name: ReportName, query: object = span) =>
  (await admin(house)).call(reports.show, { params: { name }, query: { ...span, ...query } })
/** The figures of a report by name, of one row or of the whole. */
const figures = async (name: ReportName, query: object = {}, day?: string) => {
  const { data } = await ask(name, query)
  const of = day === undefined ? data.total : data.rows.find((row) => row.day === day)!.figures
  return Object.fromEntries(reportFigures[name].map((figure, at) => [figure, of[at]]))
}
const one = async <T extends object>(sql: string) => (await house.database.pool.query<T>(sql)).rows[0]!

test('a report tells of each day what the books have, and its sums are theirs', async () => {
  const mara = await onlineReader(house)
  const nora = await client(house)
  const bought = await buy(nora)
  const reading = await started(house, { client: nora, reader: mara }, { continue_on_paid: true })
  await reading.tabs.reader.say('chat:message', { chat_id: reading.id, client_msg_id: 'greeting-1', body: 'Hello.' })
  await pass(house, reading, 600_000)
  const { data: receipt } = await nora.call(readings.end, { body: { chat_id: reading.id } })
  reading.close()
  await house.clock.advance(dayMs)
  const desk = await admin(house)
  const body = { seconds: 120, reason: 'It was slow.' }
  await desk.call(claims.timeBack, { params: { id: reading.id }, body })
  const refund = { payment_id: bought, reason: 'They asked for it.' }
  const { data: refunded } = await desk.call(payments.refund, { body: refund })
  expect(refunded.refunded_cents).toBeGreaterThan(0)

  const sold = await one<{ cents: string }>(`select sum(amount_cents) as cents from payment where state = 'captured'`)
  const back = await one<{ cents: string }>('select sum(amount_cents) as cents from payment_refund')
  expect(await figures('sales')).toMatchObject({
    purchases: 1,
    orders: 0,
    sold_cents: Number(sold.cents),
    back_cents: Number(back.cents),
    net_cents: Number(sold.cents) - Number(back.cents),
  })
  expect(await figures('sales', {}, first)).toMatchObject({ sold_cents: Number(sold.cents), back_cents: 0 })
  expect(await figures('sales', {}, second)).toMatchObject({ sold_cents: 0, back_cents: refunded.refunded_cents })

  const owed = await one<{ cents: string }>(`select sum(balance) as cents from wallet_account where kind = 'earnings'`)
  const earned = await figures('earnings')
  expect(earned.earned_cents! - earned.taken_off_cents! + earned.corrected_cents! - earned.paid_out_cents!).toBe(
    Number(owed.cents),
  )
  expect(earned.taken_off_cents).toBeGreaterThan(0)

  expect(await figures('readings', {}, first)).toMatchObject({
    ended: 1,
    free_seconds: receipt.free_seconds,
    paid_seconds: receipt.paid_seconds,
    returned_seconds: 0,
  })
  expect(await figures('readings', {}, second)).toMatchObject({ ended: 0, returned_seconds: 120 })
  expect(await figures('claims')).toMatchObject({
    returned_seconds: 120,
    refunds: 1,
    refunded_cents: Number(back.cents),
  })
  expect(await house.audit()).toEqual([])
})

test('readers are told by what became of what they were asked, and new people by what they are', async () => {
  const [before, people] = [await figures('readers'), await figures('people')]
  const [mara, nora] = [await onlineReader(house), await client(house, { free_seconds: 600 })]
  const request = async () =>
    (await nora.call(readings.request, { body: { reader_id: mara.id, channel: 'chat' } })).data.id
  const act = async (who: typeof nora, action: 'decline' | 'withdraw') =>
    who.call(readings.update, { body: { chat_id: await request(), action } })
  await act(mara, 'decline')
  await act(nora, 'withdraw')
  // Accepted and let go before it began: answered, and not declined as well.
  const chat_id = await request()
  await mara.call(readings.update, { body: { chat_id, action: 'accept' } })
  await mara.call(readings.end, { body: { chat_id } })
  expect(await figures('readers')).toEqual({
    ...before,
    asked: before.asked! + 3,
    answered: before.answered! + 1,
    declined: before.declined! + 1,
    taken_back: before.taken_back! + 1,
  })
  expect(await figures('people')).toEqual({
    ...people,
    clients: people.clients! + 1,
    readers: people.readers! + 1,
  })
})

test('its rows are days, weeks from Monday on, or months, and those of nothing are there', async () => {
  const days = async (by: string, query: object = {}) =>
    (await ask('sales', { by, ...query })).data.rows.map(({ day }) => day)
  expect(await days('day')).toHaveLength(30)
  expect(await days('week', { from: '2026-11-18', to: '2026-11-25' })).toEqual(['2026-11-16', '2026-11-23'])
  expect(await days('month', { from: '2026-10-30', to: '2026-12-01' })).toEqual([
    '2026-10-01',
    '2026-11-01',
    '2026-12-01',
  ])
  expect((await figures('sales', { by: 'month' }, '2026-11-01')).sold_cents).toBe((await figures('sales')).sold_cents)
})

test('a span that is turned round, or too long, is refused at its last day', async () => {
  const refused = async (query: object) => (await ask('sales', query)).problem
  expect(await refused({ from: '2026-11-02', to: '2026-11-01' })).toMatchObject({
    code: 'bad_input',
    fields: { to: expect.any(String) },
  })
  const long = await refused({ from: '2025-01-01', to: '2026-11-01' })
  expect(long.fields).toEqual({ to: `Please choose at most ${reportDaysMax} days.` })
})

test('the file has every row and every column of what is shown', async () => {
  const desk = await admin(house)
  const answer = await house.app.inject({
    url: `/api/v2/admin/reports/sales?from=${first}&to=${second}`,
    headers: { authorization: `Bearer ${desk.token}`, accept: 'text/csv' },
  })
  expect(answer.headers['content-type']).toContain('text/csv')
  const lines = answer.body.trim().split('\r\n')
  expect(lines[0]).toBe(`day,${reportFigures.sales.join(',')}`)
  const { data } = await ask('sales', { from: first, to: second })
  expect(lines.slice(1)).toEqual(data.rows.map(({ day, figures: all }) => [`"${day}"`, ...all].join(',')))
})
