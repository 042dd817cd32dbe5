import type { bulkDesk as english } from '../bulk-desk.ts'

export const bulkDesk: Record<keyof typeof english, string> = {
  'moderation.bulk': 'Decidir sobre {count}',
  'moderation.bulk.title': 'Decidir sobre {count, plural, one {# mensaje} other {# mensajes}}',
  'moderation.bulk.marked': '{count, plural, one {# de ellos tiene} other {# de ellos tienen}} algo marcado.',
  'moderation.bulk.approve': 'Aprobar todos',
  'moderation.bulk.return': 'Devolver todos',
  'moderation.bulk.why': 'Por qué se devuelven. Lo lee cada persona que envió uno:',
  'moderation.bulk.return.go': 'Devolverlos',
  'moderation.bulk.not_begun': 'No se decidió nada.',
  'moderation.bulk.kept': 'Lo que seleccionaste sigue seleccionado.',
  'moderation.bulk.list': 'Decididos en conjunto',
  'moderation.bulk.failed': 'No se pudo cargar cuánto va hecho.',
  'moderation.bulk.doing.approve': 'Aprobando {count, plural, one {# mensaje} other {# mensajes}}',
  'moderation.bulk.doing.return': 'Devolviendo {count, plural, one {# mensaje} other {# mensajes}}',
  'moderation.bulk.done.approve':
    '{count, plural, =0 {Ningún mensaje aprobado} one {# mensaje aprobado} other {# mensajes aprobados}}',
  'moderation.bulk.done.return':
    '{count, plural, =0 {Ningún mensaje devuelto} one {# mensaje devuelto} other {# mensajes devueltos}}',
  'moderation.bulk.by': 'por {name}',
  'moderation.bulk.progress': '{done} de {of}',
  'moderation.bulk.state.under_way': 'Sigue aunque salgas de la página.',
  'moderation.bulk.state.done': 'Ya pasaron todos.',
  'moderation.bulk.state.stopped':
    'Detenido. {count, plural, =0 {No quedó ninguno.} one {# quedó en espera.} other {# quedaron en espera.}}',
  'moderation.bulk.state.halted':
    'Detenido, porque quien lo empezó ya no está en esta mesa. {count, plural, =0 {No quedó ninguno.} one {# quedó en espera.} other {# quedaron en espera.}}',
  'moderation.bulk.undone':
    '{count, plural, one {# recuperado} other {# recuperados}}. {delivered, plural, =0 {No se había entregado ninguno.} one {# ya se había entregado.} other {# ya se habían entregado.}}',
  'moderation.bulk.failures': '{count, plural, one {# quedó sin decidir} other {# quedaron sin decidir}}',
  'moderation.bulk.stop': 'Parar aquí',
  'moderation.bulk.undo': 'Deshacer todo',
  'moderation.bulk.close': 'Cerrar: {what}',
}
