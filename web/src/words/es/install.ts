import { facts } from '../facts.ts'
import type { install as english } from '../install.ts'

/** Of the page that stands in while there is no network, and of a newer version. */
export const install: Record<keyof typeof english, string> = {
  'install.away': 'Esta página necesita conexión. No se perdió nada tuyo, y ningún reloj corre sin ti.',
  'install.room': `Si estabas en una lectura, su reloj se detuvo en ${facts.foundSeconds} segundos y la sala sigue abierta ${facts.awayMinutes} minutos.`,
  'install.version': 'Hay una versión nueva lista.',
  'install.reload': 'Recargar',
}
