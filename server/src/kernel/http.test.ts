import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
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
