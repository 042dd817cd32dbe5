import { facts } from '../facts.ts'
import type { policies as english } from '../policies.ts'

/** What one agrees to: short, plain, and no more than the product does. */
export const policies: Record<keyof typeof english, string> = {
  'policies.version': 'Versión {version}, vigente desde el {date}.',

  'policies.terms': 'Términos',
  'policies.terms.lead': 'Con qué puedes contar aquí, y con qué contamos de ti.',
  'policies.terms.what': 'Qué es Evenlight',
  'policies.terms.what.text':
    'Un lugar donde compras tiempo y lo usas para hablar con un lector que tú eliges. Los lectores trabajan por cuenta propia; nosotros llevamos la casa: el reloj, los pagos, las reglas.',
  'policies.terms.what.advice':
    'Las lecturas son para entretenimiento y reflexión. Nadie puede prometerte que algo se vaya a cumplir. Una lectura no reemplaza a ningún médico, abogado, terapeuta ni asesor financiero.',
  'policies.terms.account': 'Tu cuenta',
  'policies.terms.account.text': `Debes tener ${facts.adultYears} años o más. Una cuenta es para una persona, y tú tienes una. No compartas su contraseña con nadie; en <account>Cuenta</account> ves dónde tienes sesión abierta y puedes cerrarla.`,
  'policies.terms.account.readers':
    'Los lectores se postulan, y uno de nosotros decide antes de que alguien pueda pedirles una lectura.',
  'policies.terms.time': 'Tiempo y dinero',
  'policies.terms.time.text':
    'Compras minutos en paquetes, al precio que ves antes de pagar. Un minuto es igual con todos los lectores. Los minutos que pagaste nunca vencen. Los gratis pueden vencer, y dicen cuándo.',
  'policies.terms.time.renew':
    'Nada se renueva por sí solo. El tiempo gratis nunca pasa a tiempo pagado sin tu sí. Lo que se te puede devolver está en la <refunds>política de reembolsos</refunds>.',
  'policies.terms.clock': 'Lo que cuesta una lectura',
  'policies.terms.clock.text':
    'Solo cuentan los segundos en que tu lector y tú están los dos en la sala, desde el momento en que el lector presiona Iniciar y mientras nada detenga el reloj. Puedes poner un límite, y puedes irte en cualquier momento. Los dos reciben el mismo recibo. <clock>Esta es la regla completa.</clock>',
  'policies.terms.manners': 'Cómo nos tratamos',
  'policies.terms.manners.text':
    'Sin amenazas, sin odio, sin nada contrario a la ley, sin presión para comprar más. A nadie se le habla de una maldición que solo el dinero quita.',
  'policies.terms.manners.contact':
    'Los datos de contacto quedan fuera: ni números, ni direcciones, ni nombres en otros servicios, ni pagos por fuera de la casa. Los protege a los dos, y por eso cada mensaje del centro de mensajes espera a un administrador.',
  'policies.terms.manners.looks':
    'Los chats son entre ustedes dos. Un administrador puede mirar uno si hay un motivo, como una queja; cada consulta queda anotada con su motivo.',
  'policies.terms.wrong': 'Cuando algo sale mal',
  'policies.terms.wrong.text':
    'Dínoslo, desde el recibo de la lectura o en <help>Ayuda</help>. Lo que el reloj contó está en el recibo, y quien decide ve el mismo.',
  'policies.terms.end': 'Cuando se acaba',
  'policies.terms.end.text':
    'Puedes cerrar tu cuenta cuando quieras, en <account>Cuenta</account>. Se elimina al cabo de unos días, en los que puedes echarte atrás. Los minutos pagados que no usaste se reembolsan.',
  'policies.terms.end.block':
    'Podemos bloquear una cuenta que incumple estos términos. Decimos por qué, y puedes responder antes de que sea definitivo.',
  'policies.terms.later': 'Cuando estos términos cambian',
  'policies.terms.later.text':
    'La versión que aceptaste se guarda con tu cuenta. Una posterior vale para ti cuando la hayas aceptado.',

  'policies.privacy': 'Privacidad',
  'policies.privacy.lead': 'Qué guardamos de ti, quién lo ve y cómo se borra.',
  'policies.privacy.kept': 'Qué guardamos',
  'policies.privacy.kept.you':
    'Lo que nos dices al crear tu cuenta: tu nombre, correo electrónico, fecha de nacimiento, país y zona horaria, y un número de celular si lo das. De tu contraseña guardamos solo aquello con que se puede comprobar. De cada entrada: cuándo, desde qué dirección, con qué navegador.',
  'policies.privacy.kept.readings':
    'Lo que escribes y envías, y de cada lectura cuándo se pidió, se inició, se detuvo y terminó. De eso se hace tu recibo.',
  'policies.privacy.kept.payments':
    'Lo que pagaste, cuándo, y de una tarjeta guardada su marca, sus últimos cuatro dígitos y su vencimiento.',
  'policies.privacy.never': 'Qué no llega nunca a nosotros',
  'policies.privacy.never.text':
    'El número de tu tarjeta: va a la empresa de tarjetas, y rechazamos todo lo que parezca uno. No usamos publicidad ni rastreadores, y no vendemos nada sobre ti.',
  'policies.privacy.who': 'Quién ve qué',
  'policies.privacy.who.other':
    'La otra persona ve tu nombre de usuario y lo que le escribes. Nunca tu correo, tu número, tu tarjeta ni tu fecha de nacimiento. De los lectores, todo el mundo ve el perfil que escribieron y sus reseñas.',
  'policies.privacy.who.admins':
    'Nuestros administradores leen cada mensaje del centro de mensajes antes de que se entregue. En un chat miran solo si hay un motivo, y cada consulta queda anotada con él.',
  'policies.privacy.who.outside':
    'Fuera de la casa: la empresa de tarjetas o PayPal, para tu pago; el servicio que lleva nuestro correo; el operador de llamadas y mensajes de texto, si los usas; y el servicio de avisos de tu navegador, si los permitiste. Nadie más, salvo que una ley nos obligue.',
  'policies.privacy.browser': 'En tu navegador',
  'policies.privacy.browser.text':
    'Una cookie mantiene abierta tu sesión, otra recuerda que la tienes abierta y otra, durante un año, tu idioma, si no es el inglés. Por cada cuenta que entró aquí queda una más durante un año, también después de salir, para que su dueño pueda entrar aunque otros prueben contraseñas. No hay otras; ninguna te sigue. Lo que la página recuerda de ti está cifrado, y salir lo vacía.',
  'policies.privacy.long': 'Por cuánto tiempo',
  'policies.privacy.long.text':
    'Mientras tengas una cuenta. Los libros de tiempo y dinero se conservan, como la ley nos exige; una vez borrada tu cuenta, nombran un número, no a una persona. De una consulta que hiciste sin cuenta, tu nombre y tu dirección se borran un año después de la última palabra en ella.',
  'policies.privacy.yours': 'Qué es tuyo',
  'policies.privacy.yours.text':
    'Puedes descargar una copia de lo que guardamos de ti, hacer que se corrija o que se borre, todo en <account>Cuenta</account>; para lo que no puedas cambiar tú, pregunta en <help>Ayuda</help>.',
  'policies.privacy.yours.erase': `Una copia se hace al momento. Una cuenta se elimina ${facts.dataRequestDays} días después de que lo pidas, y hasta entonces puedes echarte atrás. Entonces desaparecen tu nombre, tu dirección y tu número, y también tus imágenes. Lo que escribiste a alguien se queda con esa persona, bajo “antiguo miembro”.`,

  'policies.refunds': 'Reembolsos',
  'policies.refunds.lead': 'Qué tiempo y qué dinero vuelve, cuándo y quién decide.',
  'policies.refunds.itself': 'Lo que vuelve por sí solo',
  'policies.refunds.itself.silent': 'El lector no escribió absolutamente nada: vuelve todo al terminar la lectura.',
  'policies.refunds.itself.short': `Se contó menos de ${facts.shortMinutes} minuto: vuelve todo, hasta ${facts.shortADay} veces en ${facts.shortHours} horas, y una vez en ${facts.shortDays} días con el mismo lector.`,
  'policies.refunds.reading': 'Una lectura que salió mal',
  'policies.refunds.reading.ask': `El lector fue lento, se te cortó o no era lo que buscabas: dilo en un plazo de ${facts.claimDays} días, desde su recibo, en “¿Algo salió mal?”. El lector responde en ${facts.claimAnswerHours} horas, luego decide un administrador, y puedes apelar una vez.`,
  'policies.refunds.reading.decide':
    'Lo que se devuelve es tiempo: el pagado como pagado, el gratis como gratis, y como máximo lo que se contó. Desde entonces lo muestra el recibo.',
  'policies.refunds.unused': 'Tiempo pagado que no has usado',
  'policies.refunds.unused.text':
    'Puede volver a la tarjeta de la que vino, cuando lo pidas: en <help>Ayuda</help>, indicando la compra de que se trata.',
  'policies.refunds.unused.sum':
    'Recibes el precio que pagaste por los minutos que quedan, redondeado hacia abajo al centavo. Los minutos gratis que vinieron con el paquete acaban con él.',
  'policies.refunds.pending': 'Un pago que se queda colgado',
  'policies.refunds.pending.text':
    'Un pago rechazado no cuesta nada. Uno sin respuesta, o retenido para una revisión, no agrega tiempo hasta que se resuelve, y presionar dos veces nunca cobra dos veces. Tu estado de cuenta muestra cada uno.',
  'policies.refunds.not': 'Lo que no vuelve',
  'policies.refunds.not.text':
    'El tiempo que el reloj contó en una lectura de la que no reclamaste, y el tiempo gratis en forma de dinero: fue un regalo.',
}
