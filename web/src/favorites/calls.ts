import { pageRowsMax } from '@evenlight/contract/lengths'
import { favorites as area } from '@evenlight/contract/favorites'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api.ts'
import { noteAvailability } from '../availability.ts'

export const favorites = api(area)

type Favorite = Awaited<ReturnType<typeof favorites.index>>['data'][number]
export type Reader = Favorite['reader']
/** A reader with what the client wants to hear of them. */
export type Marked = Reader & Pick<Favorite, 'alerts'>

async function all() {
  const readers: Marked[] = []
  let after: string | undefined
  do {
    const page = await favorites.index({ query: { limit: String(pageRowsMax), ...(after && { after }) } })
    readers.push(...page.data.map(({ reader, alerts }) => ({ ...reader, alerts })))
    noteAvailability(readers)
    after = page.next ?? undefined
  } while (after)
  return readers
}

/** The readers that the signed-in client marked with a heart, the latest first. */
export const favoritesOf = () => queryOptions({ queryKey: ['favorites'], queryFn: all })
