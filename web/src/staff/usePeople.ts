import { useQueries, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { usePaced } from '../ui/usePaced.ts'
import { countOf, forgetPeople, peoplePage, peoplePageRows } from './calls.ts'
import type { Sifted } from './useSifted.ts'

const SIFT_GAP_MS = 250
const SCROLL_GAP_MS = 150
/** Pages that are kept on either side of those in sight. */
const PAGES_NEAR = 10
/** So many rows beyond those in sight are asked for, after these. */
const AHEAD = 25

const pageOf = (row: number) => Math.floor(row / peoplePageRows)

type Pages = [from: number, to: number, seenFrom: number, seenTo: number]
/** The pages of rows in sight and beside them, as a text, which is the same as long as these are. */
const pagesAt = (first: number, last: number) =>
  [Math.max(first - AHEAD, 0), last + AHEAD, first, last].map(pageOf).join(' ')

/** How many rows there are, as far as is known: a page that is not full is the last one. */
function knownCount(counted: number | undefined, pages: readonly { n: number; rows: number | undefined }[]) {
  let count = counted ?? Infinity
  let most = 0
  for (const { n, rows } of pages) {
    // Beyond the end of what it was sifted to before.
    if (rows === undefined || (rows === 0 && n > 0 && counted === undefined)) continue
    most = Math.max(most, n * peoplePageRows + rows)
    if (rows < peoplePageRows) count = Math.min(count, n * peoplePageRows + rows)
  }
  return count === Infinity ? most : count
}

/**
 * Members as they are sifted, by their place in the order. The pages in sight are asked for, then those near
 * them; the list before stands until the first page of the next one is there.
 */
export function usePeople(sifted: Sifted) {
  const asked = usePaced(JSON.stringify(sifted), SIFT_GAP_MS)
  const [of, setOf] = useState(asked)
  const first = useQuery({ ...peoplePage(asked, 0), enabled: asked !== of })
  if (asked !== of && (first.data ?? first.error)) setOf(asked)
  const { sort: _sort, ...narrowed } = JSON.parse(of) as Sifted
  const counted = useQuery(countOf(JSON.stringify(narrowed)))
  // Of a word that more have, the list has no end that is known.
  const known = counted.data && !counted.data.more ? counted.data.count : undefined

  const [inSight, setInSight] = useState(pagesAt(0, 0))
  const [from, ahead, seenFrom, seenTo] = usePaced(inSight, SCROLL_GAP_MS).split(' ').map(Number) as Pages
  const to = Math.max(Math.min(ahead, pageOf((counted.data?.count ?? 0) - 1)), seenTo)
  const wanted = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const seen = wanted.filter((n) => n >= seenFrom && n <= seenTo)
  const isSeen = useQueries({ queries: seen.map((n) => peoplePage(of, n, known)) }).every(({ isFetched }) => isFetched)
  const pages = useQueries({
    queries: wanted.map((n) => ({ ...peoplePage(of, n, known), enabled: isSeen || seen.includes(n) })),
  })
  const see = useCallback((one: number, last: number) => setInSight(pagesAt(one, last)), [])
  useEffect(() => forgetPeople(of, (n) => n < from - PAGES_NEAR || n > to + PAGES_NEAR), [of, from, to])

  const loaded = wanted.map((n, index) => ({ n, rows: pages[index]?.data?.length }))
  const failed = pages.find(({ error, data }) => error && data === undefined)
  return {
    of,
    narrowed,
    counted: counted.data,
    count: knownCount(counted.data?.count, loaded),
    isOpen: counted.data === undefined || counted.data.more,
    /** Nothing of the list is there yet. */
    isComing: counted.data === undefined && loaded.every(({ rows }) => rows === undefined),
    failed: failed && { error: failed.error, retry: () => void failed.refetch() },
    rowAt: (row: number) => pages[pageOf(row) - from]?.data?.[row % peoplePageRows],
    see,
  }
}
