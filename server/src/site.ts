import type { Config } from './config.ts'
import { boolean, moment, notNull, text } from './kernel/columns.ts'
import type { Database, Db } from './kernel/database.ts'
import { autocommits, reads } from './kernel/statement.ts'

const loopback = new Set(['127.0.0.1', '::1', 'localhost'])

const decided = autocommits('site_decided', {
  takes: { demo: boolean },
  text: ($) => `insert into site (demo) values (${$.demo}) on conflict do nothing`,
})
const decision = reads('site_decision', { gives: { demo: boolean }, text: 'select demo from site' })

const furnishing = autocommits('site_furnished', {
  takes: { now: moment },
  text: ($) => `insert into site (demo, furnished_at) values (true, ${$.now})
    on conflict (single) do update set furnished_at = excluded.furnished_at`,
})
const furnishment = reads('site_is_furnished', {
  gives: { furnished: boolean },
  text: `select furnished_at is not null as furnished from site`,
})

const zoned = autocommits('site_zoned', {
  takes: { zone: text },
  gives: { zone: notNull(text) },
  text: ($) => `update site set time_zone = case
      when time_zone is null or not exists (select from earnings_run) then ${$.zone} else time_zone end
    returning time_zone as zone`,
})

/** Whether a demo has all of its people and their past. */
export const isFurnished = async (db: Db) => (await db.run(furnishment))[0]?.furnished ?? false
export const keepFurnished = (database: Database, now: number) => database.autocommit.run(furnishing, { now })

/** Reads what this site is, deciding it once when its database is new. Refuses settings that contradict it. */
export const settleSite = async (
  database: Database,
  config: Pick<Config, 'demo' | 'databaseUrl' | 'host' | 'vendorKeys' | 'timeZone'>,
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
  const zone = (await database.autocommit.run(zoned, { zone: config.timeZone }))[0]?.zone ?? config.timeZone
  if (zone !== config.timeZone)
    throw new Error(
      `Statements of half months were made by the days of ${zone}: set SITE_TIME_ZONE=${zone}. In another zone some days would be in two of them, or in none.`,
    )
  return demo
}
