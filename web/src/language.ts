import type { Language } from '@evenlight/contract/languages'
import { publishedKey } from './content/published-key.ts'
import { setPreferences, usePreferences } from './preferences.ts'
import { queries } from './queries.ts'
import { languageNow, speak } from './words/known.ts'

const YEAR_SECONDS = 31_536_000

/** Keeps a member's pages in the language of their account: here, and from the first byte of the next one. */
export async function follow(language: Language) {
  document.cookie = `language=${language}; path=/; samesite=lax; max-age=${YEAR_SECONDS}`
  if (usePreferences.getState().language !== language) setPreferences({ language })
  if (languageNow() === language) return
  // What doesn't arrive is asked for again with the next page.
  await speak(language).catch(() => undefined)
  await queries.invalidateQueries({ queryKey: [publishedKey] })
}
