import { isMoneyReport, reportFigures, reportNames, reportSteps, type ReportFigure } from '@evenlight/contract/reports'
import { useSearchParams } from 'react-router'
import { useIsAt } from '../session/role.ts'
import type { Asked } from './calls.ts'

const DAYS = 30
/** A day of this browser, so many days ago. */
const dayAgo = (days: number) => {
  const day = new Date()
  day.setDate(day.getDate() - days)
  return `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`
}

/** Which report, of which days, and how it is shown: all of it stands in the address. */
export function useChosen() {
  const [search, setSearch] = useSearchParams()
  const given = (name: string) => search.get(name) ?? ''
  const seesMoney = useIsAt('money')
  const names = reportNames.filter((one) => seesMoney || !isMoneyReport(one))
  const name = names.find((one) => one === given('name')) ?? names[0]!
  const asked: Asked = {
    name,
    from: search.has('from') ? given('from') : dayAgo(DAYS - 1),
    to: search.has('to') ? given('to') : dayAgo(0),
    by: reportSteps.find((one) => one === given('by')) ?? 'day',
  }
  const known: readonly ReportFigure[] = reportFigures[name]
  return {
    names,
    asked,
    known,
    as: given('as') === 'table' ? ('table' as const) : ('chart' as const),
    drawn: known.find((one) => one === given('figure')) ?? known[0]!,
    choose: (part: Record<string, string>) =>
      setSearch((now) => ({ ...Object.fromEntries(now), ...part }), { replace: true, preventScrollReset: true }),
  }
}
