import { shortReturnsADay, shortReturnsAWeek, shortSeconds } from './times.ts'

export type ReturnCause = 'reader_silent' | 'under_a_minute'

/** Whether a reading gives everything back by itself, and why. `shortReturns` are those that were given before. */
export const returnDue = (reading: {
  billedSeconds: number
  readerSpoke: boolean
  shortReturns: { today: number; week: number }
}): ReturnCause | undefined => {
  if (reading.billedSeconds === 0) return undefined
  if (!reading.readerSpoke) return 'reader_silent'
  const { today, week } = reading.shortReturns
  return reading.billedSeconds < shortSeconds && today < shortReturnsADay && week < shortReturnsAWeek
    ? 'under_a_minute'
    : undefined
}
