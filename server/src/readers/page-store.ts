import type { Sort } from '@evenlight/contract/readers'
import type { output } from 'zod/v4/core'
import { integer, list, moment, text } from '../kernel/columns.ts'
import { pageRowsDefault } from '@evenlight/contract/lengths'
import type { Db } from '../kernel/database.ts'
import { holds, ways, type Search } from '../kernel/search.ts'
import { family, reads } from '../kernel/statement.ts'
import { card, cardColumns } from './columns.ts'
import { searchDirectory } from './search.ts'

type Order = output<typeof Sort>
const orders = {
  recommended: { column: 'score', key: integer },
  rating: { column: 'rating_hundredths', key: integer },
  newest: { column: 'listed_at', key: moment },
  most_readings: { column: 'readings_count', key: integer },
} as const satisfies Record<Order, unknown>

const usualMost = pageRowsDefault + 1
const either = [false, true] as const

// Only what is asked for stands in a statement: a condition that excludes nothing would make the planner expect little and
// plan anew each time. Written out, the commonest tag doesn't mislead it about the others.
const pages = family(
  {
    order: Object.keys(orders) as Order[],
    tagged: either,
    following: either,
    rated: either,
    filtered: either,
    searched: ways,
    usual: either,
  },
  ({ order, tagged, following, rated, filtered, searched, usual }, key) =>
    reads(`readers_page_${key.replaceAll('true', 'y').replaceAll('false', 'n')}`, {
      takes: {
        tag: text,
        afterKey: orders[order].key,
        afterId: text,
        rating: integer,
        others: list(text),
        q: text,
        ids: list(text),
        most: integer,
      },
      gives: { ...card, key: orders[order].key },
      text: ($) => {
        const { column } = orders[order]
        const tag = tagged ? $.tag : `'all'`
        // Those who were found are looked up by name: in the order of the list all of it might be read for them.
        const among = searched === 'among'
        const few = among
          ? `with few as materialized (select * from reader_tag where tag = ${tag} and reader_id = any (${$.ids}))`
          : ''
        const where = [
          !among && `t.tag = ${tag}`,
          following && `(t.${column}, t.reader_id) < (${$.afterKey}, ${$.afterId})`,
          rated && `t.rating_hundredths >= ${$.rating}`,
          filtered && `r.tags @> ${$.others}::text[]`,
          searched === 'within' && holds('r.search', $.q),
        ].filter(Boolean)
        return `${few} select ${cardColumns}, t.${column} as key
          from ${among ? 'few' : 'reader_tag'} t join reader r on r.id = t.reader_id
          ${where.length ? `where ${where.join(' and ')}` : ''}
          order by t.${column} desc, t.reader_id desc limit ${usual ? usualMost : $.most}`
      },
    }),
)

export interface PageAsked {
  order: Order
  /** Where the page before ended; absent for the first. */
  after?: [key: number, id: string] | undefined
  tags: [string, ...string[]]
  ratingHundredths?: number | undefined
  search?: Search | undefined
  /** Rows to answer at most. */
  most: number
}
/** The statement of a page and its values. */
export const pageAsked = ({
  order,
  after,
  tags: [lead, ...others],
  ratingHundredths = 0,
  search = { way: 'all', q: '', ids: [] },
  most,
}: PageAsked) => ({
  statement: pages({
    order,
    tagged: lead !== 'all',
    following: after !== undefined,
    rated: ratingHundredths > 0,
    filtered: others.length > 0,
    searched: search.way,
    usual: most === usualMost,
  }),
  values: {
    tag: lead,
    afterKey: after?.[0] ?? 0,
    afterId: after?.[1] ?? '',
    rating: ratingHundredths,
    others,
    q: search.q,
    ids: search.ids,
    most,
  },
})

/** Cards in the asked order, with the key that a following page begins after. */
export const listPage = async (db: Db, { q, ...asked }: Omit<PageAsked, 'search'> & { q: string | undefined }) => {
  const { statement, values } = pageAsked({ ...asked, search: await searchDirectory(db, q) })
  return db.run(statement, values)
}
