import { queryOptions, useQuery } from '@tanstack/react-query'
import { FavoriteButton } from '../favorites/FavoriteButton.tsx'
import type { FavoriteMarks } from '../favorites/useFavorites.ts'
import { useSay } from '../words/say.tsx'
import { lookUp } from './calls.ts'
import { ReaderCard } from './ReaderCard.tsx'
import { CardSkeletons } from './CardSkeletons.tsx'

const SHOWN = 2

interface FreeNowProps {
  /** The reader who can't be asked. */
  insteadOf: string
  topic?: string | undefined
  favorites?: FavoriteMarks | undefined
}

/** Who is free on a topic, or at all where nobody is. */
export const freeOf = (id: string, topic: string | undefined) =>
  queryOptions({
    queryKey: ['readers.similar', id, topic ?? ''],
    queryFn: async ({ meta }) => {
      const free = { available: 'true', limit: String(SHOWN + 1) } as const
      const others = async (narrowed: object) =>
        (await lookUp({ ...free, ...narrowed }, meta?.send)).data.filter((one) => one.id !== id)
      const near = topic ? await others({ expertise: topic }) : []
      return { near: near.length > 0, readers: (near.length > 0 ? near : await others({})).slice(0, SHOWN) }
    },
  })

/** A few who can be asked in somebody's stead; nothing while nobody can. */
export function FreeNow({ insteadOf, topic, favorites }: FreeNowProps) {
  const say = useSay()
  const { data, isError } = useQuery(freeOf(insteadOf, topic))
  if (isError || data?.readers.length === 0) return null
  return (
    <section aria-labelledby="similar" className="flex flex-col gap-16">
      <h2 id="similar">{say(data && !data.near ? 'readers.similar.any' : 'readers.similar')}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-16" aria-busy={!data}>
        {data?.readers.map((reader) => (
          <li key={reader.id}>
            <ReaderCard reader={reader}>
              {favorites && <FavoriteButton reader={reader} favorites={favorites} />}
            </ReaderCard>
          </li>
        ))}
        {!data && <CardSkeletons count={SHOWN} />}
      </ul>
    </section>
  )
}
