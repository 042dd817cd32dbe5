import { expertises } from './expertises.ts'

const ids: ReadonlySet<string> = new Set(expertises.map(({ id }) => id))

/** Whether this is on the list of what readers say they are good at. */
export const isExpertise = (id: string) => ids.has(id)
