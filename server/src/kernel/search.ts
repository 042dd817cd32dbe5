/** Whoever finds more than this walks the list in its order: a page of it is then near. */
const fewMax = 500
/** Rows that a statement of those who are found asks for at most. */
export const foundMax = fewMax + 1

/** SQL: whether `written`, as `searchable` makes it, holds what was typed. Worked out once, so that no plan depends on it. */
export const holds = (written: string, typed: string) => `strpos(${written}, (select sought(${typed}))) > 0`

/** SQL: the same, of an index on `grams_of(written)` first; `kept`: where a column has it, so that it is not made again. */
export const found = (written: string, typed: string, kept = written) =>
  `grams_of(${written}) @> (select grams_for(sought(${typed}))) and ${holds(kept, typed)}`

/** How a page of a list is searched: not at all, among the few who were found, or row by row where many match. */
export const ways = ['all', 'among', 'within'] as const
export interface Search {
  way: (typeof ways)[number]
  q: string
  /** Of those who were found, where they are few. */
  ids: string[]
}

/**
 * Finds by an index who matches, and says how a page of them is had with few rows: among them, where they are `few`. `find`
 * answers one more at most.
 */
export const searchFor = async (
  q: string | undefined,
  find: (q: string) => Promise<readonly { id: string }[]>,
  few = fewMax,
): Promise<Search> => {
  if (!q) return { way: 'all', q: '', ids: [] }
  const ids = (await find(q)).map(({ id }) => id)
  return ids.length > few ? { way: 'within', q, ids: [] } : { way: 'among', q, ids }
}
