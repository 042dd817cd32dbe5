import type { Config } from './config.ts'
import { boolean } from './kernel/columns.ts'
import type { Database } from './kernel/database.ts'
import { autocommits, reads } from './kernel/statement.ts'

const loopback = new Set(['127.0.0.1', '::1', 'localhost'])

const decided = autocommits('site_decided', {
  takes: { demo: boolean },
  text: ($) => `insert into site (demo) values (${$.demo}) on conflict do nothing`,
})
const decision = reads('site_decision', { gives: { demo: boolean }, text: 'select demo from site' })

/** Reads what this site is, deciding it once when its database is new. Refuses settings that contradict it. */
export const settleSite = async (
  database: Database,
  config: Pick<Config, 'demo' | 'databaseUrl' | 'host' | 'vendorKeys'>,
): Promise<boolean> => {
  const wanted = config.demo ?? config.databaseUrl === undefined
  await database.autocommit.run(decided, { demo: wanted })
  const demo = (await database.db.run(decision))[0]?.demo ?? wanted
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
