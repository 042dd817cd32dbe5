import { paths } from '@evenlight/contract/paths'
import { Settings2 } from 'lucide-react'
import { Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { brand } from '../brand.ts'
import { useDemo } from '../demo.ts'
import { useSecure } from '../session/secure.ts'
import { IconButton, LinkButton } from '../ui/Button.tsx'
import { cx } from '../ui/cx.ts'
import { Mark } from '../ui/art/Mark.tsx'
import { useSay } from '../words/say.tsx'
import { header, currentAt, existing } from './links.ts'
import { InHeader } from './members-only.tsx'
import { useViewTransitions } from './view-transitions.ts'
import { Unread } from './Unread.tsx'
import { MyTime } from '../accounts/MyTime.tsx'

export function Header({ onSettings }: { onSettings: () => void }) {
  const say = useSay()
  const secure = useSecure()
  const soft = useViewTransitions()
  const demo = useDemo()
  const { pathname } = useLocation()
  return (
    <header className="relative z-20 bg-page">
      {demo && (
        <p className="px-16 py-4 bg-soft-ember text-ember text-label font-semibold text-center">{say('shell.demo')}</p>
      )}
      <div className="wrap-page">
        <div className="flex flex-wrap items-center justify-end gap-0 sm:gap-8 lg:gap-16 min-h-72 border-b border-line">
          <Link
            to={paths.home()}
            viewTransition={soft}
            className="inline-flex items-center gap-8 min-h-target me-auto rounded-control"
          >
            <Mark className="size-24" />
            <span className={cx('font-serif text-h3 leading-none', secure && 'max-xs:say-only')}>{brand.name}</span>
          </Link>
          <nav aria-label={say('shell.main')} className="hidden lg:flex items-center">
            {existing(header, secure).map(({ to, words }) => (
              <Link
                key={to}
                to={to}
                aria-current={currentAt(to, pathname)}
                viewTransition={soft}
                className="inline-flex items-center min-h-target px-12 rounded-control text-muted hover:text-ink aria-[current=page]:text-ink aria-[current=page]:font-semibold"
              >
                {say(words)}
                {to === paths.messages() && <Unread />}
              </Link>
            ))}
          </nav>
          {secure && <MyTime />}
          {secure && (
            <Suspense fallback={<span className="size-target" />}>
              <InHeader part="bell" />
            </Suspense>
          )}
          <IconButton label={say('shell.settings')} onClick={onSettings}>
            <Settings2 className="size-20" />
          </IconButton>
          {secure ? (
            <Suspense fallback={<span className="size-target me-12" />}>
              <InHeader part="account" />
            </Suspense>
          ) : (
            <SignIn />
          )}
        </div>
      </div>
    </header>
  )
}

/** The way in, and on the page that is it the way to an account; on phones that page's own link is enough. */
function SignIn() {
  const say = useSay()
  const { pathname, search } = useLocation()
  const isHere = pathname === paths.auth() && !search.includes('mode=')
  return (
    <LinkButton
      kind="secondary"
      to={isHere ? paths.signUp() : paths.auth()}
      className={isHere ? 'max-sm:hidden' : undefined}
    >
      {say(isHere ? 'shell.sign_up' : 'shell.sign_in')}
    </LinkButton>
  )
}
