import { generateSync } from 'otplib'
import { expect, test } from 'vitest'
import { accounts } from '@evenlight/contract/accounts'
import { openHouse } from '../../test/house.ts'
import { makeAdmin } from './first-admin.ts'

const house = await openHouse()
const make = (username: string, email: string) =>
  makeAdmin(house.database, house.parts.keys, { username, email }, house.clock.now())

test('the first admin comes in with what was shown once', async () => {
  const made = await make('Ada', 'Ada@Site.test')
  const login = (totp?: string) =>
    house.call(accounts.login, { body: { login: 'ada@site.test', password: made.password, ...(totp && { totp }) } })
  expect((await login()).problem.code).toBe('totp_required')
  const totp = generateSync({ secret: made.secret, epoch: house.clock.now() / 1000 })
  expect((await login(totp)).data.user).toMatchObject({ id: made.id, type: 'ADMIN', username: 'Ada' })
  expect((await login(made.recoveryCodes[9])).status).toBe(200)
})

test('each gets a password of their own, of 25 characters from 31', async () => {
  const all = await Promise.all(Array.from({ length: 3 }, (_, i) => make(`many-${i}`, `many-${i}@site.test`)))
  expect(new Set(all.map(({ password }) => password)).size).toBe(3)
  for (const { password } of all) expect(password).toMatch(/^([a-hjkmnp-z2-9]{5}-){4}[a-hjkmnp-z2-9]{5}$/)
})

test('a taken name or address makes nobody', async () => {
  await make('Bea', 'bea@site.test')
  await expect(make('BEA', 'other@site.test')).rejects.toThrow('taken')
  await expect(make('Bea2', 'bea@site.test')).rejects.toThrow('has an account')
})
