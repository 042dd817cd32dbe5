import * as z from 'zod/mini'
import { get, type Area } from './route.ts'

/** The longest span that a report is made of, in days. */
export const reportDaysMax = 400

/** What each report says, in the order of its columns; the end of a name is its unit: cents, seconds, or how many. */
export const reportFigures = {
  sales: ['purchases', 'orders', 'sold_cents', 'back_cents', 'net_cents'],
  earnings: ['paid_readings', 'earned_cents', 'taken_off_cents', 'corrected_cents', 'paid_out_cents'],
  readings: ['asked', 'ended', 'free_seconds', 'paid_seconds', 'returned_seconds'],
  readers: ['asked', 'answered', 'declined', 'missed', 'taken_back'],
  claims: ['claims', 'granted', 'refused', 'returned_seconds', 'refunds', 'refunded_cents'],
  people: ['clients', 'readers', 'closed'],
} as const
export type ReportName = keyof typeof reportFigures
export type ReportFigure = (typeof reportFigures)[ReportName][number]
export const reportNames = Object.keys(reportFigures) as [ReportName, ...ReportName[]]
const Name = z.enum(reportNames)
/** For those alone who see money: all in which a sum of it stands. */
export const isMoneyReport = (name: ReportName) => reportFigures[name].some((figure) => figure.endsWith('_cents'))
/** What one row of a report spans; a week begins on Monday. */
export const reportSteps = ['day', 'week', 'month'] as const
export type ReportStep = (typeof reportSteps)[number]
const Step = z.enum(reportSteps)

const Day = z.string().check(z.iso.date(), z.regex(/^2\d{3}/))
const Figures = z.array(z.int())

export const reports = {
  /**
   * What happened from one day of the house to another, both counted in; every row of the span, also an empty one. CSV by
   * `Accept: text/csv`.
   */
  show: get('admin/reports/{name}', {
    access: ['ADMIN:moderation', 'ADMIN:money'],
    params: z.strictObject({ name: Name }),
    query: z.strictObject({ from: Day, to: Day, by: z.optional(Step) }),
    returns: z.object({
      name: Name,
      from: z.string(),
      to: z.string(),
      by: Step,
      time_zone: z.string(),
      /** `day`: the first of what the row spans. The figures stand in the order of `reportFigures`. */
      rows: z.array(z.object({ day: z.string(), figures: Figures })),
      total: Figures,
    }),
  }),
} satisfies Area
