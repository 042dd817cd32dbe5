import {
  content,
  type OwnPiece as OwnPieceShape,
  type Piece as PieceShape,
  type PieceCard,
} from '@evenlight/contract/content'
import { queryOptions } from '@tanstack/react-query'
import type { output } from 'zod/mini'
import { api } from '../api.ts'
import { inPages } from '../in-pages.ts'

export const calls = api(content)

export type Card = output<typeof PieceCard>
export type Piece = output<typeof PieceShape>
export type OwnPiece = output<typeof OwnPieceShape>

const publishedKey = 'content.published'

/** What is published, the newest first, of one category or of all. */
export const articlesOf = (category: string | null) =>
  inPages([publishedKey, 'articles', category], (place, send) =>
    api(content, send).articles({ query: { ...place, ...(category && { category }) } }),
  )

export const articleOf = (id: string) =>
  queryOptions({
    queryKey: [publishedKey, 'article', id],
    queryFn: ({ meta }) => api(content, meta?.send).article({ params: { id }, query: {} }),
  })

export const categoriesOf = () =>
  queryOptions({
    queryKey: [publishedKey, 'categories'],
    queryFn: ({ meta }) => api(content, meta?.send).articleCategories(),
  })

export const questionsOf = () =>
  queryOptions({
    queryKey: [publishedKey, 'questions'],
    queryFn: ({ meta }) => api(content, meta?.send).questions({ query: {} }),
  })
