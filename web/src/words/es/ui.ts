import type { ui as english } from '../ui.ts'

export const ui: Record<keyof typeof english, string> = {
  'ui.close': 'Cerrar',
  'ui.retry': 'Intentar de nuevo',
  'ui.undo': 'Deshacer',
  'ui.request': 'Petición {id}',
  'ui.stars': '{stars} de 5 estrellas',
  'ui.also': ', {said}',
  'ui.minutes': '{minutes} min',
  'status.available': 'Disponible',
  'status.in_session': 'En una lectura',
  'status.away': 'Ausente',
  'status.offline': 'Fuera de línea',
}
