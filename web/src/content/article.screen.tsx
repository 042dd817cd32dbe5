import { Failed } from '@evenlight/contract/client'
import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, redirect, useParams, useSearchParams } from 'react-router'
import { brand } from '../brand.ts'
import type { Head, HeadArgs } from '../head.ts'
import { dataContext } from '../here.ts'
import { Back } from '../ui/Back.tsx'
import { LinkButton } from '../ui/Button.tsx'
import { useSay } from '../words/say.tsx'
import { ArticleText } from './ArticleText.tsx'
import { articleOf } from './calls.ts'
import { articlePath } from './useArticlePath.ts'

/** Each set of pages has an address of its own for an article; without an id both lead to all of them. */
export const loader = async ({ request, params, context }: LoaderFunctionArgs) => {
  const { pathname, search, searchParams } = new URL(request.url)
  const id = params.id ?? searchParams.get('id')
  if (!id) return redirect(paths.articles())
  if (pathname + search !== articlePath(id)) return redirect(articlePath(id))
  await context
    .get(dataContext)
    .ensureQueryData(articleOf(id))
    .catch((cause: unknown) => {
      if (cause instanceof Failed && (cause.status === 404 || cause.status === 422))
        throw new Response('', { status: 404 })
      throw cause
    })
  return null
}

export const head = ({ say, queries, search }: HeadArgs): Head => {
  const article = queries.getQueryData(articleOf(search.get('id') ?? '').queryKey)!
  const path = paths.article(article.id)
  const house = (site: string) => ({ '@type': 'Organization', '@id': `${site}/#us`, name: brand.name, url: site })
  return {
    description: article.summary || article.title,
    path,
    kind: 'article',
    about: (site) => [
      {
        '@type': 'Article',
        headline: article.title,
        description: article.summary,
        inLanguage: article.locale,
        datePublished: article.published_at,
        dateModified: article.changed_at,
        mainEntityOfPage: site + path,
        publisher: house(site),
        author: article.author
          ? { '@type': 'Person', name: article.author.display_name, url: site + paths.profile(article.author.id) }
          : house(site),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: say('content.articles'), item: site + paths.articles() },
          { '@type': 'ListItem', position: 2, name: article.title, item: site + path },
        ],
      },
    ],
  }
}

export function Component() {
  const say = useSay()
  const params = useParams()
  const [search] = useSearchParams()
  const { data: article } = useQuery(articleOf(params.id ?? search.get('id') ?? ''))
  if (!article) return null
  const { author } = article
  return (
    <>
      <title>{`${article.title} · ${brand.name}`}</title>
      <div className="wrap-page py-32 lg:py-48 flex flex-col gap-32">
        <ArticleText of={article} over={<Back to={paths.articles()} words={say('content.articles')} />} />
        {author && (
          <div className="max-w-text mx-auto w-full">
            <LinkButton kind="secondary" to={paths.profile(author.id)}>
              {say('content.author', { name: author.display_name })}
            </LinkButton>
          </div>
        )}
      </div>
    </>
  )
}
