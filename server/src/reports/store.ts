import {
  reportFigures,
  reportNames,
  reportSteps,
  type ReportFigure,
  type ReportName,
  type ReportStep,
} from '@evenlight/contract/reports'
import { integer, moment, notNull, oneOf, text } from '../kernel/columns.ts'
import type { Db } from '../kernel/database.ts'
import { family, reads } from '../kernel/statement.ts'

/** One figure: what is added up, of which rows, and the moment that says in which day a row lies. */
interface Source {
  value?: string
  at: string
  from: string
}
const money = (where: string, value = 'amount'): Source => ({
  value,
  at: 'at',
  from: `wallet_transfer where unit = 'cents' and state = 'posted' and ${where}`,
})
const asked = (where: string): Source => ({ at: 'requested_at', from: `reading where ${where}` })
const ended = (value?: string): Source => ({
  at: 'ended_at',
  from: `reading where state = 'settled'`,
  ...(value && { value }),
})
const claimed = (where: string): Source => ({ at: 'made_at', from: `claim where ${where}` })
const came = (role: string): Source => ({
  at: 'verified_at',
  from: `account_person where verified_at is not null and role = '${role}'`,
})
const toSales = `credit = 'house_sales'`
const fromSales = `debit = 'house_sales'`
/** Money of a dispute that was won is back, and no sale. */
const sold = `${toSales} and cause in ('purchase', 'order')`
const returned: Source = {
  value: 'amount',
  at: 'at',
  from: `wallet_transfer where debit = 'house_used_time' and state = 'posted'`,
}

// Money and time that moved are the ledger's; what was asked for and by whom are the rows of its feature.
const sources: { [Name in ReportName]: Record<(typeof reportFigures)[Name][number], Source> } = {
  sales: {
    purchases: money(`${toSales} and cause = 'purchase'`, '1'),
    orders: money(`${toSales} and cause = 'order'`, '1'),
    sold_cents: money(sold),
    back_cents: money(
      `(${fromSales} or (${toSales} and cause not in ('purchase', 'order')))`,
      `case when ${fromSales} then amount else - amount end`,
    ),
    net_cents: money(`(${toSales} or ${fromSales})`, `case when ${toSales} then amount else - amount end`),
  },
  earnings: {
    paid_readings: money(`debit = 'house_reader_pay' and cause = 'session'`, '1'),
    earned_cents: money(`debit = 'house_reader_pay'`),
    taken_off_cents: money(`credit = 'house_reader_pay'`),
    corrected_cents: money(
      `(debit = 'house_corrections' or credit = 'house_corrections')`,
      `case when debit = 'house_corrections' then amount else - amount end`,
    ),
    paid_out_cents: money(
      `(debit = 'house_payouts' or credit = 'house_payouts')`,
      `case when credit = 'house_payouts' then amount else - amount end`,
    ),
  },
  readings: {
    asked: asked('true'),
    ended: ended(),
    free_seconds: ended('free_seconds'),
    paid_seconds: ended('paid_seconds'),
    returned_seconds: returned,
  },
  readers: {
    asked: asked('true'),
    answered: asked('accepted_at is not null'),
    declined: asked(`state = 'declined' and accepted_at is null and ended_by = reader_id`),
    missed: asked(`state = 'missed'`),
    taken_back: asked(`state = 'withdrawn' and accepted_at is null and ended_by = client_id`),
  },
  claims: {
    claims: claimed('true'),
    granted: claimed(`state in ('accepted', 'approved')`),
    refused: claimed(`state = 'declined'`),
    returned_seconds: returned,
    refunds: money(`${fromSales} and cause = 'refund'`, '1'),
    refunded_cents: money(`${fromSales} and cause = 'refund'`),
  },
  people: {
    clients: came('CLIENT'),
    readers: came('READER'),
    closed: { at: 'blocked_at', from: 'account_person where blocked_at is not null' },
  },
}

type Values = Record<'zone' | 'from' | 'until', string>
const summed = (figure: string, { value = '1', at, from }: Source, by: string, $: Values) =>
  `select '${figure}' as figure, to_char(date_trunc('${by}', ${at} at time zone ${$.zone}), 'YYYY-MM-DD') as day,
    sum(${value})::bigint as value
  from ${from} and ${at} >= ${$.from} and ${at} < ${$.until} group by 2`

const figures = family({ name: reportNames, by: reportSteps }, ({ name, by }, key) =>
  reads(`report_${key}`, {
    takes: { zone: text, from: moment, until: moment },
    gives: {
      figure: notNull(oneOf([...new Set(Object.values(reportFigures).flat())] as ReportFigure[])),
      day: notNull(text),
      value: notNull(integer),
    },
    text: ($) =>
      Object.entries<Source>(sources[name])
        .map(([figure, source]) => summed(figure, source, by, $))
        .join(' union all '),
  }),
)
interface Asked {
  name: ReportName
  by: ReportStep
  zone: string
  from: number
  until: number
}
/** What is not nothing of each figure of a report, by the first day of its step. */
export const findFigures = (db: Db, { name, by, ...span }: Asked) => db.run(figures({ name, by }), span)
