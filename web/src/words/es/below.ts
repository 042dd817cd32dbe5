import type { below as english } from '../below.ts'
import { facts } from '../facts.ts'

/** What the home page says below its first screens; loaded with them. */
export const below: Record<keyof typeof english, string> = {
  'home.reasons': 'Por qué aquí',
  'home.reason.second': 'Contado al segundo',
  'home.reason.second.text': 'Esperar, llamar y los cortes de conexión no cuestan nada.',
  'home.reason.price': 'Un precio para todos los lectores',
  'home.reason.price.text': 'Nadie paga más, y nadie puede comprar un lugar.',
  'home.reason.stop': 'Se detiene cuando tú quieres',
  'home.reason.stop.text': 'Cuando acaban los minutos gratis, el reloj se detiene y pregunta.',
  'home.readers': 'Los lectores, tal como están ahora',
  'home.steps': 'Tres pasos, y una salida de cada uno',
  'home.step.choose': 'Elige con quién hablas',
  'home.step.choose.text': 'Mira quién está, qué lee y cómo lo calificaron otros. Un minuto cuesta lo mismo con todos.',
  'home.step.choose.help': 'Ayúdame a elegir',
  'home.step.ask': 'Pide, y espera gratis',
  'home.step.ask.text': `Tu solicitud suena durante ${facts.ringSeconds} segundos. ¿Nadie responde? No se te cobra nada. Si quieres, di al empezar cuándo parar.`,
  'home.step.check': 'Habla y luego comprueba el recibo',
  'home.step.check.text': 'Vete cuando quieras. El recibo muestra cada inicio y cada parada, y los dos pueden abrirlo.',
  'home.clock': 'Un reloj que puedes comprobar',
  'home.clock.lead':
    'Tiempo es lo que compras aquí, así que en el tiempo somos estrictos. Intenta que este cuente lo que no debe: funciona con la misma regla que cada lectura.',
  'home.packages': 'Minutos, sin suscripción',
  'home.packages.lead': 'Un minuto es un minuto con todos los lectores. Los minutos pagados nunca vencen.',
  'home.packages.all': 'Precios',
  'home.never': 'Lo que nunca hacemos',
  'home.never.lead': 'Cada punto es una regla del programa, no una promesa de buena voluntad.',
  'home.never.alone': 'Cobrarte mientras no hay nadie contigo',
  'home.never.alone.text': 'Solo pueden contar los segundos en que tu lector y tú están los dos en la sala.',
  'home.never.round': 'Redondear un minuto hacia arriba',
  'home.never.round.text': 'Contamos en milisegundos y redondeamos hacia abajo, una vez, al final de una lectura.',
  'home.never.yes': 'Pasar a tiempo pagado sin tu sí',
  'home.never.yes.text': 'Cuando acaban los minutos gratis, el reloj se detiene y pregunta. No responder es un no.',
  'home.never.renew': 'Renovar algo por nuestra cuenta',
  'home.never.renew.text': 'Compras minutos una vez. No hay suscripción que olvidar.',
  'home.never.wait': 'Cobrar por esperar',
  'home.never.wait.text': 'Llamar, entrar, un lector que nunca presiona Iniciar: nada de eso cuesta.',
  'home.never.dear': 'Cobrar más por un favorito',
  'home.never.dear.text':
    'Los lectores no tienen precio propio. Sean nuevos o muy solicitados, un minuto es un minuto.',
  'home.never.card': 'Guardar el número de tu tarjeta',
  'home.never.card.text':
    'Va a la empresa de tarjetas y nunca llega a nosotros. Lo que tenemos es un código que la representa.',
  'home.never.stars': 'Ocultar una reseña por sus estrellas',
  'home.never.stars.text':
    'Solo quien tuvo una lectura puede escribir una. Para retirarla hace falta un motivo de la lista, y se cuenta en público.',
  'home.articles': 'Artículos recientes',
  'home.questions': 'Lo que la gente pregunta primero',
  'home.question.free': '¿De verdad son gratis los primeros minutos?',
  'home.question.free.text': `Sí. Recibes ${facts.welcomeMinutes} cuando confirmas una cuenta nueva. Duran ${facts.welcomeDays} días, sirven con ${facts.welcomeReaders} lectores como máximo y se dan una vez por persona. Cuando acaban, el reloj se detiene; nada pasa solo a tiempo pagado.`,
  'home.question.drop': '¿Qué pasa si se corta mi conexión?',
  'home.question.drop.text': `En ${facts.foundSeconds} segundos el reloj se detiene, y vuelve a tu última señal: el silencio anterior no se cuenta. Si vuelves en ${facts.awayMinutes} minutos, la lectura sigue por sí sola.`,
  'home.question.silent': '¿Y si el lector no dice nada?',
  'home.question.silent.text': `Entonces todo vuelve por sí solo cuando termina la lectura. También el tiempo de una lectura de menos de un minuto, hasta ${facts.shortADay} veces al día y una vez por semana con el mismo lector.`,
  'home.question.true': '¿Se cumplirá lo que me diga un lector?',
  'home.question.true.text':
    'Nadie puede prometerte eso, y nosotros no lo hacemos. Las lecturas son para entretenimiento y reflexión. No reemplazan a ningún médico, abogado ni asesor financiero.',
  'home.question.who': '¿Quiénes son los lectores?',
  'home.question.who.text':
    'Personas que se postularon y a quienes uno de nosotros aprobó antes de que se les pudiera pedir nada. Sus reseñas vienen solo de lecturas que ocurrieron, sean cuales sean las estrellas.',
  'home.question.known': '¿Qué sabe de mí un lector?',
  'home.question.known.text':
    'Tu nombre de usuario y lo que escribes. Ni tu correo, ni tu número, ni tu tarjeta. Aquí no se pueden intercambiar datos de contacto, por tu bien y por el suyo.',
  'home.question.seen': '¿Puede leerlo alguien más?',
  'home.question.seen.text':
    'Los chats son entre ustedes dos. Un administrador puede mirar uno, por ejemplo tras una queja; cada consulta queda anotada con su motivo.',
  'home.question.back': '¿Me pueden devolver el dinero?',
  'home.question.back.text':
    'Los minutos pagados que no has usado se pueden reembolsar a la tarjeta o a la cuenta de PayPal de la que vinieron, al precio que pagaste por ellos. Escríbenos en Ayuda, en tu cuenta.',
  'home.welcome': `Tus primeros ${facts.welcomeMinutes} minutos son gratis`,
  'home.welcome.text': `Úsalos con ${facts.welcomeReaders} lectores como máximo, en un plazo de ${facts.welcomeDays} días. Luego eliges si sigues.`,
  'home.welcome.join': 'Crea tu cuenta',
}
