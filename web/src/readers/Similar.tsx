import type { FavoriteMarks } from '../favorites/useFavorites.ts'
import type { Profile } from './calls.ts'
import { freeOf, FreeNow } from './FreeNow.tsx'
import { useAvailability } from '../availability.ts'

const topicOf = ({ expertises: [topic] }: Profile) => topic

export const insteadOf = (reader: Profile) => freeOf(reader.id, topicOf(reader))

/** While this reader can't be asked: others who can, on the same topic first. */
export const Similar = ({ to, favorites }: { to: Profile; favorites: FavoriteMarks | undefined }) =>
  useAvailability(to).availability === 'available' ? null : (
    <FreeNow insteadOf={to.id} topic={topicOf(to)} favorites={favorites} />
  )
