import { expect, test } from 'vitest'
import { makeCursors, paged } from './cursor.ts'
import { keysFrom } from './keys.ts'

const cursors = makeCursors(keysFrom('secret'))
const pageOf = (numbers: number[], query: { after?: string; limit?: number }, list = 'numbers') =>
  paged(
    { cursors },
    {
      list,
      query,
      load: (after: number | undefined, most) =>
        Promise.resolve(numbers.filter((n) => n > (after ?? 0)).slice(0, most)),
      placeOf: (n) => n,
      items: (rows) => rows.map(String),
    },
  )

test('pages follow each other without a gap or a repeat, and the last one says that it is', async () => {
  const first = await pageOf([1, 2, 3, 4, 5, 6], { limit: 3 })
  expect(first.data).toEqual(['1', '2', '3'])
  const second = await pageOf([1, 2, 3, 4, 5, 6], { limit: 3, after: first.next! })
  expect(second).toEqual({ data: ['4', '5', '6'], next: null })
  expect(await pageOf([], {})).toEqual({ data: [], next: null })
})

test('without a limit a page has 24', async () => {
  const { data, next } = await pageOf(
    Array.from({ length: 30 }, (_, at) => at + 1),
    {},
  )
  expect(data).toHaveLength(24)
  expect(next).not.toBeNull()
})

test('a cursor of another list, or one that was changed, is refused', async () => {
  const { next } = await pageOf([1, 2], { limit: 1 })
  await expect(pageOf([1, 2], { after: next! }, 'others')).rejects.toMatchObject({ code: 'bad_input' })
  await expect(pageOf([1, 2], { after: `${next}x` })).rejects.toMatchObject({ code: 'bad_input' })
})
