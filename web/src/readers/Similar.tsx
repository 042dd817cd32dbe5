import type { Hearts } from '../favorites/hearts.ts'
import type { Profile } from './calls.ts'
import { FreeNow } from './FreeNow.tsx'
import { useStanding } from './live.ts'

/** While this reader can't be asked: others who can, on the same topic first. */
export const Similar = ({ to, hearts }: { to: Profile; hearts: Hearts | undefined }) =>
  useStanding(to).availability === 'available' ? null : (
    <FreeNow insteadOf={to.id} topic={to.expertises[0]} hearts={hearts} />
  )
