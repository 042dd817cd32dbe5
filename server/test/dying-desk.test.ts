import { randomUUID } from 'node:crypto'
import { claims } from '@evenlight/contract/claims'
import { gifts } from '@evenlight/contract/gifts'
import { payments } from '@evenlight/contract/payments'
import { readings } from '@evenlight/contract/readings'
import { topups, topupTerms } from '@evenlight/contract/topups'
import { dayMs } from '@evenlight/core/wall-clock'
import { describe, expect, test } from 'vitest'
import { findBalances } from '../src/wallet/public.ts'
import { dieEverywhere } from './dying.ts'
import { openHouse } from './house.ts'
import { admin, client, type TestPerson } from './people.ts'
import { pair, pass, started } from './readings.ts'

const patience = { timeout: 240_000 }
/** Of a flow with fewer points than these something was not looked at. */
const pointsMin = 4

describe('whoever dies at any point of it leaves all or nothing, and the same thing again is done once:', async () => {
  const house = await openHouse({ demo: true })
  const everywhere = async (flow: Parameters<typeof dieEverywhere>[1]) =>
    expect(await dieEverywhere(house, flow)).toBeGreaterThanOrEqual(pointsMin)
  const owns = ({ id }: TestPerson) => findBalances(house.database.db, id, house.clock.now())
  const countOf = async (sql: string, ...values: unknown[]) =>
    Number((await house.database.pool.query<{ n: string }>(`select count(*) as n from ${sql}`, values)).rows[0]!.n)
  /** A paid minute of two people. */
  const read = async () => {
    const two = await pair(house, { paid_seconds: 600 })
    const made = await started(house, two, { continue_on_paid: true })
    const body = { chat_id: made.id, client_msg_id: randomUUID(), body: 'Three cards.' }
    await two.reader.call(readings.write, { body })
    await pass(house, made, 60_000)
    await two.client.call(readings.end, { body: { chat_id: made.id } })
    made.close()
    return { id: made.id, ...two }
  }

  test('time asked back', patience, () =>
    everywhere(async (die, at) => {
      const { id: session_id, client: ida, reader } = await read()
      const body = { session_id, cause: 'slow', seconds_wanted: 60, text: 'Long silences.' } as const
      const ask = (key: string) => ida.call(claims.ask, { body, key })
      await die(() => ask(`asked-back-${at}`))
      const kept = await countOf('claim where reading_id = $1', session_id)
      expect([at, kept]).toEqual([at, await countOf(`notice where person_id = $1 and event = 'claim'`, reader.id)])
      expect((await ask(`asked-back-${at}`)).data).toMatchObject({ state: 'open', seconds_wanted: 60 })
      expect((await ask(`asked-back-again-${at}`)).problem.code).toBe('wrong_state')
      expect(await countOf('claim where reading_id = $1', session_id)).toBe(1)
      expect(await countOf(`notice where person_id = $1 and event = 'claim'`, reader.id)).toBe(1)
      expect((await owns(ida)).paid_seconds).toBe(540)
    }),
  )

  test('an offer accepted', patience, () =>
    everywhere(async (die, at) => {
      const { id: session_id, client: ida, reader } = await read()
      const body = { session_id, cause: 'slow', seconds_wanted: 60, text: 'Long silences.' } as const
      const claim_id = (await ida.call(claims.ask, { body })).data.id
      await reader.call(claims.answer, { body: { claim_id, action: 'offer', seconds: 60, as: 'paid' } })
      const accept = () => ida.call(claims.answer, { body: { claim_id, action: 'accept' }, key: `accepted-${at}` })
      await die(accept)
      expect([540, 600]).toContain((await owns(ida)).paid_seconds)
      expect((await accept()).data).toMatchObject({ state: 'accepted', granted_seconds: 60 })
      expect((await owns(ida)).paid_seconds).toBe(600)
    }),
  )

  test('time given back unasked', patience, async () => {
    const { id, client: ida, reader } = await read()
    await everywhere(async (die, at) => {
      const body = { seconds: 1, reason: 'My line was slow.' }
      const give = () => reader.call(claims.timeBack, { params: { id }, body, key: `given-back-${at}` })
      await die(give)
      expect((await give()).data).toMatchObject({ paid_seconds: 1, returnable_seconds: 59 - at })
      expect((await owns(ida)).paid_seconds).toBe(541 + at)
    })
  })

  test('time given', patience, async () => {
    const [{ id, client: ida }, desk] = [await read(), await admin(house)]
    await everywhere(async (die, at) => {
      const body = { seconds: 60, reason: 'For the wait.' }
      const give = () => desk.call(gifts.givePaid, { params: { id }, body, key: `gift-given-${at}` })
      await die(give)
      expect((await give()).data).toMatchObject({ left_seconds: 3600 - 60 * (at + 1) })
      expect((await owns(ida)).paid_seconds).toBe(540 + 60 * (at + 1))
    })
  })

  test('free time given by the reader', patience, () =>
    everywhere(async (die, at) => {
      const { id, client: ida, reader } = await read()
      const body = { seconds: 60, reason: 'For the wait.' }
      const give = () => reader.call(gifts.giveFree, { params: { id }, body, key: `free-given-${at}` })
      await die(give)
      const given = (await owns(ida)).free_seconds
      expect([0, 60]).toContain(given)
      // What is left of the day, what was given and what stands in the audit say the same.
      expect((await reader.call(gifts.left)).data).toMatchObject({ left_seconds: 600 - given })
      expect(await countOf(`audit where subject_id = $1 and actor_id = $2`, id, reader.id)).toBe(given / 60)
      expect((await give()).data).toMatchObject({ left_seconds: 540 })
      expect((await owns(ida)).free_seconds).toBe(60)
      expect(await countOf(`audit where subject_id = $1 and actor_id = $2`, id, reader.id)).toBe(1)
    }),
  )

  test('automatic top-up agreed to, in place of an older word', patience, () =>
    everywhere(async (die, at) => {
      const ida = await client(house)
      const opaque_data = { descriptor: 'EVENLIGHT.DEMO.CARD', value: 'approved' }
      const [card] = (await ida.call(payments.newCard, { body: { opaque_data } })).data.cards
      const bounds = { terms: topupTerms, card_id: card!.id, package_id: 'pkg_ten_minutes', cap_days: 1 } as const
      const agree = (cap_cents: number, key: string) =>
        ida.call(topups.set, { body: { action: 'on', ...bounds, cap_cents }, key })
      await agree(5000, `agreed-first-${at}`)
      const again = () => agree(10_000, `agreed-${at}`)
      await die(again)
      // The older word or the newer, never both and never neither.
      const stands = `topup where client_id = $1 and off_at is null`
      expect([at, await countOf(stands, ida.id)]).toEqual([at, 1])
      expect((await again()).data.agreement).toMatchObject({ cap_cents: 10_000 })
      expect(await countOf(stands, ida.id)).toBe(1)
      expect(await countOf(`topup where client_id = $1 and off_cause = 'replaced'`, ida.id)).toBe(1)
    }),
  )

  const sweep = () => house.features.payments.sweeps[0]!.work()
  const bought = async (value: string) => {
    const ida = await client(house)
    const opaque_data = { descriptor: 'EVENLIGHT.DEMO.CARD', value }
    const { data } = await ida.call(payments.checkout, { body: { package_id: 'pkg_ten_minutes', opaque_data } })
    return { ida, id: data.payment.id }
  }
  test('a payment decided that waited for the house', patience, () =>
    everywhere(async (die, at) => {
      const [{ ida, id }, desk] = [await bought('review'), await admin(house)]
      const body = { decision: 'approve', reason: 'A known client.' } as const
      const decide = () => desk.call(payments.decide, { params: { id }, body, key: `decided-${at}` })
      await die(decide)
      await sweep()
      const { data, problem } = await decide()
      // Where it was done and nobody heard, it is said so.
      expect(data?.payment.state ?? problem.reasons?.detail?.code).toMatch(/^(captured|payment_decided)$/)
      expect((await owns(ida)).paid_seconds).toBe(600)
      expect(await countOf('audit where subject_id = $1 and actor_id = $2', id, desk.id)).toBeGreaterThan(0)
    }),
  )

  test('a refund that the house paid by hand', patience, () =>
    everywhere(async (die, at) => {
      const { id: payment_id } = await bought('approved')
      // The provider takes back nothing so old.
      await house.clock.advance(200 * dayMs)
      const desk = await admin(house)
      await desk.call(payments.refund, { body: { payment_id, reason: 'Asked for it.' } })
      const [waits] = (await desk.call(payments.byHand, { query: {} })).data
      const pay = (key: string) =>
        desk.call(payments.paidByHand, { params: { id: waits!.id }, body: { reason: 'By bank.' }, key })
      await die(() => pay(`paid-by-hand-${at}`))
      expect((await pay(`paid-by-hand-${at}`)).status).toBe(200)
      expect((await pay(`paid-by-hand-again-${at}`)).problem.reasons?.detail).toEqual({ code: 'refund_paid' })
      const audits = `audit where action = 'payments.paid_by_hand' and subject_id = $1`
      expect(await countOf(audits, payment_id)).toBe(1)
    }),
  )
})
