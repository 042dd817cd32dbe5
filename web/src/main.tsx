import './ui/tokens.css'
import { createRoot } from 'react-dom/client'
import { refresh } from './api.ts'
import { App } from './app.tsx'
import { browserVault, emptyBrowser } from './person.ts'
import { useSecure, watchSecure } from './secure.ts'
import { useSession } from './session.ts'

watchSecure()
useSecure.subscribe((secure) => {
  if (!secure && useSession.getState().token) void emptyBrowser()
})

await browserVault.rehydrate()
// A browser that keeps nothing at rest still knows its person by the refresh cookie.
if (useSecure.getState() && !useSession.getState().token) await refresh().catch(() => undefined)

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
