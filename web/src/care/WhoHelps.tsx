import { paths } from '@evenlight/contract/paths'
import { useSay } from '../words/say.tsx'

/** The way to who helps, in a tab of its own: the clock of a reading stops for whoever leaves its room. */
export function WhoHelps() {
  const say = useSay()
  return (
    <a
      href={paths.helpLines()}
      target="_blank"
      rel="noreferrer"
      className="link inline-flex items-center min-h-target self-start"
    >
      {say('care.title')}
    </a>
  )
}
