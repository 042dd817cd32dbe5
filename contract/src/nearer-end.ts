import type { memberSorts } from './sifting.ts'

type Sort = (typeof memberSorts)[number]
const backwards: Record<Sort, Sort> = { name: 'name_back', name_back: 'name', newest: 'oldest', oldest: 'newest' }

/**
 * How a page of a list is asked for so that few rows are passed over: behind the middle of `count` rows from the end, in the order
 * backwards, and its rows are then turned round.
 */
export const fromNearerEnd = (sort: Sort, { skip, limit }: { skip: number; limit: number }, count = Infinity) => {
  const rows = Math.min(limit, count - skip)
  const behind = count - skip - rows
  return rows > 0 && behind < skip
    ? { sort: backwards[sort], skip: behind, limit: rows, turned: true }
    : { sort, skip, limit, turned: false }
}
