import type { Call } from '@evenlight/contract/client'
import { Failed } from '@evenlight/contract/client'
import type { Problem } from '@evenlight/contract/errors'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { createIntl, RawIntlProvider } from 'react-intl'
import {
  createStaticRouter,
  matchRoutes,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { answerBy } from './api.ts'
import { brand } from './brand.ts'
import { sayDemo } from './demo.ts'
import type { Head, HeadArgs } from './head.ts'
import { headLines, hidden, scriptJson } from './head-lines.ts'
import { lookAt } from './readers/calls.ts'
import { rows } from './routes.tsx'
import { drawnBy, type Root } from './server-parts.ts'
import { asked, visitorsRoutes } from './server-routes.ts'
import type { Drawn } from './take-over.ts'
import { type Letters, Preview } from './ui/art/Preview.tsx'
import { packagesOf } from './wallet/calls.ts'
import { en } from './words/en.ts'
import { sayBy } from './words/say.tsx'

/** A page as the server sends it. */
export interface Page {
  status: number
  /** What stands in the page's root, and the title that the browser would put into the head. */
  root: Root
  title: string
  /** The lines of the head that tell of this page, and the script element with what it was drawn with. */
  head: string
  data: string
  /** The screen's file, to find its code and style by. */
  file: string | undefined
}

/** How the server answers a call within its own process: the body of a 2xx, or what it refuses with. */
type Answer = (call: Call) => Promise<{ body: unknown } | { problem: Problem }>

/** Screens by their route's id; the other routes of the set lead elsewhere. */
const shown = new Set(rows.map(({ file }) => file))

// One for all pages, as it keeps what formats numbers and dates, which is slow to make.
const intl = createIntl({ locale: 'en-US', timeZone: 'UTC', messages: en })
const say = sayBy(intl)

interface Options {
  demo: boolean
  site: string
  answer: Answer
  letters: Letters
}

/** Makes what draws pages for visitors. */
export async function open({ demo, site, answer, letters }: Options) {
  answerBy(async (call) => {
    const given = await answer(call)
    if ('problem' in given) throw new Failed(given.problem.status, given.problem)
    return given.body
  })
  sayDemo(demo)
  const { screens, at } = await visitorsRoutes()
  /** The addresses of all drawn pages that need no id. */
  const listed = screens.flatMap(({ path = ':', handle }) => (handle && !path.includes(':') ? [path] : []))

  /** The page at an address of this site; where it leads elsewhere, that address; undefined for what only a browser draws. */
  const draw = async (url: URL): Promise<Page | { to: string } | undefined> => {
    const { route, handler } = at(url.pathname)
    const nowhere = route.path === '*'
    if (shown.has(route.id ?? '') && !route.handle) return undefined
    const data = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
    const found = await asked(handler, url, data)
    if (found instanceof Response) return { to: found.headers.get('location') ?? '/' }
    const missing = Object.keys(found.errors ?? {})[0]
    if (missing && found.statusCode !== 404) throw Object.values(found.errors ?? {})[0]
    // The frame around a page that isn't there may mark a place near by; everything else it shows hangs on the screen.
    const key =
      nowhere || missing ? undefined : `${route.id} ${JSON.stringify(data.getQueryData(packagesOf().queryKey))}`
    const { root, title } = drawnBy(key, () => drawnWith(handler, found, data))
    const headOf = route.handle as ((of: HeadArgs) => Head) | undefined
    const head = missing ? undefined : headOf?.({ say, queries: data, params: found.matches.at(-1)?.params ?? {} })
    return {
      status: nowhere ? 404 : found.statusCode,
      root,
      title,
      head: head ? headLines(title, head, site) : hidden,
      data: dataElement({ loaded: Object.keys(found.loaderData), ...(missing && { missing }), data: valuesOf(data) }),
      file: route.id,
    }
  }
  /** The preview of the site, or of a reader's profile, as SVG. Undefined where there is no such reader. */
  const preview = async (id?: string) => {
    const reader = id ? await lookAt(id).catch(() => undefined) : undefined
    if (id && !reader) return undefined
    const title = reader?.display_name ?? say('home.heading')
    const text = reader?.headline ?? brand.promise
    return renderToStaticMarkup(
      <Preview title={title} text={text} name={brand.name} letters={letters} {...(id && { id })} />,
    )
  }
  return { draw, has, preview, listed }
}

const drawnWith = (handler: StaticHandler, found: StaticHandlerContext, data: QueryClient) =>
  renderToString(
    <RawIntlProvider value={intl}>
      <QueryClientProvider client={data}>
        <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, found)} context={found} hydrate={false} />
      </QueryClientProvider>
    </RawIntlProvider>,
  )

const dataElement = (drawn: Drawn) => `<script id="drawn" type="application/json">${scriptJson(drawn)}</script>`

const valuesOf = (data: QueryClient) =>
  data
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data, state.dataUpdatedAt] as const)

/** Whether the members' set has a page at an address; what it shows is the browser's to draw. */
const has = (path: string) =>
  matchRoutes(
    rows.filter(({ who }) => who !== 'visitor').map((row) => ({ path: row.path })),
    path,
  ) !== null
