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
  'tickets.erase.lead':
    'Puedes pedir que se cierre tu cuenta y se borren tu nombre, tu dirección y tu número. Lo hace una persona nuestra; si lo pides hoy:',
  'tickets.erase.asked': 'Nos pediste cerrar tu cuenta y borrar tus datos.',
  'tickets.erase.see': 'Ver lo que pediste',
  'tickets.erase.ask': 'Cerrar mi cuenta y borrar mis datos',
  'tickets.erase.what':
    'Después ya no puedes entrar. Antes se te reembolsa el tiempo que compraste y no usaste. Lo que escribiste a otros se queda con ellos bajo “antiguo miembro”, y los libros conservan sus sumas sin tu nombre.',
  'tickets.erase.leave': 'Dejarlo así',
  'tickets.erase.go': 'Pedirlo',
  'tickets.erase.subject': 'Cerrar mi cuenta y borrar mis datos',
  'tickets.erase.body': 'Por favor, reembolsen lo que no he usado, cierren mi cuenta y borren mis datos.',
}
