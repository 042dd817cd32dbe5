import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useAvailabilityUpdates } from '../availability.ts'
import { ReaderCard } from './ReaderCard.tsx'
import { CardSkeletons } from './CardSkeletons.tsx'
import { LinkButton } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { useSay } from '../words/say.tsx'
import { favoritesOf } from '../favorites/calls.ts'
import { FavoriteButton } from '../favorites/FavoriteButton.tsx'
import { NotifyBell } from '../favorites/NotifyMe.tsx'
import { useFavorites } from '../favorites/useFavorites.ts'

/** Whom the client marked, the latest first. */
export function FavoriteReaders() {
  const say = useSay()
  const favorites = useFavorites()
  const { data, error, refetch } = useQuery(favoritesOf())
  useAvailabilityUpdates()
  if (error && !data)
    return <ErrorNote cause={error} what={say('favorites.list.failed')} retry={() => void refetch()} />
  if (data?.length === 0)
    return (
      <Empty
        scene="stars"
        action={
          <LinkButton kind="secondary" to={paths.readers()}>
            {say('favorites.none.all')}
          </LinkButton>
        }
      >
        {say('favorites.none')}
      </Empty>
    )
  return (
    <section aria-labelledby="favorites" className="flex flex-col gap-12">
      <h2 id="favorites" className="font-sans text-meta font-semibold min-h-target inline-flex items-center">
        {data ? say('favorites.list', { count: data.length }) : say('favorites.only')}
      </h2>
      <ul aria-busy={!data} className="grid md:grid-cols-2 xl:grid-cols-3 gap-16">
        {data?.map((reader) => (
          <li key={reader.id}>
            <ReaderCard reader={reader} beside={favorites && <NotifyBell reader={reader} favorites={favorites} />}>
              {favorites && <FavoriteButton reader={reader} favorites={favorites} />}
            </ReaderCard>
          </li>
        ))}
        {!data && <CardSkeletons count={3} />}
      </ul>
    </section>
  )
}
