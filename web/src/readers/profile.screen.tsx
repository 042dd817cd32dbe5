import { Failed } from '@evenlight/contract/client'
import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router'
import { brand } from '../brand.ts'
import { crumbsOf } from '../crumbs.ts'
import { useFavorites } from '../favorites/useFavorites.ts'
import { type Head, type HeadArgs, short } from '../head.ts'
import { dataContext, prefetch } from '../here.ts'
import { offerOf } from '../orders/calls.ts'
import { publishedOf } from '../testimonials/calls.ts'
import { packagesOf } from '../wallet/calls.ts'
import { Back } from '../ui/Back.tsx'
import { useSay } from '../words/say.tsx'
import { AskBar } from './AskBar.tsx'
import { profileOf } from './calls.ts'
import { expertisesOf } from './expertises.ts'
import { ProfileBody } from './ProfileBody.tsx'
import { useAvailabilityUpdates } from '../availability.ts'
import { insteadOf } from './Similar.tsx'

/** Nobody by that id, or no id at all, is a missing page. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { id = '' } = args.params
  const beside = prefetch(args, (data) => [
    data.prefetchInfiniteQuery(publishedOf(id, 0)),
    data.prefetchQuery(packagesOf()),
    data.prefetchQuery(offerOf(id)),
    data.prefetchQuery(expertisesOf()),
  ])
  const reader = await args.context
    .get(dataContext)
    .ensureQueryData(profileOf(id))
    .catch((cause: unknown) => {
      if (cause instanceof Failed && (cause.status === 404 || cause.status === 422))
        throw new Response('', { status: 404 })
      throw cause
    })
  if (reader.availability !== 'available') await prefetch(args, (data) => [data.prefetchQuery(insteadOf(reader))])
  return beside
}

export const head = ({ say, queries, params: { id = '' } }: HeadArgs): Head => {
  const reader = queries.getQueryData(profileOf(id).queryKey)
  return {
    description: short(reader ? `${reader.display_name}: ${reader.headline}. ${reader.about}` : brand.promise),
    path: paths.profile(id),
    kind: 'profile',
    picture: `/pictures/profile/${id}.png`,
    about: (site, at) => [
      {
        '@type': 'ProfilePage',
        url: at(paths.profile(id)),
        mainEntity: {
          '@type': 'Person',
          name: reader?.display_name,
          description: reader?.headline,
          knowsLanguage: reader?.languages,
          ...(reader?.picture && { image: new URL(reader.picture.original_url, site).href }),
        },
      },
      crumbsOf(
        { name: say('readers.title'), item: at(paths.readers()) },
        { name: reader?.display_name ?? '', item: at(paths.profile(id)) },
      ),
    ],
  }
}

const AGAIN_MS = 15_000
const StartDialog = lazy(() =>
  import('../readings/request/StartDialog.tsx').then((file) => ({ default: file.StartDialog })),
)

export function Component() {
  const say = useSay()
  const { id = '' } = useParams()
  const { data: reader } = useQuery({ ...profileOf(id), refetchInterval: AGAIN_MS })
  const asked = useAsked()
  const favorites = useFavorites()
  useAvailabilityUpdates()
  if (!reader) return null
  return (
    <>
      <title>{`${reader.display_name} · ${brand.name}`}</title>
      <div className="wrap-page pt-24 pb-48 flex flex-col gap-32">
        <div className="-mb-20">
          <Back to={paths.readers()} words={say('readers.crumb')} />
        </div>
        <ProfileBody reader={reader} favorites={favorites} />
      </div>
      <AskBar reader={reader} />
      {asked && (
        <Suspense>
          <StartDialog reader={reader} />
        </Suspense>
      )}
    </>
  )
}

/**
 * Whether the way into a chat was asked for since the page stands; it stays, so that closing it gives the focus back. A
 * page that the server drew never begins with it.
 */
function useAsked() {
  const [search] = useSearchParams()
  const now = search.has('start')
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    if (now) setAsked(true)
  }, [now])
  return asked
}
