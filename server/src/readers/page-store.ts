import type { Sort } from '@evenlight/contract/readers'
import type { output } from 'zod/v4/core'
import { integer, list, moment, text } from '../kernel/columns.ts'
import { pageRowsDefault } from '@evenlight/contract/lengths'
import type { Db } from '../kernel/database.ts'
import { family, reads } from '../kernel/statement.ts'
import { card, cardColumns } from './columns.ts'

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
    searched: either,
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
        most: integer,
      },
      gives: { ...card, key: orders[order].key },
      text: ($) => {
        const { column } = orders[order]
        const where = [
          tagged ? `t.tag = ${$.tag}` : `t.tag = 'all'`,
          following && `(t.${column}, t.reader_id) < (${$.afterKey}, ${$.afterId})`,
          rated && `t.rating_hundredths >= ${$.rating}`,
          filtered && `r.tags @> ${$.others}::text[]`,
          searched && `r.search like '%' || folded(${$.q}) || '%'`,
        ].filter(Boolean)
        return `select ${cardColumns}, t.${column} as key from reader_tag t join reader r on r.id = t.reader_id
          where ${where.join(' and ')} order by t.${column} desc, t.reader_id desc limit ${usual ? usualMost : $.most}`
      },
    }),
)

export interface PageAsked {
  order: Order
  /** Where the page before ended; absent for the first. */
  after?: [key: number, id: string] | undefined
  tags: [string, ...string[]]
  ratingHundredths?: number | undefined
  q?: string | undefined
  /** Rows to answer at most. */
  most: number
}
/** The statement of a page and its values. */
export const pageAsked = ({
  order,
  after,
  tags: [lead, ...others],
  ratingHundredths = 0,
  q = '',
  most,
}: PageAsked) => ({
  statement: pages({
    order,
    tagged: lead !== 'all',
    following: after !== undefined,
    rated: ratingHundredths > 0,
    filtered: others.length > 0,
    searched: q !== '',
    usual: most === usualMost,
  }),
  values: {
    tag: lead,
    afterKey: after?.[0] ?? 0,
    afterId: after?.[1] ?? '',
    rating: ratingHundredths,
    others,
    q: q.replace(/[\\%_]/g, '\\$&'),
    most,
  },
})

/** Cards in the asked order, with the key that a following page begins after. */
export const listPage = (db: Db, asked: PageAsked) => {
  const { statement, values } = pageAsked(asked)
  return db.run(statement, values)
}
