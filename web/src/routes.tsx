import type { Role } from '@evenlight/contract/route'
import type { ComponentType } from 'react'
import { type LoaderFunction, type LoaderFunctionArgs, matchRoutes, redirect, type RouteObject } from 'react-router'
import { chunk } from './chunks.ts'
import { paths, wayBack } from './paths.ts'
import { useSession } from './session.ts'

const files = import.meta.glob<Screen>('./*/*.screen.tsx')

/** What a screen's file exports. */
interface Screen {
  Component: ComponentType
  loader?: LoaderFunction
}

interface Row {
  path: string
  file: string
  who: 'anyone' | 'visitor' | 'member'
  roles?: readonly Role[]
}

/** Both sets. */
const anyone = (path: string, file: string): Row => ({ path, file, who: 'anyone' })
/** Only the public set. */
const visitor = (path: string, file: string): Row => ({ path, file, who: 'visitor' })
/** Needs a person, of one of the roles where some are named; signed out, the way leads through sign-in. */
const member = (path: string, file: string, ...roles: Role[]): Row => ({
  path,
  file,
  who: 'member',
  roles: roles.length ? roles : undefined,
})

/** The map of the site: one line a screen, `feature/name` for `feature/name.screen.tsx`. */
export const rows: readonly Row[] = [anyone('/', 'home/home'), anyone('/rtl', 'home/rtl')]

const lazy =
  ({ file, roles }: Row) =>
  async () => {
    const screen = await chunk(files[`./${file}.screen.tsx`] ?? missing(file))
    const guarded: LoaderFunction = (args, context) => {
      const type = useSession.getState().userData?.type
      if (roles && !(type && roles.includes(type))) throw new Response('', { status: 404 })
      return screen.loader?.(args, context) ?? null
    }
    return { Component: screen.Component, loader: guarded }
  }

const missing = (file: string) => () => Promise.reject(new Error(`No screen ${file}`))

const toSignIn = ({ request }: LoaderFunctionArgs) => {
  const { pathname, search } = new URL(request.url)
  return redirect(paths.auth(pathname + search))
}

/** Signed in already: sign-in leads straight to where the person was going. */
const onward = ({ request }: LoaderFunctionArgs) => {
  const { searchParams, origin } = new URL(request.url)
  return redirect(wayBack(searchParams.get('next'), origin, paths.readers()))
}

const gate = (path: string): RouteObject => ({ path, loader: toSignIn, element: null })

/** The screens of one of the two sets; what is in neither falls through to the not-found page. */
export const screensOf = (secure: boolean): RouteObject[] =>
  secure
    ? [
        { path: paths.auth(), loader: onward, element: null },
        ...rows
          .filter(({ who, path }) => who !== 'visitor' && path !== paths.auth())
          .map((row) => ({ path: row.path, lazy: lazy(row) })),
      ]
    : [
        ...rows.map((row) => (row.who === 'member' ? gate(row.path) : { path: row.path, lazy: lazy(row) })),
        ...[paths.desk(), `${paths.desk()}/*`, paths.conversations()].map(gate),
      ]

/** Whether the set in force has a screen of its own at this address, so that it may be linked. */
export const isThere = (path: string, secure: boolean) =>
  matchRoutes(
    rows.filter(({ who }) => who === 'anyone' || (who === 'member') === secure),
    path,
  ) !== null
