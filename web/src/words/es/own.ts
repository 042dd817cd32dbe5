import { facts } from '../facts.ts'
import type { ownData as english } from '../own.ts'

/** What the page about one's own data alone says, beside its name. */
export const ownData: Record<keyof typeof english, string> = {
  'own.lead': 'Lo que guardamos de ti, una copia de ello, lo que aceptaste y dónde tienes sesión abierta.',
  'own.failed': 'Esto no se cargó.',
  'own.kept': 'Qué guardamos y por qué',
  'own.kept.account': 'Tu cuenta',
  'own.kept.account.why':
    'Tus nombres, correo, fecha de nacimiento, país y ajustes: para dejarte entrar, escribirte y saber que eres mayor de edad.',
  'own.kept.words': 'Lo que escribes',
  'own.kept.words.why':
    'Lecturas, mensajes, reseñas, preguntas e imágenes: los tiene la persona a quien escribiste, y así se puede revisar una queja.',
  'own.kept.books': 'Tiempo y dinero',
  'own.kept.books.why':
    'Compras, minutos, recibos, ganancias y pagos: la ley nos pide llevar los libros, y puedes comprobar cada segundo.',
  'own.kept.signs': 'Sesiones y avisos',
  'own.kept.signs.why': 'Dónde y cuándo entraste, y lo que te avisamos: para que veas si no fuiste tú.',
  'own.kept.never':
    'Los números de tarjeta nunca nos llegan. De la contraseña guardamos solo aquello con lo que se comprueba.',
  'own.copy': 'Una copia de tus datos',
  'own.copy.what':
    'Un archivo con todo (JSON) y un resumen en papel (PDF). Se hace en unos momentos; puedes salir de esta página mientras tanto.',
  'own.copy.ask': 'Pedir una copia',
  'own.copy.password': 'Tu contraseña',
  'own.copy.password.hint': 'El archivo cuenta mucho de ti, así que nos aseguramos de que eres tú.',
  'own.copy.go': 'Hacer mi copia',
  'own.copy.asked': 'Tu copia se está haciendo.',
  'own.copy.not_asked': 'No se pidió ninguna copia.',
  'own.copy.making': 'Tu copia',
  'own.copy.making.of': '{done, number} de {total, number} clases',
  'own.copy.rows': '{count, plural, one {# entrada hasta ahora} other {# entradas hasta ahora}}',
  'own.copy.ready':
    '{count, plural, one {Lista, con # entrada.} other {Lista, con # entradas.}} Se puede descargar hasta:',
  'own.copy.next': 'La próxima se puede pedir desde:',
  'own.copy.file.json': 'Todo (JSON)',
  'own.copy.file.pdf': 'Resumen (PDF)',
  'own.copy.file.failed': 'El archivo no llegó.',
  'own.copy.file.name': 'evenlight-mis-datos',
  'own.needed': 'Esto hace falta.',
  'own.leave': 'Dejarlo',
  'own.consents': 'Lo que aceptaste',
  'own.consents.none': 'No hay nada anotado.',
  'own.consents.what': 'Qué',
  'own.consents.version': 'Versión',
  'own.consents.since': 'Desde',
  'own.consents.ended': 'Terminó',
  'own.consents.still': 'sigue en pie',
  'own.consents.to.terms': 'Los términos',
  'own.consents.to.automatic_top_up': 'Recarga automática',
  'own.consents.to.kept_card': 'Una tarjeta guardada en la compañía de tarjetas',
  'own.consents.to.push': 'Avisos en un navegador',
  'own.sign_ins':
    'Cada navegador en el que tienes sesión abierta, desde cuándo y desde dónde. Puedes cerrar cada una, o todas las demás a la vez.',
  'own.sign_ins.see': 'Ver dónde tengo sesión abierta',
  'own.erase': 'Cerrar tu cuenta',
  'own.erase.lead': `Tu cuenta se cierra ${facts.erasureDays} días después de que lo pidas, y se borra lo que te nombra. Hasta entonces puedes echarte atrás.`,
  'own.erase.goes': 'Qué se va',
  'own.erase.goes.names':
    'Tus nombres, direcciones, números, fecha de nacimiento y ajustes. Tu nombre de usuario no se da a nadie más.',
  'own.erase.goes.pictures': 'Tus imágenes, tu página si tienes una, y lo que escribiste para las páginas públicas.',
  'own.erase.goes.notes':
    'Notas, favoritos, límites, avisos, preguntas a nosotros, tarjetas guardadas y adónde van las ganancias.',
  'own.erase.goes.in': 'La entrada: se cierran todas tus sesiones, y nadie puede volver a abrir la cuenta.',
  'own.erase.stays': 'Qué se queda',
  'own.erase.stays.words': 'Lo que escribiste a otros se queda con ellos, bajo “antiguo miembro”.',
  'own.erase.stays.books':
    'Los libros de tiempo y dinero se quedan, como pide la ley: nombran un número, no a una persona.',
  'own.erase.unused':
    'Queda tiempo pagado por valor de {amount}. Úsalo, o se reembolsa antes de que se vaya la cuenta. El tiempo gratis se pierde.',
  'own.erase.first': 'Antes tiene que terminar algo:',
  'own.erase.ask': 'Cerrar mi cuenta',
  'own.erase.password.hint': 'Para que nadie más pueda pedirlo.',
  'own.erase.go': `Cerrarla en ${facts.erasureDays} días`,
  'own.erase.asked': `Tu cuenta se elimina en ${facts.erasureDays} días.`,
  'own.erase.not_asked': 'No cambió nada.',
  'own.erase.on': 'Tu cuenta se elimina el',
  'own.erase.until': 'Hasta entonces todo funciona como antes. Lo que pagaste y no usaste se reembolsa antes.',
  'own.erase.cancel': 'Conservar mi cuenta',
  'own.erase.first.reading_open':
    'Aún hay abierta una lectura, una solicitud o un aviso a un lector. Deja que termine primero.',
  'own.erase.first.order_open': 'Una lectura por correo aún no se ha entregado.',
  'own.erase.first.appointment_open': 'Tienes una cita por delante. Cancélala o deja que pase.',
  'own.erase.first.claim_open': 'Aún no se ha decidido sobre tiempo que se pidió de vuelta.',
  'own.erase.first.payment_open': 'Un pago aún no está resuelto.',
  'own.erase.first.refund_open': 'Todavía hay dinero en camino de vuelta a ti.',
  'own.erase.first.dispute_open': 'Un pago está en disputa, y eso no ha terminado.',
  'own.erase.first.earnings_open': 'Tienes ganancias que aún no se han pagado.',
  'own.erase.first.payout_open': 'Un pago va en camino hacia ti.',
  'own.erase.first.last_admin': 'Eres la última persona de administración. Alguien tiene que estar para los demás.',
}
