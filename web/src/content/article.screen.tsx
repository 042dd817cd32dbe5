import { barePath } from '@evenlight/contract/languages'
import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, redirect, useParams, useSearchParams } from 'react-router'
import type { Head, HeadArgs } from '../head.ts'
import { useSay } from '../words/say.tsx'
import { oneOf } from './calls.ts'
import { ensure, headOf } from './one.ts'
import { OnePage } from './OnePage.tsx'
import { articlePath } from './useArticlePath.ts'

/** Each set of pages has an address of its own for an article; without an id both lead to all of them. */
export const loader = async ({ request, params, context }: LoaderFunctionArgs) => {
  const { pathname, search, searchParams } = new URL(request.url)
  const id = params.id ?? searchParams.get('id')
  if (!id) return redirect(paths.articles())
  if (barePath(pathname) + search !== articlePath(id)) return redirect(articlePath(id))
  return ensure(context, oneOf('articles', id))
}

export const head = ({ sayIn, queries, search }: HeadArgs): Head => {
  const article = queries.getQueryData(oneOf('articles', search.get('id') ?? '').queryKey)!
  return headOf(article, paths.article(article.id), {
    name: sayIn(article.locale)('content.articles'),
    path: paths.articles(),
  })
}

export function Component() {
  const say = useSay()
  const params = useParams()
  const [search] = useSearchParams()
  const { data: article } = useQuery(oneOf('articles', params.id ?? search.get('id') ?? ''))
  return article && <OnePage of={article} back={{ to: paths.articles(), words: say('content.articles') }} />
}
