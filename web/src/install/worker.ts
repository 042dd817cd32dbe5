import { create } from 'zustand'
import { allWords } from '../words/known.ts'

const HOUR_MS = 3_600_000

/** The worker of a newer version, where one waits to be let in. */
export const useNewVersion = create<{ waiting?: ServiceWorker }>(() => ({}))

/** Starts the worker that keeps the frame of the site in this browser, and watches for newer ones. */
export async function watchVersions() {
  const workers = navigator.serviceWorker
  const registration = await workers.register('/sw.js')
  const tell = async (waiting: ServiceWorker) => {
    // The very first one replaces nobody.
    if (!workers.controller) return
    await allWords()
    useNewVersion.setState({ waiting })
  }
  registration.addEventListener('updatefound', () => {
    const next = registration.installing
    next?.addEventListener('statechange', () => next.state === 'installed' && void tell(next).catch(() => undefined))
  })
  if (registration.waiting) await tell(registration.waiting)
  setInterval(() => void registration.update().catch(() => undefined), HOUR_MS)
}

/** Lets the newer version in and shows this page by it. Other pages stay as they are until somebody reloads them. */
export function takeNewVersion(waiting: ServiceWorker) {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting.postMessage('take over')
}
