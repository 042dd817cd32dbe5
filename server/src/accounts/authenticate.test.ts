import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { admin, client, reader, setPerson, signIn } from '../../test/people.ts'
import { endSignIns } from './sign-ins.ts'

const house = await openHouse()
const who = (token: string) => house.parts.authenticate(token)
const minuteMs = 60_000

test('a token tells who asks, in every role', async () => {
  for (const [make, role] of [
    [client, 'CLIENT'],
    [reader, 'READER'],
    [admin, 'ADMIN'],
  ] as const) {
    const person = await make(house)
    expect(await who(person.token)).toEqual({
      id: person.id,
      role,
      username: person.username,
      signInId: person.signInId,
      proved: true,
      ...(role === 'ADMIN' && { adminRole: 'any' }),
    })
  }
})

test('a token that was changed in any way tells nobody', async () => {
  const { token, refresh } = await client(house)
  const last = token.at(-1) === 'A' ? 'B' : 'A'
  for (const bad of [
    token.slice(0, -1),
    `${token}A`,
    token.slice(0, -1) + last,
    token.toUpperCase(),
    refresh,
    '',
    'x'.repeat(1_000_000),
  ])
    expect(await who(bad)).toBeUndefined()
})

test('a token lives 15 minutes', async () => {
  const { token } = await client(house)
  await house.clock.advance(15 * minuteMs - 1)
  expect(await who(token)).toBeDefined()
  await house.clock.advance(1)
  expect(await who(token)).toBeUndefined()
})

test('an ended sign-in counts at once, another one of the same person stays', async () => {
  const person = await client(house)
  const other = await signIn(house, { id: person.id, role: 'CLIENT' })
  await house.database.transaction((tx) =>
    endSignIns(tx, house.parts, {
      personId: person.id,
      only: person.signInId,
      because: 'test',
      now: house.clock.now(),
    }),
  )
  expect(await who(person.token)).toBeUndefined()
  expect(await who(other.access)).toBeDefined()
})

test('a block, an unconfirmed account and a withdrawn approval count at once', async () => {
  const person = await client(house)
  const now = house.clock.now()
  await setPerson(house, person.id, { blocked_at: now, blocked_until: now + minuteMs, blocked_reason: 'test' })
  expect(await who(person.token)).toBeUndefined()
  await house.clock.advance(minuteMs)
  expect(await who(person.token)).toBeDefined()
  await setPerson(house, person.id, { state: 'pending' })
  expect(await who(person.token)).toBeUndefined()
  const psychic = await reader(house)
  await setPerson(house, psychic.id, { approval: 'refused' })
  expect(await who(psychic.token)).toBeUndefined()
})
