import type { Language } from '@evenlight/contract/languages'
import { publishedKey } from './content/published-key.ts'
import { setPreferences, usePreferences } from './preferences.ts'
import { queries } from './queries.ts'
import { languageNow, speak } from './words/known.ts'

const YEAR_SECONDS = 31_536_000

/** Tells the server which words to announce with a member's bare frame; English needs no telling. */
function mirror(language: Language) {
  const lasts = language === 'en' ? 0 : YEAR_SECONDS
  document.cookie = `language=${language}; path=/; samesite=lax; max-age=${lasts}`
}

/** Whoever leaves takes along what told the server of their language. */
export const unmirror = () => mirror('en')

/** Keeps a member's pages in the language of their account: here, and from the first byte of the next one. */
export async function follow(language: Language) {
  mirror(language)
  if (usePreferences.getState().language !== language) setPreferences({ language })
  if (languageNow() === language) return
  // What doesn't arrive is asked for again with the next page.
  await speak(language).catch(() => undefined)
  await queries.invalidateQueries({ queryKey: [publishedKey] })
}
