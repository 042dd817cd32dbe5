import type { Submittable } from 'pg'

/** A column of an answer, as PostgreSQL describes it. */
export interface Field {
  name: string
  tableID: number
  columnID: number
  dataTypeID: number
  dataTypeModifier: number
}
/** How the rows of a statement are read, column by column. */
type Shape = readonly { name: string; read(text: string): unknown; none(): null }[]
/** A prepared statement, named once: the hot paths skip parsing and planning. */
export interface Query {
  readonly name: string
  readonly text: string
  /** Throws when these are not the columns that the statement should answer. */
  readonly shape: (fields: readonly Field[]) => Shape
}
/** The part of `pg`'s connection that statements are sent by, as its own cursor uses it. */
interface Connection {
  stream: { cork(): void; uncork(): void }
  parsedStatements: Record<string, string | undefined>
  parse(statement: { name: string; text: string }): void
  bind(bound: { statement: string; values: readonly (string | Buffer | null)[] }): void
  describe(what: { type: 'P'; name: string }): void
  execute(what: object): void
  sync(): void
}
/** What a client of `pg` calls when a query has ended. */
export type Answered = (error: Error | undefined, result: { rows: unknown[] }) => void

// PostgreSQL lets a prepared statement answer the same columns for as long as it lives, and it lives by the connection.
const known = new WeakMap<Connection, Map<string, Shape>>()

/**
 * One run of a prepared statement, for `query` of a pool or a client of `pg`. It asks what the columns are the first time
 * that a connection runs it, and never again: to tell and to read that took a sixth of a small query.
 */
export class Prepared implements Submittable {
  readonly name: string
  readonly text: string
  /** Set by the client. */
  callback: Answered | undefined
  private shape: Shape | undefined
  private fault: Error | undefined
  private readonly query: Query
  private readonly bound: readonly (string | Buffer | null)[]
  private readonly rows: unknown[] = []

  constructor(query: Query, values: readonly (string | Buffer | null)[]) {
    this.name = query.name
    this.text = query.text
    this.query = query
    this.bound = values
  }

  submit(connection: object) {
    const to = connection as Connection
    const parsed = to.parsedStatements[this.name]
    if (parsed !== undefined && parsed !== this.text) return new Error(`Two statements are named ${this.name}.`)
    this.shape = known.get(to)?.get(this.name)
    to.stream.cork()
    if (parsed === undefined) to.parse({ name: this.name, text: this.text })
    to.bind({ statement: this.name, values: this.bound })
    if (!this.shape) to.describe({ type: 'P', name: '' })
    to.execute({})
    to.sync()
    to.stream.uncork()
    return undefined
  }

  handleRowDescription({ fields }: { fields: readonly Field[] }) {
    try {
      this.shape = this.query.shape(fields)
    } catch (error) {
      this.fault = error as Error
    }
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }) {
    if (this.fault) return
    const row: Record<string, unknown> = {}
    try {
      for (let at = 0; at < fields.length; at++) {
        const column = this.shape![at]!
        const value = fields[at]!
        row[column.name] = value === null ? column.none() : column.read(value)
      }
      this.rows.push(row)
    } catch (error) {
      this.fault = error as Error
    }
  }

  handleCommandComplete(_said: unknown, connection: Connection) {
    // What answers no rows is not described.
    if (!this.shape && !this.fault) this.handleRowDescription({ fields: [] })
    if (!this.shape) return
    const shapes = known.get(connection) ?? new Map<string, Shape>()
    known.set(connection, shapes)
    shapes.set(this.name, this.shape)
  }

  handleEmptyQuery() {}

  handleError(error: Error) {
    this.callback?.(error, { rows: [] })
  }

  handleReadyForQuery() {
    this.callback?.(this.fault, { rows: this.rows })
  }
}
