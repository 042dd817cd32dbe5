import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const asAdmin = async <T>(url: string, work: (client: pg.Client) => Promise<T>) => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return work(client).finally(() => client.end().catch(() => {}))
}
const linesOf = async (client: pg.Client, which: string) => {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where pid <> pg_backend_pid() and ${which} order by random()`,
  )
  return rows.map(({ pid }) => pid)
}
const firstOf = async (client: pg.Client) => {
  const { rows } = await client.query<{ folder: string }>(`select current_setting('data_directory') as folder`)
  const [pid] = readFileSync(join(rows[0]!.folder, 'postmaster.pid'), 'utf8').split('\n')
  return Number(pid)
}
const ours = `backend_type = 'client backend'`

/** Ends one line to the database, as an operator does. */
export const endOne = (url: string) =>
  asAdmin(url, async (client) => {
    const [pid] = await linesOf(client, ours)
    await client.query('select pg_terminate_backend($1)', [pid])
  })

/** Kills one backend: PostgreSQL then ends all others, recovers from its log and begins anew. Waits until it has. */
export const crash = async (url: string) => {
  const [pid] = await asAdmin(url, (client) => linesOf(client, ours))
  process.kill(pid!, 'SIGKILL')
  for (;;) {
    await sleep(50)
    const isUp = await asAdmin(url, (client) => client.query('select')).catch(() => undefined)
    if (isUp) return
  }
}

/** Stops the whole of PostgreSQL where it stands, and lets it go on after `ms`. */
export const freeze = async (url: string, ms: number) => {
  const pids = await asAdmin(url, async (client) => [await firstOf(client), ...(await linesOf(client, 'true'))])
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  await sleep(ms)
  for (const pid of pids)
    try {
      process.kill(pid, 'SIGCONT')
    } catch {
      // It had ended by itself.
    }
}
