import type { notes as english } from '../notes.ts'

export const notes: Record<keyof typeof english, string> = {
  'notes.title': 'Tus notas sobre {name}',
  'notes.label': 'Tus notas',
  'notes.hint': 'Solo para ti. Se guardan mientras escribes.',
  'notes.failed': 'Tus notas no se cargaron.',
  'notes.saving': 'Guardando',
  'notes.saved': 'Guardado',
  'notes.not_saved': 'No se guardó. Se intenta otra vez cuando sigas escribiendo.',
}
