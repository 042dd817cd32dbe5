import { translated } from '../kernel/letter-table.ts'
import type { english } from './letters.ts'

export const es = translated<typeof english>()({
  tried: {
    subject: 'Las cartas salen de este sitio: {code}',
    body: 'Esta carta la envió de verdad el servidor de correo de tu sitio. Escribe este código donde lo pediste: {code}',
    act: 'Seguir con la apertura',
    why: 'Recibes esta carta porque probaste si salen cartas del sitio que estás abriendo.',
  },
})
