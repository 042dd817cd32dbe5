import type { Columns, RowOf } from './columns.ts'
import type { Field, Query } from './prepared.ts'

/**
 * What a statement may do, and so where it runs: `reads` anywhere, `writes` in a transaction alone, `autocommits`
 * in a transaction or, whole in itself, outside of one.
 */
export type Mode = 'reads' | 'writes' | 'autocommits'

/** SQL with its values and its rows, declared once at the level of a module. */
export interface Statement<M extends Mode, T extends Columns, G extends Columns> extends Query {
  readonly mode: M
  readonly takes: T
  readonly gives: G
  /** Names of the values in the order of `$1`, `$2` and so on. */
  readonly parameters: readonly string[]
}
export type AnyStatement = Statement<Mode, Columns, Columns>
/** Values by their names; one that may be null may be undefined. */
export type Values<T extends Columns> = {
  [K in keyof T]: null extends RowOf<T>[K] ? RowOf<T>[K] | undefined : RowOf<T>[K]
}
/** Runs statements of the modes `M` and answers their rows. */
export type Run<M extends Mode> = <T extends Columns, G extends Columns>(
  statement: Statement<M, T, G>,
  ...values: keyof T extends never ? [] : [values: Values<T>]
) => Promise<RowOf<G>[]>

/** `text` is given the places of the values: `where id = ${$.id}`. */
export interface Declared<T extends Columns, G extends Columns> {
  takes?: T
  gives?: G
  text: string | (($: { readonly [K in keyof T]: string }) => string)
}

const nameLengthMax = 63
const named = new Map<string, AnyStatement>()
let closed = false

/** From here on nothing is declared: what is not known when the server starts would escape the test of all statements. */
export const closeStatements = () => {
  closed = true
}
export const declaredStatements = (): AnyStatement[] => [...named.values()]

const shapeFor = (name: string, gives: Columns) => (fields: readonly Field[]) => {
  const wrong = (what: string) => new TypeError(`Statement ${name}: ${what}.`)
  const shape = fields.map(({ name: column, dataTypeID }) => {
    const kind = gives[column]
    if (!kind) throw wrong(`column ${column} is not declared`)
    if (!kind.oids.includes(dataTypeID)) throw wrong(`column ${column} has another type, ${dataTypeID}`)
    const none = () => {
      if (!kind.nullable) throw wrong(`column ${column} is null`)
      return null
    }
    return { name: column, read: (text: string) => kind.read(text), none }
  })
  const missing = Object.keys(gives).filter((column) => !fields.some((field) => field.name === column))
  if (missing.length) throw wrong(`there is no column ${missing.join(', ')}`)
  return shape
}

const numbered = <T extends Columns>(takes: T, text: Declared<T, Columns>['text']) => {
  const parameters: string[] = []
  const place = (name: string) => {
    const at = parameters.indexOf(name)
    return `$${at < 0 ? parameters.push(name) : at + 1}`
  }
  const places = {} as { [K in keyof T]: string }
  for (const name of Object.keys(takes)) Object.defineProperty(places, name, { get: () => place(name) })
  return { text: typeof text === 'string' ? text : text(places), parameters }
}

const declare = <M extends Mode, T extends Columns, G extends Columns>(
  mode: M,
  name: string,
  { takes = {} as T, gives = {} as G, text }: Declared<T, G>,
): Statement<M, T, G> => {
  if (closed) throw new Error(`Statement ${name} is declared too late: declare it at the level of a module.`)
  if (named.has(name)) throw new Error(`Two statements are named ${name}.`)
  if (name.length > nameLengthMax) throw new Error(`${name} is too long a name for a statement.`)
  const statement = { name, mode, takes, gives, ...numbered(takes, text), shape: shapeFor(name, gives) }
  named.set(name, statement)
  return statement
}
type Declare<M extends Mode> = <T extends Columns = {}, G extends Columns = {}>(
  name: string,
  declared: Declared<T, G>,
) => Statement<M, T, G>

/** A statement that changes and locks nothing. */
export const reads: Declare<'reads'> = (name, declared) => declare('reads', name, declared)
/** A statement that changes or locks rows; it runs in a transaction alone. */
export const writes: Declare<'writes'> = (name, declared) => declare('writes', name, declared)
/** A statement that changes rows and is whole in itself: it may run outside a transaction. Never one of the ledger. */
export const autocommits: Declare<'autocommits'> = (name, declared) => declare('autocommits', name, declared)

type Axes = Readonly<Record<string, readonly (string | number | boolean)[]>>
type Choice<A extends Axes> = { [K in keyof A]: A[K][number] }
const families: AnyStatement[][] = []
/** Statements that stand for one: a variant need not use every value that it takes, but one of them does. */
export const declaredFamilies = () => families

/**
 * Statements that differ by a few choices, every one of them declared: `pages({ filtered: true })` answers the one that
 * was made for it. `key` tells it from the others, for its name.
 */
export const family = <const A extends Axes, S extends AnyStatement>(
  axes: A,
  one: (choice: Choice<A>, key: string) => S,
) => {
  const keyOf = (choice: Choice<A>) =>
    Object.keys(axes)
      .map((axis) => String(choice[axis]))
      .join('_')
  let choices: Record<string, unknown>[] = [{}]
  for (const [axis, options] of Object.entries(axes))
    choices = choices.flatMap((choice) => options.map((option) => ({ ...choice, [axis]: option })))
  const variants = new Map((choices as Choice<A>[]).map((choice) => [keyOf(choice), one(choice, keyOf(choice))]))
  families.push([...variants.values()])
  return (choice: Choice<A>) => variants.get(keyOf(choice))!
}

/** The values in the order of the places, as the wire takes them. Throws for a null where none may be. */
export const encoded = (statement: AnyStatement, values: Record<string, unknown>) =>
  statement.parameters.map((name) => {
    const value = values[name]
    const kind = statement.takes[name]!
    if (value !== null && value !== undefined) return kind.write(value)
    if (!kind.nullable) throw new TypeError(`Statement ${statement.name}: ${name} is missing.`)
    return null
  })
