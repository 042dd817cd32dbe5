import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { wallet } from '@evenlight/contract/wallet'
import { openHouse } from '../../test/house.ts'
import { client } from '../../test/people.ts'
import { openHttp } from './http.ts'

const house = await openHouse()
const inject = (options: object) => house.app.inject(options)

test('it is alive and ready', async () => {
  expect((await inject({ url: '/healthz' })).statusCode).toBe(200)
  expect((await inject({ url: '/readyz' })).statusCode).toBe(200)
})

test('an unknown call is a problem, an unknown address is the page', async () => {
  const call = await inject({ url: '/api/v2/nothing-here' })
  expect([call.statusCode, call.headers['content-type'], call.json().code]).toEqual([
    404,
    'application/problem+json; charset=utf-8',
    'route_not_found',
  ])
  expect((await inject({ url: '/somewhere', headers: { accept: 'text/html' } })).headers['content-type']).toMatch(
    'text/html',
  )
})

test('answers of calls are never stored, and carry the security headers', async () => {
  const { headers } = await inject({ url: '/api/openapi.json' })
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-security-policy']).toMatch("default-src 'none'")
})

test('an address told by a header counts only behind a proxy, and there only what the proxy added', async () => {
  for (const [trustProxy, ip] of [
    [false, '127.0.0.1'],
    [true, '203.0.113.9'],
  ] as const) {
    const app = await openHttp({ logLevel: 'silent', trustProxy, publicHttps: trustProxy })
    app.get('/ip', (request) => ({ ip: request.ip }))
    const answer = await app.inject({ url: '/ip', headers: { 'x-forwarded-for': '10.9.9.9, 203.0.113.9' } })
    expect(answer.json()).toEqual({ ip })
    await app.close()
  }
})

test('a field that nobody asks for is refused, in a query and in a body alike', async () => {
  const query = await inject({ url: '/api/v2/public/packages?colour=red' })
  expect([query.statusCode, query.json().fields]).toEqual([422, { colour: 'This field is not known here.' }])
})

test('what is refused is answered with less than was sent', async () => {
  const fields = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`field_number_${n}`, n]))
  const answer = await inject({ method: 'POST', url: '/api/login', payload: { login: 'a', password: 'b', ...fields } })
  expect([answer.statusCode, Object.keys(answer.json().fields).length]).toEqual([422, 20])
})

test('an address of another host, and a date that no calendar has, are no faults of ours', async () => {
  const page = await inject({ url: '/', headers: { accept: 'text/html' } })
  expect(page.headers['permissions-policy']).toMatch(/geolocation=\(\).*camera=\(self\).*microphone=\(self\)/)
  const address = new URL(await house.listen())
  const status = await new Promise<string>((resolve) => {
    const line = connect(Number(address.port), address.hostname)
    line.once('data', (said: Buffer) => resolve(said.toString().slice(9, 12)))
    line.write('GET http://other.example/page HTTP/1.1\r\nHost: other.example\r\nConnection: close\r\n\r\n')
  })
  expect(status).toBe('404')
  const person = await client(house)
  for (const from of ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59']) {
    const { problem } = await person.call(wallet.statement, { query: { from } })
    expect(problem).toMatchObject({ code: 'bad_input', fields: { from: expect.any(String) } })
  }
})
