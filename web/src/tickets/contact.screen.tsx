import { paths } from '@evenlight/contract/paths'
import { lazy } from 'react'
import { Link } from 'react-router'
import type { Head, HeadArgs } from '../head.ts'
import { useSession } from '../session/session.ts'
import { Banner } from '../ui/Banner.tsx'
import { Late } from '../ui/Late.tsx'
import { Page } from '../ui/Page.tsx'
import { SkeletonBars } from '../ui/Skeletons.tsx'
import { useSay } from '../words/say.tsx'

// What forms share is no code of a page that is drawn: it comes once the page stands.
const Contact = lazy(async () => ({ default: (await import('./Contact.tsx')).Contact }))

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
