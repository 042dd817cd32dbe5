import './ui/tokens.css'
import { languageAt } from '@evenlight/contract/languages'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { refresh } from './api.ts'
import { App, routersFrom } from './app.tsx'
import { usePreferences } from './preferences.ts'
import { beginIn } from './words/known.ts'
import { browserVault, emptyBrowser } from './session/sign-in.ts'
import { useSecure, watchSecure } from './session/secure.ts'
import { useSession } from './session/session.ts'
import { drawnRouter, pressedEarly } from './hydration.ts'
import { loadMembers } from './shell/members-only.tsx'

watchSecure()
useSecure.subscribe((secure) => {
  if (!secure && useSession.getState().token) void emptyBrowser()
})

/** No `await` of the file itself: the code of a screen stands on this file and would wait for it, as this does for the screen. */
async function begin() {
  await beginIn(useSecure.getState() ? usePreferences.getState().language : languageAt(location.pathname))
  const [drawn] = await Promise.all([drawnRouter(), browserVault.rehydrate()])
  // A browser that keeps nothing at rest still knows its person by the refresh cookie.
  if (useSecure.getState() && !useSession.getState().token) await refresh().catch(() => undefined)
  if (useSecure.getState())
    await loadMembers().then(
      ({ askForMembers }) => askForMembers(),
      () => undefined,
    )

  const root = document.getElementById('root')
  const pressed = pressedEarly()
  if (root && drawn && !useSecure.getState()) {
    // Taken over bit by bit: a press in between comes first, and so does one from before.
    startTransition(() => void hydrateRoot(root, <App routerFor={routersFrom(drawn)} />))
    pressed?.click()
  } else if (root) createRoot(root).render(<App routerFor={routersFrom()} />)
}

void begin()
