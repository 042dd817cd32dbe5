import {
  content,
  type OnePiece as OnePieceShape,
  type OwnPiece as OwnPieceShape,
  type Piece as PieceShape,
  type PieceCard,
} from '@evenlight/contract/content'
import { type QueryMeta, queryOptions } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import type { output } from 'zod/mini'
import { api, type Send } from '../api.ts'
import { prefetch } from '../here.ts'
import { inPages } from '../in-pages.ts'
import { languageNow } from '../words/known.ts'
import { publishedKey } from './published-key.ts'

export const calls = api(content)

export type Card = output<typeof PieceCard>
export type Piece = output<typeof PieceShape>
/** With the languages that it can be read in. */
export type OnePiece = output<typeof OnePieceShape>
export type OwnPiece = output<typeof OwnPieceShape>
/** What is published in lists, and what is shown as a whole. */
export type Listed = 'articles' | 'blogs'
type Whole = 'questions' | 'services' | 'offers'

const by = (send: Send | undefined) => api(content, send)
/** The language of the page that asks; what isn't there in it comes in English. */
const inOurs = (meta: QueryMeta | undefined) => ({ locale: meta?.language ?? languageNow() })

/** What is published, the newest first, of one category or of all. */
export const listedOf = (of: Listed, category: string | null) =>
  inPages([publishedKey, of, category], (place, send, meta) =>
    by(send)[of]({ query: { ...place, ...(category && { category }), ...inOurs(meta) } }),
  )

const categories = { articles: 'articleCategories', blogs: 'blogCategories' } as const
export const categoriesOf = (of: Listed) =>
  queryOptions({
    queryKey: [publishedKey, of, 'categories'],
    queryFn: ({ meta }) => by(meta?.send)[categories[of]]({ query: inOurs(meta) }),
  })

/** Asks for a list and what it can be narrowed to, by the address of its page. */
export const fetchListed = (args: LoaderFunctionArgs, of: Listed) => {
  const category = new URL(args.request.url).searchParams.get('category')
  return prefetch(args, (data) => [
    data.prefetchInfiniteQuery(listedOf(of, category)),
    data.prefetchQuery(categoriesOf(of)),
  ])
}

const one = { articles: 'article', blogs: 'blog' } as const
export const oneOf = (of: Listed, id: string) =>
  queryOptions({
    queryKey: [publishedKey, one[of], id],
    queryFn: ({ meta }) => by(meta?.send)[one[of]]({ params: { id }, query: inOurs(meta) }),
  })

/** All of a kind, in the order of its page. */
export const wholeOf = (of: Whole) =>
  queryOptions({ queryKey: [publishedKey, of], queryFn: ({ meta }) => by(meta?.send)[of]({ query: inOurs(meta) }) })

export const aboutOf = () =>
  queryOptions({
    queryKey: [publishedKey, 'about'],
    queryFn: ({ meta }) => by(meta?.send).about({ query: inOurs(meta) }),
  })
