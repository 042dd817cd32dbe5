import { beforeEach, expect, test } from 'vitest'
import { accounts } from '@evenlight/contract/accounts'
import { audit } from '@evenlight/contract/audit'
import { bans } from '@evenlight/contract/bans'
import { care } from '@evenlight/contract/care'
import { gifts } from '@evenlight/contract/gifts'
import { notes } from '@evenlight/contract/notes'
import { payments } from '@evenlight/contract/payments'
import { tickets } from '@evenlight/contract/tickets'
import { thingKinds, timeline, timelineKinds, type TimelineKind } from '@evenlight/contract/timeline'
import { openHouse } from '../../test/house.ts'
import { giveBack, write } from '../../test/messages.ts'
import { admin as someAdmin, type TestPerson } from '../../test/people.ts'
import { timelines } from '../../test/timelines.ts'
import { openWorld } from '../../test/world.ts'

const house = await openHouse({ demo: true })
const world = await openWorld(house)
const later = () => house.clock.advance(1000)
beforeEach(later)
const { admin, 'client A': ida, 'reader A': mara } = world.people
const of = async (
  { id }: Pick<TestPerson, 'id'>,
  query: { kind?: TimelineKind; after?: string; limit?: string } = {},
) => (await admin.call(timeline.show, { params: { id }, query })).data
const newest = async (person: TestPerson, kind: TimelineKind) => (await of(person, { kind }))[0]

test('whatever a feature tells stands there, with its kind, the other one in it, and what can be done', async () => {
  const about = { id: mara.id, username: mara.username }
  const reading = await world.counted()
  expect(await newest(ida, 'readings')).toMatchObject({ what: 'readings_settled', subject_id: reading, with: about })
  expect(await newest(mara, 'readings')).toMatchObject({ subject_id: reading, with: { id: ida.id } })
  await world.claim()
  expect(await newest(ida, 'claims')).toMatchObject({ what: 'claims_open', subject_id: reading, seconds: 60 })
  await world.deliveredOrder()
  expect(await newest(ida, 'orders')).toMatchObject({ what: 'orders_delivered', with: about, act: 'look' })
  await mara.call(bans.ban, { body: { client_id: ida.id, reason: 'Rude.' } } as never)
  expect(await newest(ida, 'bans')).toMatchObject({ what: 'bans_refused_by', with: about })
  expect((await newest(ida, 'bans'))?.reason).toBeUndefined()
  expect(await newest(mara, 'bans')).toMatchObject({ what: 'bans_refuses', with: { id: ida.id } })
  await mara.call(bans.unban, { body: { client_id: ida.id } } as never)
  await world.fullBan()
  expect(await newest(mara, 'bans')).toMatchObject({ what: 'bans_wanted', with: { id: ida.id } })
  expect(await newest(ida, 'site_bans')).toMatchObject({ what: 'site_bans_asked' })
})

test('a payment can be refunded for what is left of it, one that waits decided, and what went back names who did it', async () => {
  const id = await world.paid()
  const paid = await newest(ida, 'payments')
  expect(paid).toMatchObject({ what: 'payments_captured', act: 'refund' })
  expect(paid!.act_cents).toBe(paid!.amount_cents)
  await admin.call(payments.refund, { body: { payment_id: id, reason: 'They asked for it.' } })
  expect((await newest(ida, 'payments'))?.act).toBeUndefined()
  expect(await newest(ida, 'refunds')).toMatchObject({
    subject_id: id,
    reason: 'They asked for it.',
    by: { id: admin.id },
    amount_cents: paid!.amount_cents,
  })
  await later()
  await world.reviewed()
  expect(await newest(ida, 'payments')).toMatchObject({ what: 'payments_review', act: 'decide' })
  await later()
  await world.disputed()
  expect(await newest(ida, 'disputes')).toMatchObject({ what: 'disputes_open' })
})

test('of messages, notes and signs of care it tells that they are, and none of their words', async () => {
  const secret = 'meet me at the lighthouse'
  const { id } = await write({ client: ida, reader: mara }, `Please ${secret}.`)
  expect(await of(ida, { kind: 'messages' })).toEqual([])
  await giveBack(house, admin, id, 'It says where you meet.')
  expect(await newest(ida, 'messages')).toMatchObject({
    what: 'messages_returned',
    by: { id: admin.id },
    reason: 'It says where you meet.',
  })
  await mara.call(notes.write, { body: { client_id: ida.id, text: secret } })
  expect(await newest(ida, 'notes')).toMatchObject({ what: 'notes_kept', with: { id: mara.id } })
  const body = { topic: 'other' as const, subject: 'Nights', body: `I want to die, ${secret}.` }
  const asked = (await ida.call(tickets.ask, { body })).data
  expect(await newest(ida, 'care')).toMatchObject({ what: 'care_ticket', subject_id: asked.id, act: 'see' })
  await admin.call(care.see, { params: { id: asked.id } })
  expect(await newest(ida, 'care')).toMatchObject({ by: { id: admin.id } })
  expect((await newest(ida, 'care'))?.act).toBeUndefined()
  for (const person of [ida, mara]) expect(JSON.stringify(await of(person, { limit: '100' }))).not.toContain(secret)
})

test('who is reported has it on their time line, and who reports it as a question', async () => {
  const body = { topic: 'report' as const, subject: 'Rude', body: 'Shouted.', chat_id: await world.settled() }
  const { id } = (await ida.call(tickets.ask, { body } as never)).data
  expect(await newest(mara, 'reports')).toMatchObject({ subject_id: id, with: { id: ida.id } })
  expect(await of(ida, { kind: 'reports' })).toEqual([])
  expect(await newest(ida, 'tickets')).toMatchObject({ subject_id: id, what: 'tickets_open' })
})

test('decisions of the house stand there with reason and by whom, those about money apart, and no looks', async () => {
  await admin.call(accounts.trust, { body: { member_id: ida.id, on: true, reason: 'Known for years.' } })
  expect(await newest(ida, 'decisions')).toMatchObject({
    action: 'members.trust',
    reason: 'Known for years.',
    by: { id: admin.id },
  })
  await admin.call(accounts.rate, { body: { member_id: mara.id, rate_cents_per_minute: 70, reason: 'Two years.' } })
  expect(await newest(mara, 'money_decisions')).toMatchObject({ action: 'members.rate' })
  expect((await of(mara, { kind: 'decisions' })).map(({ action }) => action)).not.toContain('members.rate')
  await admin.call(accounts.member, { query: { id: ida.id } })
  const all = (await of(ida, { limit: '100' })).map(({ action }) => action)
  expect(all).not.toContain('members.look')
  await admin.call(gifts.giveFree, { params: { id: await world.counted() }, body: { seconds: 300, reason: 'Sorry.' } })
  expect(await newest(ida, 'time')).toMatchObject({ what: 'time_gift', seconds: 300, reason: 'Sorry.' })
})

test('pages hold every entry once, newest first, also where lists have the same instant', async () => {
  await house.database.pool.query('update care_sign set at = date_trunc($1, at)', ['minute'])
  await house.database.pool.query(
    `update account_sign_in set made_at = (select at from care_sign where person_id = $1) where person_id = $1`,
    [ida.id],
  )
  const all = await of(ida, { limit: '100' })
  expect(all.length).toBeGreaterThan(12)
  expect(all.map(({ at }) => at)).toEqual(
    all
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
  const seen: string[] = []
  for (let after: string | undefined; ;) {
    const page = await admin.call(timeline.show, {
      params: { id: ida.id },
      query: { limit: '1', ...(after && { after }) },
    })
    seen.push(...page.data.map(({ id }) => id))
    if (!page.next) break
    after = page.next
  }
  expect(seen).toEqual(all.map(({ id }) => id))
  expect(new Set(seen).size).toBe(seen.length)
})

test('looking is written down once for each time it is opened, and nobody is nobody', async () => {
  const looks = async () =>
    (await admin.call(audit.log, { query: { kind: 'looks', about: mara.id, limit: '100' } })).data.length
  const before = await looks()
  const page = await admin.call(timeline.show, { params: { id: mara.id }, query: { limit: '1' } })
  await admin.call(timeline.show, { params: { id: mara.id }, query: { limit: '1', after: page.next! } })
  expect(await looks()).toBe(before + 1)
  const nobody = await admin.call(timeline.show, { params: { id: 'usr_nobody_at_all' }, query: {} })
  expect(nobody.problem.code).toBe('not_found')
})

test('the time line of one of the house opens for who may all, and looks like nobody to the others', async () => {
  const params = { id: admin.id }
  expect((await admin.call(timeline.show, { params, query: {} })).status).toBe(200)
  for (const admin_role of ['moderation', 'money'] as const) {
    const other = await someAdmin(house, { admin_role })
    expect((await other.call(timeline.show, { params, query: {} })).problem.code).toBe('not_found')
    expect((await other.call(timeline.show, { params: { id: ida.id }, query: {} })).status).toBe(200)
  }
})

test('every kind has a list, and the lists that the house has are all that are declared', () => {
  expect(new Set(timelines.map(({ kind }) => kind))).toEqual(new Set(Object.keys(timelineKinds)))
  expect(house.features.timeline.sources.map(({ name }) => name).toSorted()).toEqual(
    timelines.map(({ name }) => name).toSorted(),
  )
})

test('whose a thing is, is found by its number; what tells of money by those who see money, and the search is in the log', async () => {
  const whose = async (who: TestPerson, id: string) => {
    const { status, data } = await who.call(timeline.whose, { params: { id } })
    return status === 200 ? data : status
  }
  const claim = await world.claim()
  const [client, reader] = [ida, mara].map(({ id, username }) => ({ id, username }))
  expect(await whose(admin, claim)).toEqual({ people: [client, reader], reading_id: await world.counted() })
  const { rows } = await house.database.pool.query(
    `select detail from audit where action = 'members.list' order by id desc limit 1`,
  )
  expect(rows).toEqual([{ detail: { q: claim } }])
  const paid = await world.paid()
  expect(await whose(admin, paid)).toEqual({ people: [client] })
  const moderator = await someAdmin(house, { admin_role: 'moderation' })
  expect(await whose(moderator, claim)).toMatchObject({ people: [client, reader] })
  expect(await whose(moderator, paid)).toBe(404)
  const written = await world.testimonial()
  expect(await whose(moderator, written)).toMatchObject({ people: [client, reader] })
  for (const id of [...Object.keys(thingKinds), 'usr', 'zzz'].map((kind) => `${kind}_nothing000`))
    expect(await whose(admin, id), id).toBe(404)
  expect(await whose(ida, claim)).toBe(403)
})
