import type { Sort } from '@evenlight/contract/readers'

export type SortBy = (typeof sorts)[number]
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
  expertise: string
  language: string
  min_rating: string
  sort: SortBy
}

export const noFilters: Filters = {
  q: '',
  available: false,
  expertise: '',
  language: '',
  min_rating: '',
  sort: 'recommended',
}

const among = <T extends string>(all: readonly T[], value: string | null) => all.find((one) => one === value)
const shaped = (shape: RegExp, value: string | null) => (value && shape.test(value) ? value : '')

/** Reads an address. What makes no sense there counts as not said. */
export const filtersOf = (search: URLSearchParams): Filters => ({
  q: (search.get('q') ?? '').slice(0, 60),
  available: search.get('available') === 'true',
  expertise: shaped(/^[a-z][a-z0-9_-]{1,39}$/, search.get('expertise')),
  language: shaped(/^[a-z]{2}$/, search.get('language')),
  min_rating: among(ratings, search.get('min_rating')) ?? '',
  sort: among(sorts, search.get('sort')) ?? 'recommended',
})

/** Only what was chosen, as the call and the address take it. */
export const queryOf = ({ q, available, expertise, language, min_rating, sort }: Filters) => ({
  ...(q.trim() && { q: q.trim() }),
  ...(available && { available: 'true' as const }),
  ...(expertise && { expertise }),
  ...(language && { language }),
  ...(min_rating && { min_rating }),
  ...(sort !== 'recommended' && { sort }),
})

/** In the order that is ours to choose, who is free comes first, unless only they are asked for. */
export const freeIsFirst = ({ available, sort }: Filters) => sort === 'recommended' && !available

export const searchOf = (filters: Filters) => new URLSearchParams(queryOf(filters))

/** How many filters narrow the list; the order and the words searched for don't count. */
export const chosenCount = ({ available, expertise, language, min_rating }: Filters) =>
  [available, expertise, language, min_rating].filter(Boolean).length
