import { welcome } from '@evenlight/core/welcome'
import { Moons } from '../ui/art/Moons.tsx'

/** The free minutes of a new client, one moon each. */
export const WelcomeMoons = ({ className }: { className: string }) => (
  <Moons count={welcome.seconds / 60} className={className} />
)
