import type { Config } from './config.ts'
import type { Database } from './kernel/database.ts'

const loopback = new Set(['127.0.0.1', '::1', 'localhost'])

/** Reads what this site is, deciding it once when its database is new. Refuses settings that contradict it. */
export const settleSite = async (
  database: Database,
  config: Pick<Config, 'demo' | 'databaseUrl' | 'host' | 'vendorKeys'>,
): Promise<boolean> => {
  const wanted = config.demo ?? config.databaseUrl === undefined
  await database.pool.query('insert into site (demo) values ($1) on conflict do nothing', [wanted])
  const { rows } = await database.pool.query<{ demo: boolean }>('select demo from site')
  const demo = rows[0]?.demo ?? wanted
  if (config.demo !== undefined && config.demo !== demo)
    throw new Error(
      `This database was made with DEMO=${demo ? 'on' : 'off'}; that is decided once. Use another database or DATA_DIR.`,
    )
  if (demo && config.vendorKeys.length)
    throw new Error(`A demo takes no vendor's key, but these are set: ${config.vendorKeys.join(', ')}.`)
  if (demo && config.demo !== true && !loopback.has(config.host))
    throw new Error(`A demo listens on this machine only. Set DEMO=on to open it to ${config.host}.`)
  return demo
}
