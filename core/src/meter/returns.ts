import { shortReturnsADay, shortReturnsAWeek, shortSeconds } from './times.ts'

/** Why a reading gives everything back by itself. */
export const ownReturns = ['reader_silent', 'under_a_minute'] as const
export type OwnReturn = (typeof ownReturns)[number]

/** Whether a reading gives everything back by itself, and why. `shortReturns` are those that were given before. */
export const returnDue = (reading: {
  billedSeconds: number
  readerSpoke: boolean
  shortReturns: { today: number; week: number }
}): OwnReturn | undefined => {
  if (reading.billedSeconds === 0) return undefined
  if (!reading.readerSpoke) return 'reader_silent'
  const { today, week } = reading.shortReturns
  return reading.billedSeconds < shortSeconds && today < shortReturnsADay && week < shortReturnsAWeek
    ? 'under_a_minute'
    : undefined
}
