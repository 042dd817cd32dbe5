import { inEach, type Sheet } from '../kernel/letter-table.ts'
import { ar } from './letters-ar.ts'
import { es } from './letters-es.ts'

export const english = {
  answered: {
    subject: 'Our answer to your question {reference}',
    body: '{answer}',
    act: 'Write to us again',
    after:
      'Nobody reads letters to this address. When you write again, name {reference}, so that we find what was said.',
    why: 'You get this because somebody asked us something and gave this address. If it was not you, nothing follows from it.',
  },
} as const satisfies Record<string, Sheet>

/** In each language, by the locale of whoever it is for. */
export const letters = inEach(english, { es, ar })
