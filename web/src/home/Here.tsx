import { useQuery } from '@tanstack/react-query'
import { paths } from '../paths.ts'
import { hereOf } from '../readers/calls.ts'
import { useComings } from '../readers/live.ts'
import { ReaderCard } from '../readers/ReaderCard.tsx'
import { Shapes } from '../readers/Shapes.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Empty } from '../ui/Empty.tsx'
import { LinkButton } from '../ui/Button.tsx'
import { cx } from '../ui/cx.ts'
import { useSay } from '../words/say.tsx'

const AGAIN_MS = 15_000

/** Who can be asked right now. */
export function Here() {
  const say = useSay()
  const { data, error, refetch } = useQuery({ ...hereOf(), refetchInterval: AGAIN_MS })
  useComings()
  const few = data !== undefined && data.data.length < 3
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
        <ul className={cx('grid md:grid-cols-2 gap-16', !few && 'lg:grid-cols-3')} aria-busy={!data}>
          {data?.data.map((reader) => (
            <li key={reader.id}>
              <ReaderCard reader={reader} />
            </li>
          ))}
          {!data && <Shapes count={3} />}
        </ul>
      )}
    </section>
  )
}
