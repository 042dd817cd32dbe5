import { useSyncExternalStore } from 'react'
import { create } from 'zustand'

const languages = ['en-US', 'en-GB'] as const
export type Language = (typeof languages)[number]

/** How the page looks, sounds and takes keys here, by the person's choice. Not part of the session: it outlives signing out. */
export interface Preferences {
  theme: 'system' | 'light' | 'dark'
  text: 'normal' | 'large' | 'larger'
  direction: 'ltr' | 'rtl'
  /** In which words, and how dates and numbers are written. */
  language: 'system' | Language
  motion: 'system' | 'still'
  /** Whether a request rings. What it says is on the page in any case. */
  sound: 'on' | 'off'
  /** What Enter does in a live chat; Shift + Enter does the other. */
  enter: 'sends' | 'breaks'
}

const plain: Preferences = {
  theme: 'system',
  text: 'normal',
  direction: 'ltr',
  language: 'system',
  motion: 'system',
  sound: 'on',
  enter: 'sends',
}
const NAME = 'looks'

const stored = (): Preferences => {
  try {
    return { ...plain, ...(JSON.parse(localStorage.getItem(NAME) ?? '{}') as Partial<Preferences>) }
  } catch {
    return plain
  }
}

export const usePreferences = create<Preferences>(stored)

/** Changes the looks at once and keeps the choice. */
export function setPreferences(part: Partial<Preferences>) {
  usePreferences.setState(part)
  const looks = usePreferences.getState()
  apply(looks)
  try {
    localStorage.setItem(NAME, JSON.stringify(looks))
  } catch {
    // The choice then holds for this page only.
  }
}

const languageNow = (): Language => {
  const { language } = usePreferences.getState()
  if (language !== 'system') return language
  return languages.find((one) => one === navigator.language) ?? 'en-US'
}
const languageDrawn = (): Language => 'en-US'

/** The language of the page. The server draws in the first one; another one follows when its page is taken over. */
export const useLanguage = () => useSyncExternalStore(usePreferences.subscribe, languageNow, languageDrawn)

/** What the root element says of a look; its plain value is said by silence. The script before the first paint does the same. */
function apply({ direction, ...looks }: Preferences) {
  const root = document.documentElement
  root.dir = direction
  for (const name of ['theme', 'text', 'motion'] as const)
    if (looks[name] === plain[name]) delete root.dataset[name]
    else root.dataset[name] = looks[name]
}
