import type { problems as english } from '../problems.ts'

/** What the first page's own calls may fail with; all other codes come with the whole catalogue. */
export const problems: Record<keyof typeof english, string> = {
  'problem.internal': 'Algo falló de nuestro lado. No se cambió nada.',
  'problem.busy': 'Hay mucha gente aquí en este momento. Inténtalo de nuevo en un momento.',
  'problem.too_many': 'Demasiados intentos. Espera un poco, por favor.',
  'problem.unreachable': 'No podemos conectar con Evenlight en este momento. Lo que escribiste sigue aquí.',
  'problem.wait': 'Espera {seconds, plural, one {# segundo} other {# segundos}} e inténtalo de nuevo.',
}
