import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import type { Head, HeadArgs } from '../head.ts'
import { prefetch } from '../here.ts'
import { Page } from '../ui/Page.tsx'
import { useSay } from '../words/say.tsx'
import { Blocks } from './Blocks.tsx'
import { wholeOf } from './calls.ts'

export const loader = (args: LoaderFunctionArgs) => prefetch(args, (data) => [data.prefetchQuery(wholeOf('services'))])

export const head = ({ say }: HeadArgs): Head => ({ description: say('content.services.lead'), path: paths.services() })

/** The kinds of readings, each with its terms. */
export function Component() {
  const say = useSay()
  return (
    <Page title={say('content.services')} lead={say('content.services.lead')} width="text">
      <Blocks of={useQuery(wholeOf('services'))} none={say('content.empty')} />
    </Page>
  )
}
