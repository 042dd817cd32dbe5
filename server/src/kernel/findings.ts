import { notNull, text, type RowOf } from './columns.ts'
import { reads } from './statement.ts'

const finding = { promise: notNull(text), subject: notNull(text), found: notNull(text) }
/** One promise that the rows contradict: which, about what, and the figures that disagree. */
export type Finding = RowOf<typeof finding>

/**
 * The statement that checks `promises`: by its sentence, each is a query of `subject` and `found` that answers what breaks
 * it, and nothing in a sound database. `common` holds the expressions of a `with` that they share.
 */
export const findingsOf = (name: string, promises: Readonly<Record<string, string>>, common?: string) =>
  reads(name, {
    gives: finding,
    text: `${common ? `with ${common}\n` : ''}${Object.entries(promises)
      .map(([promise, sql]) => `select '${promise}' as promise, p.subject, p.found from (${sql}) p`)
      .join(' union all ')}`,
  })
