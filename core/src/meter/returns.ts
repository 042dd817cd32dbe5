/** Times a client may have a short session back in 24 hours, and with one reader in 7 days. Product: "The fair clock". */
export const shortReturnsADay = 3
export const shortReturnsAWeek = 1
const shortSeconds = 60

export type ReturnCause = 'reader_silent' | 'under_a_minute'

/** Whether a session gives everything back by itself, and why. `shortReturns` are those that were given before. */
export const returnDue = (session: {
  billedSeconds: number
  readerSpoke: boolean
  shortReturns: { today: number; week: number }
}): ReturnCause | undefined => {
  if (session.billedSeconds === 0) return undefined
  if (!session.readerSpoke) return 'reader_silent'
  const { today, week } = session.shortReturns
  return session.billedSeconds < shortSeconds && today < shortReturnsADay && week < shortReturnsAWeek
    ? 'under_a_minute'
    : undefined
}
