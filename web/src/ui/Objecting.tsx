import { objectionDays } from '@evenlight/contract/lengths'
import { paths } from '@evenlight/contract/paths'
import { Link } from 'react-router'
import { useSay } from '../words/say.tsx'

/** Beside what the house decided about somebody: until when and where they say that it is wrong. */
export function Objecting({ to = paths.objectToDecision(), className }: { to?: string; className?: string }) {
  const say = useSay()
  return (
    <p className={className}>
      {say('accounts.object', { days: objectionDays })}{' '}
      <Link to={to} className="link inline-flex items-center min-h-target">
        {say('accounts.object.go')}
      </Link>
    </p>
  )
}
