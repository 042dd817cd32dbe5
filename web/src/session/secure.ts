import { create } from 'zustand'

const FLAG = 'secure'
const YEAR_SECONDS = 31_536_000

/** The set of routes in force: plain `localStorage.secure`, mirrored in a cookie so that the server renders the same set. */
export const useSecure = create<boolean>(() => stored())

function stored() {
  try {
    return localStorage.getItem(FLAG) === 'true'
  } catch {
    return false
  }
}

/** Selects the set of routes: set at sign-in, cleared at sign-out and when a refresh is refused. */
export function setSecure(on: boolean) {
  try {
    if (on) localStorage.setItem(FLAG, 'true')
    else localStorage.removeItem(FLAG)
  } catch {
    // A browser that refuses storage still gets its set until the page is closed.
  }
  mirror(on)
  useSecure.setState(on, true)
}

const mirror = (on: boolean) => {
  document.cookie = `secure=${on ? 1 : 0}; path=/; samesite=lax; max-age=${on ? YEAR_SECONDS : 0}`
}

/** Storage decides, the cookie follows; another tab's sign-in or sign-out is followed at once. */
export function watchSecure() {
  mirror(stored())
  addEventListener('storage', ({ key }) => {
    if (key === FLAG || key === null) useSecure.setState(stored(), true)
  })
}
