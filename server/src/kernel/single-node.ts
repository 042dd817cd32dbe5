import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'

/** Any number that nothing else in this database locks. */
export const lockKey = 7_201_992
const waitMs = 6000
const againMs = 250

const aliveAfterMs = 5000
const connectMs = 4000

// A line that fell silent is dead here long before the server lets go of what it holds: our own is ended by its name.
const endEarlier = `select pg_terminate_backend(pid) from pg_stat_activity
  where application_name = $1 and pid <> pg_backend_pid()`

const tried = async (url: string, name: string) => {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: aliveAfterMs,
  })
  client.on('error', () => {})
  await client.connect()
  await client.query(endEarlier, [name])
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) got', [lockKey])
  if (rows[0]?.got) return client
  await client.end()
  return undefined
}

const taken = new Error('Another Evenlight is running on this database. Stop it first: one node serves a site.')
const aMoment = () => new Promise((resolve) => setTimeout(resolve, againMs))

const claimed = async (url: string, name: string) => {
  for (const endMs = performance.now() + waitMs; performance.now() < endMs; await aMoment()) {
    const client = await tried(url, name)
    if (client) return client
  }
  throw taken
}

/**
 * Claims a PostgreSQL database for this process alone, as long as it lives: live events have no way to another node
 * yet. Waits a little for one that is just going; then throws. A claim that goes with its connection (the database was
 * restarted) is made anew as soon as that can be; `onTaken` hears if another node was there first. Answers how it is
 * let go.
 */
export const claimDatabase = async (url: string, onTaken: (error: Error) => void) => {
  let isOver = false
  let client: pg.Client
  const name = `evenlight ${randomUUID()}`
  const hold = async () => {
    client = await claimed(url, name)
    client.once('end', () => void holdAgain())
  }
  const holdAgain = async () => {
    while (!isOver)
      try {
        return await hold()
      } catch (failure) {
        if (failure === taken) return onTaken(taken)
        await aMoment()
      }
  }
  await hold()
  return async () => {
    isOver = true
    await client.end()
  }
}

/**
 * Claims the folder of an embedded database for this process alone; throws if another has it. The system holds the
 * claim as long as the process lives, so that none is ever stale; PGlite itself takes no lock. Answers how it is let go.
 */
export const claimFolder = (dataDir: string) => {
  mkdirSync(dataDir, { recursive: true })
  const lock = new DatabaseSync(join(dataDir, 'lock'), { timeout: 0 })
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch {
    lock.close()
    throw new Error(`Another Evenlight is using ${dataDir}. Stop it, or set DATA_DIR to another folder.`)
  }
  return () => lock.close()
}
