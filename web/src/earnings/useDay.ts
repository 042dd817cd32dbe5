import { useIntl } from 'react-intl'

/** A day of a calendar, `2026-11-20`, in the person's language. It is the same day wherever they are. */
export function useDay() {
  const { formatDate } = useIntl()
  return (day: string) => formatDate(`${day}T12:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' })
}
