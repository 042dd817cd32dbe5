import { tmpdir } from 'node:os'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { accounts } from '@evenlight/contract/accounts'
import { Refusal } from '@evenlight/contract/errors'
import { freshDatabase } from '../../test/database.ts'
import { openHouse } from '../../test/house.ts'
import { client } from '../../test/people.ts'
import { openServer } from '../server.ts'
import { manualClock } from './clock.ts'
import { serveMetrics } from './metrics.ts'

const settings = {
  demo: false,
  url: 'http://localhost:3000',
  timeZone: 'UTC',
  dataDir: tmpdir(),
  logLevel: 'silent',
  limitsRaised: true,
  mailFrom: 'Evenlight <hello@evenlight.example>',
  secret: 'a secret for tests, long enough to serve',
}
const open = (token?: string) => {
  const app = fastify()
  app.setErrorHandler((error, _request, reply) => reply.status(error instanceof Refusal ? 404 : 500).send())
  serveMetrics(app, { token, gauges: { sockets: { help: 'Open sockets', read: async () => 7 } } })
  afterAll(() => app.close())
  return app
}
const house = await openHouse()
const plain = open()
const guarded = open('a token of the scraper')
const ask = (app: Pick<FastifyInstance, 'inject'>, more: object) =>
  app.inject({ url: '/metrics', headers: { host: 'localhost' }, ...more })

test('this machine reads the process, the answers and what is counted', async () => {
  await plain.inject('/nowhere')
  const { body, statusCode, headers } = await ask(plain, {})
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toContain('evenlight_sockets 7')
  expect(body).toContain('evenlight_http_request_seconds_count{method="GET",route="none",status="404"} 1')
  expect(body).toMatch(/process_resident_memory_bytes \d+/)
})

test('requests are told by the pattern of their route, not by whom they were about', async () => {
  const mina = await client(house)
  await house.app.inject({ url: '/api/v2/public/psychic-readers/usr_nobody-at-all-1234567' })
  await mina.call(accounts.own)
  const { body } = await ask(house.app, {})
  const count = (route: string, status: number) =>
    `evenlight_http_request_seconds_count{method="GET",route="${route}",status="${status}"} 1`
  expect(body).toContain(count('/api/v2/public/psychic-readers/:id', 404))
  expect(body).toContain(count('/api/detail-members', 200))
  for (const secret of ['nobody-at-all', mina.id, mina.token]) expect(body).not.toContain(secret)
  for (const line of ['evenlight_sockets 0', 'evenlight_readings 0', 'evenlight_audit_findings 0'])
    expect(body).toContain(line)
})

test('it is not ready once the database is gone, and still alive', async () => {
  const opened = await freshDatabase()
  const { app } = await openServer({ ...opened, ...settings, clock: manualClock(0) })
  const ask = async (url: string) => (await app.inject({ url })).statusCode
  expect([await ask('/readyz'), await ask('/healthz')]).toEqual([200, 200])
  await opened.database.close()
  expect([await ask('/readyz'), await ask('/healthz')]).toEqual([503, 200])
  await app.close()
})

test('a neighbour of the proxy who says to be this machine is not', async () => {
  const { app } = await openServer({
    ...settings,
    ...(await freshDatabase()),
    url: 'https://readings.example',
    clock: manualClock(0),
  })
  afterAll(() => app.close())
  for (const headers of [
    { host: 'localhost', 'x-forwarded-for': '127.0.0.1, 10.0.0.5' },
    { host: 'readings.example', 'x-forwarded-host': 'localhost', 'x-forwarded-for': '127.0.0.1' },
  ])
    expect((await ask(app, { headers })).statusCode).toBe(404)
})

test('nobody else learns that it exists', async () => {
  const elsewhere = { remoteAddress: '10.0.0.7' }
  const passedOn = { headers: { host: 'readings.example' } }
  const wrong = { headers: { host: 'localhost', authorization: 'Bearer something else' } }
  for (const app of [plain, guarded])
    for (const more of [elsewhere, passedOn]) expect((await ask(app, more)).statusCode).toBe(404)
  expect((await ask(guarded, wrong)).statusCode).toBe(404)
})

test('the token reads it from anywhere', async () => {
  const headers = { host: 'readings.example', authorization: 'Bearer a token of the scraper' }
  expect((await ask(guarded, { remoteAddress: '10.0.0.7', headers })).statusCode).toBe(200)
  expect((await ask(plain, { remoteAddress: '10.0.0.7', headers })).statusCode).toBe(404)
})
