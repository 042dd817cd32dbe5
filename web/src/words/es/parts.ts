import type { parts as english } from '../parts.ts'

/** Of the design system's parts what the first page has none of. */
export const parts: Record<keyof typeof english, string> = {
  'parts.optional': 'opcional',
  'parts.password.show': 'Mostrar contraseña',
  'parts.password.hide': 'Ocultar contraseña',
  'parts.clear': 'Borrar',
  'parts.suggestions.none': 'No hay sugerencias disponibles',
  'parts.suggestions.coming': 'Cargando',
  'parts.suggestions': '{count, plural, =0 {Sin sugerencias} one {# sugerencia} other {# sugerencias}}',
  'parts.more': 'Mostrar más',
  'parts.more.failed': 'No se pudo cargar el resto.',
  'parts.summary': '{count, plural, one {Hay que cambiar una cosa} other {Hay que cambiar # cosas}}',
  'parts.stars.pick': '{stars, plural, one {# estrella} other {# estrellas}}',
  'parts.file.drop': 'Puedes soltarlo aquí.',
  'parts.month.before': 'Mes anterior',
  'parts.month.after': 'Mes siguiente',
  'parts.calendar': 'Elige una fecha',
}
