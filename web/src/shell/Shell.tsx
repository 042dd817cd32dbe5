import { lazy, Suspense, useEffect, useState } from 'react'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { WhenIdle } from '../install/WhenIdle.tsx'
import { warm } from '../routes.tsx'
import { useSecure } from '../session/secure.ts'
import { Toasts } from '../ui/Toast.tsx'
import { allWords } from '../words/known.ts'
import { useSay } from '../words/say.tsx'
import { useArrival } from './arrival.ts'
import { Leaving } from './Loading.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { Offline } from './Offline.tsx'
import { ThumbBar } from './ThumbBar.tsx'

/** Nobody else loads it. */
const ForMembers = lazy(async () => {
  const [{ ForMembers: loaded }] = await Promise.all([import('./ForMembers.tsx'), allWords()])
  return { default: loaded }
})

/** On its way as soon as the page stands, so that it opens at once and without a network too. */
const loadSettings = () => import('./Settings.tsx')
const Settings = lazy(async () => ({ default: (await loadSettings()).Settings }))

/** What stands around every screen. */
export function Shell() {
  const say = useSay()
  const [settings, setSettings] = useState<boolean>()
  const { location: next, state } = useNavigation()
  const secure = useSecure()
  useArrival()
  useWarmLinks()
  useTips()
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
      <main id="main" tabIndex={-1} className="grow">
        <Outlet />
      </main>
      <Footer />
      <ThumbBar />
      {settings !== undefined && (
        <Suspense>
          <Settings open={settings} onClose={() => setSettings(false)} />
        </Suspense>
      )}
      <Toasts />
      <WhenIdle also={loadSettings} />
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

let tips: Promise<unknown> | undefined

/** Nobody points at anything in the first moment, so what shows tips comes after the page. */
function useTips() {
  useEffect(() => {
    tips ??= import('../ui/tips.ts').then(({ watchTips }) => watchTips()).catch(() => (tips = undefined))
  }, [])
}
