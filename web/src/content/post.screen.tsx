import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import type { Head, HeadArgs } from '../head.ts'
import { useSay } from '../words/say.tsx'
import { oneOf } from './calls.ts'
import { ensure, headOf } from './one.ts'
import { OnePage } from './OnePage.tsx'

export const loader = ({ params: { id = '' }, context }: LoaderFunctionArgs) => ensure(context, oneOf('blogs', id))

export const head = ({ sayIn, queries, params: { id = '' } }: HeadArgs): Head => {
  const post = queries.getQueryData(oneOf('blogs', id).queryKey)!
  return headOf(post, paths.post(post.id), { name: sayIn(post.locale)('content.blog'), path: paths.blog() })
}

export function Component() {
  const say = useSay()
  const { id = '' } = useParams()
  const { data: post } = useQuery(oneOf('blogs', id))
  return post && <OnePage of={post} back={{ to: paths.blog(), words: say('content.blog') }} />
}
