import type { Language } from '@evenlight/contract/languages'

/** How letters and notices write a date in a language: digits and calendar are those of the site. */
export const datesIn: Record<Language, string> = { en: 'en-US', es: 'es-419', ar: 'ar-u-ca-gregory-nu-latn' }
