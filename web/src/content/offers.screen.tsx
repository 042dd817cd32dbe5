import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import type { Head, HeadArgs } from '../head.ts'
import { prefetch } from '../here.ts'
import { Page } from '../ui/Page.tsx'
import { useSay } from '../words/say.tsx'
import { Blocks } from './Blocks.tsx'
import { wholeOf } from './calls.ts'

export const loader = (args: LoaderFunctionArgs) => prefetch(args, (data) => [data.prefetchQuery(wholeOf('offers'))])

export const head = ({ say }: HeadArgs): Head => ({
  description: say('content.offers.lead'),
  path: paths.offers(),
  pictured: 'offers',
})

/** What can be had for less or for nothing, on which terms. */
export function Component() {
  const say = useSay()
  return (
    <Page title={say('content.offers')} lead={say('content.offers.lead')} width="text">
      <Blocks of={useQuery(wholeOf('offers'))} none={say('content.offers.empty')} />
    </Page>
  )
}
