import { halfAt } from '@evenlight/core/half-month'
import type { Database } from '../src/kernel/database.ts'

export interface EarnerSizes {
  readers: number
  /** Paid readings of each in the half month. */
  readings: number
  /** Those of the first one, whose files take more than one piece. */
  most: number
}
/** The first of them, who has the most. */
export const firstEarner = 'usr_e00000'
const paidSeconds = 300
const earnedCents = 240
// Every fiftieth reading goes back whole, an hour after it.
const backEach = 50

/** What a run over all of them has to come to. */
export const linesOf = ({ readers, readings, most }: EarnerSizes) => {
  const of = (count: number) => count + Math.floor(count / backEach)
  return of(most) + (readers - 1) * of(readings)
}

const all = ({ readers, readings, most }: EarnerSizes, fromMs: number) => {
  const begins = `timestamptz '${new Date(fromMs).toISOString()}'`
  const pay = 'house_reader_pay'
  return [
    `create temp table earner as select n, 'usr_e' || lpad(n::text, 5, '0') as id, case n when 0 then ${most} else ${readings} end as readings
      from generate_series(0, ${readers - 1}) n`,
    `create temp table sat as select row_number() over () * 10 as k, e.id as reader, i, ${begins} + i * interval '10 minutes' as at
      from earner e cross join generate_series(1, e.readings) i`,
    `insert into account_person (id, role, username, email, password_hash, first_name, state, approval, made_at)
      select 'usr_eclient', 'CLIENT', 'eclient', 'eclient@earn.test', '', '', 'active', null, ${begins}
      union all select id, 'READER', substr(id, 5), id || '@earn.test', '', '', 'active', 'approved', ${begins} from earner`,
    `insert into reader (id, username, display_name, headline, time_zone, listed, listed_at)
      select id, substr(id, 5), substr(id, 5), '', 'UTC', true, ${begins} from earner`,
    `insert into reading (id, channel, client_id, reader_id, state, continue_on_paid, rate_cents_per_minute, requested_at, opened_at,
        started_at, ended_at, free_seconds_held, paid_seconds_held, free_seconds, paid_seconds, unbilled_seconds)
      select 'cht_e' || k, 'chat', 'usr_eclient', reader, 'settled', true, 48, at, at, at, at + interval '5 minutes', 0, ${paidSeconds},
        0, ${paidSeconds}, 0 from sat`,
    `insert into wallet_account (id, kind, unit, person_id, opened_at, balance)
      select 'earnings_' || id, 'earnings', 'cents', id, ${begins}, (readings - readings / ${backEach}) * ${earnedCents} from earner`,
    `insert into wallet_transfer (id, posting, ref, debit, credit, unit, amount, state, corrects, cause, subject, person_id, reader_id, at)
      select k, k, 'earnings/cht_e' || k, '${pay}', 'earnings_' || reader, 'cents', ${earnedCents}, 'posted', null, 'session', 'cht_e' || k,
        reader, reader, at from sat
      union all select k + 1, k + 1, 'back/cht_e' || k, 'earnings_' || reader, '${pay}', 'cents', ${earnedCents}, 'posted',
        'earnings/cht_e' || k, 'time_back', 'cht_e' || k, reader, reader, at + interval '1 hour' from sat where i % ${backEach} = 0`,
    `drop table sat`,
    `drop table earner`,
  ]
}

/** Fills the half month before the one of `now` with readings as the books alone know them; answers it. */
export const fillEarners = async ({ pool }: Pick<Database, 'pool'>, sizes: EarnerSizes, now: number) => {
  const half = halfAt('UTC', halfAt('UTC', now).fromMs - 1)
  const line = await pool.connect()
  try {
    await line.query('set session_replication_role = replica')
    for (const sql of all(sizes, half.fromMs)) await line.query(sql)
    await line.query('set session_replication_role = origin')
    await line.query('analyze')
  } finally {
    line.release()
  }
  return half
}
