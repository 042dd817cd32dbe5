import { parseDate } from '@internationalized/date'
import { I18nProvider } from 'react-aria-components'
import { useIntl } from 'react-intl'
import { Calendar } from './Calendar.tsx'

interface DaysProps {
  label: string
  /** `2026-11-20`, as all days here. */
  chosen: string | undefined
  first: string
  last: string
  has: (day: string) => boolean
  onChoose: (day: string) => void
  /** Another month is in sight; its first day. */
  onMonth: (day: string) => void
}

/** The month to choose a day from; what has no free time can't be chosen. */
export function Days({ label, chosen, first, last, has, onChoose, onMonth }: DaysProps) {
  const { locale } = useIntl()
  return (
    <I18nProvider locale={locale}>
      <Calendar
        aria-label={label}
        value={chosen ? parseDate(chosen) : null}
        minValue={parseDate(first)}
        maxValue={parseDate(last)}
        isDateUnavailable={(date) => !has(date.toString().slice(0, 10))}
        onChange={(date) => onChoose(date.toString().slice(0, 10))}
        onFocusChange={(date) => onMonth(`${date.toString().slice(0, 7)}-01`)}
      />
    </I18nProvider>
  )
}
