import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { accounts } from '@evenlight/contract/accounts'
import { areas } from '@evenlight/contract/areas'
import type { Route } from '@evenlight/contract/route'
import { openHouse } from '../../test/house.ts'
import { client, password, signIn, type TestPerson } from '../../test/people.ts'
import { documentOf } from './openapi.ts'

const house = await openHouse()
let person: TestPerson
beforeAll(async () => {
  person = await client(house)
  for (let n = 0; n < 20; n++) await signIn(house, { id: person.id, role: 'CLIENT' })
})

const ask = ({ method, path }: Route, accepts?: string, payload?: object) =>
  house.app.inject({
    method,
    url: path,
    headers: { authorization: `Bearer ${person.token}`, ...(accepts && { 'accept-encoding': accepts }) },
    ...(payload && { payload }),
  })
const formOf = ({ headers }: { headers: Record<string, unknown> }) => headers['content-encoding'] ?? 'as it is'

test('a long answer of a read is packed in the best form that its browser takes; a short one is not', async () => {
  const plain = await ask(accounts.signIns)
  expect(formOf(plain)).toBe('as it is')
  for (const [accepts, form, unpack] of [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const) {
    const packed = await ask(accounts.signIns, accepts)
    expect(formOf(packed)).toBe(form)
    expect(packed.headers).toMatchObject({
      vary: 'accept-encoding',
      'content-type': plain.headers['content-type'],
      'content-length': String(packed.rawPayload.length),
    })
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body)
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
  }
  expect(formOf(await ask(accounts.profile, 'br, gzip'))).toBe('as it is')
})

test('what a change answers is never packed, however long it is: tokens are among it', async () => {
  const login = await ask(accounts.login, 'br, gzip', { login: person.username, password })
  expect([login.statusCode, formOf(login)]).toEqual([200, 'as it is'])
  const { signInId } = await signIn(house, { id: person.id, role: 'CLIENT' })
  const left = await ask(accounts.endSignIns, 'br, gzip', { id: signInId })
  expect(left.json().data.length).toBeGreaterThan(20)
  expect(formOf(left)).toBe('as it is')
})

test('no read answers a secret', () => {
  const { paths } = documentOf(areas)
  const reads = Object.entries(paths).filter(([, one]) => one.get)
  expect(reads.length).toBeGreaterThan(50)
  const telling = reads.filter(([, one]) =>
    /"\w*(token|secret|password|recovery)\w*":/.test(JSON.stringify((one.get as { responses: object }).responses)),
  )
  expect(telling.map(([path]) => path)).toEqual([])
})
