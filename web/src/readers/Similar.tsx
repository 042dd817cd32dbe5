import type { Hearts } from '../favorites/hearts.ts'
import type { Profile } from './calls.ts'
import { freeOf, FreeNow } from './FreeNow.tsx'
import { useStanding } from './live.ts'

const topicOf = ({ expertises: [topic] }: Profile) => topic

export const insteadOf = (reader: Profile) => freeOf(reader.id, topicOf(reader))

/** While this reader can't be asked: others who can, on the same topic first. */
export const Similar = ({ to, hearts }: { to: Profile; hearts: Hearts | undefined }) =>
  useStanding(to).availability === 'available' ? null : (
    <FreeNow insteadOf={to.id} topic={topicOf(to)} hearts={hearts} />
  )
