import type { careDesk as english } from '../care-desk.ts'

export const careDesk: Record<keyof typeof english, string> = {
  'care.followed': 'Qué siguió',
  'care.followed.what.wrote': 'Se le escribió',
  'care.followed.what.called': 'Se pidió ayuda',
  'care.followed.what.paused': 'Se detuvo o terminó la lectura',
  'care.followed.what.limits': 'Se ofrecieron límites o una pausa',
  'care.followed.what.nothing': 'No hizo falta nada',
  'care.followed.by': 'por {name},',
  'care.followed.add': 'Anotar qué siguió',
  'care.followed.add.of': 'Anotar qué siguió: {name}',
  'care.followed.which': 'Qué hiciste',
  'care.followed.words': 'Unas palabras, solo para la casa',
  'care.followed.go': 'Anotarlo',
  'care.followed.leave': 'Dejarlo',
  'care.followed.failed': 'No se anotó.',
  'care.followed.done': 'Quedó anotado.',
}
