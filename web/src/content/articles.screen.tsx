import { paths } from '@evenlight/contract/paths'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, type LoaderFunctionArgs, useSearchParams } from 'react-router'
import type { Head, HeadArgs } from '../head.ts'
import { prefetch } from '../here.ts'
import { chip } from '../ui/Chip.tsx'
import { Empty } from '../ui/Empty.tsx'
import { PagedList } from '../ui/Loaded.tsx'
import { Page } from '../ui/Page.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { useSay } from '../words/say.tsx'
import { Byline } from './Byline.tsx'
import { articlesOf, categoriesOf, type Card } from './calls.ts'
import { useArticlePath } from './useArticlePath.ts'

export const loader = (args: LoaderFunctionArgs) => {
  const { searchParams } = new URL(args.request.url)
  return prefetch(args, (data) => [
    data.prefetchInfiniteQuery(articlesOf(searchParams.get('category'))),
    data.prefetchQuery(categoriesOf()),
  ])
}

export const head = ({ say }: HeadArgs): Head => ({ description: say('content.articles.lead'), path: paths.articles() })

/** What the house and its readers have written, the newest first. */
export function Component() {
  const say = useSay()
  const [search] = useSearchParams()
  const category = search.get('category')
  return (
    <Page title={say('content.articles')} lead={say('content.articles.lead')}>
      <Categories chosen={category} />
      <PagedList
        of={useInfiniteQuery(articlesOf(category))}
        failed={say('content.articles.failed')}
        shape={<RowSkeletons />}
        empty={<Empty scene="letters">{say('content.articles.empty')}</Empty>}
      >
        {(all) => (
          <ul className="grid md:grid-cols-2 gap-24">
            {all.map((one) => (
              <Teaser key={one.id} of={one} />
            ))}
          </ul>
        )}
      </PagedList>
    </Page>
  )
}

function Categories({ chosen }: { chosen: string | null }) {
  const say = useSay()
  const { data: categories = [] } = useQuery(categoriesOf())
  if (categories.length < 2) return null
  const all = [undefined, ...categories.map(({ name }) => name)]
  return (
    <nav aria-label={say('content.articles.categories')}>
      <ul className="flex flex-wrap gap-8">
        {all.map((name) => {
          const on = (name ?? null) === chosen
          return (
            <li key={name ?? ''}>
              <Link to={paths.articles(name)} aria-current={on ? 'page' : undefined} className={chip(on)}>
                {name ?? say('content.articles.all')}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function Teaser({ of }: { of: Card }) {
  const to = useArticlePath()
  return (
    <li className="card p-20 lg:p-24 flex flex-col gap-8">
      {of.category && <p className="text-label font-semibold text-ember">{of.category}</p>}
      <h2 className="text-h3 text-balance wrap-anywhere">
        <Link to={to(of.id)} className="hover:text-primary hover:underline">
          {of.title}
        </Link>
      </h2>
      {of.summary && <p className="text-muted wrap-anywhere">{of.summary}</p>}
      <Byline of={of} />
    </li>
  )
}
