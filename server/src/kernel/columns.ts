import pg from 'pg'
import { parse, type $ZodType, type output } from 'zod/v4/core'
import { iso, momentFrom } from './moment.ts'

/** How a value passes between TypeScript and a column or a parameter. */
export interface Kind<T> {
  /** PostgreSQL's types that it stands for. */
  readonly oids: readonly number[]
  readonly nullable: boolean
  /** Never called with null. */
  read(text: string): T
  write(value: T): string | Buffer
  /** The same inside a JSON document. */
  fromJson(value: unknown): T
  toJson(value: T): unknown
  /** Says that rows hold a value although the column may be null. */
  readonly guarded?: boolean
  /** Texts that the column's own check lets in; all of them, or `some`. */
  readonly values?: readonly string[]
  readonly some?: boolean
  /** Table whose columns the keys of a JSON document are named for. */
  readonly keys?: { table: string; columns: Columns }
}
export type Columns = Readonly<Record<string, Kind<unknown>>>
type TypeOf<K> = K extends Kind<infer T> ? T : never
/** A row, or the values of a statement, as they are declared. */
export type RowOf<C extends Columns> = { [K in keyof C]: TypeOf<C[K]> }

// https://github.com/postgres/postgres/blob/master/src/include/catalog/pg_type.dat
const arrayOf: Record<number, number> = { 16: 1000, 17: 1001, 20: 1016, 21: 1005, 23: 1007, 25: 1009, 1184: 1185 }
const textArray = 1009

const refused = (value: unknown, what: string) => new TypeError(`${JSON.stringify(value)} is no ${what}.`)
const made = <T>(own: Pick<Kind<T>, 'oids' | 'read' | 'write'> & Partial<Kind<T>>): Kind<T> => ({
  nullable: false,
  fromJson: (value) => value as T,
  toJson: (value) => value,
  ...own,
})

const asText = (value: unknown) => {
  if (typeof value !== 'string') throw refused(value, 'text')
  return value
}
const asInteger = (value: unknown) => {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${String(value)} does not fit a whole number.`)
  return value as number
}
const asBoolean = (value: unknown) => {
  if (typeof value !== 'boolean') throw refused(value, 'boolean')
  return value
}

export const text = made<string>({ oids: [25], read: (said) => said, write: (value) => value, fromJson: asText })
/** Whole numbers of any width; what a `number` cannot hold exactly throws. */
export const integer = made<number>({
  oids: [20, 21, 23],
  read: (said) => asInteger(Number(said)),
  write: (value) => String(asInteger(value)),
  fromJson: asInteger,
})
export const boolean = made<boolean>({
  oids: [16],
  read: (said) => said === 't',
  write: (value) => (value ? 't' : 'f'),
  fromJson: asBoolean,
})
/** An instant: `timestamptz(3)` there, milliseconds since the epoch here, `Infinity` for `infinity`. */
export const moment = made<number>({
  oids: [1184],
  read: momentFrom,
  write: iso,
  fromJson: (value) => Date.parse(asText(value)),
  toJson: iso,
})
/** A day of the calendar: `date` there, `2026-11-20` here. */
export const day = made<string>({ oids: [1082], read: (said) => said, write: (value) => value, fromJson: asText })
export const bytes = made<Buffer>({
  oids: [17],
  read: (said) => Buffer.from(said.slice(2), 'hex'),
  write: (value) => value,
})

/** The column may be null. */
export const nullable = <T>(kind: Kind<T>): Kind<T | null> => ({
  ...(kind as Kind<T | null>),
  nullable: true,
  fromJson: (value) => (value === null || value === undefined ? null : kind.fromJson(value)),
  toJson: (value) => (value === null || value === undefined ? null : kind.toJson(value)),
})
/** The column may be null, but not in the rows that this statement answers; one that is throws. */
export const notNull = <T>(kind: Kind<T>): Kind<T> => ({ ...kind, guarded: true })

const texts = <V extends string>(values: readonly V[], some: boolean): Kind<V> => {
  const known = new Set<string>(values)
  const read = (said: unknown) => {
    if (!known.has(said as string)) throw refused(said, `${values.join(' or ')}`)
    return said as V
  }
  return made<V>({ oids: text.oids, read, write: (value) => value, fromJson: read, values, some })
}
/** One of these texts: all that the check of its column lets in. */
export const oneOf = <const V extends string>(values: readonly V[]) => texts(values, false)
/** One of these texts, where the statement lets in fewer than the check of its column. */
export const someOf = <const V extends string>(values: readonly V[]) => texts(values, true)

const quoted = (item: string | Buffer) =>
  `"${(typeof item === 'string' ? item : `\\x${item.toString('hex')}`).replace(/["\\]/g, '\\$&')}"`
/** An array. */
export const list = <T>(kind: Kind<T>): Kind<T[]> => {
  const parsed = pg.types.getTypeParser(textArray as never, 'text') as (said: string) => (string | null)[]
  const read = (item: string | null) => {
    if (item !== null) return kind.read(item)
    if (!kind.nullable) throw refused(item, 'item of a list')
    return null as T
  }
  const write = (item: T) => (item === null ? 'NULL' : quoted(kind.write(item)))
  return made<T[]>({
    oids: kind.oids.flatMap((oid) => arrayOf[oid] ?? []),
    read: (said) => parsed(said).map(read),
    write: (items) => `{${items.map(write).join(',')}}`,
    fromJson: (value) => (value as unknown[]).map((item) => kind.fromJson(item)),
    toJson: (items) => items.map((item) => kind.toJson(item)),
  })
}

const documents = [114, 3802]
const documentOf = <T>(own: Pick<Kind<T>, 'fromJson'> & Partial<Pick<Kind<T>, 'toJson' | 'keys'>>): Kind<T> => {
  const toJson = own.toJson ?? ((value: T) => value as unknown)
  return made<T>({
    oids: documents,
    read: (said) => own.fromJson(JSON.parse(said)),
    write: (value) => JSON.stringify(toJson(value)),
    ...own,
  })
}
/** A JSON document, which is checked when it is read. */
export const json = <S extends $ZodType>(schema: S): Kind<output<S>> =>
  documentOf<output<S>>({ fromJson: (value) => parse(schema, value) })

/**
 * Rows in a JSON document, as `json_agg(json_build_object(…))` answers and `jsonb_populate_recordset` takes them. With
 * `table`, each key is a column of it and has its type, which a test compares.
 */
export const rows = <C extends Columns>(columns: C, table?: string): Kind<RowOf<C>[]> => {
  const all = Object.entries(columns)
  const each = (change: (kind: Kind<unknown>, value: unknown) => unknown) => (row: unknown) =>
    Object.fromEntries(all.map(([key, kind]) => [key, change(kind, (row as Record<string, unknown>)[key])])) as RowOf<C>
  const from = each((kind, value) => kind.fromJson(value))
  const to = each((kind, value) => kind.toJson(value))
  return documentOf<RowOf<C>[]>({
    fromJson: (value) => (value as unknown[]).map(from),
    toJson: (value) => value.map(to),
    ...(table ? { keys: { table, columns } } : {}),
  })
}
