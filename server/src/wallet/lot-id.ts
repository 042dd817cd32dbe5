import { createHash } from 'node:crypto'

const length = 22

/** The id of the lot that this event opens: the same event names the same lot, so that repeating it changes nothing. */
export const lotIdOf = (ref: string) => `lot_${createHash('sha256').update(ref).digest('base64url').slice(0, length)}`
