import { paths } from '@evenlight/contract/paths'
import type { Tx } from '../kernel/database.ts'
import { tell } from '../notices/public.ts'
import { listNewest, type Row } from './store.ts'

type Parts = Parameters<typeof tell>[1]
type Became = 'published' | 'returned' | 'withdrawn'
export const told: Readonly<Record<string, Became>> = {
  publish: 'published',
  return: 'returned',
  withdraw: 'withdrawn',
}

/** A reader hears of what became of what they wrote. */
export const tellAuthor = async (tx: Tx, parts: Parts, { id, author_id }: Row, became: Became, now: number) => {
  if (author_id === null) return
  const title = (await listNewest(tx, id))[0]?.title ?? ''
  const about = { event: 'content' as const, title: [`content_${became}` as const, { title }] as const }
  await tell(tx, parts, { ...about, personId: author_id, body: '', link: paths.piece(id), now })
}
