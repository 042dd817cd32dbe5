import { Readable } from 'node:stream'
import { refuse } from '@evenlight/contract/errors'
import { isAt } from '@evenlight/contract/route'
import {
  isMoneyReport,
  reportFigures,
  type ReportName,
  type reports as area,
  type ReportStep,
} from '@evenlight/contract/reports'
import type { Db } from '../kernel/database.ts'
import type { Feature } from '../kernel/feature.ts'
import { Raw, wants, type Handlers } from '../kernel/handler.ts'
import type { Parts } from '../kernel/parts.ts'
import { csvOf } from '../wallet/public.ts'
import { spanOf } from './rules.ts'
import { findFigures } from './store.ts'

interface Asked {
  name: ReportName
  from: string
  to: string
  by: ReportStep
}

/** Every row of the span, also one of nothing, with its figures in the order of their columns. */
const rowsOf = async (db: Db, zone: string, asked: Asked) => {
  const { name, by } = asked
  const { fromMs, untilMs, steps } = spanOf(zone, asked)
  const found = new Map(
    (await findFigures(db, { name, by, zone, from: fromMs, until: untilMs })).map((one) => [
      `${one.day} ${one.figure}`,
      one.value,
    ]),
  )
  return steps.map((day) => ({
    day,
    figures: reportFigures[name].map((figure) => found.get(`${day} ${figure}`) ?? 0),
  }))
}

async function* pagesOf(name: ReportName, rows: Awaited<ReturnType<typeof rowsOf>>) {
  yield rows.map(({ day, figures }) => ({
    day,
    ...Object.fromEntries(reportFigures[name].map((figure, at) => [figure, figures[at]])),
  }))
}

/** What happened in a span of days, in figures. */
export const reportsFeature = ({ site: { timeZone } }: Pick<Parts, 'site'>) => {
  const calls = {
    show: async ({ db, actor, params: { name }, query: { by = 'day', from, to }, request }) => {
      if (isMoneyReport(name) && !isAt(actor, 'money')) throw refuse('wrong_role')
      const rows = await rowsOf(db, timeZone, { name, from, to, by })
      if (wants(request, 'text/csv')) {
        const columns = ['day', ...reportFigures[name]] as 'day'[]
        return new Raw('text/csv; charset=utf-8', Readable.from(csvOf(columns, pagesOf(name, rows))))
      }
      const total = reportFigures[name].map((_, at) => rows.reduce((sum, row) => sum + row.figures[at]!, 0))
      return { name, from, to, by, time_zone: timeZone, rows, total }
    },
  } satisfies Handlers<typeof area>
  return { calls } satisfies Feature<'reports'>
}
