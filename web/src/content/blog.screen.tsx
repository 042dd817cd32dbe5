import { paths } from '@evenlight/contract/paths'
import type { LoaderFunctionArgs } from 'react-router'
import type { Head, HeadArgs } from '../head.ts'
import { Page } from '../ui/Page.tsx'
import { useSay } from '../words/say.tsx'
import { fetchListed } from './calls.ts'
import { Shelf } from './Shelf.tsx'

export const loader = (args: LoaderFunctionArgs) => fetchListed(args, 'blogs')

export const head = ({ say }: HeadArgs): Head => ({
  description: say('content.blog.lead'),
  path: paths.blog(),
  feed: paths.blogFeed(),
})

/** News of the house and thoughts of its readers, the newest first. */
export function Component() {
  const say = useSay()
  return (
    <Page title={say('content.blog')} lead={say('content.blog.lead')}>
      <Shelf of="blogs" to={paths.post} among={paths.blog} />
    </Page>
  )
}
