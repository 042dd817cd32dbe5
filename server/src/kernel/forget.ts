import type { Database, Tx } from './database.ts'

const rowsMost = 500
const turnsMost = 100

/** Deletes no more than `most` rows that are past their time; answers how many it was. */
export type Forget = (tx: Tx, most: number) => Promise<number>

/**
 * Lets go of what is past its time: a few rows a transaction, so that nobody waits for them, and so many transactions a turn.
 * What is left over is the next turn's.
 */
export const forgetting =
  ({ transaction }: Pick<Database, 'transaction'>, ...kinds: Forget[]) =>
  async () => {
    for (const forget of kinds)
      for (let turn = 0; turn < turnsMost; turn++)
        if ((await transaction((tx) => forget(tx, rowsMost))) < rowsMost) break
  }

/** SQL that deletes of `table`, oldest first, what `where` says, and counts it: for `gives: { n: integer }`. */
export const deletes = (table: string, { where, by, most }: { where: string; by: string; most: string }) =>
  `with gone as (delete from ${table} where ctid = any(array(select ctid from ${table} where ${where} order by ${by} limit ${most}))
      and ${where} returning 1)
    select count(*) as n from gone`
