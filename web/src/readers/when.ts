import { useIntl } from 'react-intl'
import { useSay } from '../words/say.tsx'

const DAY_MS = 86_400_000

/** Calendar days between two moments in a time zone: 0 the same day, 1 the next one. */
export function daysBetween(from: number, to: number, timeZone?: string) {
  const day = (at: number) => {
    const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    return Date.parse(parts.format(at))
  }
  return Math.round((day(to) - day(from)) / DAY_MS)
}

/** Gives the function that says when somebody is back: the time today, with the day when it's another one, nothing once past. */
export function useBack() {
  const say = useSay()
  const { formatTime, formatDate } = useIntl()
  return (instant: string | undefined) => {
    const at = instant === undefined ? NaN : Date.parse(instant)
    if (!(at > Date.now())) return undefined
    const time = formatTime(at)
    const days = daysBetween(Date.now(), at)
    if (days === 0) return say('readers.back', { time })
    if (days < 7) return say('readers.back.day', { day: formatDate(at, { weekday: 'long' }), time })
    return say('readers.back.date', { date: formatDate(at, { day: 'numeric', month: 'short' }) })
  }
}
