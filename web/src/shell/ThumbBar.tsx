import { CircleUserRound } from 'lucide-react'
import { NavLink } from 'react-router'
import { paths } from '../paths.ts'
import { useSecure } from '../secure.ts'
import { useSay } from '../words/say.tsx'
import { Unread } from './Unread.tsx'
import { useSoft } from './soft.ts'
import { type Place, there, thumb } from './links.ts'

const signIn: Place = { to: paths.auth(), words: 'shell.sign_in', icon: CircleUserRound }

/** Phones: the places one goes to most, within reach of the thumb. */
export function ThumbBar() {
  const say = useSay()
  const secure = useSecure()
  const soft = useSoft()
  const places = [...there(thumb, secure), ...(secure ? [] : there([signIn], false))]
  return (
    <nav
      aria-label={say('shell.main')}
      className="lg:hidden fixed inset-x-0 bottom-0 z-20 bg-surface border-t border-line pb-safe"
    >
      <ul className="flex">
        {places.map(({ to, words, icon: Icon }) => (
          <li key={to} className="flex-1">
            <NavLink
              to={to}
              end
              viewTransition={soft}
              className="group flex flex-col items-center justify-center gap-2 h-thumb text-label text-muted aria-[current=page]:text-primary aria-[current=page]:font-semibold"
            >
              <span className="relative">
                {Icon && <Icon className="size-20" aria-hidden="true" />}
                {to === paths.messages() && <Unread over />}
              </span>
              {say(words)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
