import { useIntl } from 'react-intl'
import { spanOf } from './halves.ts'

/** Gives the function that writes a half month: `Nov 1 – 15, 2026`. */
export function useHalf() {
  const intl = useIntl()
  return (name: string) =>
    new Intl.DateTimeFormat(intl.locale, { day: 'numeric', month: 'short', year: 'numeric' }).formatRange(
      ...spanOf(name),
    )
}
