import { expect, test } from 'vitest'
import { areas, features } from './areas.ts'
import { type Access, adminRoles, type Area, everyDesk, isAt, letsIn } from './route.ts'

const house = (access: Access) => adminRoles.filter((adminRole) => letsIn(access, { role: 'ADMIN', adminRole }))

test('of the house a call lets in whom it names, and whoever may do everything', () => {
  expect(house(['ADMIN:money'])).toEqual(['money', 'any'])
  expect(house(['CLIENT', 'ADMIN:moderation', 'ADMIN:content'])).toEqual(['moderation', 'content', 'any'])
  expect(house(['ADMIN:any'])).toEqual(['any'])
  expect(house(['CLIENT', 'READER'])).toEqual([])
  expect(house(everyDesk)).toEqual([...adminRoles])
  expect(house('member')).toEqual([...adminRoles])
})

test('an admin without a role is let in nowhere, and a role is worth nothing to anybody else', () => {
  expect(letsIn(everyDesk, { role: 'ADMIN' })).toBe(false)
  expect(letsIn(['ADMIN:any'], { role: 'CLIENT', adminRole: 'any' })).toBe(false)
  expect(isAt({ role: 'READER', adminRole: 'any' }, 'money')).toBe(false)
  expect(isAt({ role: 'ADMIN', adminRole: 'content' }, 'money', 'moderation')).toBe(false)
})

test('what the house says and is asked names a role in every call and event', () => {
  const calls = Object.values(areas as Record<string, Area>).flatMap((area) => Object.values(area))
  const said = Object.values(features).flatMap((one) => ('said' in one ? Object.values(one.said) : []))
  const named = [...calls, ...said].flatMap(({ access }) => (typeof access === 'string' ? [] : [...access]))
  expect(named.length).toBeGreaterThan(100)
  const known: readonly string[] = ['CLIENT', 'READER', ...adminRoles.map((role) => `ADMIN:${role}`)]
  expect(named.filter((one) => !known.includes(one))).toEqual([])
})
