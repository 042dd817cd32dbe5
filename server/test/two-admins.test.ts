import { accounts } from '@evenlight/contract/accounts'
import { care } from '@evenlight/contract/care'
import { claims } from '@evenlight/contract/claims'
import { content } from '@evenlight/contract/content'
import { earnings } from '@evenlight/contract/earnings'
import { appealHeader, fullbans } from '@evenlight/contract/fullbans'
import { liveReadings } from '@evenlight/contract/live-readings'
import { moderation } from '@evenlight/contract/moderation'
import { payments } from '@evenlight/contract/payments'
import { pressure } from '@evenlight/contract/pressure'
import { shorts } from '@evenlight/contract/shorts'
import { testimonials } from '@evenlight/contract/testimonials'
import { tickets } from '@evenlight/contract/tickets'
import { expect, test } from 'vitest'
import type { Problem } from '@evenlight/contract/errors'
import { openHouse } from './house.ts'
import { admin, client, type TestPerson } from './people.ts'
import { applicant, openWorld, type World } from './world.ts'

const house = await openHouse({ demo: true })

type Answer = Promise<{ status: number; problem: Problem }>
/** Something that waits, and what one and another of the house do about it at once. */
type Case = (world: World) => Promise<[(who: TestPerson) => Answer, (who: TestPerson) => Answer]>
const twice = (act: (who: TestPerson) => Answer): [typeof act, typeof act] => [act, act]

const said = { reason: 'So it is.' }
const bothEnds =
  (act: (world: World, id: string, end: 'won' | 'lost') => (who: TestPerson) => Answer): Case =>
  async (world) => {
    const id = await world.disputed()
    return [act(world, id, 'won'), act(world, id, 'lost')]
  }

const cases: Record<string, Case> = {
  'a message': async (world) => {
    const params = { id: await world.held() }
    return [
      (who) => who.call(moderation.approve, { params, body: { delay_seconds: 0 } }),
      (who) => who.call(moderation.return, { params, body: said }),
    ]
  },
  'a claim': async (world) => {
    const claim_id = await world.claim()
    const decline = { claim_id, action: 'decline', reason: 'Nothing was cut off.' } as const
    await world.people['reader A'].call(claims.answer, { body: decline })
    return [
      (who) => who.call(claims.answer, { body: { claim_id, action: 'approve', seconds: 30, ...said } }),
      (who) => who.call(claims.answer, { body: { claim_id, action: 'decline', ...said } }),
    ]
  },
  'a ban that was asked for': async (world) => {
    const ban_id = await world.fullBan()
    const client_id = world.people['client A'].id
    return [
      (who) => who.call(fullbans.ban, { body: { ban_id, client_id, ...said } }),
      (who) => who.call(fullbans.ban, { body: { ban_id, client_id, decision: 'refuse', ...said } }),
    ]
  },
  'a payment that is held': async (world) => {
    const params = { id: await world.reviewed() }
    return [
      (who) => who.call(payments.decide, { params, body: { decision: 'approve', ...said } }),
      (who) => who.call(payments.decide, { params, body: { decision: 'decline', ...said } }),
    ]
  },
  'a disputed payment': bothEnds(
    (_, dispute_id, outcome) => (who) =>
      who.call(payments.endDispute, { body: { dispute_id, outcome, was: 'open', ...said } }),
  ),
  'a refund by hand': async (world) => {
    const params = { id: await world.byHand() }
    return twice((who) => who.call(payments.paidByHand, { params, body: said }))
  },
  'a review that is taken down': async (world) => {
    const id = await world.testimonial()
    return [
      (who) => who.call(testimonials.remove, { body: { id, reason: 'insults' } }),
      (who) => who.call(testimonials.remove, { body: { id, reason: 'unlawful' } }),
    ]
  },
  'a review that is put back': async (world) => {
    const id = await world.takenDown()
    return twice((who) => who.call(testimonials.restore, { body: { id } }))
  },
  'a question to the house': async (world) => {
    const ticket_id = await world.ticket()
    const one = await world.people.admin.call(tickets.one, { params: { id: ticket_id } })
    const seen = one.data.lines.length
    return twice((who) => who.call(tickets.answer, { body: { ticket_id, body: 'On Tuesday.', seen } }))
  },
  'an application': async () => {
    const { id: member_id } = await applicant(house)
    const body = { member_id, was: 'waiting', ...said } as const
    return [
      (who) => who.call(accounts.approve, { body: { ...body, decision: 'approve' } }),
      (who) => who.call(accounts.approve, { body: { ...body, decision: 'refuse' } }),
    ]
  },
  'a text that waits': async (world) => {
    const params = { id: await world.article() }
    await world.people['reader A'].call(content.updateArticle, { params, body: { action: 'send', seen: 1 } })
    const act = { params, seen: 1, was: 'awaiting' } as const
    return [
      (who) => who.call(content.updateArticle, { params, body: { action: 'publish', seen: 1, was: act.was } }),
      (who) => who.call(content.updateArticle, { params, body: { action: 'return', seen: 1, was: act.was, ...said } }),
    ]
  },
  'disputed lines of a statement': async (world) => {
    const invoice_id = await world.statement()
    const lines = [{ number: 1, amount_cents: 500, reason: 'The clock stood.' }]
    await world.people['reader A'].call(earnings.act, { body: { invoice_id, action: 'dispute', lines } })
    const approve = (amount_cents: number) => (who: TestPerson) =>
      who.call(earnings.act, {
        body: { invoice_id, action: 'approve', lines: [{ number: 1, amount_cents, reason: 'So it is.' }] },
      })
    return [approve(500), approve(100)]
  },
  'a short reading': async (world) => {
    const params = { id: await world.short() }
    return [
      (who) => who.call(shorts.decide, { params, body: { decision: 'keep' } }),
      (who) => who.call(shorts.decide, { params, body: { decision: 'return', ...said } }),
    ]
  },
  'an account that is closed': async () => {
    const { id: member_id } = await client(house)
    return twice((who) => who.call(accounts.close, { body: { member_id, on: true, ...said } }))
  },
  'words that press a client': async (world) => {
    const params = { id: await world.pressed() }
    return [
      (who) => who.call(pressure.decide, { params, body: { outcome: 'cleared' } }),
      (who) => who.call(pressure.decide, { params, body: { outcome: 'warned', ...said } }),
    ]
  },
  'the end of a reading': async (world) => {
    const params = { id: await world.open() }
    return twice((who) => who.call(liveReadings.intervene, { params, body: { deed: 'end', back: 0, ...said } }))
  },
}

test.each(Object.entries(cases))(
  '%s: of two of the house at once one has it, and the other hears whose it is',
  async (_, of) => {
    const acts = await of(await openWorld(house))
    const two = [await admin(house), await admin(house)] as const
    const answers = await Promise.all(acts.map((act, at) => act(two[at]!)))
    expect(answers.map(({ status }) => status < 300).toSorted(), JSON.stringify(answers)).toEqual([false, true])
    const [won, lost] = answers[0]!.status < 300 ? [0, 1] : [1, 0]
    expect(answers[lost]!.problem.code).toBe('wrong_state')
    expect(answers[lost]!.problem.reasons?.detail?.values).toEqual({ name: two[won]!.username })
  },
)

test('an objection to a ban: one of two answers it, and the other hears whose it is', async () => {
  const world = await openWorld(house)
  const token = await world.appealToken()
  const headers = { [appealHeader]: token }
  const asked = await house.call(fullbans.appeal, { body: { text: 'It was not me.' }, headers })
  expect(asked.problem).toBeUndefined()
  const { data } = await world.people.admin.call(fullbans.list, { query: { heap: 'waiting' } })
  const { id: ban_id, person } = data.find(({ appeal }) => appeal?.text === 'It was not me.')!
  const two = [await admin(house), await admin(house)] as const
  const act = (who: TestPerson, decision: 'keep' | 'lift') =>
    who.call(fullbans.ban, { body: { ban_id, client_id: person.id, decision, waited_for: 'appeal', ...said } })
  const answers = await Promise.all([act(two[0], 'keep'), act(two[1], 'lift')])
  const [won, lost] = answers[0].status < 300 ? ([0, 1] as const) : ([1, 0] as const)
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers[lost].problem.reasons?.detail?.values).toEqual({ name: two[won]!.username })
})

test('a sign that somebody may not be safe: both hear who saw it first', async () => {
  const world = await openWorld(house)
  const params = { id: await world.paused() }
  const two = [await admin(house), await admin(house)]
  const seen = await Promise.all(two.map((who) => who.call(care.see, { params })))
  const names = new Set(seen.map(({ data }) => data.seen?.by.username))
  expect(names.size).toBe(1)
  expect(two.map(({ username }) => username)).toContain([...names][0])
})
