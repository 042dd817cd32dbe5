import { isRightToLeft, languageFor } from '@evenlight/contract/languages'
import { useIntl } from 'react-intl'

/** Whole minutes of a number of seconds, rounded down: nobody is promised a minute that isn't there. */
export const minutesOf = (seconds: number) => Math.floor(seconds / 60)

const dollars = { style: 'currency', currency: 'USD' } as const

/** From the right, the letters of `US$` would part the figures from their sign. */
function useDollars() {
  const { formatNumber, formatNumberToParts, locale } = useIntl()
  const isBare = isRightToLeft(languageFor(locale))
  return (amount: number, digits?: { maximumFractionDigits: number }) => {
    const how = { ...dollars, ...digits }
    if (!isBare) return formatNumber(amount, how)
    return formatNumberToParts(amount, how)
      .map(({ type, value }) => (type === 'currency' ? '$' : value))
      .join('')
  }
}

/** Gives the function that writes whole cents as dollars without cents, upwards: what is told so costs no more. */
export function useAbout() {
  const write = useDollars()
  return (cents: number) => write(Math.ceil(cents / 100), { maximumFractionDigits: 0 })
}

/** Gives the function that writes whole cents as money. */
export function useMoney() {
  const write = useDollars()
  return (cents: number) => write(cents / 100)
}
