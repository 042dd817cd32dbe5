import { create } from 'zustand'

/** How the page looks and takes keys here, by the person's choice. Not part of the session: it outlives signing out. */
export interface Looks {
  theme: 'system' | 'light' | 'dark'
  direction: 'ltr' | 'rtl'
  motion: 'system' | 'still'
  /** What Enter does in a live chat; Shift + Enter does the other. */
  enter: 'sends' | 'breaks'
}

const plain: Looks = { theme: 'system', direction: 'ltr', motion: 'system', enter: 'sends' }
const NAME = 'looks'

const stored = (): Looks => {
  try {
    return { ...plain, ...(JSON.parse(localStorage.getItem(NAME) ?? '{}') as Partial<Looks>) }
  } catch {
    return plain
  }
}

export const useLooks = create<Looks>(stored)

/** Changes the looks at once and keeps the choice. */
export function choose(part: Partial<Looks>) {
  useLooks.setState(part)
  const looks = useLooks.getState()
  apply(looks)
  try {
    localStorage.setItem(NAME, JSON.stringify(looks))
  } catch {
    // The choice then holds for this page only.
  }
}

function apply({ theme, direction, motion }: Looks) {
  const root = document.documentElement
  root.dir = direction
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  if (motion === 'system') delete root.dataset.motion
  else root.dataset.motion = motion
}
