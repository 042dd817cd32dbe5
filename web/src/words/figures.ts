import { useIntl } from 'react-intl'

/** Whole minutes of a number of seconds, rounded down: nobody is promised a minute that isn't there. */
export const minutesOf = (seconds: number) => Math.floor(seconds / 60)

/** Gives the function that writes whole cents as dollars without cents, upwards: what is told so costs no more. */
export function useAbout() {
  const { formatNumber } = useIntl()
  return (cents: number) =>
    formatNumber(Math.ceil(cents / 100), { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
}

/** Gives the function that writes whole cents as money. */
export function useMoney() {
  const { formatNumber } = useIntl()
  return (cents: number) => formatNumber(cents / 100, { style: 'currency', currency: 'USD' })
}
