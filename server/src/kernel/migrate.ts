import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'

const folder = new URL('../../migrations/', import.meta.url)
const lockKey = 7_201_991

/** Runs the SQL files that this database has not seen, in the order of their names, each in its own transaction. */
export const migrate = async (pool: pg.Pool) => {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query(
      'create table if not exists migration (name text primary key, at timestamptz not null default now())',
    )
    const { rows } = await client.query('select name from migration')
    const seen = new Set(rows.map((row: { name: string }) => row.name))
    for (const name of readdirSync(folder).sort()) {
      if (!name.endsWith('.sql') || seen.has(name)) continue
      await client.query('begin')
      await client.query(readFileSync(new URL(name, folder), 'utf8'))
      await client.query('insert into migration (name) values ($1)', [name])
      await client.query('commit')
    }
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => {})
    client.release()
  }
}
