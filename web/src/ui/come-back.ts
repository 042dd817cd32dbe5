import type { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { fetchMore, type Growing } from './next-page.ts'

const KEPT = 'places'
/** So long a page may take until it is as tall as it was, and may still move once one is back at one's place. */
const MOST_MS = 10_000
const SETTLED_MS = 1500

interface Place {
  y: number
  /** How many pages each list had, by the hash of its query. */
  pages: Record<string, number>
}

/** One entry of the tab's history: a key is only given by a link, so the address is part of it. */
const entry = () => `${(history.state as { key?: string } | null)?.key ?? ''} ${location.pathname}${location.search}`

function readPlaces(): Record<string, Place> {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? '{}') as Record<string, Place>
  } catch {
    return {}
  }
}

const pagesOf = (data: unknown) => (data as { pages?: readonly unknown[] } | undefined)?.pages?.length ?? 0

function keep(queries: QueryClient) {
  const grown = queries
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ state }) => pagesOf(state.data) > 1 })
    .map(({ queryHash, state }) => [queryHash, pagesOf(state.data)])
  const place: Place = { y: scrollY, pages: Object.fromEntries(grown) as Place['pages'] }
  try {
    sessionStorage.setItem(KEPT, JSON.stringify({ ...readPlaces(), [entry()]: place }))
  } catch {
    // Without storage a page begins at its top.
  }
}

/** Lets the lists that come grow to as many pages as they had, until the returned function is called. */
function growLists(queries: QueryClient, wanted: Place['pages']) {
  const growing = new Set<string>()
  const grow = async (hash: string) => {
    const query = queries.getQueryCache().get(hash)
    const observer = query?.observers[0] as InfiniteQueryObserver | undefined
    if (!query || !observer || growing.has(hash) || pagesOf(query.state.data) === 0) return
    growing.add(hash)
    for (let had = 0; had < pagesOf(query.state.data) && pagesOf(query.state.data) < (wanted[hash] ?? 0);) {
      had = pagesOf(query.state.data)
      await fetchMore(observer.getCurrentResult() as unknown as Growing)
    }
  }
  const look = () => Object.keys(wanted).forEach((hash) => void grow(hash))
  look()
  return queries.getQueryCache().subscribe(look)
}

/** Goes down to `y` as soon as the page is that tall, and again while it still moves, unless somebody scrolls meanwhile. */
function goDown(y: number, onEnd: () => void) {
  const go = () => {
    if (document.documentElement.scrollHeight - innerHeight < y) return
    scrollTo(0, y)
    settled ??= setTimeout(end, SETTLED_MS)
  }
  const watcher = new ResizeObserver(go)
  const input = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'popstate'] as const
  const end = () => {
    watcher.disconnect()
    clearTimeout(settled)
    clearTimeout(latest)
    for (const type of input) removeEventListener(type, end)
    onEnd()
  }
  let settled: ReturnType<typeof setTimeout> | undefined
  const latest = setTimeout(end, MOST_MS)
  for (const type of input) addEventListener(type, end, { passive: true })
  watcher.observe(document.body)
  go()
}

let begun = false

/** Keeps where one is on each page, and goes back there once: after a reload, or where the browser had let the page go. */
export function comeBack(queries: QueryClient) {
  if (begun) return
  begun = true
  addEventListener('pagehide', () => keep(queries))
  const [come] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const place = readPlaces()[entry()]
  if (!place || (come?.type !== 'reload' && come?.type !== 'back_forward')) return
  goDown(place.y, growLists(queries, place.pages))
}
