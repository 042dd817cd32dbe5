import { facts } from '../facts.ts'
import type { shorts as english } from '../shorts.ts'

const { minutes, hours } = facts.shortChat

export const shorts: Record<keyof typeof english, string> = {
  'shorts.waiting':
    '{count, plural, one {# lectura corta espera tu decisión} other {# lecturas cortas esperan tu decisión}}',
  'shorts.lead': `Se contaron menos de ${minutes} minutos. Conserva lo que ganaste donde el cliente recibió lo que buscaba. Lo que no decidas en ${hours} horas vuelve al cliente.`,
  'shorts.lead.house': `Lecturas pagadas de menos de ${minutes} minutos. Deciden sus lectores, y también puedes decidir tú; lo que nadie decida en ${hours} horas vuelve al cliente.`,
  'shorts.failed': 'No se pudieron cargar las lecturas cortas.',
  'shorts.none': 'Ninguna lectura corta espera una decisión.',
  'shorts.with': 'Con {name}',
  'shorts.between': '{client} con {reader}',
  'shorts.stake': '{time} en el reloj. Ganaste {earned}.',
  'shorts.stake.house': '{time} en el reloj. El lector ganó {earned}.',
  'shorts.until': 'Vuelve después del',
  'shorts.keep': 'Conservar el pago',
  'shorts.keep.house': 'Que el lector conserve el pago',
  'shorts.return': 'Devolver el tiempo',
  'shorts.reason': 'Motivo, tal como lo lee el lector',
  'shorts.reason.needed': 'Di por qué.',
  'shorts.ask': '¿Devolver {time} a {name}?',
  'shorts.ask.text': 'Vuelve de inmediato, y se descuentan los {earned} que ganaste. No se puede deshacer.',
  'shorts.ask.text.house':
    'Vuelve de inmediato, y se descuentan los {earned} que ganó el lector. No se puede deshacer.',
  'shorts.ask.leave': 'Ahora no',
  'shorts.done.keep': 'El pago de {earned} se queda.',
  'shorts.done.return': 'Se devolvió {time} a {name}.',
  'shorts.not': 'No se decidió nada.',
}
