import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { freshUrl } from '../../test/database.ts'
import { openEmbedded } from './embedded.ts'
import { claimDatabase, lockKey } from './single-node.ts'

const template = inject('template')

/** A database of the kind that this run is on: how this process takes it, and the setting that names it to another. */
const site = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenlight-single-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  if (!('url' in template))
    return { claim: async () => (await openEmbedded(dataDir)).close, settings: { DATA_DIR: dataDir } }
  const url = await freshUrl(template.url)
  const onTaken = (error: Error) => {
    throw error
  }
  return { claim: () => claimDatabase(url, onTaken), settings: { DATABASE_URL: url, DATA_DIR: dataDir, DEMO: 'off' } }
}

const startNode = async (settings: NodeJS.ProcessEnv) => {
  const main = join(import.meta.dirname, '../main.ts')
  const env = { PATH: process.env.PATH, ...settings, PORT: '0', SECRET_KEY: 'a secret for tests, long enough to serve' }
  const node = spawn(process.execPath, [main], { env })
  onTestFinished(() => void node.kill('SIGKILL'))
  const code = new Promise((resolve) => node.once('exit', resolve))
  const [said] = await Promise.all([text(node.stderr), text(node.stdout)])
  return { code: await code, said }
}

test('a second node refuses to start on a database that is served', async () => {
  const { claim, settings } = await site()
  const letGo = await claim()
  const { code, said } = await startNode(settings)
  expect(said).toMatch(/^Another Evenlight/m)
  expect(code).toBe(1)
  await letGo()
  const letGoAgain = await claim()
  await letGoAgain()
})

describe.each('url' in template ? [template] : [])('when PostgreSQL is restarted', (server) => {
  /** Cuts off whoever holds the claim, as a restart does. */
  const cut = `select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())`
  const open = async () => {
    const url = await freshUrl(server.url)
    const connect = async () => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      onTestFinished(() => client.end())
      return client
    }
    const other = await connect()
    const lost: Error[] = []
    const letGo = await claimDatabase(url, (error) => lost.push(error))
    return { connect, other, lost, letGo }
  }
  const isFree = async (other: pg.Client) => {
    const { rows } = await other.query<{ got: boolean }>('select pg_try_advisory_lock($1) got', [lockKey])
    if (rows[0]?.got) await other.query('select pg_advisory_unlock($1)', [lockKey])
    return rows[0]?.got
  }

  test('the claim is made anew', async () => {
    const { other, lost, letGo } = await open()
    await other.query(cut)
    await expect.poll(() => isFree(other)).toBe(false)
    expect(lost).toEqual([])
    await letGo()
    await expect.poll(() => isFree(other)).toBe(true)
  })

  test('a node that comes too late hears of it', async () => {
    const { connect, other, lost, letGo } = await open()
    const another = await connect()
    const waiting = another.query('select pg_advisory_lock($1)', [lockKey])
    await other.query(cut)
    await waiting
    await expect
      .poll(() => lost.map(({ message }) => message), { timeout: 20_000 })
      .toEqual([expect.stringMatching(/^Another Evenlight/)])
    await letGo()
  })
})
