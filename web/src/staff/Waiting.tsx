import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useOn } from '../live.ts'
import { useSay } from '../words/say.tsx'
import { waitingChanged, waitingOf } from './calls.ts'

const places = [
  ['care', paths.helpLines()],
  ['bans', paths.bans()],
  ['payments', paths.heldPayments()],
  ['disputes', paths.heldPayments()],
  ['claims', paths.claims()],
  ['tickets', paths.help()],
] as const

/** What waits for somebody of the house, and where. */
export function Waiting() {
  const say = useSay()
  const { data } = useQuery(waitingOf)
  useOn('care:changed', () => void waitingChanged())
  useOn('full_ban:changed', () => void waitingChanged())
  return (
    <section aria-label={say('staff.waiting')} className="flex flex-col gap-4">
      <ul className="flex flex-wrap gap-x-24">
        {places.map(([name, to]) => (
          <li key={name}>
            <Link to={to} className="link inline-flex items-center min-h-target">
              {data ? say(`staff.waiting.${name}`, { count: data[name] }) : say(`staff.place.${name}`)}
            </Link>
          </li>
        ))}
        <li>
          <Link to={paths.moderation()} className="link inline-flex items-center min-h-target">
            {say('staff.place.moderation')}
          </Link>
        </li>
      </ul>
      <p className="text-meta text-muted">{say('staff.waiting.rule')}</p>
    </section>
  )
}
