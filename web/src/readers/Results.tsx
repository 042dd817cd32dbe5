import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type MouseEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { FavoriteButton } from '../favorites/FavoriteButton.tsx'
import { NotifyBell } from '../favorites/NotifyMe.tsx'
import { useFavorites } from '../favorites/useFavorites.ts'
import { look } from '../ui/Button.tsx'
import { cx } from '../ui/cx.ts'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { fetchMore } from '../ui/next-page.ts'
import { useComeBack } from '../ui/useComeBack.ts'
import { useSay } from '../words/say.tsx'
import { directoryOf } from './calls.ts'
import { useNewlyAvailable } from './newly-available.ts'
import { OptionSelect } from './OptionSelect.tsx'
import type { Choose } from './Filters.tsx'
import { addressOf, type Filters } from './filters.ts'
import { NoResults } from './NoResults.tsx'
import { once, placeOf } from './pages.ts'
import { useOptions } from './options.ts'
import { ReaderCard } from './ReaderCard.tsx'
import { CardSkeletons } from './CardSkeletons.tsx'

const countOf = ({ from }: Filters, more: boolean) =>
  from ? 'readers.count.further' : more ? 'readers.count.more' : 'readers.count'

export function Results({ filters, choose }: { filters: Filters; choose: Choose }) {
  const say = useSay()
  useComeBack()
  const list = useRef<HTMLUListElement>(null)
  const favorites = useFavorites()
  const found = useInfiniteQuery({ ...directoryOf(filters), placeholderData: keepPreviousData, staleTime: Infinity })
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isPlaceholderData } = found
  const readers = once(data?.pages.flatMap((page) => page.data) ?? [])
  const came = useNewlyAvailable(filters, isPlaceholderData ? undefined : data)
  const nextStart = data?.pages.at(-1)?.next
  const next = useRef<number | null>(null)
  useEffect(() => {
    if (next.current === null || isFetchingNextPage || readers.length <= next.current) return
    list.current?.children[next.current]?.querySelector('a')?.focus()
    next.current = null
  }, [readers.length, isFetchingNextPage])
  // The address of the next page is for those who open it beside this one, and for who can't press.
  const showMore = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (isFetchingNextPage) return
    next.current = readers.length
    void fetchMore(found)
  }
  const top = filters.from && (
    <Link to={addressOf({ ...filters, from: '' })} className="link inline-flex items-center min-h-target font-semibold">
      {say('readers.top')}
    </Link>
  )
  if (error && !data)
    return (
      <ErrorNote cause={error} what={say('readers.failed')} retry={() => void refetch()}>
        {top}
      </ErrorNote>
    )
  return (
    <section aria-labelledby="results" className="flex flex-col gap-12">
      <h2 id="results" className="say-only">
        {say('readers.results')}
      </h2>
      <div className="flex items-center justify-between gap-x-24 min-h-target text-meta">
        <div className="flex flex-wrap items-baseline gap-x-12">
          <p role="status" className="font-semibold">
            {data && !isPlaceholderData
              ? say(countOf(filters, hasNextPage), { count: readers.length })
              : say('readers.searching')}
          </p>
          {(!data || readers.length > 0) && <p className="text-muted">{say(`readers.sort.${filters.sort}.how`)}</p>}
          {top}
          <p role="status">
            {came > 0 && (
              <button
                type="button"
                onClick={() => void refetch()}
                className="link inline-flex items-center min-h-target font-semibold"
              >
                {say('readers.came', { count: came })}
              </button>
            )}
          </p>
        </div>
        <Order filters={filters} choose={choose} />
      </div>
      {data && readers.length === 0 ? (
        <NoResults filters={filters} choose={choose} />
      ) : (
        <ul ref={list} aria-busy={!data || isPlaceholderData} className="grid md:grid-cols-2 xl:grid-cols-3 gap-16">
          {readers.map((reader) => (
            <li key={reader.id}>
              <ReaderCard reader={reader} beside={favorites && <NotifyBell reader={reader} favorites={favorites} />}>
                {favorites && <FavoriteButton reader={reader} favorites={favorites} />}
              </ReaderCard>
            </li>
          ))}
          {(!data || isFetchingNextPage) && <CardSkeletons count={data ? 3 : 6} />}
        </ul>
      )}
      {nextStart && (
        <Link
          to={addressOf({ ...filters, from: placeOf(nextStart) })}
          rel="next"
          aria-busy={isFetchingNextPage}
          onClick={showMore}
          className={cx(look('secondary'), 'self-center')}
        >
          {say('readers.more')}
        </Link>
      )}
    </section>
  )
}

/** By what the list is ordered; on phones this stands in the sheet. */
function Order({ filters, choose }: { filters: Filters; choose: Choose }) {
  const { sort } = useOptions(filters)
  return (
    <div className="hidden md:flex shrink-0 items-center gap-8">
      <span aria-hidden="true">{sort.label}</span>
      <OptionSelect of={sort} choose={choose} />
    </div>
  )
}
