import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useEffect, useMemo } from 'react'
import { IntlProvider } from 'react-intl'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { isDemo } from './demo.ts'
import { queries } from './queries.ts'
import { rowsOf, screensOf } from './routes.tsx'
import { useSecure } from './session/secure.ts'
import { Loading } from './shell/Loading.tsx'
import { ErrorPage } from './shell/ErrorPage.tsx'
import { useLanguage } from './preferences.ts'
import { NotFound } from './NotFound.tsx'
import { Shell } from './shell/Shell.tsx'
import { useKnown } from './words/known.ts'
import { useZoneHere, Zone } from './zone.ts'

type Router = ReturnType<typeof createBrowserRouter>

export const routesOf = (secure: boolean, demo = isDemo()) => [
  {
    path: '/',
    Component: Shell,
    ErrorBoundary: ErrorPage,
    HydrateFallback: Loading,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [...screensOf(secure, rowsOf(demo)), { path: '*', id: 'lost', Component: NotFound }],
      },
    ],
  },
]

/**
 * Makes routers; the first one is that of the page that the server drew, where it drew one. A drawing may be broken off
 * and begun again, so whoever asks again for the same set is given the same one.
 */
export const routersFrom = (drawn?: Router) => {
  let made = drawn && { secure: false, router: drawn }
  return (secure: boolean) => {
    if (made?.secure !== secure) made = { secure, router: createBrowserRouter(routesOf(secure)) }
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
  const messages = useKnown()
  const zone = useZoneHere()
  const language = useDeferredValue(useLanguage())
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <IntlProvider locale={language} timeZone={zone ?? 'UTC'} messages={messages}>
      <Zone value={zone}>
        <QueryClientProvider client={data}>{children}</QueryClientProvider>
      </Zone>
    </IntlProvider>
  )
}
