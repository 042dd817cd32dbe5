import { paths } from '@evenlight/contract/paths'
import { CircleUserRound, LogOut } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { isClosed } from '../demo.ts'
import { signOut } from '../session/sign-in.ts'
import { Menu, menuEntry } from '../ui/Menu.tsx'
import { useSay } from '../words/say.tsx'
import { currentAt, existing, place } from './links.ts'
import { useViewTransitions } from './view-transitions.ts'
import { Unread } from './Unread.tsx'

/** Behind the person's name; nobody who visits loads them. */
export const account = [
  place(paths.requests(), 'shell.desk'),
  place(paths.overview(), 'overview.title'),
  place(paths.live(), 'live.title'),
  place(paths.moderation(), 'shell.moderation'),
  place(paths.pressure(), 'overview.heap.pressure'),
  place(paths.approvals(), 'approvals.title'),
  place(paths.people(), 'staff.title'),
  place(paths.reports(), 'reports.title'),
  place(paths.audit(), 'audit.title'),
  place(paths.settings(), 'house.title'),
  place(paths.messages(), 'shell.messages'),
  place(paths.conversations(), 'shell.conversations'),
  place(paths.appointments(), 'appointments.title'),
  place(paths.pages(), 'paging.title'),
  place(paths.schedule(), 'appointments.schedule'),
  place(paths.history(), 'shell.history'),
  place(paths.orders(), 'orders.title'),
  place(paths.wallet(), 'shell.wallet'),
  place(paths.earnings(), 'earnings.title'),
  place(paths.statements(), 'earnings.statements'),
  place(paths.payouts(), 'payouts.title'),
  place(paths.pieces(), 'shell.pieces'),
  place(paths.claims(), 'claims.title'),
  place(paths.testimonials(), 'shell.testimonials'),
  place(paths.myProfile(), 'shell.profile'),
  place(paths.notices(), 'shell.notices'),
  place(paths.help(), 'shell.help'),
  place(paths.account(), 'shell.account'),
]

/** As long as there is a way to go to the first visitor. */
const opening = place(paths.opening(), 'opening.title')

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
      {existing(isClosed() ? [opening, ...account] : account, true).map(({ to, words }) => (
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
