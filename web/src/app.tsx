import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { IntlProvider } from 'react-intl'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { queries } from './person.ts'
import { screensOf } from './routes.tsx'
import { useSecure } from './secure.ts'
import { Arriving } from './shell/Arriving.tsx'
import { Fault } from './shell/Fault.tsx'
import { Lost } from './shell/Lost.tsx'
import { Shell } from './shell/Shell.tsx'
import { useKnown } from './words/known.ts'

const routesOf = (secure: boolean) => [
  {
    path: '/',
    Component: Shell,
    HydrateFallback: Arriving,
    children: [{ ErrorBoundary: Fault, children: [...screensOf(secure), { path: '*', Component: Lost }] }],
  },
]

/** The whole site. Signing in or out changes the set of routes in place, at the address where one is. */
export function App() {
  const secure = useSecure()
  const messages = useKnown()
  const router = useMemo(() => createBrowserRouter(routesOf(secure)), [secure])
  useEffect(() => () => router.dispose(), [router])
  return (
    <IntlProvider locale="en" messages={messages}>
      <QueryClientProvider client={queries}>
        <RouterProvider key={String(secure)} router={router} />
      </QueryClientProvider>
    </IntlProvider>
  )
}
