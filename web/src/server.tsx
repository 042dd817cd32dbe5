import { type Call, Failed } from '@evenlight/contract/client'
import type { Problem } from '@evenlight/contract/errors'
import { content } from '@evenlight/contract/content'
import { type Language, languageAt, startIn } from '@evenlight/contract/languages'
import { paths } from '@evenlight/contract/paths'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { createIntl, RawIntlProvider } from 'react-intl'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { api, type Send } from './api.ts'
import { routesOf } from './app.tsx'
import { brand } from './brand.ts'
import { Demo } from './demo.ts'
import type { Head, HeadArgs } from './head.ts'
import { headLines, hidden, scriptJson } from './head-lines.ts'
import { dataContext } from './here.ts'
import { lookAt } from './readers/calls.ts'
import { isOfHouse, notOpen, rowsOf, screensOf } from './routes.tsx'
import { type Drawn, loadedNow } from './hydration.ts'
import { Waiting } from './shell/Loading.tsx'
import { type Letters, Preview } from './ui/art/Preview.tsx'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { localesDrawn } from './words/locales.ts'
import { sayBy } from './words/say.tsx'

/** The site that a page is drawn for. */
export interface Site {
  demo: boolean
  /** Closed to visitors as yet. */
  closed: boolean
  /** Its origin. */
  url: string
  /** Answers the calls of the page: with the body of a 2xx as JSON, or with what it refuses with. */
  answer: (call: Call) => Promise<{ body: string } | { problem: Problem }>
}

/** A page as the server sends it. */
export interface Page {
  status: number
  language: Language
  /** What stands in the page's root, and the title that the browser would put into the head. */
  root: string
  title: string
  /** The lines of the head that tell of this page, and the script element with what it was drawn with. */
  head: string
  data: string
  /** The screen's file, to find its code by. */
  screen: string | undefined
}

// One for all pages of a language, as it keeps what formats numbers and dates, which is slow to make.
const intlOf = (language: Language, messages: Record<string, string>) =>
  createIntl({ locale: localesDrawn[language], timeZone: 'UTC', messages })
const intls = { en: intlOf('en', en), es: intlOf('es', es), ar: intlOf('ar', ar) }

const sendTo =
  ({ answer }: Site): Send =>
  async (call) => {
    const answered = await answer(call)
    if ('problem' in answered) throw new Failed(answered.problem.status, answered.problem)
    return JSON.parse(answered.body) as unknown
  }

const handlers = new Map<string, StaticHandler>()
const handlerFor = ({ demo, closed }: Pick<Site, 'demo' | 'closed'>, language: Language) => {
  const of = `${demo} ${closed} ${language}`
  const handler =
    handlers.get(of) ?? createStaticHandler(routesOf(false, demo, closed), { basename: startIn(language) })
  handlers.set(of, handler)
  return handler
}

/** The page at an address, as visitors see it; the way on where it leads elsewhere, undefined for what only a browser draws. */
export async function render(request: Request, site: Site): Promise<Page | Response | undefined> {
  const language = languageAt(new URL(request.url).pathname)
  const meta = { send: sendTo(site), language }
  const data = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity, meta } } })
  const handler = handlerFor(site, language)
  const requestContext = new RouterContextProvider(new Map([[dataContext, data]]))
  const found = await handler.query(request, { requestContext })
  if (found instanceof Response) return found
  const missing = Object.keys(found.errors ?? {})[0]
  if (missing && found.statusCode !== 404 && found.statusCode !== 410) throw found.errors?.[missing]
  const { route, params } = found.matches.at(-1)!
  const isShut = route.id.startsWith(notOpen)
  const isNowhere = missing !== undefined || route.id === 'lost' || isShut
  const headOf = route.handle as ((of: HeadArgs) => Head) | undefined
  if (!isNowhere && !headOf) return undefined
  const { searchParams: search } = new URL(request.url)
  const { title, root } = drawnWith(handler, found, data, { ...site, language })
  const say = sayBy(intls[language])
  return {
    status: isShut ? 503 : route.id === 'lost' ? 404 : found.statusCode,
    language,
    title,
    root,
    head:
      isNowhere || !headOf
        ? hidden
        : headLines(
            title,
            headOf({ say, sayIn: (written) => sayBy(intls[written]), queries: data, params, search }),
            site.url,
            language,
          ),
    data: dataElement({ loaded: Object.keys(found.loaderData), ...(missing && { missing }), data: valuesOf(data) }),
    screen: isShut ? notOpen : route.id,
  }
}

/** React writes what it lifts into the head before everything else; of a screen that is its title alone. */
const titleAndRoot = /^<title>([^<]*)<\/title>(.*)$/s

function drawnWith(
  handler: StaticHandler,
  found: StaticHandlerContext,
  data: QueryClient,
  { demo, language }: Site & { language: Language },
) {
  const html = renderToString(
    <RawIntlProvider value={intls[language]}>
      <Demo value={demo}>
        <QueryClientProvider client={data}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, found)}
            context={found}
            hydrate={false}
          />
        </QueryClientProvider>
      </Demo>
    </RawIntlProvider>,
  )
  const [, title = brand.name, root = html] = titleAndRoot.exec(html) ?? []
  return { title, root }
}

const dataElement = (drawn: Drawn) => `<script id="drawn" type="application/json">${scriptJson(drawn)}</script>`

const valuesOf = (data: QueryClient) =>
  data
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data, state.dataUpdatedAt] as const)

/** What a preview is of: the site where nothing is said. */
export interface Pictured {
  kind: 'profile' | 'article' | 'blog' | 'faq' | 'offers'
  id: string
  language: Language
}
interface Told {
  title: string
  text: string
  face?: string | undefined
}

const leads = { faq: ['content.faq', 'content.faq.lead'], offers: ['content.offers', 'content.offers.lead'] } as const

/** What stands on a preview; it fails where there is nothing of that kind. */
async function toldOn({ kind, id, language }: Pictured, send: Send): Promise<Told> {
  if (kind === 'profile') {
    const { display_name: title, headline: text, picture } = await lookAt(id, send)
    return { title, text, face: picture?.original_url }
  }
  if (kind === 'faq' || kind === 'offers') {
    const say = sayBy(intls[language])
    return { title: say(leads[kind][0]), text: say(leads[kind][1]) }
  }
  const published = api(content, send)[kind]
  const { title, summary } = await published({ params: { id }, query: { locale: language } })
  return { title, text: summary || brand.promise }
}

/** A preview as SVG: of the site, of a reader's profile, of a text. Undefined where there is no such thing. */
export async function preview(site: Site, letters: Letters, of?: Pictured) {
  const ours: Told = { title: sayBy(intls.en)('home.heading'), text: brand.promise }
  const told = of ? await toldOn(of, sendTo(site)).catch(() => undefined) : ours
  if (!told) return undefined
  // The face of our headings has no signs of some languages: what can't be written in it isn't half written.
  const written = [told.title, told.text].every((words) => letters(words, 34))
  const { title, text } = written || of?.kind === 'profile' ? told : ours
  const shown = {
    title,
    text,
    name: brand.name,
    letters,
    face: told.face,
    ...(of?.kind === 'profile' && { id: of.id }),
  }
  return renderToStaticMarkup(<Preview {...shown} />)
}

const waitingIn = (language: Language) =>
  renderToStaticMarkup(
    <RawIntlProvider value={intls[language]}>
      <Waiting />
    </RawIntlProvider>,
  )

/**
 * Where members have pages, as patterns with their screens, the addresses of all drawn pages that need no id, and what
 * stands in a frame until its code has come.
 */
export async function places({ demo }: Site) {
  const screens = screensOf(false, rowsOf(demo), false)
  await loadedNow(screens.map((route) => ({ route })))
  return {
    // The bare address of the members' area leads each of them to where they begin.
    members: [
      { path: paths.desk(), ofHouse: false },
      ...rowsOf(demo).flatMap((row) =>
        row.who === 'visitor' ? [] : [{ path: row.path, screen: row.file, ofHouse: isOfHouse(row) }],
      ),
    ],
    waiting: { en: waitingIn('en'), es: waitingIn('es'), ar: waitingIn('ar') },
    drawn: screens.flatMap(({ path = ':', handle }) => (handle && !path.includes(':') ? [path] : [])),
  }
}
