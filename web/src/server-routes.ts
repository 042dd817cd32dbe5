import type { QueryClient } from '@tanstack/react-query'
import { createStaticHandler, RouterContextProvider, type RouteObject, type StaticHandler } from 'react-router'
import { routesOf } from './app.tsx'
import { dataContext } from './here.ts'
import { loadedNow } from './take-over.ts'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const patternOf = (path: string) => {
  const parts = path.split('/').map((part) => (part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : escaped(part)))
  return new RegExp(`^${parts.join('/')}/?$`, 'i')
}

/**
 * The visitors' routes, each with a handler that knows it alone: to match every address of the site against a page that
 * is known already took longer than to draw it.
 */
export async function visitorsRoutes() {
  const [frame] = routesOf(false)
  const [fault] = frame!.children
  const screens: readonly RouteObject[] = fault!.children
  await loadedNow(screens.map((route) => ({ route })))
  const handlerOf = (route: RouteObject) =>
    createStaticHandler([{ ...frame, children: [{ ...fault, children: [route] }] }] as RouteObject[])
  const places = screens.map((route) => ({ route, pattern: patternOf(route.path ?? '*') }))
  const handlers = new Map<RouteObject, StaticHandler>()

  /** The route of an address, the last one being that of all that isn't there. */
  const at = (path: string) => {
    const { route } = places.find(({ pattern }) => pattern.test(path)) ?? places.at(-1)!
    const handler = handlers.get(route) ?? handlerOf(route)
    handlers.set(route, handler)
    return { route, handler }
  }
  return { screens, at }
}

/** Nobody takes a drawing back: it ends with the page. */
const { signal } = new AbortController()

/** Asks for what a page shows: what to draw it with, or the answer that leads elsewhere. */
export const asked = (handler: StaticHandler, url: URL, data: QueryClient) =>
  // All that the router and the loaders read of a request; a whole one took longer to make than some pages to draw.
  handler.query({ method: 'GET', url: url.href, signal } as Request, {
    requestContext: new RouterContextProvider(new Map([[dataContext, data]])),
  })
