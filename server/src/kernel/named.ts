import pg from 'pg'
import utils from 'pg/lib/utils.js'
import type { Field, Query } from './prepared.ts'

// Everything here goes with the last statement that is not declared, and so do the handle of drizzle in `database.ts`,
// `pg-utils.d.ts` and the tables.ts files.

/** A statement that is not declared: nobody checks its values and its rows. */
export interface Named {
  name: string
  text: string
}
export type RunNamed = <Row>(named: Named, values: unknown[]) => Promise<Row[]>

const int8 = 20
pg.types.setTypeParser(int8, (value) => {
  const parsed = Number(value)
  if (!Number.isSafeInteger(parsed)) throw new RangeError(`${value} does not fit a number`)
  return parsed
})

const shape = (fields: readonly Field[]) =>
  fields.map(({ name, dataTypeID }) => ({
    name,
    read: pg.types.getTypeParser(dataTypeID, 'text') as (text: string) => unknown,
    none: () => null,
  }))

export const namedQuery = ({ name, text }: Named): Query => ({ name, text, shape })
export const namedValues = (values: unknown[]) => values.map((value) => utils.prepareValue(value))
