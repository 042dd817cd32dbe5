import { Refusal, type Problem } from '@evenlight/contract/errors'
import type { Area, Route } from '@evenlight/contract/route'
import { actOf, freshnessOf, type AnyHandler, type AnyHandlers } from './handler.ts'
import { readBy } from './input.ts'
import type { Parts } from './parts.ts'
import { shareableOf } from './serve.ts'
import { problemOf } from './problem.ts'

interface Known {
  route: Route
  pattern: RegExp
  handler: AnyHandler
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
const decoded = (groups: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]))

/**
 * Answers public reads of the contract within the process, as visitors would be answered over the wire: the body of a
 * success as JSON, or the problem. What is not a public read is `route_not_found`.
 */
export const localCalls = (areas: Record<string, Area>, handlers: Record<string, AnyHandlers>, parts: Parts) => {
  const known = new Map<string, Known>()
  for (const [name, area] of Object.entries(areas))
    for (const [call, route] of Object.entries(area))
      if (route.method === 'GET' && route.access === 'public')
        known.set(route.path, { route, pattern: patternOf(route.path), handler: handlers[name]![call]! })

  const ask = async (address: string, template: string) => {
    const { pathname, searchParams } = new URL(address, parts.site.url)
    const found = known.get(template)
    const params = found?.pattern.exec(pathname)
    if (!found || !params) throw new Refusal('route_not_found')
    const { route, handler } = found
    const context = {
      db: parts.database.visits,
      params: route.params && readBy(route.params, decoded(params.groups)),
      query: route.query && readBy(route.query, Object.fromEntries(searchParams)),
      now: parts.clock.now(),
    }
    const answer = async () => shareableOf(route, await actOf(handler)(context))
    const freshness = freshnessOf(handler)
    if (!freshness) return String((await answer()).body)
    return (await parts.cache.through(address, freshness, answer)).plain.toString()
  }
  return async (address: string, template: string): Promise<{ body: string } | { problem: Problem }> => {
    try {
      return { body: await ask(address, template) }
    } catch (error) {
      if (error instanceof Refusal) return { problem: problemOf(error.code, error.details) }
      throw error
    }
  }
}
export type LocalCall = ReturnType<typeof localCalls>
