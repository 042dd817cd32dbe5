import pg, { type Submittable } from 'pg'
import utils from 'pg/lib/utils.js'

/** A prepared statement, named once: the hot paths skip parsing and planning. */
export interface Named {
  name: string
  text: string
}
interface Column {
  name: string
  dataTypeID: number
}
/** How the rows of a statement are read. */
interface Shape {
  columns: readonly string[]
  parsers: readonly ((value: string) => unknown)[]
}
/** The part of `pg`'s connection that statements are sent by, as its own cursor uses it. */
interface Connection {
  stream: { cork(): void; uncork(): void }
  parsedStatements: Record<string, string | undefined>
  parse(statement: { name: string; text: string }): void
  bind(bound: { statement: string; values: unknown[] }): void
  describe(what: { type: 'P'; name: string }): void
  execute(what: object): void
  sync(): void
}
type Answered<Row> = (error: Error | null, result?: { rows: Row[] }) => void

// PostgreSQL lets a prepared statement answer the same columns for as long as it lives, and it lives by the connection.
const known = new WeakMap<Connection, Map<string, Shape>>()
const nothing: Shape = { columns: [], parsers: [] }

const shapeOf = (fields: readonly Column[]): Shape => ({
  columns: fields.map(({ name }) => name),
  parsers: fields.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID, 'text') as (value: string) => unknown),
})

/**
 * One run of a prepared statement, for `query` of a pool or a client of `pg`. It asks what the columns are the first time
 * that a connection runs it, and never again: to tell and to read that took a sixth of a small query.
 */
export class Prepared<Row> implements Submittable {
  readonly name: string
  readonly text: string
  /** Set by the client. */
  callback: Answered<Row> | undefined
  private shape: Shape | undefined
  private fault: Error | undefined
  private readonly values: unknown[]
  private readonly rows: Row[] = []

  constructor({ name, text }: Named, values: unknown[]) {
    this.name = name
    this.text = text
    this.values = values.map((value) => utils.prepareValue(value))
  }

  submit(connection: object) {
    const to = connection as Connection
    const parsed = to.parsedStatements[this.name]
    if (parsed !== undefined && parsed !== this.text) return new Error(`Two statements are named ${this.name}.`)
    this.shape = known.get(to)?.get(this.name)
    to.stream.cork()
    if (parsed === undefined) to.parse({ name: this.name, text: this.text })
    to.bind({ statement: this.name, values: this.values })
    if (!this.shape) to.describe({ type: 'P', name: '' })
    to.execute({})
    to.sync()
    to.stream.uncork()
    return undefined
  }

  handleRowDescription({ fields }: { fields: readonly Column[] }) {
    this.shape = shapeOf(fields)
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }) {
    const { columns, parsers } = this.shape!
    const row: Record<string, unknown> = {}
    try {
      for (let at = 0; at < fields.length; at++) {
        const value = fields[at]!
        row[columns[at]!] = value === null ? null : parsers[at]!(value)
      }
      this.rows.push(row as Row)
    } catch (error) {
      this.fault ??= error as Error
    }
  }

  handleCommandComplete(_said: unknown, connection: Connection) {
    const shapes = known.get(connection) ?? new Map<string, Shape>()
    known.set(connection, shapes)
    if (!shapes.has(this.name)) shapes.set(this.name, this.shape ?? nothing)
  }

  handleEmptyQuery() {}

  handleError(error: Error) {
    this.callback?.(error)
  }

  handleReadyForQuery() {
    this.callback?.(this.fault ?? null, { rows: this.rows })
  }
}
