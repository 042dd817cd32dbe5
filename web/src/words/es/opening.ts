import type { opening as english } from '../opening.ts'

export const opening: Record<keyof typeof english, string> = {
  'opening.title': 'Apertura del sitio',
  'opening.not_yet': 'Aún no está abierto',
  'opening.not_yet.lead': 'Estamos preparando este sitio. Vuelve un poco más tarde.',
  'opening.not_yet.apply': 'Postularse como lector',
  'opening.not_yet.house': 'Entrada para la casa y sus lectores',
}
