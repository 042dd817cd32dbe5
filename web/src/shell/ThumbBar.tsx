import { paths } from '@evenlight/contract/paths'
import { CircleUserRound, Hourglass } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useSecure } from '../session/secure.ts'
import { useSay } from '../words/say.tsx'
import { Unread } from './Unread.tsx'
import { useViewTransitions } from './view-transitions.ts'
import { currentAt, type Place, existing, thumb } from './links.ts'

const visitors: readonly Place[] = [
  { to: paths.prices(), words: 'shell.prices', icon: Hourglass },
  { to: paths.auth(), words: 'shell.sign_in', icon: CircleUserRound },
]

/** Phones: the places one goes to most, within reach of the thumb. */
export function ThumbBar() {
  const say = useSay()
  const secure = useSecure()
  const soft = useViewTransitions()
  const { pathname } = useLocation()
  const places = [...existing(thumb, secure), ...(secure ? [] : visitors)]
  return (
    <nav
      aria-label={say('shell.main')}
      className="lg:hidden fixed inset-x-0 bottom-0 z-20 bg-surface border-t border-line pb-safe"
    >
      <ul className="flex overflow-x-auto">
        {places.map(({ to, words, icon: Icon }) => (
          <li key={to} className="flex-1">
            <Link
              to={to}
              aria-current={currentAt(to, pathname)}
              viewTransition={soft}
              className="group flex flex-col items-center justify-center gap-2 h-thumb text-label text-muted aria-[current=page]:text-primary aria-[current=page]:font-semibold"
            >
              <span className="relative">
                {Icon && <Icon className="size-20" aria-hidden="true" />}
                {to === paths.messages() && <Unread over />}
              </span>
              {say(words)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
