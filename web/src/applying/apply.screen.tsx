import { paths } from '@evenlight/contract/paths'
import { lazy } from 'react'
import { Link } from 'react-router'
import type { Head, HeadArgs } from '../head.ts'
import { Late } from '../ui/Late.tsx'
import { Page } from '../ui/Page.tsx'
import { SkeletonBars } from '../ui/Skeletons.tsx'
import { useSay } from '../words/say.tsx'

// What forms share is no code of a page that is drawn: it comes once the page stands.
const Application = lazy(async () => ({ default: (await import('./Application.tsx')).Application }))

export const head = ({ say }: HeadArgs): Head => ({ description: say('applying.lead'), path: paths.apply() })

const promises = ['pay', 'hours', 'rules'] as const

/** Where somebody applies as a reader. */
export function Component() {
  const say = useSay()
  return (
    <Page title={say('applying.title')} lead={say('applying.lead')} width="text">
      <ul className="flex flex-col gap-8">
        {promises.map((name) => (
          <li key={name}>{say(`applying.promise.${name}`)}</li>
        ))}
      </ul>
      <Late shape={<SkeletonBars count={5} bar="h-72" />}>
        <Application />
      </Late>
      <p className="pt-16 border-t border-line">
        {say('applying.have')}{' '}
        <Link to={paths.auth()} className="link">
          {say('applying.sign_in')}
        </Link>
      </p>
    </Page>
  )
}
