import { expect, test } from 'vitest'
import { areas } from './areas.ts'
import { asksProof, type Route } from './route.ts'

const changesOf = (desk: string) =>
  Object.entries(areas).flatMap(([area, calls]) =>
    Object.entries<Route>(calls)
      .filter(([, { method, access }]) => method === 'POST' && Array.isArray(access) && access.includes(desk))
      .map(([name, route]) => ({ name: `${area}.${name}`, route })),
  )

test('whatever the desk of money changes asks for the second factor, but for what moves no money', () => {
  const free = changesOf('ADMIN:money').filter(({ route }) => !route.proof)
  expect(free.map(({ name }) => name).toSorted()).toEqual([
    'accounts.approve',
    'payments.noteDispute',
    'tickets.answer',
  ])
})

test('a call asks always, or by what its body says', () => {
  expect(asksProof({}, {})).toBe(false)
  expect(asksProof({ proof: true }, undefined)).toBe(true)
  expect(asksProof({ proof: { deed: ['end'] } }, { deed: 'end' })).toBe(true)
  expect(asksProof({ proof: { deed: ['end'] } }, { deed: 'pause' })).toBe(false)
})
