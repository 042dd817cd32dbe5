import { facts } from '../facts.ts'
import type { phone as english } from '../phone.ts'

/** Readings by phone: one's number, the switch, the room, and the page about them. */
export const phone: Record<keyof typeof english, string> = {
  'phone.title': 'Lecturas por teléfono',
  'phone.title.hint':
    'Los clientes las piden como un chat. Cuando aceptas, suenan los dos teléfonos, y nadie ve el número del otro.',
  'phone.failed': 'No se cargó.',
  'phone.not_here': 'Este sitio no llama a teléfonos.',
  'phone.number': 'Tu número de teléfono',
  'phone.number.hint': 'Con el código de tu país, como en +1 202 555 0123. Se guarda cifrado, y nadie lo ve.',
  'phone.number.needed': 'Escribe tu número.',
  'phone.number.now': 'Llamamos al',
  'phone.number.change': 'Cambiar número',
  'phone.number.other': 'Otro número',
  'phone.code': 'Código',
  'phone.code.by': 'Cómo te llega el código',
  'phone.code.by.sms': 'Por SMS',
  'phone.code.by.call': 'Por una llamada',
  'phone.code.send': 'Enviarme un código',
  'phone.code.sent': `Enviamos ${facts.codeDigits} dígitos a {number}. Valen durante ${facts.codeMinutes} minutos.`,
  'phone.code.demo': 'En esta demostración están aquí.',
  'phone.code.needed': 'Escribe el código.',
  'phone.code.confirm': 'Confirmar número',
  'phone.switch': 'Atender lecturas por teléfono',
  'phone.switch.hint':
    'Mientras estés disponible. El reloj corre desde que los dos están en la línea hasta que uno cuelga.',
  'phone.hours': 'Cuándo podemos llamarte',
  'phone.hours.any': 'A cualquier hora, mientras estés disponible.',
  'phone.hours.choose': 'Elegir horas',
  'phone.hours.hint':
    'Solo en estas horas, y solo mientras estés disponible. Son las de {zone}; sin ninguna, podemos llamar a cualquier hora.',
  'phone.hours.save': 'Guardar estas horas',
  'phone.hours.saved': 'Guardado. Te llamamos en estas horas.',
  'phone.hours.not_saved': 'Tus horas no se guardaron.',
  'phone.ask.first': 'Para esta lectura te llamamos. Dinos una sola vez a dónde.',
  'phone.ask.known': 'Cuando tu lector acepta, llamamos a los dos. Nadie ve el número del otro.',
  'phone.room': 'Teléfonos de {name} y tuyo',
  'phone.room.rings': 'Tu teléfono suena. Contesta y presiona cualquier tecla de número para entrar.',
  'phone.room.waits': 'Estás en la línea. Estamos llamando a {name}.',
  'phone.room.talks': '{name} y tú están en la línea. Cuelga para terminar la lectura.',
  'phone.room.masked': 'Los dos ven solo nuestro número. No se graba nada.',
  'phone.room.demo': 'Los teléfonos de esta demostración',
  'phone.page': 'Lecturas por teléfono',
  'phone.page.lead':
    'Llamamos a tu lector y a ti, y contamos el tiempo en que los dos están en la línea. Las lecturas por teléfono usan tiempo pagado.',
  'phone.page.ask': 'Tú pides',
  'phone.page.ask.text': `Elige a alguien disponible y dinos una sola vez a qué número llamar. Tu solicitud suena durante ${facts.ringSeconds} segundos y no cuesta nada.`,
  'phone.page.ring': 'Suenan los dos teléfonos',
  'phone.page.ring.text':
    'Cada uno ve nuestro número, nunca el del otro. Presionas una tecla para entrar, y así nunca se cobra por un contestador.',
  'phone.page.count': 'El reloj cuenta la llamada',
  'phone.page.count.text':
    'Desde que los dos están en la línea hasta que el primero cuelga, por segundo. Llamar y esperar no cuestan nada, y tu recibo lo muestra todo.',
  'phone.page.readers': 'Quién atiende lecturas por teléfono',
  'phone.page.nobody': 'En este momento nadie atiende lecturas por teléfono. Hay chat, y voz en el navegador.',
}
