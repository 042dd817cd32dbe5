import type { gifts as english } from '../gifts.ts'

export const gifts: Record<keyof typeof english, string> = {
  'gifts.title': 'Regalar tiempo de la casa',
  'gifts.lead':
    'Tiempo gratis para este cliente, que a ti no te cuesta nada. Puedes regalar {daily} minutos al día; hoy quedan {minutes}.',
  'gifts.lead.admin':
    'De la cuenta de promoción. Cada uno de nosotros puede regalar {daily} minutos al día; hoy quedan {minutes}.',
  'gifts.left.failed': 'Lo que puedes regalar hoy no se cargó.',
  'gifts.none_left': 'Lo que puedes regalar hoy ya está dado. Mañana hay más.',
  'gifts.kind': 'Como',
  'gifts.kind.free': 'Tiempo gratis',
  'gifts.kind.paid': 'Tiempo pagado',
  'gifts.minutes': 'Minutos',
  'gifts.reason': 'Por qué motivo',
  'gifts.reason.hint': 'El cliente lo lee en su billetera.',
  'gifts.reason.needed': 'Di por qué motivo.',
  'gifts.go': 'Regalar tiempo',
  'gifts.given': '{minutes, plural, one {# minuto ya es suyo} other {# minutos ya son suyos}}.',
  'gifts.failed': 'No se regaló nada.',
  'gifts.kept': 'Lo que escribiste se conserva.',
}
