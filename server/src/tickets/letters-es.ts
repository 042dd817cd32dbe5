import { translated } from '../kernel/letter-table.ts'
import type { english } from './letters.ts'

export const es = translated<typeof english>()({
  answered: {
    subject: 'Nuestra respuesta a tu consulta {reference}',
    body: '{answer}',
    act: 'Escribirnos otra vez',
    after:
      'Nadie lee las cartas enviadas a esta dirección. Cuando vuelvas a escribir, menciona {reference} para que encontremos lo que se dijo.',
    why: 'Recibes esta carta porque alguien nos hizo una consulta y dio esta dirección. Si no fuiste tú, no pasa nada.',
  },
})
