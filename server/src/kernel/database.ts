import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import type { $ZodType, input } from 'zod/v4/core'
import type { ToldData, ToldEvent } from '@evenlight/contract/areas'
import type { Job, Jobs } from './jobs.ts'
import { Prepared, type Answered } from './prepared.ts'
import type { Room } from './rooms.ts'
import { encoded, type AnyStatement, type Mode, type Run } from './statement.ts'

// A property and not a method: a method's parameters are compared both ways, and a write would pass for a read.
interface Runs<M extends Mode> {
  /** Runs a declared statement and answers its rows. */
  readonly run: Run<M>
}
/** A handle to read with, outside any transaction. */
export type Db = Runs<'reads'>
/** Each statement commits by itself: for single writes that are whole, outside any transaction. */
export type Autocommit = Runs<'reads' | 'autocommits'>
/** An open transaction. It dies with the function it was given to. */
export interface Tx extends Runs<Mode> {
  /** Tells `room` after the commit, or never. */
  announce<E extends ToldEvent>(room: Room | Room[], event: E, data: ToldData<E>): void
  /** Runs after the commit. */
  after(fn: () => unknown): void
  /** Does `work` and undoes it, so that what it would be refused for is known: it tells nobody anything, and nothing of it stays. */
  rehearse(work: (tx: Tx) => Promise<unknown>): Promise<void>
  /** Sends a job, or many of a kind, that exist only if this transaction commits. Those of a higher priority are done first. */
  job<Data extends $ZodType>(job: Job<Data>, data: input<Data> | input<Data>[], priority?: number): Promise<void>
}
interface Told<E extends ToldEvent> {
  room: Room | Room[]
  event: E
  data: ToldData<E>
  /** A socket that knows already. */
  except?: string | undefined
}
/** One event of the contract with its data, and who is told. */
export type Announcement = { [E in ToldEvent]: Told<E> }[ToldEvent]
/** The lines to the database, by kind of work; the embedded database has one for all. */
export interface Pools {
  visits: pg.Pool
  acts: pg.Pool
  long: pg.Pool
}
export interface Database {
  db: Db
  /** For what visitors read: few lines, and little time for each statement. */
  visits: Db
  autocommit: Autocommit
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Runs `work` outside the caller's transaction, as something that outlives it. */
  apart<T>(work: () => Promise<T>): Promise<T>
  /** Runs `work` where a statement may take minutes: passes over whole books, migrations. */
  patiently<T>(work: () => Promise<T>): Promise<T>
  /** Whether the database answers those who act, and soon enough: a hanging one is no better than none. */
  answers(msMax: number): Promise<boolean>
  /** Whether a statement found the disk full, a moment ago. */
  isFull(): boolean
  embedded: boolean
  /** The lines of what takes long: for migrations, and what is looked at by hand. */
  pool: pg.Pool
  close(): Promise<void>
}
/** A programming fault: the outer handle inside a transaction, or a transaction used after its end. */
export class Misuse extends Error {}

/** A pool or a client of `pg`, as both run a query that is made here. */
interface Queryable {
  query(query: Prepared, values: undefined, answered: Answered): unknown
}
const retriesMax = 5
const transient = new Set(['40001', '40P01'])

/** SQLSTATE of a failure, and the constraint that it broke. */
export const sqlStateOf = (error: unknown) => (error ?? {}) as { code?: string; constraint?: string }

const fullStates = new Set(['53100', 'ENOSPC', 'EDQUOT'])
const fullForMs = 30_000
/** Whether a failure says that there is no room left on a disk. */
const saysFull = (error: unknown) => fullStates.has(sqlStateOf(error).code ?? '')

/** `pg` gave up waiting: nobody knows what became of the statement, and its line is of no more use. */
const isSilence = (error: unknown): error is Error => error instanceof Error && error.message === 'Query read timeout'

/** Where a piece of work stands; it is carried along by what it calls. */
interface Around {
  inTransaction: boolean
  isPatient: boolean
}
const outside: Around = { inTransaction: false, isPatient: false }

const runOn =
  (on: () => Queryable, mayRun: () => void) =>
  async (statement: AnyStatement, values: Record<string, unknown> = {}) => {
    mayRun()
    const query = new Prepared(statement, encoded(statement, values))
    try {
      return await new Promise<never[]>((resolve, reject) => {
        on().query(query, undefined, (error, result) => (error ? reject(error) : resolve(result.rows as never[])))
      })
    } catch (error) {
      // It was made where the line was read; whoever asked is what its reader needs to know.
      if (error instanceof Error) Error.captureStackTrace(error)
      throw error
    }
  }

/** Over `pools`, PostgreSQL and the embedded database alike. `announce` receives what transactions told, after their commit. */
export const databaseOf = (
  pools: Pools,
  parts: { embedded: boolean; announce: (told: Announcement[]) => void; jobs: Jobs; close: () => Promise<void> },
): Database => {
  const here = new AsyncLocalStorage<Around>()
  const around = () => here.getStore() ?? outside
  const lines = () => (around().isPatient ? pools.long : pools.acts)
  let fullAtMs = -Infinity
  const noted = async <T>(work: Promise<T>) =>
    work.catch((error: unknown) => {
      if (saysFull(error)) fullAtMs = performance.now()
      throw error
    })

  const once = async <T>(work: (tx: Tx) => Promise<T>) => {
    const client = await lines().connect()
    let over = false
    const told: Announcement[] = []
    const later: (() => unknown)[] = []
    const mayRun = () => {
      if (over) throw new Misuse('This transaction has ended.')
    }
    const tx: Tx = {
      run: runOn(() => client, mayRun),
      announce: (room, event, data) => void told.push({ room, event, data } as Announcement),
      after: (fn) => void later.push(fn),
      job: async ({ name }, data, priority) => {
        mayRun()
        await parts.jobs.send(client, name, data as object | object[], priority)
      },
      rehearse: async (work) => {
        mayRun()
        await client.query('savepoint rehearsal')
        await work({ ...tx, announce: () => {}, after: () => {} })
        await client.query('rollback to savepoint rehearsal')
      },
    }
    let broken: Error | undefined
    try {
      await client.query('begin')
      const result = await here.run({ ...around(), inTransaction: true }, () => work(tx))
      over = true
      await client.query('commit')
      return { result, told, later }
    } catch (error) {
      over = true
      if (isSilence(error)) broken = error
      else await client.query('rollback').catch((failure: Error) => (broken = failure))
      throw error
    } finally {
      client.release(broken)
    }
  }

  const transaction = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    if (around().inTransaction) throw new Misuse('A transaction is open already: use its tx.')
    const committed = await noted(retried(work))
    // From here on it is done: whatever fails now must not do it again.
    if (committed.told.length) parts.announce(committed.told)
    for (const fn of committed.later) await fn()
    return committed.result
  }
  const retried = async <T>(work: (tx: Tx) => Promise<T>) => {
    for (let tries = 0; ; tries++) {
      try {
        return await once(work)
      } catch (error) {
        if (tries >= retriesMax || !transient.has(sqlStateOf(error).code ?? '')) throw error
      }
    }
  }
  const handleOn = (on: () => pg.Pool) => {
    const run = runOn(on, () => {
      if (around().inTransaction) throw new Misuse('The outer handle was used inside a transaction: use its tx.')
    })
    return { run: (statement: AnyStatement, values?: Record<string, unknown>) => noted(run(statement, values)) }
  }
  const handle = handleOn(lines)
  return {
    db: handle,
    visits: handleOn(() => pools.visits),
    autocommit: handle,
    transaction,
    apart: (work) => here.run(outside, work),
    patiently: (work) => here.run({ inTransaction: false, isPatient: true }, work),
    answers: async (msMax) => {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<boolean>((resolve) => {
        timer = setTimeout(resolve, msMax, false)
      })
      const answer = pools.acts.query('select 1').then(
        () => true,
        () => false,
      )
      return Promise.race([answer, late]).finally(() => clearTimeout(timer))
    },
    isFull: () => performance.now() - fullAtMs < fullForMs,
    embedded: parts.embedded,
    pool: pools.long,
    close: parts.close,
  }
}
