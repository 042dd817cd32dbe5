/** The languages of the site, the first one at the bare addresses. */
export const languages = ['en', 'es', 'ar'] as const
export type Language = (typeof languages)[number]
const [first, ...others] = languages

const inPath = new RegExp(`^/(${others.join('|')})(?=[/?#]|$)`)
const isOurs = (name: string | undefined): name is Language => languages.some((one) => one === name)

/** The language of an address. */
export const languageAt = (path: string): Language => {
  const named = inPath.exec(path)?.[1]
  return isOurs(named) ? named : first
}

/** Where the addresses of a language begin. */
export const startIn = (language: Language) => (language === first ? '/' : `/${language}`)

/** An address without its language. */
export const barePath = (path: string) =>
  // What is left may not name another site.
  inPath.test(path) ? path.replace(inPath, '').replace(/^[/\\]*/, '/') : path

/** The same page in another language. */
export const pathIn = (language: Language, path: string) => {
  const bare = barePath(path)
  return language === first ? bare : startIn(language) + bare.replace(/^\/(?=[?#]|$)/, '')
}

/** The language of ours that speaks to somebody of this locale. */
export const languageFor = (locale: string): Language => {
  const named = locale.split('-')[0]?.toLowerCase()
  return isOurs(named) ? named : first
}

/** Whether its lines run from right to left. */
export const isRightToLeft = (language: Language) => language === 'ar'
