import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { Link, type LoaderFunctionArgs } from 'react-router'
import { brand } from '../brand.ts'
import type { Head, HeadArgs } from '../head.ts'
import { prefetch } from '../here.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { Page } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { shownOf } from './calls.ts'
import { Identity } from './Identity.tsx'

export const loader = (args: LoaderFunctionArgs) => prefetch(args, (data) => [data.prefetchQuery(shownOf())])

export const head = ({ say, queries }: HeadArgs): Head => ({
  description: say('house.legal.lead'),
  path: paths.legalNotice(),
  about: (site) => {
    const of = queries.getQueryData(shownOf().queryKey)
    if (!of) return []
    return [
      {
        '@type': 'Organization',
        '@id': `${site}/#us`,
        name: brand.name,
        url: site,
        legalName: of.company,
        address: of.address.replaceAll('\n', ', '),
        email: of.email,
        ...(of.phone && { telephone: of.phone }),
        ...(of.vat_id && { vatID: of.vat_id }),
      },
    ]
  },
})

/** Who runs the site, as the law wants it said. */
export function Component() {
  const say = useSay()
  return (
    <Page title={say('house.legal')} lead={say('house.legal.lead')} width="text">
      <Loaded of={useQuery(shownOf())} failed={say('house.failed')} shape={<Skeleton className="h-72" />}>
        {(of) => (of ? <Identity of={of} /> : <p>{say('house.legal.none')}</p>)}
      </Loaded>
      <p>
        <Link to={paths.contact()} className="link inline-flex items-center min-h-target">
          {say('house.legal.ask')}
        </Link>
      </p>
    </Page>
  )
}
