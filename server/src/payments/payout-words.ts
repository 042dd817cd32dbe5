import type { Language } from '@evenlight/contract/languages'

/** What the provider's mail to a reader says of the money. */
export const payoutWords: Record<Language, { earned: string }> = {
  en: { earned: 'What you earned at Evenlight.' },
  es: { earned: 'Lo que ganaste en Evenlight.' },
  ar: { earned: 'ما كسبته في Evenlight.' },
}
