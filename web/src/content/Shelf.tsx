import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { chip } from '../ui/Chip.tsx'
import { Empty } from '../ui/Empty.tsx'
import { PagedList } from '../ui/Loaded.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { useSay } from '../words/say.tsx'
import { categoriesOf, type Listed, listedOf } from './calls.ts'
import { Teaser } from './Teaser.tsx'

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
  const all = [{ name: undefined, said: say('content.all') }, ...categories]
  return (
    <nav aria-label={say('content.categories')}>
      <ul className="flex flex-wrap gap-8">
        {all.map(({ name, said }) => {
          const on = (name ?? null) === chosen
          return (
            <li key={name ?? ''}>
              <Link to={among(name)} aria-current={on ? 'page' : undefined} className={chip(on)}>
                {said}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
