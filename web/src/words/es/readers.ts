import type { readers as english } from '../readers.ts'

/** What a reader’s card says, on whatever page it stands. */
export const readers: Record<keyof typeof english, string> = {
  'readers.start_chat': 'Iniciar chat',
  'readers.start_call': 'Iniciar llamada',
  'readers.start_video': 'Iniciar video',
  'readers.start_phone': 'Por teléfono',
  'readers.away': 'Estás sin conexión',
  'readers.as_of': '{status} a las {time}',
  'readers.see_profile': 'Ver perfil',
  'readers.of': '{action}: {name}',
  'readers.new': 'Sin calificación aún',
  'readers.rating': '{rating, number, ::.0} de 5 estrellas, {count, plural, one {# reseña} other {# reseñas}}',
  'readers.readings': '{count, plural, =0 {Sin lecturas aún} one {# lectura} other {# lecturas}}',
  'readers.chat': 'chat',
  'readers.voice': 'voz',
  'readers.video': 'video',
  'readers.phone': 'teléfono',
  'readers.email': 'correo',
  'readers.searching': 'Buscando lectores…',
  'readers.back': 'Vuelve hoy, {time}',
  'readers.back.day': 'Vuelve el {day}, {time}',
  'readers.back.date': 'Vuelve el {date}',
}
