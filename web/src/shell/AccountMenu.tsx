import { paths } from '@evenlight/contract/paths'
import { CircleUserRound, LogOut } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { signOut } from '../session/sign-in.ts'
import { Menu, menuEntry } from '../ui/Menu.tsx'
import { useSay } from '../words/say.tsx'
import { currentAt, account, existing } from './links.ts'
import { useViewTransitions } from './view-transitions.ts'
import { Unread } from './Unread.tsx'

/** A person's own places, and the way out. */
export function AccountMenu() {
  const say = useSay()
  const soft = useViewTransitions()
  const { pathname } = useLocation()
  return (
    <Menu
      label={
        <>
          <CircleUserRound className="size-20" aria-hidden="true" />
          <span className="say-only">{say('shell.account')}</span>
        </>
      }
    >
      {existing(account, true).map(({ to, words }) => (
        <li key={to}>
          <Link to={to} aria-current={currentAt(to, pathname)} viewTransition={soft} className={menuEntry}>
            {say(words)}
            {to === paths.messages() && <Unread />}
          </Link>
        </li>
      ))}
      <li>
        <button type="button" className={menuEntry} onClick={() => void signOut()}>
          <LogOut className="size-16 text-muted" aria-hidden="true" />
          {say('shell.sign_out')}
        </button>
      </li>
    </Menu>
  )
}
