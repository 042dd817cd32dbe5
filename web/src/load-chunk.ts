const CHUNK_MS = 120_000
export const RETRY_SHOWN_MS = 10_000

const RELOADED = 'reloaded-for'

/** Loads a page's code within the limit. A build that has been replaced since is met by one reload of the page. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    const loaded = await Promise.race([load(), tooLate()])
    sessionStorage.removeItem(RELOADED)
    return loaded
  } catch (cause) {
    if (sessionStorage.getItem(RELOADED) === location.pathname || !navigator.onLine) throw cause
    sessionStorage.setItem(RELOADED, location.pathname)
    location.reload()
    return new Promise<T>(() => undefined)
  }
}

const tooLate = () =>
  new Promise<never>((_, fail) => setTimeout(() => fail(new Error('The page did not arrive in time.')), CHUNK_MS))
