import { isRightToLeft, type Language, languageFor } from '@evenlight/contract/languages'
import { useSyncExternalStore } from 'react'
import { create } from 'zustand'
import { languageNow } from './words/known.ts'
import { localeOf, localesDrawn, tagOf } from './words/locales.ts'

const regions = ['en-US', 'en-GB'] as const
type Region = (typeof regions)[number]

/** How the page looks, sounds and takes keys here, by the person's choice. Not part of the session: it outlives signing out. */
export interface Preferences {
  theme: 'system' | 'light' | 'dark'
  text: 'normal' | 'large' | 'larger'
  direction: 'ltr' | 'rtl'
  /** What members' pages are in: their account's. A visitor's pages are in the language of their address. */
  language: Language
  /** How dates and numbers are written in English. */
  region: 'system' | Region
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
  language: 'en',
  region: 'system',
  motion: 'system',
  sound: 'on',
  enter: 'sends',
}
const NAME = 'looks'

const stored = (): Preferences => {
  try {
    const kept = JSON.parse(localStorage.getItem(NAME) ?? '{}') as Partial<Preferences>
    return { ...plain, ...kept, language: languageFor(kept.language ?? '') }
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

const localeNow = (language: Language) => {
  const { region } = usePreferences.getState()
  if (language === 'en' && region !== 'system') return region
  const own = navigator.languages.find((one) => languageFor(one) === language && /^\w+(-\w+)?$/.test(one))
  if (language === 'en') return regions.find((one) => one === own) ?? 'en-US'
  return localeOf(language, own ?? language)
}

/** How a page in a language writes dates and numbers. The server draws all alike; what is one's own follows when the page is taken over. */
export const useLocale = (language: Language) =>
  useSyncExternalStore(
    usePreferences.subscribe,
    () => localeNow(language),
    () => localesDrawn[language],
  )

/** The locale of whoever signs up: the language of the page, and of their region where the browser knows it. */
export const localeHere = () => tagOf(localeNow(languageNow()))

/** Says of the whole page in which language it is, and so from which side it is read. */
export function markPage(language: Language) {
  mark('lang', language)
  turn(usePreferences.getState().direction, language)
}

const turn = (direction: Preferences['direction'], language: Language) =>
  mark('dir', isRightToLeft(language) ? 'rtl' : direction)

/** What the page says already isn't said again: every element would be styled and laid out anew. */
function mark(name: 'lang' | 'dir', value: string) {
  const root = document.documentElement
  if (root[name] !== value) root[name] = value
}

/** What the root element says of a look; its plain value is said by silence. The script before the first paint does the same. */
function apply({ direction, ...looks }: Preferences) {
  const root = document.documentElement
  turn(direction, languageFor(root.lang))
  for (const name of ['theme', 'text', 'motion'] as const)
    if (looks[name] === plain[name]) delete root.dataset[name]
    else root.dataset[name] = looks[name]
}
