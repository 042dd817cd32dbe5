import { notNull, text, type Columns, type RowOf } from './columns.ts'
import type { Db } from './database.ts'
import { reads, type Statement } from './statement.ts'

const finding = { promise: notNull(text), subject: notNull(text), found: notNull(text) }
/** One promise that the rows contradict: which, about what, and the figures that disagree. */
export type Finding = RowOf<typeof finding>
type Pass = Statement<'reads', {}, typeof finding>

/** Where a look ended, in figures that its feature alone reads. Empty: at the very beginning. */
export type Place = Readonly<Record<string, number>>
export interface Looked {
  found: Finding[]
  /** Where the next look begins. */
  place: Place
}
/** How the books of a feature are checked. */
export interface Audit {
  /** Each promise over everything there is, a statement each. */
  passes: readonly Pass[]
  /** The same promises over what came since `place` and what hangs together with it. Without a place it only says where one is. */
  look?: (db: Db, place: Place | undefined, now: number) => Promise<Looked>
}

/** Where one promise is broken a hundred times, the rest says no more. */
const foundMost = 100
/** Promises by their sentences: each is a query of `subject` and `found` that answers what breaks it, nothing in a sound database. */
export type Promises = Readonly<Record<string, string>>

const asked = (promises: Promises, common: string | undefined) =>
  `${common ? `with ${common}\n` : ''}${Object.entries(promises)
    .map(
      ([promise, sql]) =>
        `select '${promise}' as promise, coalesce(p.subject, 'unknown') as subject, coalesce(p.found, 'nothing') as found from (${sql}) p`,
    )
    .join(' union all ')} limit ${foundMost}`

/** A statement for each promise. `common` holds the expressions of a `with` that they share. */
export const passesOf = (name: string, promises: Promises, common?: string): Pass[] =>
  Object.entries(promises).map(([promise, sql], n) =>
    reads(`${name}_${n + 1}`, { gives: finding, text: asked({ [promise]: sql }, common) }),
  )

/**
 * One statement for all promises over a part of the books: `part` holds expressions of a `with` under the names of the tables
 * that they are a part of, so that the promises read them as if they were all there is.
 */
export const lookOf = <T extends Columns>(
  name: string,
  promises: Promises,
  { takes, part }: { takes: T; part: ($: { readonly [K in keyof T]: string }) => string },
) => reads(name, { takes, gives: finding, text: ($) => asked(promises, part($)) })

/** What breaks any of them. */
export const findAll = async (db: Db, passes: readonly Pass[]) => {
  const found: Finding[] = []
  for (const pass of passes) found.push(...(await db.run(pass)))
  return found
}
