import { accounts } from '@evenlight/contract/accounts'
import { fullbans } from '@evenlight/contract/fullbans'
import { notices } from '@evenlight/contract/notices'
import { foldMailbox } from '@evenlight/core/mailbox'
import { expect, test, vi } from 'vitest'
import { ban, lettersTo, met, ownBy, signInAs } from '../../test/fullbans.ts'
import { openHouse } from '../../test/house.ts'
import { admin, client, reader, setPerson, signIn, type TestPerson } from '../../test/people.ts'
import { onlineReader, openReading } from '../../test/readings.ts'
import { tab } from '../../test/sockets.ts'

const house = await openHouse({ demo: true })
const hourMs = 3_600_000
const shortMs = 180_000
const later = (ms: number) => new Date(house.clock.now() + ms).toISOString()
const desk = await admin(house)
const other = await admin(house)
const stateOf = async (id: string) => (await desk.call(fullbans.one, { params: { id } })).data.state
const audited = async (id: string) =>
  (
    await house.database.pool.query<{ action: string; actor_id: string; reason: string | null }>(
      `select action, actor_id, reason from audit where subject_id = $1 and action <> 'full_ban.look' order by id`,
      [id],
    )
  ).rows

test('a reader asks, an admin bans: the client reads why and until when, objects once, and another admin lifts it', async () => {
  const { client: ida, reader: mara, readingId } = await met(house)
  const asked = await ban(mara, ida, { chat_id: readingId, reason: 'He says he knows where I live.' })
  expect(asked.data).toMatchObject({ state: 'asked' })
  const { id } = asked.data
  expect((await mara.call(fullbans.asked, { query: { client_id: ida.id } })).data.asked).toMatchObject({
    state: 'asked',
    reason: 'He says he knows where I live.',
    decide_by: later(72 * hourMs),
  })
  expect((await ida.call(accounts.own)).status).toBe(200)
  expect((await ida.call(fullbans.own)).problem.code).toBe('not_found')
  const untilMs = house.clock.now() + 48 * hourMs
  const until = new Date(untilMs).toISOString()
  expect((await ban(desk, ida, { ban_id: id, decision: 'ban', until })).data.state).toBe('banned')

  expect((await signInAs(house, ida, 'wrong')).problem).toMatchObject({ code: 'login_failed' })
  const own = await ownBy(house, ida)
  expect((await own.look()).data).toMatchObject({ state: 'banned', reason: 'Threats.', until, may_appeal: true })
  expect(JSON.stringify((await own.look()).data)).not.toContain(mara.username)
  expect((await own.appeal('It was somebody else.')).data).toMatchObject({
    may_appeal: false,
    appeal: { text: 'It was somebody else.', answer_by: later(72 * hourMs) },
  })
  expect((await own.appeal('And again.')).problem.reasons?.detail?.code).toBe('appealed_already')

  const [waiting] = (await other.call(fullbans.list, { query: { client_id: ida.id } })).data
  expect(waiting).toMatchObject({ id, waits_for: 'appeal', may: ['keep', 'lift'] })
  expect((await desk.call(fullbans.one, { params: { id } })).data.may).toEqual([])
  for (const decision of ['keep', 'lift'])
    expect((await ban(desk, ida, { ban_id: id, decision })).problem.reasons?.detail?.code).toBe('another_answers')
  await ban(other, ida, { ban_id: id, decision: 'lift', reason: 'You are right.' })
  expect((await own.look()).data).toMatchObject({ state: 'lifted', reason: 'You are right.' })
  expect((await signInAs(house, ida)).status).toBe(200)

  expect((await audited(id)).map(({ action, actor_id }) => [action, actor_id])).toEqual([
    ['full_ban.ask', mara.id],
    ['full_ban.ban', desk.id],
    ['full_ban.appeal', ida.id],
    ['full_ban.lift', other.id],
  ])
  const subjects = (await lettersTo(house, ida)).map(({ subject }) => subject)
  expect(subjects).toEqual([expect.stringMatching(/^Your account is banned until /), 'Your ban was lifted'])
  const [notice] = (await mara.call(notices.board)).data
  expect(notice).toMatchObject({ event: 'full_ban', title: `${ida.username} was banned from the site` })
  expect((await mara.call(fullbans.asked, { query: { client_id: ida.id } })).data.asked?.state).toBe('accepted')
})

test('an address that is not proven is neither banned nor written to', async () => {
  const victim = `victim-${house.clock.now()}@mail.test`
  const ida = await client(house, {
    email: 'usr_by_sms@nobody.invalid',
    wanted_email: victim,
    mobile: Buffer.from('1'),
  })
  const { id } = (await ban(desk, ida)).data
  expect(await lettersTo(house, { email: victim })).toEqual([])
  const { rows } = await house.database.pool.query('select mailbox from full_ban where id = $1', [id])
  expect(rows[0].mailbox).not.toEqual(house.parts.keys.sign('banned mailbox', foldMailbox(victim)))
})

test('a request that is turned down: who asked reads why, and whom it was about never hears of it', async () => {
  const { client: ida, reader: mara } = await met(house)
  const { id } = (await ban(mara, ida)).data
  const before = (await lettersTo(house, ida)).length
  await ban(desk, ida, { ban_id: id, decision: 'refuse', reason: 'A sharp word is no threat.' })
  expect((await mara.call(fullbans.asked, { query: { client_id: ida.id } })).data.asked).toMatchObject({
    state: 'refused',
    words: 'A sharp word is no threat.',
  })
  expect((await mara.call(notices.board)).data[0]).toMatchObject({ body: 'A sharp word is no threat.' })
  expect(await lettersTo(house, ida)).toHaveLength(before)
  expect((await ida.call(fullbans.own)).problem.code).toBe('not_found')
  expect((await ban(mara, ida)).data.state).toBe('asked')
})

test('readers who ask about the same client join one case, each once', async () => {
  const { client: ida, reader: mara } = await met(house)
  const { id } = (await ban(mara, ida)).data
  expect((await ban(mara, ida)).problem.reasons?.detail?.code).toBe('ban_asked_already')
  const lena = await onlineReader(house)
  expect((await ban(lena, ida)).problem.code).toBe('not_found')
  const reading = await openReading(house, { client: ida, reader: lena })
  reading.close()
  await house.clock.advance(1000)
  expect((await ban(lena, ida, { reason: 'Me too.' })).data.id).toBe(id)
  const found = (await desk.call(fullbans.one, { params: { id } })).data
  expect(found.requests.map(({ reason }) => reason)).toEqual(['Threats.', 'Me too.'])
  await ban(desk, ida, { ban_id: id, decision: 'ban' })
  for (const one of [mara, lena]) expect((await one.call(notices.board)).data[0]?.event).toBe('full_ban')
  expect((await ban(lena, ida)).problem.reasons?.detail?.code).toBe('banned_already')
})

test('a suspension closes every socket within a second and ends every sign-in, until it is decided', async () => {
  const { client: ida, reader: mara } = await met(house)
  const { id } = (await ban(mara, ida)).data
  await signIn(house, { id: ida.id, role: 'CLIENT' })
  const tabs = [await tab(house, ida), await tab(house, ida)]
  const sinceMs = performance.now()
  expect((await ban(desk, ida, { ban_id: id, suspend_now: true, reason: 'We look into it.' })).data.state).toBe(
    'suspended',
  )
  await vi.waitFor(() => expect(tabs.map(({ socket }) => socket.connected)).toEqual([false, false]), { timeout: 1000 })
  expect(performance.now() - sinceMs).toBeLessThan(1000)
  expect((await ida.call(accounts.own)).problem.code).toBe('signed_out')
  await expect(tab(house, ida)).rejects.toThrow()
  const { rows } = await house.database.pool.query(
    'select from account_sign_in where person_id = $1 and ended_at is null',
    [ida.id],
  )
  expect(rows).toEqual([])
  const own = await ownBy(house, ida)
  expect((await own.look()).data).toMatchObject({ state: 'suspended', reason: 'We look into it.', may_appeal: false })
  expect((await own.look()).data.decide_by).toBeDefined()
  expect((await own.appeal('Why?')).problem.code).toBe('wrong_state')
  await ban(other, ida, { ban_id: id, decision: 'refuse', reason: 'It was a mistake.' })
  expect((await signInAs(house, ida)).status).toBe(200)
  expect((await lettersTo(house, ida)).map(({ subject }) => subject)).toEqual([
    'Your account is suspended',
    'Your account is open again',
  ])
})

test('when its time has passed a ban is over, noted or not; the next one is a case of its own', async () => {
  const ida = await client(house)
  const { id } = (await ban(desk, ida, { until: later(shortMs) })).data
  const own = await ownBy(house, ida)
  await own.appeal('Please.')
  await house.clock.advance(shortMs)
  expect((await signInAs(house, ida)).status).toBe(200)
  expect(await stateOf(id)).toBe('over')
  expect((await ban(other, ida, { ban_id: id, decision: 'lift' })).problem.code).toBe('wrong_state')
  await house.features.fullbans.follow()
  await house.features.fullbans.follow()
  const past = (await desk.call(fullbans.list, { query: { heap: 'past', client_id: ida.id } })).data
  expect(past).toMatchObject([{ id, state: 'over', waits_for: null, may: [] }])
  expect((await lettersTo(house, ida)).filter(({ subject }) => subject === 'Your ban is over')).toHaveLength(1)
  const next = (await ban(desk, ida, { until: later(shortMs) })).data
  await house.clock.advance(shortMs)
  const third = (await ban(desk, ida)).data
  expect(new Set([id, next.id, third.id]).size).toBe(3)
  expect(await stateOf(next.id)).toBe('over')
  expect((await desk.call(fullbans.one, { params: { id: third.id } })).data.earlier).toHaveLength(2)
})

test('of two admins at once one decides, and the other is told who', async () => {
  const { client: ida, reader: mara } = await met(house)
  const { id } = (await ban(mara, ida)).data
  const answers = await Promise.all([
    ban(desk, ida, { ban_id: id, decision: 'ban' }),
    ban(other, ida, { ban_id: id, decision: 'refuse' }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const [first, second] = answers[0].status === 200 ? [desk, answers[1]] : [other, answers[0]]
  expect(second.problem.reasons?.detail).toEqual({ code: 'ban_decided_by', values: { name: first.username } })
})

test('what waits longest overdue comes first, and whoever is alone in the house answers an appeal against themselves', async () => {
  const [ida, otto] = [await client(house), await client(house)]
  const old = (await ban(desk, otto, { suspend_now: true })).data.id
  await house.clock.advance(shortMs)
  const young = (await ban(desk, ida, { suspend_now: true })).data.id
  const ids = (await desk.call(fullbans.list, { query: {} })).data.map((one) => one.id)
  expect(ids.indexOf(old)).toBeLessThan(ids.indexOf(young))
  expect(ids).toContain(young)
  await ban(desk, ida, { ban_id: young, decision: 'ban' })
  await (await ownBy(house, ida)).appeal('Please.')
  await setPerson(house, other.id, { blocked_at: house.clock.now() })
  expect((await ban(desk, ida, { ban_id: young, decision: 'keep', reason: 'It stays.' })).status).toBe(200)
  await setPerson(house, other.id, { blocked_at: null })
  expect((await (await ownBy(house, ida)).look()).data.appeal?.answer?.words).toBe('It stays.')
})

test('an admin bans a reader too; a colleague, somebody unknown or closed they cannot', async () => {
  const mara = await reader(house)
  expect((await ban(desk, mara)).data.state).toBe('banned')
  expect((await signInAs(house, mara)).problem.code).toBe('blocked')
  for (const one of [other, { id: 'usr_nobody_at_all_here' }, await client(house, { state: 'pending' })])
    expect((await ban(desk, one)).problem.code).toBe('not_found')
  const ida = await client(house)
  const close = (person: TestPerson, on: boolean) =>
    desk.call(accounts.close, { body: { member_id: person.id, on, reason: 'They asked.' } })
  await close(ida, true)
  expect((await ban(desk, ida)).problem.reasons?.detail?.code).toBe('account_closed')
  expect((await close(mara, false)).problem.reasons?.detail?.code).toBe('banned_from_site')
  expect((await signInAs(house, mara)).problem.code).toBe('blocked')
})
