import { inEach, type Sheet } from '../kernel/letter-table.ts'
import { ar } from './letters-ar.ts'
import { es } from './letters-es.ts'

export const english = {
  tried: {
    subject: 'Letters leave this site: {code}',
    body: 'this letter was really sent by the mail server of your site. Enter this code where you asked for it: {code}',
    act: 'Go on opening the site',
    why: 'You get this because you tried whether letters leave the site that you are opening.',
    awaited: true,
  },
} as const satisfies Record<string, Sheet>

/** What leaves by mail before the site is open. */
export const letters = inEach(english, { es, ar })
