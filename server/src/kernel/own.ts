import type { Hindrance } from '@evenlight/contract/own'
import { boolean, integer, moment, notNull, nullable, text, type Columns, type Kind, type RowOf } from './columns.ts'
import type { Db, Tx } from './database.ts'
import type { Keys } from './keys.ts'
import type { Parts } from './parts.ts'
import { reads, writes } from './statement.ts'

interface OwnAsk {
  personId: string
  /** The place of the last row that was read; empty at the beginning. */
  after: string
  most: number
}
/** Rows of one table that are a person's own, or about them, in pages. */
export interface Told {
  table: string
  read: (db: Db, keys: Keys, ask: OwnAsk) => Promise<{ rows: object[]; after: string }>
}
/** Why somebody can't be erased yet; null where they are not told, as they may not know of it or can't come in to read it. */
export interface Hindering {
  because: Hindrance | null
  holds: (db: Db, personId: string) => Promise<boolean>
}
/** How one table lets go of what names somebody. It may come twice. */
export interface Erasing {
  table: string
  run: (tx: Tx, personId: string, parts: Parts) => Promise<unknown>
}
/** What a feature keeps of people. A table with a person in it is named in one of the two, or a test fails. */
export interface Own {
  /** What a person is given of it in a copy: as they may see it on the site. */
  told?: readonly Told[]
  /** What they are not given, and why. */
  untold?: Readonly<Record<string, string>>
  hinders?: readonly Hindering[]
  /** What goes, or is emptied, when somebody is erased. */
  erased?: readonly Erasing[]
  /** What stays then, and why. */
  kept?: Readonly<Record<string, string>>
}

interface Telling<G extends Columns> {
  gives: G
  /** SQL: which rows are theirs. */
  whose: (me: string) => string
  /** SQL of a text that is another one for each of their rows. */
  place?: string
  /** SQL of what is not a column by that name. */
  by?: (me: string) => Partial<Record<keyof G, string>>
  /** What is read and not given as it is: opened, and put in place of the columns by its names. */
  opened?: (row: RowOf<G>, keys: Keys) => Partial<Record<keyof G, unknown>>
}

/** Declares how a table is read for who asks for a copy of what is kept of them. */
export const tells = <G extends Columns>(
  table: string,
  { gives, whose, place = 'id', by = () => ({}), opened }: Telling<G>,
): Told => {
  const names = Object.keys(gives)
  const page = reads(`own_${table}`, {
    takes: { personId: text, after: text, most: integer },
    gives: { ...gives, own_place: notNull(text) } as Columns,
    text: ($) => {
      const made: Partial<Record<string, string>> = by($.personId)
      const columns = names.map((name) => (made[name] ? `${made[name]} as ${name}` : `t.${name}`))
      // Compared byte by byte, so that no collation takes two places for one.
      const at = `(${place})::text collate "C"`
      return `select ${columns.join(', ')}, ${at} as own_place from ${table} t
        where (${whose($.personId)}) and ${at} > ${$.after} order by ${at} limit ${$.most}`
    },
  })
  const written = (row: Record<string, unknown>) =>
    Object.fromEntries(names.map((name) => [name, (gives[name] as Kind<unknown>).toJson(row[name])]))
  return {
    table,
    read: async (db, keys, ask) => {
      const found = (await db.run(page, ask)) as Record<string, unknown>[]
      const rows = found.map((row) => ({ ...written(row), ...opened?.(row as RowOf<G>, keys) }))
      return { rows, after: (found.at(-1)?.['own_place'] as string | undefined) ?? ask.after }
    },
  }
}

/** SQL of the name by which the site shows somebody. */
export const usernameIn = (column: string) => `(select p.username from account_person p where p.id = t.${column})`
export const aName = nullable(text)
export const isEither = (me: string) => `t.client_id = ${me} or t.reader_id = ${me}`

/** Declares why nobody can be erased while there are such rows; `name` tells the statement from others. */
export const hinders = (because: Hindrance | null, name: string, rows: (me: string) => string): Hindering => {
  const looked = reads(`own_hinders_${name}`, {
    takes: { personId: text },
    gives: { holds: notNull(boolean) },
    text: ($) => `select exists (${rows($.personId)}) as holds`,
  })
  return { because, holds: async (db, personId) => (await db.run(looked, { personId }))[0]!.holds }
}

/** Declares what one table does when somebody is erased: one statement. */
export const erases = (table: string, sql: (me: string) => string): Erasing => {
  const gone = writes(`own_erases_${table}`, { takes: { personId: text }, text: ($) => sql($.personId) })
  return { table, run: (tx, personId) => tx.run(gone, { personId }) }
}
/** The same for what notes when it was. */
export const ends = (table: string, sql: (me: string, now: string) => string): Erasing => {
  const ended = writes(`own_ends_${table}`, {
    takes: { personId: text, now: moment },
    text: ($) => sql($.personId, $.now),
  })
  return { table, run: (tx, personId, { clock }) => tx.run(ended, { personId, now: clock.now() }) }
}
export const removes = (table: string, column = 'person_id') =>
  erases(table, (me) => `delete from ${table} where ${column} = ${me}`)
