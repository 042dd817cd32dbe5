import { pageRowsDefault } from '@evenlight/contract/lengths'
import { useQueries } from '@tanstack/react-query'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { useSay } from '../words/say.tsx'
import { lookUp } from './calls.ts'
import type { Choose } from './Filters.tsx'
import { chosenCount, type Filters, loosened, noFilters, queryOf } from './filters.ts'
import { chosenOf, useOptions } from './options.ts'

/** Nobody remains: which single wish stands in the way, and how many there are without it. */
export function NoResults({ filters, choose }: { filters: Filters; choose: Choose }) {
  const say = useSay()
  const ways = useWays(filters)
  const whatIsIn = useNames(filters)
  const several = chosenCount(filters) + Number(Boolean(filters.q)) > 1
  const free = ways.some(({ name }) => name === 'available')
  return (
    <Empty
      scene={free ? 'chairs' : 'path'}
      action={
        <div className="flex flex-wrap justify-center gap-8">
          {ways.map(({ name, count, more, without }) => (
            <Button key={name} kind="secondary" onClick={() => choose(without)}>
              {name === 'q'
                ? say(more ? 'readers.none.q.clear.more' : 'readers.none.q.clear', { count })
                : say(more ? 'readers.none.without.more' : 'readers.none.without', { what: whatIsIn(name), count })}
            </Button>
          ))}
          {several && (
            <Button kind="quiet" onClick={() => choose({ ...noFilters, sort: filters.sort })}>
              {say('readers.clear')}
            </Button>
          )}
        </div>
      }
    >
      {free
        ? say('readers.none.free')
        : filters.q && !several
          ? say('readers.none.q', { q: filters.q.trim() })
          : say(several || ways.length > 0 ? 'readers.none' : 'readers.none.at_all')}
    </Empty>
  )
}

/** What to leave out so that somebody is found, with how many that are. */
function useWays(filters: Filters) {
  const ways = loosened(filters)
  const found = useQueries({
    queries: ways.map(({ filters: without }) => ({
      queryKey: ['readers.without', without],
      queryFn: () => lookUp({ ...queryOf(without), limit: String(pageRowsDefault) }),
    })),
  })
  return ways.flatMap(({ name, filters: without }, at) => {
    const page = found[at]?.data
    return page && page.data.length > 0 ? [{ name, without, count: page.data.length, more: page.next !== null }] : []
  })
}

type Name = Exclude<ReturnType<typeof loosened>[number]['name'], 'q'>

/** What was wished for, in the words it was chosen by. */
function useNames(filters: Filters) {
  const say = useSay()
  const options = useOptions(filters)
  return (name: Name) => (name === 'available' ? say('readers.available') : chosenOf(options[name]))
}
