import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { refuse } from '@evenlight/contract/errors'
import { isLoopback } from './loopback.ts'

const hashed = (text: string) => createHash('sha256').update(text).digest()
const mayRead = (request: FastifyRequest, token: string | undefined) => {
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (token !== undefined && given !== undefined) return timingSafeEqual(hashed(given), hashed(token))
  return isLoopback(request)
}

/** What is counted at the moment somebody asks, by name. */
export type Gauges = Record<string, { help: string; read: () => number | Promise<number> }>

const bucketsSeconds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * `GET /metrics`, Prometheus text: the process, how long requests took by route and status, and what `gauges` count.
 * For this machine, or for whoever brings the token; nobody else learns that it exists.
 */
export const serveMetrics = (
  app: FastifyInstance,
  { token, gauges }: { token?: string | undefined; gauges: Gauges },
) => {
  const registry = new Registry()
  const seconds = new Histogram({
    name: 'evenlight_http_request_seconds',
    help: 'How long requests took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: bucketsSeconds,
    registers: [registry],
  })
  // The route's pattern, never the address: ids and names of people stay out, and the series stay few.
  app.addHook('onResponse', (request, reply, done) => {
    const { url = 'none' } = request.routeOptions
    seconds.labels(request.method, url, String(reply.statusCode)).observe(reply.elapsedTime / 1000)
    done()
  })
  for (const [name, { help, read }] of Object.entries(gauges)) {
    const gauge: Gauge = new Gauge({
      name: `evenlight_${name}`,
      help,
      registers: [registry],
      collect: async () => gauge.set(await read()),
    })
  }
  let watched = false
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) throw refuse('route_not_found')
    // Begun when somebody first asks: what it watches of the process costs a little.
    if (!watched) collectDefaultMetrics({ register: registry })
    watched = true
    const text = await registry.metrics()
    return reply.type(registry.contentType).header('cache-control', 'no-store').send(text)
  })
}
