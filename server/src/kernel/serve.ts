import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parse } from 'zod/v4/core'
import { isList } from '@evenlight/contract/atoms'
import { refuse, type Refusal } from '@evenlight/contract/errors'
import { asksProof, letsIn, type Area, type Route } from '@evenlight/contract/route'
import { KeptRefusal } from './approval.ts'
import { actOf, freshnessOf, prepareOf, Raw, type Actor, type AnyHandler, type AnyHandlers } from './handler.ts'
import {
  claimOrReplay,
  forgetKey,
  isHeld,
  keepAnswer,
  makeKeyed,
  waitForAnswerMs,
  type Answer,
  type Keyed,
} from './idempotency.ts'
import { readInput } from './input.ts'
import { isCountedAlone, isLimit } from './limits.ts'
import { sendPacked } from './packing.ts'
import type { Parts } from './parts.ts'
import { Shareable } from './response-cache.ts'

/** Who asks, or why they may not; found before the body is read and told after it was. */
export interface Caller {
  actor?: Actor
  refusal?: Refusal
}
declare module 'fastify' {
  interface FastifyRequest {
    caller?: Caller
  }
}

const pollMs = 50
/** Whose the keys of those are who have not said who they are: nobody guesses another one's key. */
const nobody = 'nobody'
const jsonType = 'application/json; charset=utf-8'
const tokenForm = /^Bearer ([A-Za-z0-9_-]{20,200})$/i

/** The token of a request. Of two, somebody on the way may have checked the other one: then there is none. */
const tokenOf = ({ headers, raw }: FastifyRequest) => {
  const given = raw.rawHeaders.filter((name, n) => n % 2 === 0 && name.toLowerCase() === 'authorization')
  return given.length === 1 ? tokenForm.exec(headers.authorization ?? '')?.[1] : undefined
}

/** Before the site is open visitors change nothing but what leads the house and its first readers in; clients there are none. */
const isShut = ({ method, early }: Route, actor: Actor | undefined, { gate }: Parts) =>
  !gate.isOpen && !early && (actor ? actor.role === 'CLIENT' : method !== 'GET')

const findCaller = async (route: Route, request: FastifyRequest, parts: Parts): Promise<Caller> => {
  if (route.access === 'public') return isShut(route, undefined, parts) ? { refusal: refuse('not_open') } : {}
  const token = tokenOf(request)
  const actor = token ? await parts.authenticate(token) : undefined
  if (!actor) return { refusal: refuse('signed_out') }
  if (isShut(route, actor, parts)) return { actor, refusal: refuse('not_open') }
  if (!letsIn(route.access, actor)) return { actor, refusal: refuse('wrong_role') }
  return { actor }
}

/** Members are counted by themselves, wherever they are; an address counts for those who have not said who they are. */
const count = ({ limit = '' }: Route, { actor }: Caller, { ip }: FastifyRequest, { limits }: Parts) => {
  if (isLimit(limit) && isCountedAlone(limit)) return
  return actor ? limits.take('members', actor.id) : limits.takeFor('anonymous', { address: ip })
}

/** Told before the parser looks at the type, which it would complain of first. A form is measured part by part. */
const isTooLarge = (route: Route, { headers, routeOptions }: FastifyRequest) =>
  !route.upload && !route.multipart && Number(headers['content-length'] ?? 0) > (routeOptions.bodyLimit ?? Infinity)

const secure = (parts: Parts) => parts.site.url.startsWith('https:')

const outsideOf = (request: FastifyRequest, reply: FastifyReply, parts: Parts, key: string | undefined) => ({
  request: {
    id: request.id,
    ip: request.ip,
    key,
    header: (name: string) => request.headers[name] as string | undefined,
    cookie: (name: string) => request.cookies[name],
  },
  reply: {
    status: (code: number) => void reply.status(code),
    header: (name: string, value: string) => void reply.header(name, value),
    cookie: (name: string, value: string, maxAge: number) =>
      void reply.setCookie(name, value, {
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        secure: secure(parts),
        maxAge,
      }),
  },
})

const answerOf = (route: Route, result: unknown) => {
  const seen = parse(route.returns, result)
  return isList(route.returns) ? seen : { data: seen }
}

/** The answer of a read as everybody gets it. */
export const shareableOf = (route: Route, result: unknown) =>
  new Shareable(jsonType, JSON.stringify(answerOf(route, result)))

/** One call from parsed input to answer: replay, prepare, transaction, effect, answer kept beside its key. */
const run = async (
  route: Route,
  handler: AnyHandler,
  context: object,
  keyed: Keyed | undefined,
  parts: Parts,
  status: () => number,
) => {
  const { transaction } = parts.database
  const db = route.access === 'public' && route.method === 'GET' ? parts.database.visits : parts.database.db
  const prepare = prepareOf(handler)
  const prepared = prepare && (await prepare({ ...context, db }))
  const full = { ...context, prepared }
  if (route.method === 'GET') return actOf(handler)({ ...full, db })
  if (route.tx) return apart(route, () => actOf(handler)({ ...full, db }), keyed, parts, status)
  const once = () =>
    transaction(async (tx) => {
      const before = keyed && (await claimOrReplay(tx, keyed))
      if (before === 'running') throw refuse('in_progress')
      if (before) return new Replayed(before)
      const result = await actOf(handler)({ ...full, tx })
      if (result instanceof KeptRefusal) {
        if (keyed) await forgetKey(tx, keyed)
        return result
      }
      if (keyed) await keepAnswer(tx, keyed, { status: status(), body: answerOf(route, result) })
      return result
    })
  for (const endMs = performance.now() + waitForAnswerMs; ;)
    try {
      const result = await once()
      if (result instanceof KeptRefusal) throw result.refusal
      return result
    } catch (error) {
      if (!isHeld(error) || performance.now() >= endMs) throw error
    }
}

class Replayed {
  readonly answer: Answer
  constructor(answer: Answer) {
    this.answer = answer
  }
}

/** A call that drives its own transactions: its key is claimed before and answered after, and freed when it failed. */
const apart = async (
  route: Route,
  act: () => Promise<unknown>,
  keyed: Keyed | undefined,
  parts: Parts,
  status: () => number,
) => {
  if (!keyed) return act()
  const { transaction } = parts.database
  for (const endMs = performance.now() + waitForAnswerMs; ;) {
    const before = await transaction((tx) => claimOrReplay(tx, keyed)).catch((error: unknown) => {
      if (isHeld(error)) return 'running' as const
      throw error
    })
    if (!before) break
    if (before !== 'running') return new Replayed(before)
    if (performance.now() >= endMs) throw refuse('in_progress')
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
  try {
    const result = await act()
    await transaction((tx) => keepAnswer(tx, keyed, { status: status(), body: answerOf(route, result) }))
    return result
  } catch (error) {
    await transaction((tx) => forgetKey(tx, keyed))
    throw error
  }
}

/** Reads are packed. What a change answers is not: tokens and secrets are among it, and a packed length tells of both that and what was sent. */
const send = (route: Route, request: FastifyRequest, reply: FastifyReply, result: unknown) => {
  if (result instanceof Replayed)
    return reply.status(result.answer.status).header('idempotency-replayed', 'true').send(result.answer.body)
  const { type, payload } = result instanceof Raw ? result : new Raw(jsonType, JSON.stringify(answerOf(route, result)))
  return route.method === 'GET' ? sendPacked(request, reply, type, payload) : reply.type(type).send(payload)
}

const answering =
  (name: string, route: Route, handler: AnyHandler, parts: Parts) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const { actor, refusal } = request.caller ?? {}
    if (refusal) throw refusal
    const limit = route.limit && isLimit(route.limit) ? route.limit : undefined
    if (limit && !isCountedAlone(limit)) await parts.limits.takeFor(limit, { address: request.ip, personId: actor?.id })
    const { params, query, body, upload } = await readInput(route, request)
    if (actor?.role === 'ADMIN' && !actor.proved && asksProof(route, body)) throw refuse('step_up_required')
    if (limit === 'stops') await parts.limits.take(limit, stopOf(actor?.id, body as Stop))
    const key = request.headers['idempotency-key'] as string | undefined
    const keyed =
      route.idempotent && key !== undefined ? makeKeyed(actor?.id ?? nobody, name, key, { params, body }) : undefined
    reply.status(route.created ? 201 : 200)
    const context = {
      actor,
      params,
      query,
      body,
      upload,
      now: parts.clock.now(),
      ...outsideOf(request, reply, parts, keyed?.key),
    }
    const result = () => run(route, handler, context, keyed, parts, () => reply.statusCode)
    const freshness = freshnessOf(handler)
    if (!freshness) return send(route, request, reply, await result())
    const answer = async () => shareableOf(route, await result())
    const cached = await parts.cache.through(request.url, freshness, answer)
    return parts.cache.send(request, reply.header('cache-control', 'no-cache'), cached)
  }

interface Stop {
  chat_id: string
  action?: string
}
const stopOf = (personId: string | undefined, { chat_id, action = 'end' }: Stop) =>
  [personId, chat_id, action].join(' ')

/** The longest message in its longest spelling; of a megabyte of small things reading alone would take tens of milliseconds. */
const bodyBytesMax = 128 * 1024
const bodyBytesMaxOf = ({ access }: Route) =>
  Array.isArray(access) && access.every((named) => named.startsWith('ADMIN:')) ? undefined : bodyBytesMax

/** Turns an area of the contract and its handlers into routes. */
export const serve = (app: FastifyInstance, areaName: string, area: Area, handlers: AnyHandlers, parts: Parts) => {
  for (const [name, route] of Object.entries(area)) {
    const handler = handlers[name]
    if (!handler) throw new Error(`${areaName}.${name} has no handler`)
    if (route.limit && !isLimit(route.limit)) throw new Error(`${areaName}.${name} has a limit that is none`)
    for (const path of [route.path, ...(route.also ?? [])])
      app.route({
        method: route.method,
        url: path.replace(/\{(\w+)\}/g, ':$1'),
        bodyLimit: bodyBytesMaxOf(route),
        onRequest: async (request) => {
          request.caller = await findCaller(route, request, parts)
          await count(route, request.caller, request, parts)
          if (isTooLarge(route, request)) throw refuse('too_large')
        },
        handler: answering(`${areaName}.${name}`, route, handler, parts),
      })
  }
}
