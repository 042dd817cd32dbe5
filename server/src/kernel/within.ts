import { parse } from 'zod/v4/core'
import { isList } from '@evenlight/contract/atoms'
import { problemOf, Refusal, type Problem } from '@evenlight/contract/errors'
import type { Area, Route } from '@evenlight/contract/route'
import { Raw, type AnyHandlers } from './handler.ts'
import { readBy } from './input.ts'
import type { Parts } from './parts.ts'

interface Known {
  route: Route
  parts: string[]
  act: (context: object) => Promise<unknown>
}

/** Answers that are sent to many are read once for all who ask within the process; nobody changes them. */
const bodies = new WeakMap<Raw, unknown>()
const bodyOf = (raw: Raw) => {
  const body = bodies.get(raw) ?? JSON.parse(String(raw.payload))
  bodies.set(raw, body)
  return body as unknown
}

const placeholder = /^\{(\w+)\}$/

const paramsOf = (known: Known, path: string) => {
  const given = path.split('/')
  if (given.length !== known.parts.length) return undefined
  const params: Record<string, string> = {}
  for (const [at, part] of known.parts.entries()) {
    const name = placeholder.exec(part)?.[1]
    if (name) params[name] = decodeURIComponent(given[at]!)
    else if (part !== given[at]) return undefined
  }
  return params
}

/**
 * Answers public reads of the contract within the process, as visitors would be answered over the wire: the body of a
 * success, or the problem. What is not a public read is `route_not_found`.
 */
export const callsWithin = (areas: Record<string, Area>, handlers: Record<string, AnyHandlers>, parts: Parts) => {
  const known = new Map<string, Known>()
  for (const [name, area] of Object.entries(areas))
    for (const [call, route] of Object.entries(area))
      if (route.method === 'GET' && route.access === 'public')
        known.set(route.path, { route, parts: route.path.split('/'), act: handlers[name]![call] as Known['act'] })

  const ask = async (path: string, template: string): Promise<unknown> => {
    const [pathname = '', search] = path.split('?')
    const found = known.get(template)
    const params = found && paramsOf(found, pathname)
    if (!found || !params) throw new Refusal('route_not_found')
    const { route } = found
    const result = await found.act({
      db: parts.database.db,
      params: route.params ? readBy(route.params, params) : undefined,
      query: route.query ? readBy(route.query, Object.fromEntries(new URLSearchParams(search))) : undefined,
      now: parts.clock.now(),
    })
    if (result instanceof Raw) return bodyOf(result)
    const seen = parse(route.returns, result)
    return isList(route.returns) ? seen : { data: seen }
  }
  return async (path: string, template: string): Promise<{ body: unknown } | { problem: Problem }> => {
    try {
      return { body: await ask(path, template) }
    } catch (error) {
      if (error instanceof Refusal) return { problem: problemOf(error.code, error.details) }
      throw error
    }
  }
}
export type CallWithin = ReturnType<typeof callsWithin>
