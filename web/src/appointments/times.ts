import { useIntl } from 'react-intl'
import { useZone } from '../zone.ts'
import type { Slot } from './calls.ts'

/** The zone by which this browser tells the time. */
export const useOwnZone = () => useZone() ?? Intl.DateTimeFormat().resolvedOptions().timeZone

/** Writes moments in a zone: the whole of them, or the time of day alone. */
export function useClock() {
  const { formatDate, formatTime } = useIntl()
  const day = { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const
  return {
    dayAndTime: (at: string, timeZone: string) => formatDate(at, { ...day, timeZone }),
    time: (at: string, timeZone: string, named = false) =>
      formatTime(at, { timeZone, ...(named && { timeZoneName: 'shortOffset' as const }) }),
    day: (at: string, timeZone: string) => formatDate(at, { weekday: 'long', day: 'numeric', month: 'long', timeZone }),
  }
}

export const dayOf = ({ local }: Slot) => local.slice(0, 10)
const partsOfDay = ['morning', 'afternoon', 'evening'] as const
const NOON = 12
const EVENING = 18
/** Slots of a day as one looks for them; what has none is left out. */
export function byPartOfDay(slots: readonly Slot[]) {
  const partOf = ({ local }: Slot) => {
    const hour = Number(local.slice(11, 13))
    return hour < NOON ? 'morning' : hour < EVENING ? 'afternoon' : 'evening'
  }
  const groups = Map.groupBy(slots, partOf)
  return partsOfDay.flatMap((part) => {
    const those = groups.get(part)
    return those ? [{ part, slots: those }] : []
  })
}

/** Slots whose time of day comes twice, as the clocks are set back: told with their distance from UTC. */
export function twice(slots: readonly Slot[]) {
  const seen = Map.groupBy(slots, ({ local }) => local.slice(0, 16))
  return new Set([...seen.values()].flatMap((same) => (same.length > 1 ? same.map(({ starts_at }) => starts_at) : [])))
}
