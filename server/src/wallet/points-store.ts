import { PointsMoved } from '@evenlight/contract/points'
import { pointsAccount } from '@evenlight/core/ledger/transfer'
import { boolean, integer, moment, nullable, someOf, text } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { joinedIfAny } from '../kernel/joined.ts'
import { reads, writes } from '../kernel/statement.ts'
import { keptPaidSeconds } from './sums.ts'

const locked = writes('wallet_points_locked', {
  takes: { clientId: text },
  text: ($) => `select from wallet_total where person_id = ${$.clientId} for no key update`,
})
/**
 * Lets what is decided on a client's points follow one by one: rewards, redeeming, and time that goes back, which moves their
 * total. Whoever has earned points has used time, so there is a row.
 */
export const lock = (tx: Tx, clientId: string) => tx.run(locked, { clientId })

const balance = reads('wallet_points', {
  takes: { account: text },
  gives: { balance: integer },
  text: ($) => `select balance from wallet_account where id = ${$.account}`,
})
export const findBalance = async (db: Db, clientId: string) =>
  (await db.run(balance, { account: pointsAccount(clientId) }))[0]?.balance ?? 0

const rewards = `t.unit = 'points' and t.debit = 'house_points'
  and not exists (select from wallet_transfer c where c.corrects = t.ref)`
const recent = reads('wallet_points_recent', {
  takes: { clientId: text, readerId: text, since: moment },
  gives: { points: integer, with_reader: boolean },
  text: ($) => `select coalesce(sum(t.amount), 0)::bigint as points,
      coalesce(bool_or(t.reader_id = ${$.readerId}), false) as with_reader
    from wallet_transfer t where t.person_id = ${$.clientId} and ${rewards} and t.at > ${$.since}`,
})
/** What reviews since then earned and still do, and whether one of this reader is among them. */
export const findRecent = async (db: Db, clientId: string, readerId: string, since: number) =>
  (await db.run(recent, { clientId, readerId, since }))[0]!

const fallen = reads('wallet_points_fallen', {
  takes: { clientId: text, paidSecondsMin: integer },
  gives: { ref: text, reading_id: text, reader_id: nullable(text), points: integer },
  text: ($) => `select t.ref, t.subject as reading_id, t.reader_id, t.amount as points from wallet_transfer t
    where t.person_id = ${$.clientId} and ${rewards} and ${keptPaidSeconds('t.subject')} < ${$.paidSecondsMin}
    order by t.id desc`,
})
/** Rewards, newest first, of readings that have less paid time left than a reward needs. */
export const listFallen = (db: Db, clientId: string, paidSecondsMin: number) =>
  db.run(fallen, { clientId, paidSecondsMin })

const lines = reads('wallet_points_lines', {
  takes: { clientId: text, id: integer, most: integer },
  gives: {
    id: integer,
    at: moment,
    what: someOf(PointsMoved.options),
    points: integer,
    subject: text,
    reader_id: nullable(text),
    reader_name: nullable(text),
    seconds: nullable(integer),
  },
  text: ($) => `select t.id, t.at, t.subject, t.reader_id, r.display_name as reader_name, f.amount as seconds,
      case when t.debit = 'house_points' then 'earned' when t.corrects is null then 'redeemed' else 'fell_away' end as what,
      case when t.debit = 'house_points' then t.amount else - t.amount end as points
    from (select * from wallet_transfer where person_id = ${$.clientId} and unit = 'points' and id < ${$.id}
        order by id desc limit ${$.most}) t
      ${joinedIfAny('reader', 'r', 't.reader_id')}
      left join lateral (select amount from wallet_transfer f
        where f.person_id = t.person_id and f.posting = t.posting and f.unit = 'seconds' limit 1) f on true
    order by t.id desc`,
})
/** Up to `most` movements of a client's points before `id`, newest first. */
export const listLines = (db: Db, clientId: string, id: number | undefined, most: number) =>
  db.run(lines, { clientId, id: id ?? Number.MAX_SAFE_INTEGER, most })
