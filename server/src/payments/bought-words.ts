import type { Language } from '@evenlight/contract/languages'

interface Words {
  time: string
  order: string
  /** What its button says. */
  pay: string
}

/** What a provider's window says is bought. */
export const boughtWords: Record<Language, Words> = {
  en: { time: '{amount} of reading time', order: 'An e-mail reading, {amount}', pay: 'Pay' },
  es: { time: '{amount} de tiempo de lectura', order: 'Una lectura por correo, {amount}', pay: 'Pagar' },
  ar: { time: 'وقت قراءة بقيمة {amount}', order: 'قراءة بالبريد الإلكتروني، {amount}', pay: 'ادفع' },
}
