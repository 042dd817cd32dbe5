import { type Lot as LotShape, type Package, type StatementLine, wallet as area } from '@evenlight/contract/wallet'
import { queryOptions } from '@tanstack/react-query'
import type { output } from 'zod/mini'
import { ownChanged } from '../accounts/own.ts'
import { api } from '../api.ts'
import { inPages } from '../in-pages.ts'
import { queries } from '../queries.ts'
import type { Filter } from './filters.ts'

export type Sold = output<typeof Package>
/** A short chat: its time is spent with one reader. */
export const isShortChat = ({ readers_max }: Sold) => readers_max !== null
export type Lot = output<typeof LotShape>
export type Line = output<typeof StatementLine>

const wallet = api(area)

const RARELY_MS = 5 * 60_000

export const packagesOf = () =>
  queryOptions({
    queryKey: ['wallet.packages'],
    queryFn: ({ meta }) => api(area, meta?.send).packages(),
    staleTime: RARELY_MS,
  })

/** What the client may spend now, with this reader when one is named. */
export const timeOf = (readerId?: string) =>
  queryOptions({
    queryKey: ['wallet.time', readerId ?? ''],
    queryFn: () => wallet.checkTime({ query: { reader_id: readerId } }),
  })

export const lotsOf = () => queryOptions({ queryKey: ['wallet.lots'], queryFn: () => wallet.lots() })

/** The statement, narrowed where a filter says so. */
export const statementOf = (filter: Filter = {}) =>
  inPages(['wallet.statement', filter], (place) => wallet.statement({ query: { ...filter, ...place } }))

/** Says that time came or went: every balance on the page is asked for again. */
export const timeChanged = () =>
  Promise.all([
    ownChanged(),
    ...['wallet.time', 'wallet.lots', 'wallet.statement', 'points', 'giveback'].map((name) =>
      queries.invalidateQueries({ queryKey: [name] }),
    ),
  ])
