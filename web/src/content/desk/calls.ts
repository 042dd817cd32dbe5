import type { content as area, OwnCard } from '@evenlight/contract/content'
import { queryOptions } from '@tanstack/react-query'
import type { output } from 'zod/mini'
import { inPages } from '../../in-pages.ts'
import { queries } from '../../queries.ts'
import { calls, type OwnPiece } from '../calls.ts'

export type Own = output<typeof OwnCard>
export type Kind = Own['kind']
export type State = Own['state']
export type Locale = OwnPiece['texts'][number]['locale']
export type Act = output<(typeof area)['updateArticle']['body']>
/** What is done with a piece as it stands, without anything to fill in. */
export type Deed = Extract<Act['action'], 'send' | 'recall' | 'publish' | 'withdraw' | 'unschedule'>

/** In the order in which the house finds them. */
export const kinds = [
  'article',
  'blog',
  'question',
  'page',
  'service',
  'offer',
  'block',
] as const satisfies readonly Kind[]
export const states = ['draft', 'awaiting', 'scheduled', 'published', 'withdrawn'] as const satisfies readonly State[]
export const locales = ['en', 'es', 'ar'] as const satisfies readonly Locale[]

/** How something new of each kind is made. */
export const addOf = {
  article: calls.addArticle,
  blog: calls.addBlog,
  question: calls.saveQuestion,
  page: calls.savePage,
  service: calls.saveService,
  offer: calls.saveOffer,
  block: calls.saveBlock,
} as const satisfies Record<Kind, unknown>
/** What readers write. */
export const ofReaders = ['article', 'blog'] as const satisfies readonly Kind[]

interface Wish {
  kind?: Kind | undefined
  state?: State | undefined
}
const indexKey = 'content.index'
export const piecesOf = ({ kind, state }: Wish) =>
  inPages([indexKey, kind, state], (place) =>
    calls.index({ query: { ...place, ...(kind && { kind }), ...(state && { state }) } }),
  )

const pieceKey = (id: string) => ['content.piece', id] as const
export const pieceOf = (id: string) =>
  queryOptions({ queryKey: pieceKey(id), queryFn: () => calls.edit({ params: { id } }), staleTime: Infinity })

export const versionOf = (id: string, number: number) =>
  queryOptions({
    queryKey: ['content.version', id, number],
    queryFn: () => calls.version({ params: { id }, query: { number: String(number) } }),
    staleTime: Infinity,
  })

/** The number of the newest version. */
export const newestOf = ({ versions }: OwnPiece) => versions[0]?.number ?? 1

type WithoutSeen<A> = A extends unknown ? Omit<A, 'seen'> : never

/** Acts on a piece; what the answer says of it is shown at once, and lists are asked for again. */
export async function actOn(piece: OwnPiece, act: WithoutSeen<Act>) {
  const decides = act.action === 'return' || act.action === 'schedule' || act.action === 'publish'
  const body = { ...act, seen: newestOf(piece), ...(decides && { was: piece.state }) } as Act
  return changed(await calls.updateArticle({ params: { id: piece.id }, body }))
}

export function changed(piece: OwnPiece) {
  queries.setQueryData(pieceOf(piece.id).queryKey, piece)
  void queries.invalidateQueries({ queryKey: [indexKey] })
  void queries.invalidateQueries({ queryKey: ['content.published'] })
  return piece
}
