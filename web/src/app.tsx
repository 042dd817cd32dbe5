import { barePath, languageAt, pathIn, startIn } from '@evenlight/contract/languages'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useEffect, useMemo } from 'react'
import { IntlProvider } from 'react-intl'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { isClosed, isDemo } from './demo.ts'
import { queries } from './queries.ts'
import { rowsOf, screensOf } from './routes.tsx'
import { useSecure } from './session/secure.ts'
import { Loading } from './shell/Loading.tsx'
import { ErrorPage } from './shell/ErrorPage.tsx'
import { markPage, useLocale } from './preferences.ts'
import { NotFound } from './NotFound.tsx'
import { Shell } from './shell/Shell.tsx'
import { languageNow, useKnown } from './words/known.ts'
import { useZoneHere, Zone } from './zone.ts'

type Router = ReturnType<typeof createBrowserRouter>

export const routesOf = (secure: boolean, demo = isDemo(), closed = isClosed()) => [
  {
    path: '/',
    Component: Shell,
    ErrorBoundary: ErrorPage,
    HydrateFallback: Loading,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [...screensOf(secure, rowsOf(demo), closed), { path: '*', id: 'lost', Component: NotFound }],
      },
    ],
  },
]

/** Visitors have their language in the address, members in their account. Answers where the addresses of this page begin. */
function settle(secure: boolean) {
  const { pathname, search, hash } = location
  const path = secure ? barePath(pathname) : pathIn(languageNow(), pathname)
  if (path !== pathname) history.replaceState(history.state, '', path + search + hash)
  return startIn(languageAt(path))
}

/**
 * Makes routers; the first one is that of the page that the server drew, where it drew one. A drawing may be broken off
 * and begun again, so whoever asks again for the same set is given the same one.
 */
export const routersFrom = (drawn?: Router) => {
  let made = drawn && { secure: false, router: drawn }
  return (secure: boolean) => {
    if (made?.secure !== secure)
      made = { secure, router: createBrowserRouter(routesOf(secure), { basename: settle(secure) }) }
    return made.router
  }
}

/** The whole site. Signing in or out changes the set of routes in place, at the address where one is. */
export function App({ routerFor }: { routerFor: (secure: boolean) => Router }) {
  const secure = useSecure()
  const router = useMemo(() => routerFor(secure), [routerFor, secure])
  useEffect(() => () => router.dispose(), [router])
  return (
    <Around data={queries}>
      <RouterProvider key={String(secure)} router={router} />
    </Around>
  )
}

/** What every page stands in. */
function Around({ data, children }: { data: QueryClient; children: ReactNode }) {
  const { language, words } = useKnown()
  const zone = useZoneHere()
  const locale = useDeferredValue(useLocale(language))
  useEffect(() => markPage(language), [language])
  return (
    <IntlProvider locale={locale} timeZone={zone ?? 'UTC'} messages={words}>
      <Zone value={zone}>
        <QueryClientProvider client={data}>{children}</QueryClientProvider>
      </Zone>
    </IntlProvider>
  )
}
