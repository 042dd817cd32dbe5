import { facts } from '../facts.ts'
import type { agreement as agreed, topups as english } from '../topups.ts'

/**
 * The text that a client agrees to, in whole sentences. It says what the English one says: other words there need another
 * number, `topupTerms` of the contract.
 */
export const agreement: Record<keyof typeof agreed, string> = {
  'topups.agree.when': `Cuando a una lectura con tiempo pagado le queden ${facts.lowMinutes} minutos, compramos {package} por {price} con tu {card}, sin volver a preguntar.`,
  'topups.agree.cap': 'Como máximo esto: {cap} en {days, plural, one {24 horas} other {# días}}.',
  'topups.agree.limits': 'Tus propios límites cuentan primero, y tomarte un descanso la termina.',
  'topups.agree.never': 'No se compra nada mientras el reloj está detenido, ni cuando la lectura ya terminó.',
  'topups.agree.told': 'Cada compra llega con un aviso y un correo, y queda en tu estado de cuenta.',
  'topups.agree.stop':
    'Basta presionar una vez para detenerla: aquí, en la sala o donde lleva el correo. Una tarjeta rechazada también la detiene.',
}

export const topups: Record<keyof typeof english, string> = {
  ...agreement,
  'topups.title': 'Recarga automática',
  'topups.failed': 'La recarga automática no se cargó.',
  'topups.lead':
    'Desactivada hasta que la actives. Permite que una lectura con tiempo pagado siga cuando queda poco, desde una tarjeta que tienes guardada.',
  'topups.no_card': 'Primero guarda una tarjeta: en “Tarjetas guardadas”, o marcándolo al pagar.',
  'topups.package': 'Comprar cada vez',
  'topups.package.one': '{minutes} min por {price}',
  'topups.card': 'Con',
  'topups.cap': 'Como máximo, en dólares de EE. UU.',
  'topups.cap.hint': 'De ${min} a ${max}, y al menos lo que cuesta una compra.',
  'topups.cap.whole': 'Un número entero de {min} a {max}, por favor.',
  'topups.days': 'En',
  'topups.days.one': '{days, plural, one {24 horas} other {# días}}',
  'topups.what': 'Lo que aceptas',
  'topups.agree': 'Acepto esto.',
  'topups.agree.needed': 'Marca esto para activarla.',
  'topups.on': 'Activarla',
  'topups.on.failed': 'No se activó.',
  'topups.is_on': 'La recarga automática está activada.',
  'topups.is_off': 'La recarga automática está desactivada.',
  'topups.off.stopped': 'La detuviste.',
  'topups.off.replaced': 'La cambiaste.',
  'topups.off.declined': 'Un pago no se hizo, así que se desactivó sola. Por ese no se te cobró nada.',
  'topups.off.card_gone': 'Su tarjeta se quitó o venció.',
  'topups.off.package_gone': 'Su paquete ya no está a la venta.',
  'topups.off.time_off': 'Te tomaste un descanso.',
  'topups.terms':
    '{minutes} min por {price} con {card}, como máximo {cap} en {days, plural, one {24 horas} other {# días}}. De eso, usados {spent}.',
  'topups.since': 'Lo aceptaste el',
  'topups.change': 'Cambiarla',
  'topups.change_not': 'Dejarla como está',
  'topups.stop': 'Detener la recarga automática',
  'topups.stop.failed': 'No se detuvo. Inténtalo de nuevo, o termina la lectura: después de ella no se compra nada.',
  'topups.under_way':
    'Una compra se estaba haciendo en el momento en que la detuviste, y aún puede llegar. Ninguna otra lo hará.',
  'topups.history': 'Lo que hizo',
  'topups.outcome.added': '{minutes} min agregados, {price}',
  'topups.outcome.declined': 'El pago no se hizo',
  'topups.outcome.not_needed': 'No se compró nada: la lectura había terminado, o tenía tiempo otra vez',
  'topups.outcome.stopped': 'No se compró nada: estaba detenida',
  'topups.outcome.cap': 'No se compró nada: se alcanzó tu tope',
  'topups.outcome.own_limit': 'No se compró nada: se alcanzó un límite tuyo',
  'topups.outcome.open': 'Comprando',
  'topups.start':
    'Usa tiempo que ya tienes. Tu recarga automática está activada: cuando a la lectura le quede poco, se compran {minutes} min por {price}, hasta tu tope.',
  'topups.room.on': 'Recarga automática: activada, {price} por {minutes} min.',
  'topups.room.stop': 'Detener',
  'topups.room.stop_it': 'Detener la recarga automática',
  'topups.room.added': '{minutes} min agregados desde tu tarjeta guardada, {price}.',
  'topups.room.declined': 'La recarga automática está desactivada: no se cobró nada a tu tarjeta.',
  'topups.room.cap': 'La recarga automática no compró nada: se alcanzó tu tope.',
  'topups.room.own_limit': 'La recarga automática no compró nada: se alcanzó un límite tuyo.',
}
