import { dayMs } from '@evenlight/core/wall-clock'
import { useIntl } from 'react-intl'
import { useSay } from '../words/say.tsx'
import { useZone } from '../zone.ts'

/** Calendar days between two moments in a time zone: 0 the same day, 1 the next one. */
export function daysBetween(from: number, to: number, timeZone?: string) {
  const day = (at: number) => {
    const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    return Date.parse(parts.format(at))
  }
  return Math.round((day(to) - day(from)) / dayMs)
}

/**
 * Gives the function that says when somebody is back: the time today, with the day when it's another one, nothing once
 * past, and nothing before the zone of whoever looks is known.
 */
export function useBackWords() {
  const say = useSay()
  const zone = useZone()
  const { formatTime, formatDate } = useIntl()
  return (instant: string | undefined) => {
    if (instant === undefined || zone === undefined) return undefined
    const at = Date.parse(instant)
    const now = Date.now()
    if (!(at > now)) return undefined
    // A line never ends between the time and its half of the day.
    const time = formatTime(at).replace(' ', '\u00A0')
    const days = daysBetween(now, at)
    if (days === 0) return say('readers.back', { time })
    if (days < 7) return say('readers.back.day', { day: formatDate(at, { weekday: 'short' }), time })
    return say('readers.back.date', { date: formatDate(at, { day: 'numeric', month: 'short' }) })
  }
}
