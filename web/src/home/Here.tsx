import { readers } from '@evenlight/contract/readers'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api.ts'
import { paths } from '../paths.ts'
import { ReaderCard } from '../readers/ReaderCard.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Empty } from '../ui/Empty.tsx'
import { LinkButton } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'

const SHOWN = 6
const AGAIN_MS = 15_000
const calls = api(readers)

/** Who can be asked right now. */
export function Here() {
  const say = useSay()
  const { data, error, refetch } = useQuery({
    queryKey: ['readers.directory', 'here'],
    queryFn: () => calls.directory({ query: { available: 'true', limit: String(SHOWN) } }),
    refetchInterval: AGAIN_MS,
  })
  const all = (
    <LinkButton kind="secondary" to={paths.readers()}>
      {say('home.readers.all')}
    </LinkButton>
  )
  return (
    <section aria-labelledby="here-title" className="wrap-page pb-72 flex flex-col gap-24">
      <div className="flex flex-wrap items-end justify-between gap-16">
        <h2 id="here-title">{say('home.readers')}</h2>
        {all}
      </div>
      {error && !data && <ErrorNote cause={error} what={say('home.readers.failed')} retry={() => void refetch()} />}
      {data?.data.length === 0 && <Empty scene="chairs">{say('home.readers.empty')}</Empty>}
      {!(error && !data) && (
        <ul className="grid md:grid-cols-2 lg:grid-cols-3 gap-16" aria-busy={!data}>
          {data?.data.map((reader) => (
            <li key={reader.id}>
              <ReaderCard reader={reader} />
            </li>
          ))}
          {!data &&
            ['a', 'b', 'c'].map((name) => (
              <li key={name} className="card p-24">
                <Shape />
              </li>
            ))}
        </ul>
      )}
    </section>
  )
}

const Shape = () => (
  <div className="flex flex-col gap-16">
    <div className="flex gap-16">
      <Skeleton className="size-72 rounded-squircle" />
      <div className="grow flex flex-col gap-8">
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-48" />
      </div>
    </div>
    <Skeleton className="h-16 w-full" />
    <Skeleton className="h-target w-full rounded-button" />
  </div>
)
