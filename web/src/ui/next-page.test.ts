import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { fetchMore } from './next-page.ts'

const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

/** A list of three pages; each answer waits until it is let go. */
async function openList() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  queries.mount()
  const waiting: { place: number; answer: (failed?: Error) => void }[] = []
  const list = new InfiniteQueryObserver(queries, {
    queryKey: ['list'],
    queryFn: ({ pageParam }) =>
      new Promise<number>((well, badly) => {
        waiting.push({ place: pageParam, answer: (failed) => (failed ? badly(failed) : well(pageParam)) })
      }),
    initialPageParam: 0,
    getNextPageParam: (last: number) => (last < 2 ? last + 1 : undefined),
  })
  ends.push(
    list.subscribe(() => undefined),
    () => queries.unmount(),
  )
  const next = async (failed?: Error) => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    const { place, answer } = waiting.shift()!
    answer(failed)
    return place
  }
  await next()
  await expect.poll(() => list.getCurrentResult().isSuccess).toBe(true)
  return { queries, list, next, pages: () => list.getCurrentResult().data?.pages }
}

test('a list that asks for itself anew does not lose the page that was asked for', async () => {
  const { queries, list, next, pages } = await openList()
  const more = fetchMore(list.getCurrentResult())
  void queries.invalidateQueries({ queryKey: ['list'] })
  expect([await next(), await next(), await next()]).toEqual([1, 0, 1])
  await more
  expect(pages()).toEqual([0, 1])
})

test('asked for while the list asks for itself, the page comes after that', async () => {
  const { queries, list, next, pages } = await openList()
  void queries.invalidateQueries({ queryKey: ['list'] })
  const more = fetchMore(list.getCurrentResult())
  expect([await next(), await next()]).toEqual([0, 1])
  await more
  expect(pages()).toEqual([0, 1])
})

test('a page that fails is not asked for again by itself, and a list that fails before it does not keep it away', async () => {
  const { queries, list, next, pages } = await openList()
  void queries.invalidateQueries({ queryKey: ['list'] })
  const more = fetchMore(list.getCurrentResult())
  expect([await next(new Error('away')), await next(new Error('away'))]).toEqual([0, 1])
  await more
  expect(list.getCurrentResult()).toMatchObject({ isFetchNextPageError: true, isFetching: false })
  expect(pages()).toEqual([0])
})
