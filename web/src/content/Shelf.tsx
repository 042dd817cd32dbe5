import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { chip } from '../ui/Chip.tsx'
import { Empty } from '../ui/Empty.tsx'
import { PagedList } from '../ui/Loaded.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { useSay } from '../words/say.tsx'
import { Byline } from './Byline.tsx'
import { type Card, categoriesOf, type Listed, listedOf } from './calls.ts'

interface ShelfProps {
  of: Listed
  /** Where one of them is read, and where those of a category stand. */
  to: (id: string) => string
  among: (category?: string) => string
}

/** What is published of a kind, the newest first, narrowed by the category in the address. */
export function Shelf({ of, to, among }: ShelfProps) {
  const say = useSay()
  const [search] = useSearchParams()
  const category = search.get('category')
  return (
    <>
      <Categories of={of} chosen={category} among={among} />
      <PagedList
        of={useInfiniteQuery(listedOf(of, category))}
        failed={say('content.failed')}
        shape={<RowSkeletons />}
        empty={<Empty scene="letters">{say('content.empty')}</Empty>}
      >
        {(all) => (
          <ul className="grid md:grid-cols-2 gap-24">
            {all.map((one) => (
              <Teaser key={one.id} of={one} to={to(one.id)} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}

function Categories({ of, chosen, among }: Omit<ShelfProps, 'to'> & { chosen: string | null }) {
  const say = useSay()
  const { data: categories = [] } = useQuery(categoriesOf(of))
  if (categories.length < 2) return null
  const all = [undefined, ...categories.map(({ name }) => name)]
  return (
    <nav aria-label={say('content.categories')}>
      <ul className="flex flex-wrap gap-8">
        {all.map((name) => {
          const on = (name ?? null) === chosen
          return (
            <li key={name ?? ''}>
              <Link to={among(name)} aria-current={on ? 'page' : undefined} className={chip(on)}>
                {name ?? say('content.all')}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function Teaser({ of, to }: { of: Card; to: string }) {
  return (
    <li className="card p-20 lg:p-24 flex flex-col gap-8">
      {of.category && <p className="text-label font-semibold text-ember">{of.category}</p>}
      <h2 className="text-h3 text-balance wrap-anywhere">
        <Link to={to} className="hover:text-primary hover:underline">
          {of.title}
        </Link>
      </h2>
      {of.summary && <p className="text-muted wrap-anywhere">{of.summary}</p>}
      <Byline of={of} />
    </li>
  )
}
