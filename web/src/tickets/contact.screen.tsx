import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { Link, type LoaderFunctionArgs } from 'react-router'
import type { Head, HeadArgs } from '../head.ts'
import { prefetch } from '../here.ts'
import { shownOf } from '../house/calls.ts'
import { useSession } from '../session/session.ts'
import { Banner } from '../ui/Banner.tsx'
import { Late } from '../ui/Late.tsx'
import { Page } from '../ui/Page.tsx'
import { SkeletonBars } from '../ui/Skeletons.tsx'
import { useSay } from '../words/say.tsx'

// What forms share is no code of a page that is drawn: it comes once the page stands.
const Contact = lazy(async () => ({ default: (await import('./Contact.tsx')).Contact }))

export const loader = (args: LoaderFunctionArgs) => prefetch(args, (data) => [data.prefetchQuery(shownOf())])

export const head = ({ say }: HeadArgs): Head => ({ description: say('contact.lead'), path: paths.contact() })

const answered = [
  ['code', paths.forgotPassword()],
  ['clock', paths.clock()],
  ['refunds', paths.refunds()],
] as const

/** Where anybody may ask the house, also who has no account or can't get into it. */
export function Component() {
  const say = useSay()
  const signedIn = useSession(({ userData }) => userData !== null)
  return (
    <Page title={say('contact.title')} lead={say('contact.lead')} width="text">
      {signedIn && (
        <Banner>
          {say('contact.signed_in')}{' '}
          <Link to={paths.help()} className="link">
            {say('contact.signed_in.ask')}
          </Link>
          . {say('contact.signed_in.why')}
        </Banner>
      )}
      <Answered />
      <Late shape={<SkeletonBars count={5} bar="h-72" />}>
        <Contact />
      </Late>
      <Reach />
    </Page>
  )
}

function Answered() {
  const say = useSay()
  return (
    <nav aria-label={say('contact.first')}>
      <p className="font-semibold">{say('contact.first')}</p>
      <ul className="flex flex-wrap gap-x-24">
        {answered.map(([name, to]) => (
          <li key={name}>
            <Link to={to} className="link inline-flex items-center min-h-target">
              {say(`contact.first.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** By whom and where a letter or a call is taken, as far as the house says it. */
function Reach() {
  const say = useSay()
  const { data: of } = useQuery(shownOf())
  if (!of) return null
  return (
    <p className="text-meta text-muted whitespace-pre-line wrap-anywhere">
      {[of.company, of.address, of.email, of.phone].filter((part) => part.trim()).join('\n')}{' '}
      <Link to={paths.legalNotice()} className="link">
        {say('house.legal')}
      </Link>
    </p>
  )
}
