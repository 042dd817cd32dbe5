import type { Language } from '@evenlight/contract/languages'

/** Each language as it calls itself. */
export const ownNames: Record<Language, string> = { en: 'English', es: 'Español', ar: 'العربية' }

/** Digits and calendar are those of money and clocks everywhere on the site. */
const OURS = '-u-ca-gregory-nu-latn'

/** A locale with what the site keeps to in its language. */
export const localeOf = (language: Language, region: string) => (language === 'ar' ? region + OURS : region)

/** How a page is drawn that knows nothing of who reads it. */
export const localesDrawn: Record<Language, string> = { en: 'en-US', es: 'es', ar: localeOf('ar', 'ar') }

/** A locale as pages and elements name it. */
export const tagOf = (locale: string) => locale.replace(/-u-.*/, '')
