import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Coming } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { openOf, usePagesChanging } from './calls.ts'
import { PagingCard } from './PagingCard.tsx'

/** On a reader's desk: who pages them. Nothing while nobody does. */
export function OwnPages() {
  const say = useSay()
  usePagesChanging()
  const { data, error, isPending, refetch } = useQuery(openOf())
  if (error && !data) return <ErrorNote cause={error} what={say('paging.list.failed')} retry={() => void refetch()} />
  if (isPending) return <Coming />
  if (!data?.length) return null
  return (
    <section aria-labelledby="own-pages" className="flex flex-col gap-12">
      <div className="flex flex-wrap items-center justify-between gap-x-16">
        <h2 id="own-pages" className="text-h3">
          {say('paging.desk')}
        </h2>
        <Link to={paths.pages()} className="link inline-flex items-center min-h-target">
          {say('paging.desk.all')}
        </Link>
      </div>
      <ul className="flex flex-col gap-16">
        {data.map((one) => (
          <li key={one.id}>
            <PagingCard paging={one} side="reader" />
          </li>
        ))}
      </ul>
    </section>
  )
}
