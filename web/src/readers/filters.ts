import { channels } from '@evenlight/contract/channels'
import { searchCharactersMax } from '@evenlight/contract/lengths'
import { paths } from '@evenlight/contract/paths'
import type { Sort } from '@evenlight/contract/readers'

type SortBy = (typeof sorts)[number]
export const sorts = [
  'recommended',
  'rating',
  'newest',
  'most_readings',
] as const satisfies readonly (typeof Sort)['_zod']['output'][]
export const ratings = ['4.5', '4', '3'] as const

/** What the directory is narrowed to. It lives in the address, so that it can be shared and Back works. Empty = any. */
export interface Filters {
  q: string
  available: boolean
  channel: string
  expertise: string
  language: string
  min_rating: string
  sort: SortBy
  /** Only whom the client marked; it stands alone, the rest of what is chosen doesn't narrow it. */
  favorites: boolean
  /** Where the list begins, as a link to its next page says it; empty is its top. */
  from: string
}

export const noFilters: Filters = {
  q: '',
  available: false,
  channel: '',
  expertise: '',
  language: '',
  min_rating: '',
  sort: 'recommended',
  favorites: false,
  from: '',
}

const among = <T extends string>(all: readonly T[], value: string | null) => all.find((one) => one === value)
const shaped = (shape: RegExp, value: string | null) => (value && shape.test(value) ? value : '')

/** Reads an address. What makes no sense there counts as not said. */
export const filtersOf = (search: URLSearchParams): Filters => ({
  q: (search.get('q') ?? '').slice(0, searchCharactersMax),
  available: search.get('available') === 'true',
  channel: among(channels, search.get('channel')) ?? '',
  expertise: shaped(/^[a-z][a-z0-9_-]{1,39}$/, search.get('expertise')),
  language: shaped(/^[a-z]{2}$/, search.get('language')),
  min_rating: among(ratings, search.get('min_rating')) ?? '',
  sort: among(sorts, search.get('sort')) ?? 'recommended',
  favorites: search.get('favorites') === 'true',
  from: shaped(/^(free|all)\.[\w.~-]{0,400}$/, search.get('from')),
})

/** Only what was chosen, as the call and the address take it. */
export const queryOf = ({ q, available, channel, expertise, language, min_rating, sort }: Filters) => ({
  ...(q.trim() && { q: q.trim() }),
  ...(available && { available: 'true' as const }),
  ...(channel && { channel: channel as (typeof channels)[number] }),
  ...(expertise && { expertise }),
  ...(language && { language }),
  ...(min_rating && { min_rating }),
  ...(sort !== 'recommended' && { sort }),
})

/** In the order that is ours to choose, who is free comes first, unless only they are asked for. */
export const freeIsFirst = ({ available, sort }: Filters) => sort === 'recommended' && !available

export const searchOf = (filters: Filters) =>
  new URLSearchParams({
    ...queryOf(filters),
    ...(filters.favorites && { favorites: 'true' }),
    ...(filters.from && { from: filters.from }),
  })

export const addressOf = (filters: Filters) => {
  const search = searchOf(filters).toString()
  return search ? `${paths.readers()}?${search}` : paths.readers()
}

const narrowing = ['available', 'channel', 'expertise', 'language', 'min_rating'] as const

/** How many filters narrow the list; the order and the words searched for don't count. */
export const chosenCount = (filters: Filters) => narrowing.filter((name) => filters[name]).length

/** The same list with one thing less asked of it, for each thing that is asked. */
export const loosened = (filters: Filters) =>
  ([...narrowing, 'q'] as const)
    .filter((name) => filters[name])
    .map((name) => ({ name, filters: { ...filters, [name]: noFilters[name], from: '' } }))
