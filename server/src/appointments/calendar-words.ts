import type { Language } from '@evenlight/contract/languages'

/** What stands in somebody's calendar about an appointment. */
export const calendarWords: Record<Language, { reading: string }> = {
  en: { reading: 'Reading with {name}' },
  es: { reading: 'Lectura con {name}' },
  ar: { reading: 'قراءة مع {name}' },
}
