import { paths } from '@evenlight/contract/paths'
import type { LoaderFunctionArgs } from 'react-router'
import type { Head, HeadArgs } from '../head.ts'
import { Page } from '../ui/Page.tsx'
import { useSay } from '../words/say.tsx'
import { fetchListed } from './calls.ts'
import { Shelf } from './Shelf.tsx'
import { useArticlePath } from './useArticlePath.ts'

export const loader = (args: LoaderFunctionArgs) => fetchListed(args, 'articles')

export const head = ({ say }: HeadArgs): Head => ({
  description: say('content.articles.lead'),
  path: paths.articles(),
  feed: paths.articlesFeed(),
})

/** What the house and its readers have written, the newest first. */
export function Component() {
  const say = useSay()
  return (
    <Page title={say('content.articles')} lead={say('content.articles.lead')}>
      <Shelf of="articles" to={useArticlePath()} among={paths.articles} />
    </Page>
  )
}
