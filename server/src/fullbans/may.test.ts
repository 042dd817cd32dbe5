import { fullbans } from '@evenlight/contract/fullbans'
import { expect, test } from 'vitest'
import { ban, met, ownBy, signInAs } from '../../test/fullbans.ts'
import { openHouse } from '../../test/house.ts'
import { admin, client, reader, type TestPerson } from '../../test/people.ts'
import { appealTokenFor } from '../accounts/tokens.ts'

const house = await openHouse({ demo: true })
const [desk, other] = [await admin(house), await admin(house)]
const later = new Date(house.clock.now() + 3_600_000).toISOString()

const acts = {
  suspend: { suspend_now: true },
  ban: { decision: 'ban' },
  refuse: { decision: 'refuse' },
  keep: { decision: 'keep' },
  lift: { decision: 'lift' },
}
interface Made {
  person: { id: string; username: string }
  id: string | undefined
}
const none = async (): Promise<Made> => ({ person: await client(house), id: undefined })
const asked = async (): Promise<Made> => {
  const { client: person, reader: mara } = await met(house)
  return { person, id: (await ban(mara, person)).data.id }
}
const opened = (more: Record<string, unknown>) => async (): Promise<Made> => {
  const person = await client(house)
  return { person, id: (await ban(desk, person, more)).data.id }
}
const banned = opened({})
const appealed = async () => {
  const made = await banned()
  await (await ownBy(house, made.person)).appeal('Please.')
  return made
}
const moved = (from: () => Promise<Made>, by: TestPerson, decision: string) => async () => {
  const made = await from()
  await ban(by, made.person, { ban_id: made.id, decision })
  return made
}
/** Brings a new case about somebody into each state, and says who it is about. */
const states = {
  none,
  asked,
  suspended: opened({ suspend_now: true }),
  banned,
  appealed,
  answered: moved(appealed, other, 'keep'),
  refused: moved(asked, desk, 'refuse'),
  lifted: moved(banned, desk, 'lift'),
}
type Name = keyof typeof states
const names = Object.keys(states) as Name[]

// By the admin who did not decide: what each act makes of each state, and nothing where it can't be done.
const table: Record<Name, Partial<Record<keyof typeof acts, string>>> = {
  none: { suspend: 'suspended', ban: 'banned' },
  asked: { suspend: 'suspended', ban: 'banned', refuse: 'refused' },
  suspended: { ban: 'banned', refuse: 'refused' },
  banned: { lift: 'lifted' },
  appealed: { keep: 'banned', lift: 'lifted' },
  answered: { lift: 'lifted' },
  refused: {},
  lifted: {},
}

test.each(names)('what an admin may do where it is %s, and nobody else', async (name) => {
  for (const [act, more] of Object.entries(acts)) {
    const { person, id } = await states[name]()
    const wanted = table[name][act as keyof typeof acts]
    for (const [who, code] of [
      [await client(house), 'wrong_role'],
      [await reader(house), 'wrong_role'],
    ] as const)
      expect((await ban(who, person, more)).problem.code, `${act} by ${who.username}`).toBe(code)
    const answer = await ban(other, person, { ...more, ...(id && { ban_id: id }) })
    expect(answer.data?.state ?? answer.problem.code, `${act} of ${name}`).toBe(wanted ?? 'wrong_state')
  }
})

test('what is shown to be possible is what is possible', async () => {
  for (const name of names) {
    const { id } = await states[name]()
    if (!id) continue
    const { may } = (await other.call(fullbans.one, { params: { id } })).data
    expect(may, name).toEqual(Object.keys(acts).filter((act) => act in table[name]))
  }
})

test('a length lies ahead, and belongs to a ban; so does fraud', async () => {
  const ida = await client(house)
  const past = new Date(house.clock.now()).toISOString()
  const wrong = async (more: Record<string, unknown>) => Object.keys((await ban(desk, ida, more)).problem.fields ?? {})
  expect(await wrong({ until: past })).toEqual(['until'])
  expect(await wrong({ suspend_now: true, until: later })).toEqual(['until'])
  expect(await wrong({ suspend_now: true, fraud: true })).toEqual(['fraud'])
  expect(await wrong({ suspend_now: true, decision: 'ban' })).toEqual(['suspend_now'])
  expect((await signInAs(house, ida)).status).toBe(200)
})

test('a reader asks about a client whom they served, by a reading of the two', async () => {
  const [mine, others] = [await met(house), await met(house)]
  expect((await ban(mine.reader, others.client)).problem.code).toBe('not_found')
  expect((await ban(mine.reader, mine.client, { chat_id: others.readingId })).problem.code).toBe('not_found')
  expect((await ban(mine.reader, others.reader)).problem.code).toBe('not_found')
  expect((await ban(mine.reader, mine.client, { chat_id: mine.readingId })).status).toBe(200)
})

test('an appeal token opens one’s own ban for an hour, and nothing else', async () => {
  const { person } = await banned()
  const { person: another } = await banned()
  const { keys } = house.parts
  const now = house.clock.now()
  const token = appealTokenFor(keys, person.id, now)
  const by = (given: string) => house.call(fullbans.own, { headers: { 'x-appeal-token': given } } as never)
  expect((await by(token)).data.state).toBe('banned')
  const forged = [
    token.replace(person.id, another.id),
    appealTokenFor(keys, person.id, now - 3_600_000),
    `${token}x`,
    '',
    'a.b.c',
    '..',
  ]
  for (const one of forged) expect((await by(one)).problem.code, one).toBe('signed_out')
  const appeal = (given: string) =>
    house.call(fullbans.appeal, { body: { text: 'Let me in.' }, headers: { 'x-appeal-token': given } } as never)
  for (const one of forged) expect((await appeal(one)).problem.code, one).toBe('signed_out')
  expect((await house.call(fullbans.own)).problem.code).toBe('signed_out')
  for (const call of [fullbans.list, fullbans.asked] as const)
    expect(
      (await house.call(call, { query: {}, headers: { 'x-appeal-token': token } } as never, token)).problem.code,
    ).toBe('signed_out')
})
