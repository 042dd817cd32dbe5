/** Times and counts of the fair clock. Product: "The fair clock". Who waits for one of them, or tells of it, reads it here. */

/** So much time must be usable before one may ask for a reading that begins now. */
export const usableSecondsMin = 60

/** How long a request rings, and how long both have to come once it is accepted. */
export const ringMs = 45_000
export const unjoinedMs = 60_000
/** So many requests in a row that rang out make their reader Away. */
export const ringsMissedMax = 2

/** How often the page of somebody who is in the room sends a sign of life. */
export const beatMs = 2000
/** Beats further apart than this leave the person absent in between. */
export const silenceMs = 4000
/** By then a silence was found, and the clock stands for both. */
export const silenceFoundMsMax = 5000

/** In a call: how old the last sound of the other may be when somebody reports it, to count as being heard. */
export const soundAgeMsMax = 1500

/** When an open room ends by itself. */
export const unstartedMs = 300_000
export const unansweredConsentMs = 300_000
export const standbyMsMax = 600_000

/** Away time that ends a room: of one stretch; and of all stretches together, with a part of what was counted. */
export const awayMsMax = 120_000
export const awaySumMsMax = 120_000
export const awaySumPart = 5
/** Where this many rooms of the last 24 hours saw a person away for long, so little is theirs in the next one. */
export const awayRooms = 2
export const awayRoomsHours = 24
export const awaySumShortMsMax = 30_000

/** A line is unsteady by so many drops, or by more than so much away time in short gaps, within a minute; until it held for a while. */
export const unsteadyWithinMs = 60_000
export const unsteadyDrops = 6
export const unsteadyAwayMsMax = 15_000
export const shortGapMs = 10_000
export const steadyMs = 6000

/** The longest top-up pause and how many a reading has. */
export const topUpMsMax = 120_000
export const topUpsMax = 3
/** Time that is bought by itself is bought with so little left, and only where this much of it could be used. */
export const lowMs = 120_000
export const usefulMs = 60_000
/** How long a pause for care is the client's alone to end. */
export const careMs = 120_000

/** Seconds left at which both are warned. */
export const warningSeconds = [300, 120, 60] as const

/** A reading that counted less comes back by itself: so often in 24 hours, and so often with one reader in 7 days. */
export const shortSeconds = 60
export const shortReturnsADay = 3
export const shortReturnsAWeek = 1
export const shortReturnsHours = 24
export const shortReturnsDays = 7
/** A reading that counted less isn't reviewed; in a reader's average stand those with as many paid seconds. */
export const reviewedSecondsMin = 60
