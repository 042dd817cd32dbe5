import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { refuse } from '@evenlight/contract/errors'
import { isHere } from './here.ts'

const hashed = (text: string) => createHash('sha256').update(text).digest()
const mayRead = (request: FastifyRequest, token: string | undefined) => {
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (token !== undefined && given !== undefined) return timingSafeEqual(hashed(given), hashed(token))
  return isHere(request)
}

/**
 * `GET /metrics`, Prometheus text: the process, answers by their class of status, and what `gauges` count, by name.
 * For this machine, or for whoever brings the token; nobody else learns that it exists.
 */
export const serveMetrics = (
  app: FastifyInstance,
  { token, gauges }: { token?: string | undefined; gauges: Record<string, () => number> },
) => {
  const answers = new Map<string, number>()
  app.addHook('onResponse', (_request, reply, done) => {
    const kind = `${Math.floor(reply.statusCode / 100)}xx`
    answers.set(kind, (answers.get(kind) ?? 0) + 1)
    done()
  })
  let registry: Registry | undefined
  // Made when somebody first asks: what it watches of the process costs a little.
  const registered = () => {
    const made = new Registry()
    collectDefaultMetrics({ register: made })
    const told = { name: 'evenlight_answers', help: 'Answers since the start, by class of status', registers: [made] }
    new Gauge({
      ...told,
      labelNames: ['status'],
      collect() {
        for (const [status, count] of answers) this.set({ status }, count)
      },
    })
    for (const [name, count] of Object.entries(gauges))
      new Gauge({
        name: `evenlight_${name}`,
        help: `${name} now`,
        registers: [made],
        collect() {
          this.set(count())
        },
      })
    return made
  }
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) throw refuse('route_not_found')
    registry ??= registered()
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics())
  })
}
