/**
 * SQL that joins the row of `table` whose `key` is `value`, row by row. For pages: they are cut first and joined then, so that no
 * plan reads more than the page. A plain join reads the whole table once a plan for any values expects many rows.
 */
export const joined = (table: string, as: string, value: string, key = 'id') =>
  `cross join lateral (select * from ${table} where ${key} = ${value} offset 0) ${as}`

/** The same of a row that may be missing. */
export const joinedIfAny = (table: string, as: string, value: string, key = 'id') =>
  `left join lateral (select * from ${table} where ${key} = ${value} offset 0) ${as} on true`
