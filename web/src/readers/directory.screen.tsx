import { paths } from '@evenlight/contract/paths'
import { lazy, Suspense } from 'react'
import { Link, type LoaderFunctionArgs, useSearchParams } from 'react-router'
import type { Head, HeadArgs } from '../head.ts'
import { prefetch } from '../here.ts'
import { FavoriteReaders } from './FavoriteReaders.tsx'
import { useSecure } from '../session/secure.ts'
import { useSession } from '../session/session.ts'
import { Page } from '../ui/Page.tsx'
import { Coming } from '../ui/Skeleton.tsx'
import { MinuteCost } from '../wallet/MinuteCost.tsx'
import { WelcomeMoons } from '../wallet/WelcomeMoons.tsx'
import { packagesOf } from '../wallet/calls.ts'
import { useSay } from '../words/say.tsx'
import { directoryOf } from './calls.ts'
import { expertisesOf } from './expertises.ts'
import { Filters } from './Filters.tsx'
import { type Filters as Chosen, filtersOf, searchOf } from './filters.ts'
import { once } from './pages.ts'
import { Results } from './Results.tsx'

const NextAppointment = lazy(() =>
  import('../appointments/NextAppointment.tsx').then((file) => ({ default: file.NextAppointment })),
)

export const loader = (args: LoaderFunctionArgs) =>
  prefetch(args, (data) => [
    data.prefetchInfiniteQuery(directoryOf(filtersOf(new URL(args.request.url).searchParams))),
    data.prefetchQuery(packagesOf()),
    data.prefetchQuery(expertisesOf()),
  ])

export const head = ({ say, queries, search }: HeadArgs): Head => ({
  description: say('readers.lead'),
  path: paths.readers(),
  about: (_, at) => {
    const pages = queries.getQueryData(directoryOf(filtersOf(search)).queryKey)?.pages ?? []
    const shown = once(pages.flatMap(({ data }) => data))
    return [
      {
        '@type': 'ItemList',
        name: say('readers.title'),
        numberOfItems: shown.length,
        itemListElement: shown.map(({ id, display_name: name }, place) => ({
          '@type': 'ListItem',
          position: place + 1,
          name,
          url: at(paths.profile(id)),
        })),
      },
    ]
  },
})

/** Everybody who gives readings. What is chosen stands in the address. */
export function Component() {
  const say = useSay()
  const secure = useSecure()
  const isClient = useSession(({ userData }) => userData?.type) === 'CLIENT'
  const [search, setSearch] = useSearchParams()
  const filters = filtersOf(search)
  // The address itself is asked, not this render's copy: two choices in quick succession both count.
  const choose = (part: Partial<Chosen>, replace = false) =>
    setSearch(searchOf({ ...filtersOf(new URLSearchParams(location.search)), from: '', favorites: false, ...part }), {
      replace,
      preventScrollReset: true,
    })
  return (
    <Page
      title={say('readers.title')}
      actions={!secure && <Offer />}
      lead={
        <>
          {say('readers.lead')} <MinuteCost />
          <Link to={paths.choose()} className="link block">
            {say('choose.title')}
          </Link>
        </>
      }
    >
      {isClient && (
        <Suspense fallback={<Coming />}>
          <NextAppointment side="client" />
        </Suspense>
      )}
      <Filters chosen={filters} choose={choose} hasFavorites={isClient} />
      {filters.favorites && isClient ? <FavoriteReaders /> : <Results filters={filters} choose={choose} />}
    </Page>
  )
}

/** The first minutes, for those who have no account here yet. */
function Offer() {
  const say = useSay()
  return (
    <Link
      to={paths.signUp()}
      className="max-sm:w-full px-20 py-12 flex sm:flex-col flex-wrap items-center sm:items-start justify-between gap-8 rounded-card bg-soft-ember text-ember"
    >
      <span className="font-serif text-h3">{say('readers.offer')}</span>
      <WelcomeMoons className="w-full rtl:-scale-x-100" />
    </Link>
  )
}
