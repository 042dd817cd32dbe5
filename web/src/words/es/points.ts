import { facts } from '../facts.ts'
import type { points as english } from '../points.ts'

const { reward } = facts
const rule = `una vez por lector en ${reward.days} días, y ${reward.pointsMax} puntos en ${reward.days} días como máximo`

export const points: Record<keyof typeof english, string> = {
  'points.title': 'Puntos',
  'points.failed': 'Tus puntos no se cargaron.',
  'points.count': '{points, plural, one {# punto} other {# puntos}}',
  'points.how': `Una reseña de una lectura con al menos ${reward.paidMinutes} minutos pagados da ${reward.points} puntos, lo mismo con una estrella que con cinco: ${rule}. Si ese tiempo se te devuelve después, sus puntos se van.`,
  'points.buy': 'Qué se obtiene con puntos',
  'points.price': '{minutes, plural, one {# minuto gratis} other {# minutos gratis}}, sin vencimiento',
  'points.go': 'Canjear {points} puntos',
  'points.short': 'Tienes {points} de {price} puntos.',
  'points.ask': '¿Canjear {points} puntos?',
  'points.ask.text':
    'Recibes {minutes, plural, one {# minuto gratis} other {# minutos gratis}} enseguida, y {left, plural, =0 {no te quedan puntos} one {te queda # punto} other {te quedan # puntos}}. Esto no se puede deshacer.',
  'points.ask.go': 'Canjear',
  'points.ask.leave': 'Conservar mis puntos',
  'points.done': '{minutes, plural, one {# minuto gratis es tuyo} other {# minutos gratis son tuyos}}.',
  'points.not': 'No se canjeó nada. Tus puntos están como estaban.',
  'points.lines': 'De dónde vinieron tus puntos y a dónde fueron',
  'points.empty': 'Aún no tienes puntos. Llegan con tus reseñas.',
  'points.more': 'Mostrar puntos anteriores',
  'points.what.earned': 'Reseña de una lectura',
  'points.what.fell_away': 'Se te devolvió tiempo de una lectura',
  'points.what.redeemed': 'Canjeados',
  'points.with': 'con {name}',
  'points.for': 'por {minutes, plural, one {# minuto gratis} other {# minutos gratis}}',
  'points.rate': `Recibes ${reward.points} puntos por tus estrellas, sean cuantas sean: ${rule}.`,
  'points.rate.got': 'Recibiste {points} puntos por ella.',
  'points.rate.see': 'Ver mis puntos',
}
