import { Suspense, useEffect, useState } from 'react'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { NewVersion } from '../install/NewVersion.tsx'
import { warm } from '../routes.tsx'
import { useSecure } from '../session/secure.ts'
import { watchTips } from '../ui/tips.ts'
import { Toasts } from '../ui/Toast.tsx'
import { cx } from '../ui/cx.ts'
import { useSay } from '../words/say.tsx'
import { useArrival } from './arrival.ts'
import { Leaving } from './Loading.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { ForMembers } from './members-only.tsx'
import { Offline } from './Offline.tsx'
import { Settings } from './Settings.tsx'
import { ThumbBar } from './ThumbBar.tsx'

/** What stands around every screen. */
export function Shell() {
  const say = useSay()
  const [settings, setSettings] = useState<boolean>()
  const { location: next, state } = useNavigation()
  const secure = useSecure()
  useArrival()
  useWarmLinks()
  useEffect(watchTips, [])
  return (
    <>
      <a
        href="#main"
        className="say-only focus:not-sr-only focus:absolute focus:z-40 focus:m-8 focus:px-16 focus:py-12 focus:bg-surface focus:rounded-button"
      >
        {say('shell.skip')}
      </a>
      {state === 'loading' && <Leaving to={next.pathname + next.search} />}
      <Offline />
      <Header onSettings={() => setSettings(true)} />
      {secure && (
        <Suspense>
          <ForMembers />
        </Suspense>
      )}
      <main id="main" tabIndex={-1} className={cx('grow', secure && 'fill-window')}>
        <Outlet />
      </main>
      <Footer />
      <ThumbBar />
      {settings !== undefined && <Settings open={settings} onClose={() => setSettings(false)} />}
      <Toasts />
      <NewVersion />
      <ScrollRestoration />
    </>
  )
}

/** The code of a page is on its way while one is still about to press its link. */
function useWarmLinks() {
  const secure = useSecure()
  useEffect(() => {
    const rest = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.origin === location.origin) warm(link.pathname, secure)
    }
    addEventListener('pointerover', rest)
    addEventListener('focusin', rest)
    return () => {
      removeEventListener('pointerover', rest)
      removeEventListener('focusin', rest)
    }
  }, [secure])
}
