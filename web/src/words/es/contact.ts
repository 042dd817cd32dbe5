import type { contact as english } from '../contact.ts'

export const contact: Record<keyof typeof english, string> = {
  'contact.refused_here': 'Esto parece un dato de contacto. Aquí no se puede enviar.',
  'contact.watched_here': 'A palabras como esta se les presta atención. Puedes enviarlas de todos modos.',
  'contact.refused':
    'No enviado: no se permiten datos de contacto. Lo detuvo el sitio, nadie lo leyó, y el intento se cuenta sin sus palabras. Quita lo marcado y envía de nuevo.',
  'contact.moderated': 'Esto parece un dato de contacto. El administrador no lo dejará pasar.',
  'contact.watched': 'El administrador mira dos veces palabras como esta.',
}
