import { expertiseNames } from '@evenlight/contract/expertises'

/** As they are offered, by their English names. */
export const expertises = Object.entries(expertiseNames).map(([id, name]) => ({ id, name }))
