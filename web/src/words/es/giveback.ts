import type { giveback as english } from '../giveback.ts'

export const giveback: Record<keyof typeof english, string> = {
  'giveback.title': 'Devolución dominical',
  'giveback.failed': 'La devolución dominical no se cargó.',
  'giveback.terms':
    '{percent} %, {minutes_max} minutos como máximo, durante {days, plural, one {# día} other {# días}}.',
  'giveback.rule':
    'Una parte del tiempo pagado que usas un domingo vuelve el lunes como tiempo gratis: {terms} El tiempo de una lectura que se te devolvió no cuenta.',
  'giveback.rule.none': 'Por el momento no vuelve nada por un domingo.',
  'giveback.today': 'Este domingo',
  'giveback.window': 'El próximo domingo',
  'giveback.used': 'Tiempo pagado usado hasta ahora',
  'giveback.coming': 'Vuelve por él',
  'giveback.total': 'En total se te devolvió',
  'giveback.next': 'A partir del {date}: {terms}',
  'giveback.edit.lead':
    'Una parte del tiempo pagado que un cliente usa un domingo vuelve el lunes como tiempo gratis. Lo que fijes vale desde el próximo domingo que no haya empezado.',
  'giveback.edit.now': 'Lo que vale el {date}',
  'giveback.percent': 'Parte, en porcentaje',
  'giveback.minutes_max': 'Como máximo, en minutos',
  'giveback.days': 'Válido durante, en días',
  'giveback.bounds': 'De {min} a {max}.',
  'giveback.whole': 'Un número entero de {min} a {max}, por favor.',
  'giveback.save': 'Fijar la regla',
  'giveback.saved': 'La regla está fijada.',
}
