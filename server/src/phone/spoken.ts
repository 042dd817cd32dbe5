import { languageFor, type Language } from '@evenlight/contract/languages'
import { fill } from '@evenlight/contract/sentences'

/** What a voice says on the telephone, to whoever picks up. */
const words: Record<Language, { come_in: string; code: string }> = {
  en: {
    come_in: 'This is Evenlight with your phone reading. Press any number key to come in.',
    code: 'Your Evenlight code is {code}.',
  },
  es: {
    come_in: 'Te llama Evenlight para tu lectura por teléfono. Presiona cualquier tecla numérica para entrar.',
    code: 'Tu código de Evenlight es {code}.',
  },
  ar: {
    come_in: 'معك Evenlight بشأن قراءتك الهاتفية. اضغط أي مفتاح رقمي للدخول.',
    code: 'رمزك في Evenlight هو {code}.',
  },
}
/** As Twilio names the tongues of its voices; `arb` is the Arabic that is read aloud everywhere. */
const voices = { en: 'en-US', es: 'es-US', ar: 'arb' } as const satisfies Record<Language, string>

/** A sentence with the tongue to say it in. */
export interface Spoken {
  words: string
  language: (typeof voices)[Language]
}
const spoken = (locale: string, sentenceOf: (of: (typeof words)[Language]) => string): Spoken => {
  const language = languageFor(locale)
  return { words: sentenceOf(words[language]), language: voices[language] }
}

/** Whoever is rung for a reading is asked for a key in their own language. */
export const comeInFor = (locale: string) => spoken(locale, ({ come_in }) => come_in)
/** A code, digit by digit. */
export const codeSaidFor = (locale: string, code: string) =>
  spoken(locale, (of) => fill(of.code, { code: code.split('').join(', ') }))
