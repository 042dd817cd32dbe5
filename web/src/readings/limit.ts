import { limitSecondsMax, limitSecondsMin } from '@evenlight/contract/readings'

const minutesMin = limitSecondsMin / 60
const minutesMax = limitSecondsMax / 60

/** Where the person lets the reading stop: nowhere, after a number of minutes offered, or after their own. */
export interface Limit {
  choice: 'none' | '10' | '20' | '30' | 'own'
  own: string
}

export const noLimit: Limit = { choice: 'none', own: '' }

/** What a limit may be raised to, in whole minutes: 5, 10 or 20 more than it was, and never more than the time that is there for it. */
export function raisedMinutes(seconds: number, spareSeconds: number) {
  const most = Math.min(minutesMax, Math.floor((seconds + spareSeconds) / 60))
  const steps = [5, 10, 20].map((more) => Math.min(Math.floor(seconds / 60) + more, most))
  return [...new Set(steps)].filter((minutes) => minutes * 60 > seconds)
}

/** A limit in minutes, as it is said; one that was set elsewhere may lie between two of them. */
export const limitMinutes = (seconds: number) => Math.round(seconds / 6) / 10

/** Seconds of the limit; undefined = none, null = what was typed can't be one. */
export function limitSeconds({ choice, own }: Limit): number | null | undefined {
  if (choice === 'none') return undefined
  const text = choice === 'own' ? own.trim() : choice
  const minutes = /^\d{1,4}$/.test(text) ? Number(text) : 0
  return minutes >= minutesMin && minutes <= minutesMax ? minutes * 60 : null
}
