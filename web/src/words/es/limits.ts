import { facts } from '../facts.ts'
import type { limits as english } from '../limits.ts'

export const limits: Record<keyof typeof english, string> = {
  'limits.title': 'Tus límites',
  'limits.lead': `Lo que te permites. Un límite más estricto vale enseguida; uno más amplio, después de ${facts.loosenHours} horas. Ninguno de nosotros puede quitártelo.`,
  'limits.time': 'Tiempo de lectura, en minutos',
  'limits.money': 'Compras, en dólares de EE. UU.',
  'limits.day': `En ${facts.limitDays.day * 24} horas`,
  'limits.week': `En ${facts.limitDays.week} días`,
  'limits.month': `En ${facts.limitDays.month} días`,
  'limits.used': 'Usado: {amount}.',
  'limits.until': '{amount} hasta el',
  'limits.whole': 'Escribe un número entero, o nada para no tener límite.',
  'limits.save': 'Poner estos límites',
  'limits.saved': 'Tus límites están puestos.',
  'limits.failed': 'No se cambió nada.',
  'limits.list.failed': 'Tus límites no se cargaron.',
  'limits.offer.title': '¿Quieres un límite?',
  'limits.offer.times_day': 'Compraste tiempo {times} veces en 24 horas.',
  'limits.offer.cents_week': 'Gastaste {amount} en 7 días.',
  'limits.offer.cents_month': 'Gastaste {amount} en 30 días.',
  'limits.offer.risen_month': 'Gastaste {amount} en 30 días, el doble que en los 30 días anteriores.',
  'limits.offer.lead':
    'Si es más de lo que querías, puedes ponerte un límite: cuenta enseguida. Si es lo que quieres, no tienes que hacer nada.',
  'limits.offer.set': 'Como mucho {amount} en 7 días',
  'limits.offer.own': 'Elegir el mío',
  'limits.offer.later': 'Ahora no',
  'limits.offer.why': 'Cuándo preguntamos esto',
  'limits.offer.rule':
    'Se lo preguntamos a quien compra {times} veces en 24 horas, gasta {week} en 7 días o {month} en 30 días, o gasta {risen} y el doble que en los 30 días anteriores. Lo hace una regla y nadie de nosotros se entera. No se retiene nada. Después de «Ahora no» volvemos a preguntar, como pronto, a los {days} días; a quien tiene un límite de compras no se le pregunta.',
  'limits.cool_off': 'Descanso',
  'limits.cool_off.lead': 'Ni lecturas ni compras durante el tiempo que elijas. Los mensajes siguen abiertos.',
  'limits.cool_off.until': 'Ni lecturas ni compras hasta el',
  'limits.cool_off.days': 'Durante',
  'limits.days': '{count, plural, one {# día} other {# días}}',
  'limits.cool_off.go': 'Tomar un descanso',
  'limits.cool_off.end': `Terminarlo en ${facts.loosenHours} horas`,
}
