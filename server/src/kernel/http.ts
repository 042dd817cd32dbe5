import type { Socket } from 'node:net'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type onRequestAsyncHookHandler,
  type onRequestHookHandler,
} from 'fastify'
import { codes, Refusal, type Problem } from '@evenlight/contract/errors'
import { problemFor } from './errors.ts'
import { newId } from './ids.ts'
import { errorInLog } from './log.ts'
import { problemOf } from './problem.ts'
import { isProxy } from './proxies.ts'

const bodyBytesMax = 1024 * 1024
const requestMs = 30_000

const unasked = () => {
  throw new Error('Input and answers are read by the schemas of the contract.')
}
// Named, so that the compilers that come with Fastify, a hundred modules, are not loaded.
const schemaController = { compilersFactory: { buildValidator: unasked, buildSerializer: unasked } }

const answer = (reply: FastifyReply, problem: Problem) =>
  reply.status(problem.status).type('application/problem+json').send(JSON.stringify(problem))

/** What the HTTP parser itself refuses never becomes a request: it is told in the form of all other failures. */
const unreadable = (error: Error & { code?: string }, socket: Socket) => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const problem = problemOf(error.code === 'HPE_HEADER_OVERFLOW' ? 'too_large' : 'bad_json')
  const body = JSON.stringify(problem)
  const head = [
    `HTTP/1.1 ${problem.status} `,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

/** The headers that helmet sets. They are the same for every answer, so they are worked out once. */
const securityHeaders = async (publicHttps: boolean) => {
  const probe = fastify({ schemaController })
  await probe.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] },
    },
    hsts: publicHttps ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
  })
  probe.get('/', (_request, reply) => reply.send(reply.raw.getHeaders()))
  const { body } = await probe.inject('/')
  await probe.close()
  // Nothing here asks for a place or a payment of the browser's own. A call may follow on any page without another being
  // loaded, so each of them may have microphone and camera; nobody who stands in a frame may.
  const nothing = ['display-capture', 'geolocation', 'payment', 'usb'].map((one) => `${one}=()`)
  const policy = [...nothing, 'camera=(self)', 'microphone=(self)'].join(', ')
  return { ...(JSON.parse(body) as Record<string, string>), 'permissions-policy': policy }
}

/** The bare HTTP server: security headers, bodies, and the one place where a failure becomes an answer. */
export const openHttp = async (options: {
  logLevel: string
  /** Where lines of the log go, in place of standard output. */
  logTo?: { write(line: string): void } | undefined
  trustProxy: boolean
  publicHttps: boolean
  /** Counts a request, before anything is done for it. */
  first?: onRequestAsyncHookHandler
  /** Runs before everything else; what it answers is answered. */
  kept?: onRequestHookHandler
}): Promise<FastifyInstance> => {
  // A request's id finds it in the log; it opens nothing, so it need not be hard to guess.
  const start = newId('req').slice(0, 16)
  let requests = 0
  const app = fastify({
    schemaController,
    bodyLimit: bodyBytesMax,
    requestTimeout: requestMs,
    connectionTimeout: 2 * requestMs,
    trustProxy: options.trustProxy && isProxy,
    clientErrorHandler: unreadable,
    // An address that cannot be decoded comes to no route, and so to no hook or error handler either.
    frameworkErrors: (error, request, reply) => void answer(reply, problemFor(error, request.id)),
    genReqId: () => `${start}_${(++requests).toString(36)}`,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // What a person sent never reaches the log: neither bodies nor query strings nor tokens.
    logger: {
      level: options.logLevel,
      ...(options.logTo && { stream: options.logTo }),
      serializers: {
        req: (request) => ({
          method: request.method,
          path: request.url?.split('?')[0]?.replace(/\/calendar\/.*/, '/calendar/…'),
        }),
        err: errorInLog,
      },
    },
    logController: new LogController({ disableRequestLogging: true }),
    // Lines of the log name their request themselves; a logger for each request costs more than most answers.
    childLoggerFactory: (log) => log,
  })
  if (options.first) app.addHook('onRequest', options.first)
  if (options.kept) app.addHook('onRequest', options.kept)
  const headers = await securityHeaders(options.publicHttps)
  const headersOfCalls = { ...headers, 'cache-control': 'no-store' }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers((request.routeOptions.url ?? request.url).startsWith('/api') ? headersOfCalls : headers)
    done()
  })
  await app.register(cookie)
  await app.register(multipart, { throwFileSizeLimit: true })

  const readJson = app.getDefaultJsonParser('ignore', 'ignore')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, {})
    return readJson(request, body as string, done)
  })

  app.setErrorHandler((error, request, reply) => {
    const found = problemFor(error, request.id)
    const known = request.caller?.refusal
    const problem = known && found.code !== 'bad_json' ? problemOf(known.code, known.details) : found
    if (codes[problem.code][0] >= 500 && !(error instanceof Refusal))
      request.log.error({ err: error, reqId: request.id }, 'a request failed')
    if (problem.retry_after_seconds !== undefined)
      void reply.header('retry-after', String(Number(problem.retry_after_seconds)))
    return answer(reply, problem)
  })
  return app
}
