import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Reader } from './calls.ts'
import { begin, once, placeOf, type Start, startOf, walkFrom } from './pages.ts'

const PAGE = 24
const reader = (at: number, free: boolean) =>
  ({ id: `usr_${at}`, availability: free ? 'available' : 'offline' }) as Reader

/** A directory as the API pages it: in an order of its own, whoever is free. */
const directory = (readers: Reader[]) => async (query: { available?: 'true'; after?: string }) => {
  const listed = query.available ? readers.filter(({ availability }) => availability === 'available') : readers
  const from = query.after ? readers.findIndex(({ id }) => id === query.after) : -1
  const rest = listed.filter((one) => readers.indexOf(one) > from)
  return { data: rest.slice(0, PAGE), next: rest.length > PAGE ? (rest[PAGE - 1]?.id ?? null) : null }
}

async function pagesOf(readers: Reader[], between: () => void = () => undefined) {
  const pages: (readonly Reader[])[] = []
  for (let start: Start | null = begin(true); start;) {
    const page = await walkFrom(directory(readers), start)
    pages.push(page.data)
    start = page.next
    between()
  }
  return pages
}
const ids = (readers: readonly Reader[]) => readers.map(({ id }) => id)

test('over all pages who is free comes first, everybody else after, each once and in the order of the list', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 200 }), async (free) => {
      const readers = free.map((yes, at) => reader(at, yes))
      const shown = once((await pagesOf(readers)).flat())
      const [first, then] = [true, false].map((yes) => readers.filter((_, at) => free[at] === yes))
      expect(ids(shown)).toEqual(ids([...(first ?? []), ...(then ?? [])]))
    }),
  )
})

test('a page is never thin while there is more', async () => {
  const readers = Array.from({ length: 120 }, (_, at) => reader(at, at % 3 === 0))
  const pages = await pagesOf(readers)
  let known = 0
  for (const page of pages.slice(0, -1)) {
    const now = once([...pages.slice(0, pages.indexOf(page)).flat(), ...page]).length
    expect(now - known).toBeGreaterThanOrEqual(PAGE / 2)
    known = now
  }
})

test('who comes or goes between two pages is lost from none and shown once', async () => {
  const readers = Array.from({ length: 120 }, (_, at) => reader(at, at % 2 === 0))
  const turn = () => {
    for (const one of readers.slice(40, 60)) one.availability = one.availability === 'offline' ? 'available' : 'offline'
  }
  const shown = once((await pagesOf(readers, turn)).flat())
  expect(ids(shown).sort()).toEqual(ids(readers).sort())
})

test('every page has an address of its own, from which the list goes on to its end', async () => {
  const readers = Array.from({ length: 120 }, (_, at) => reader(at, at % 3 === 0))
  const first = await walkFrom(directory(readers), begin(true))
  const second = await walkFrom(directory(readers), startOf(placeOf(first.next ?? begin(true))))
  expect(second).toEqual(await walkFrom(directory(readers), first.next ?? begin(true)))
  for (const start of [begin(true), begin(false), { free: false, after: 'a.b-c_' }])
    expect(startOf(placeOf(start))).toEqual(start)
})
