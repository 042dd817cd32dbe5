import type { ReportFigure, ReportStep } from '@evenlight/contract/reports'
import { useIntl } from 'react-intl'
import { dateOf } from '../earnings/halves.ts'
import { minutesOf, useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'

/** Gives the function that writes a figure in its unit, which is the end of its name. */
export function useValue() {
  const say = useSay()
  const money = useMoney()
  const { formatNumber } = useIntl()
  return (figure: ReportFigure, value: number) => {
    if (figure.endsWith('_cents')) return money(value)
    return figure.endsWith('_seconds') ? say('ui.minutes', { minutes: minutesOf(value) }) : formatNumber(value)
  }
}

/** Gives the function that names a row by the first day of what it spans. */
export function useRowName(by: ReportStep) {
  const { formatDate } = useIntl()
  return (day: string) =>
    formatDate(
      dateOf(day),
      by === 'month'
        ? { month: 'long', year: 'numeric' }
        : { weekday: by === 'day' ? 'short' : undefined, day: 'numeric', month: 'short', year: 'numeric' },
    )
}
