import { lazy, Suspense, useEffect, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { warm } from '../routes.tsx'
import { useSecure } from '../secure.ts'
import { Toasts } from '../ui/Toast.tsx'
import { allWords } from '../words/known.ts'
import { useSay } from '../words/say.tsx'
import { Leaving } from './Arriving.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { Settings } from './Settings.tsx'
import { ThumbBar } from './ThumbBar.tsx'

/** Hears of a member's chats on every page; nobody else loads it. */
const Bell = lazy(async () => {
  const [{ Bell: loaded }] = await Promise.all([import('../chats/Bell.tsx'), allWords()])
  return { default: loaded }
})

/** What stands around every screen. */
export function Shell() {
  const say = useSay()
  const [settings, setSettings] = useState(false)
  const { location: next, state } = useNavigation()
  const secure = useSecure()
  useArrival()
  useWarmLinks()
  return (
    <>
      <a
        href="#main"
        className="say-only focus:not-sr-only focus:absolute focus:z-40 focus:m-8 focus:px-16 focus:py-12 focus:bg-surface focus:rounded-button"
      >
        {say('shell.skip')}
      </a>
      {state === 'loading' && <Leaving to={next.pathname + next.search} />}
      <Header onSettings={() => setSettings(true)} />
      {secure && (
        <Suspense>
          <Bell />
        </Suspense>
      )}
      <main id="main" tabIndex={-1} className="grow">
        <Outlet />
      </main>
      <Footer />
      <ThumbBar />
      <Settings open={settings} onClose={() => setSettings(false)} />
      <Toasts />
      <ScrollRestoration />
    </>
  )
}

let stoodAt: string | undefined

/**
 * On arrival at another page its heading takes the focus, so that a screen reader says where one is. Signing in and out
 * makes the frame anew, so the last page is remembered outside it; the very first one leaves the focus to the browser.
 */
function useArrival() {
  const { pathname, hash } = useLocation()
  useEffect(() => {
    const moved = stoodAt !== undefined && stoodAt !== pathname
    stoodAt = pathname
    if (moved && !hash) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [pathname, hash])
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
