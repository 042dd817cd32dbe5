import { languageAt, startIn } from '@evenlight/contract/languages'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { routesOf } from './app.tsx'
import { queries } from './queries.ts'
import { useSecure } from './session/secure.ts'

/** What the server drew a page with; it stands in the page. */
export interface Drawn {
  /** The routes whose loaders have answered. */
  loaded: readonly string[]
  /** The route at which nothing was found. */
  missing?: string
  data: readonly (readonly [key: readonly unknown[], value: unknown, atMs: number])[]
}

/**
 * The router of a page that the server drew, with what it was drawn with, so that the first drawing here is the same.
 * Undefined where the server sent the bare frame, or the page of another set of routes than this browser's.
 */
export async function drawnRouter() {
  const told = document.getElementById('drawn')?.textContent
  if (!told || useSecure.getState()) return undefined
  const { loaded, missing, data } = JSON.parse(told) as Drawn
  for (const [key, value, atMs] of data) queries.setQueryData(key, value, { updatedAt: atMs })
  const routes = routesOf(false)
  const basename = startIn(languageAt(location.pathname))
  await loadedNow(matchRoutes(routes, location, basename) ?? [])
  return createBrowserRouter(routes, {
    basename,
    hydrationData: {
      loaderData: Object.fromEntries(loaded.map((id) => [id, null])),
      ...(missing && { errors: { [missing]: nothingThere } }),
    },
  })
}

/** The button of the drawn page that was pressed last before the code was there, if any; from now on presses are the code's. */
export function pressedEarly() {
  const { pressedEarly: early } = window
  delete window.pressedEarly
  return early?.()
}

declare global {
  interface Window {
    /** Stands in a drawn page until its code is there. */
    pressedEarly?: (() => HTMLButtonElement | undefined) | undefined
  }
}

/** What a loader's 404 becomes on its way to the page. */
const nothingThere = { status: 404, statusText: '', internal: false, data: '' }

/** The code of the page in place of the promise of it: the first drawing must not wait. */
export const loadedNow = (matches: readonly { route: RouteObject }[]) =>
  Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
