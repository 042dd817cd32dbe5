import { limits } from '@evenlight/contract/limits'
import { notices } from '@evenlight/contract/notices'
import { payments } from '@evenlight/contract/payments'
import { readings } from '@evenlight/contract/readings'
import { topupTerms } from '@evenlight/contract/topups'
import { expect, test } from 'vitest'
import { client, type TestPerson } from '../../test/people.ts'
import { onlineReader, pass, started } from '../../test/readings.ts'
import { openTopups } from '../../test/topups.ts'

const { house, vendor, settle, cardOf, switchOn, own, outcomes, reads, charged } = await openTopups()

test('off until its client agrees by the text of today, to a card of theirs and a cap that one purchase fits into', async () => {
  const ida = await client(house, {})
  expect(await own(ida)).toMatchObject({ agreement: null, history: [], terms: topupTerms, low_seconds: 120 })
  const wrong = async (more: object) => (await switchOn(ida, more)).problem
  expect((await wrong({ terms: topupTerms + 1 })).fields).toHaveProperty('terms')
  expect((await wrong({ package_id: 'pkg_none_such' })).fields).toHaveProperty('package_id')
  // Its time is for one reader.
  expect((await wrong({ package_id: 'pkg_short_chat' })).fields).toHaveProperty('package_id')
  expect((await wrong({ cap_cents: 2000 })).fields).toHaveProperty('cap_cents')
  expect((await wrong({ cap_days: 7 })).fields).toHaveProperty('cap_days')
  const other = await client(house, {})
  expect((await wrong({ card_id: await cardOf(other) })).code).toBe('not_found')
  const { data } = await switchOn(ida)
  expect(data.agreement).toMatchObject({
    terms: topupTerms,
    agreed_at: new Date(house.clock.now()).toISOString(),
    card: { last4: '1111' },
    package: { price_cents: 2699 },
    cap_cents: 10_000,
    spent_cents: 0,
  })
  expect(data.agreement?.off).toBeUndefined()
})

test('two minutes before paid time is used up a package is bought once, told, mailed, and stands on the receipt', async () => {
  const { ida, reading, left } = await reads()
  await pass(house, reading, 58_000)
  await settle()
  expect(await charged(ida)).toBe(0)
  await pass(house, reading, 4000)
  await Promise.all([settle(), settle()])
  await settle()
  expect([await charged(ida), await left()]).toEqual([1, 118 + 1200])
  expect(await own(ida)).toMatchObject({
    agreement: { spent_cents: 2699 },
    history: [{ chat_id: reading.id, outcome: 'added', amount_cents: 2699, seconds: 1200 }],
  })
  expect((await ida.call(notices.unread)).data[0]).toMatchObject({
    says: { code: 'topped_up', values: { minutes: 20, amount: '$26.99' } },
    link: '/admin-user/wallet#automatic',
  })
  const [mail] = await house.mails(`${ida.username}@people.test`)
  expect(mail!.body).toContain('$26.99 were charged to your Visa ending in 1111.')
  expect(mail!.body).toContain('http://localhost:3000/admin-user/wallet#automatic')
  await ida.call(readings.end, { body: { chat_id: reading.id } })
  const { timeline } = (await ida.call(readings.receipt, { params: { id: reading.id } })).data
  expect(timeline).toContainEqual(expect.objectContaining({ what: 'time_added', who: 'system', seconds: 1200 }))
  reading.close()
})

test('what was bought runs low in its turn, and is bought again, up to the cap and no further', async () => {
  const { ida, reading, left } = await reads(150, { package_id: 'pkg_ten_minutes', cap_cents: 2800 })
  for (let n = 0; n < 3; n++) {
    await pass(house, reading, 40_000)
    await settle()
    if ((await left())! > 120) await pass(house, reading, (await left())! * 1000 - 110_000)
    await settle()
  }
  expect([await charged(ida), (await own(ida)).agreement?.spent_cents]).toEqual([2, 2798])
  expect(await outcomes(ida)).toEqual(['cap', 'added', 'added'])
  reading.close()
})

test.each([
  ['client', 'reader'],
  ['reader', 'client'],
] as const)('nothing is bought while the %s is away, and it is once they are back', async (_, there) => {
  const { ida, reading } = await reads()
  await pass(house, reading, 64_000)
  await pass(house, reading, 6000, [there])
  await settle()
  expect([await charged(ida), await outcomes(ida)]).toEqual([0, [undefined]])
  await pass(house, reading, 6000)
  await settle()
  expect(await charged(ida)).toBe(1)
  reading.close()
})

test('nothing is bought on stand-by, in a pause for care or after the end', async () => {
  const act = (who: TestPerson, id: string, action: 'standby' | 'resume' | 'go_on') =>
    who.call(readings.update, { body: { chat_id: id, action } })
  const { ida, reading } = await reads()
  await pass(house, reading, 62_000)
  await act(ida, reading.id, 'standby')
  await settle()
  expect(await charged(ida)).toBe(0)
  await act(ida, reading.id, 'resume')
  const body = 'I want to kill myself'
  await ida.call(readings.write, { body: { chat_id: reading.id, client_msg_id: 'a-cry-for-help', body } })
  await settle()
  expect([await charged(ida), (await ida.call(readings.mine)).data[0]?.clock.stopped_by]).toEqual([0, ['care']])
  await ida.call(readings.end, { body: { chat_id: reading.id } })
  await settle()
  expect([await charged(ida), await outcomes(ida)]).toEqual([0, ['not_needed']])
  reading.close()
})

test('nothing is bought where it would not lengthen the reading, or paid time was not agreed to', async () => {
  const limited = await reads(180, {}, { continue_on_paid: true, limit_seconds: 200 })
  const free = await client(house, { free_seconds: 180 })
  await switchOn(free)
  const asked = await started(house, { client: free, reader: await onlineReader(house) })
  for (const reading of [limited.reading, asked]) await pass(house, reading, 100_000)
  await settle()
  expect([await outcomes(limited.ida), await outcomes(free)]).toEqual([[], []])
  for (const reading of [limited.reading, asked]) reading.close()
})

test.each([
  ['money', { cents_day: 2000 }],
  ['time', { seconds_day: 200 }],
] as const)('a limit of one’s own over %s wins', async (_, limit) => {
  const { ida, reading } = await reads()
  await ida.call(limits.set, { body: limit })
  await pass(house, reading, 62_000)
  await settle()
  expect([await charged(ida), await outcomes(ida)]).toEqual([0, ['own_limit']])
  reading.close()
})

test('time off ends what was agreed to, and it comes back by a new word alone', async () => {
  const { ida, reading } = await reads()
  await ida.call(limits.set, { body: { cool_off_days: 1 } })
  await pass(house, reading, 62_000)
  await settle()
  expect([await charged(ida), (await own(ida)).agreement?.off?.cause]).toEqual([0, 'time_off'])
  expect((await switchOn(ida)).problem.code).toBe('limit_reached')
  reading.close()
})

test('a removed card is never charged', async () => {
  const { ida, reading } = await reads()
  const { data } = await ida.call(payments.cards)
  await ida.call(payments.deleteCard, { body: { card_id: data.cards[0]!.id } })
  await pass(house, reading, 62_000)
  await settle()
  expect(await charged(ida)).toBe(0)
  reading.close()
})

test('a decline switches it off and says so; only a new word switches it on', async () => {
  const ida = await client(house, { paid_seconds: 180 })
  const card_id = await cardOf(ida)
  await switchOn(ida, { card_id })
  for (const card of vendor.profiles.cards()) card.card = 'declined'
  const reading = await started(house, { client: ida, reader: await onlineReader(house) }, { continue_on_paid: true })
  await pass(house, reading, 62_000)
  await settle()
  expect(await own(ida)).toMatchObject({
    agreement: { off: { cause: 'declined' } },
    history: [{ outcome: 'declined' }],
  })
  expect((await ida.call(notices.unread)).data[0]?.says?.code).toBe('topup_declined')
  await pass(house, reading, 30_000)
  await settle()
  expect([await charged(ida), await outcomes(ida)]).toEqual([0, ['declined']])
  reading.close()
})
