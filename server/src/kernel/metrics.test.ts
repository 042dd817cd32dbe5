import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { Refusal } from '@evenlight/contract/errors'
import { serveMetrics } from './metrics.ts'

const open = (token?: string) => {
  const app = fastify()
  app.setErrorHandler((error, _request, reply) => reply.status(error instanceof Refusal ? 404 : 500).send())
  serveMetrics(app, { token, gauges: { sockets: () => 7 } })
  afterAll(() => app.close())
  return app
}
const plain = open()
const guarded = open('a token of the scraper')
const ask = (app: typeof plain, more: object) =>
  app.inject({ url: '/metrics', headers: { host: 'localhost' }, ...more })

test('this machine reads the process, the answers and what is counted', async () => {
  await plain.inject('/nowhere')
  const { body, statusCode, headers } = await ask(plain, {})
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toContain('evenlight_sockets 7')
  expect(body).toContain('evenlight_answers{status="4xx"} 1')
  expect(body).toMatch(/process_resident_memory_bytes \d+/)
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
