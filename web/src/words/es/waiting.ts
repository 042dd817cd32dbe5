import type { waiting as english } from '../waiting.ts'

export const waiting: Record<keyof typeof english, string> = {
  'waiting.join': 'Unirse a la fila',
  'waiting.lead':
    '{name} está en una lectura. En la fila te decimos cuándo es tu turno, durante {hours} horas como máximo.',
  'waiting.place':
    '{ahead, plural, =0 {Sigues tú en la fila de {name}.} one {Hay una persona antes que tú en la fila de {name}.} other {Hay # personas antes que tú en la fila de {name}.}}',
  'waiting.about': 'Cerca de {minutes, plural, one {un minuto} other {# minutos}}, según lo que duran sus lecturas.',
  'waiting.unknown': 'Todavía no se puede decir cuánto tarda.',
  'waiting.turn': 'Es tu turno: {name} queda para ti hasta las {time}.',
  'waiting.leave': 'Salir de la fila',
  'waiting.joined': 'Estás en la fila.',
  'waiting.left': 'Ya no estás en la fila.',
  'waiting.failed': 'No se pudo cargar tu lugar en la fila.',
  'waiting.line': 'En la fila para ti',
  'waiting.line.count': '{count, plural, one {Un cliente te espera.} other {# clientes te esperan.}}',
  'waiting.line.lead':
    'Cuando estés disponible, la primera persona de la fila tiene {minutes} minutos para pedirte la lectura; mientras tanto nadie más puede.',
  'waiting.line.called': 'Es su turno: hasta las {time}',
  'waiting.line.since': 'Espera desde las {time}',
  'waiting.line.returning': 'Ya estuvo aquí',
  'waiting.line.first': 'Primera vez',
}
