import { facts } from '../facts.ts'
import type { payments as english } from '../payments.ts'

export const payments: Record<keyof typeof english, string> = {
  'payments.package': 'Cuánto tiempo',
  'payments.first.free': `${facts.welcomeMinutes} minutos gratis`,
  'payments.first.free.text': 'Sin tarjeta, sin pagar nada.',
  'payments.first.when': `Pagas cuando escribes el código que te enviamos por correo, no antes. Los ${facts.welcomeMinutes} minutos gratis son para empezar sin paquete.`,
  'payments.first.go': 'Crear cuenta y pagar {price}',
  'payments.first.go_form': 'Crear cuenta y luego pagar {price}',
  'payments.first.form':
    'Este formulario es de la empresa de tarjetas. Cuando presionas Pagar en él, el dinero queda retenido. Se cobra cuando escribas el código que te enviamos por correo.',
  'payments.first.skip': 'Continuar sin pagar',
  'payments.first.held':
    'Hay {price} retenidos en tu tarjeta. Se cobran cuando escribas el código. Si no lo haces en {hours} horas, la empresa de tarjetas los libera y no has pagado nada.',
  'payments.first.unknown':
    'La empresa de tarjetas aún no responde. Mientras tanto puedes escribir el código: pagas {price} una vez, y solo si dice que sí.',
  'payments.first.review':
    'La empresa de tarjetas revisa primero este pago. Mientras tanto puedes escribir el código: pagas {price} una vez, y solo si dice que sí.',
  'payments.first.bought':
    'Te damos la bienvenida. Pagaste {price} y tienes {minutes} minutos. Los minutos pagados nunca vencen, y ninguno se cuenta antes de que empiece una lectura.',
  'payments.first.coming':
    'Te damos la bienvenida. La empresa de tarjetas aún no dijo que sí a tu pago. Tus minutos se agregan cuando lo diga; tu billetera muestra cómo termina.',
  'payments.first.none': 'No se cobró nada a tu tarjeta.',
  'payments.package.more': 'Más paquetes',
  'payments.card': 'Tarjeta de prueba',
  'payments.card.hint':
    'Esto es una demostración: no se pide ninguna tarjeta ni se mueve dinero. Elige cómo responde la tarjeta de prueba.',
  'payments.card.approved': 'Aprobado',
  'payments.card.approved.text': 'Se paga enseguida.',
  'payments.card.declined': 'Rechazado',
  'payments.card.declined.text': 'No se compra nada, y puedes intentarlo de nuevo.',
  'payments.card.timeout': 'Al principio sin respuesta',
  'payments.card.timeout.text': 'La respuesta llega unos segundos después.',
  'payments.card.review': 'Retenido para revisión',
  'payments.card.review.text': 'Alguien tiene que mirarlo primero.',
  'payments.card.disputed': 'En disputa después',
  'payments.card.disputed.text': 'Se paga enseguida, y su titular pide al banco que le devuelva el dinero.',
  'payments.to_form': 'Continuar para pagar {price}',
  'payments.form.next':
    'La empresa de tarjetas pide tu tarjeta en su propio formulario, aquí en esta página. Nunca vemos el número.',
  'payments.form': 'Tu tarjeta',
  'payments.form.text':
    'Este formulario es de la empresa de tarjetas. Se te cobra una vez, después de presionar Pagar en él; entonces tienes lo que pagaste.',
  'payments.form.elsewhere':
    'El formulario de tarjeta se abrió en otra ventana. Si ya presionaste Pagar ahí, lo que compraste será tuyo en un momento.',
  'payments.form.leave': 'No pagar, elegir otra vez',
  'payments.form.failed': 'No pudimos preguntar a la empresa de tarjetas.',
  'payments.cards': 'Tarjetas guardadas',
  'payments.cards.with': 'Pagar con',
  'payments.cards.another': 'Otra tarjeta',
  'payments.cards.one': 'Una tarjeta',
  'payments.cards.name': '{brand} terminada en {last4}',
  'payments.cards.until': 'Válida hasta {month}',
  'payments.cards.run_out': 'Venció en {month}',
  'payments.cards.keep': 'Guardar esta tarjeta para la próxima vez',
  'payments.cards.keep.hint':
    'El número lo guarda la empresa de tarjetas; nosotros nunca lo vemos. No se cobra nada si no presionas Pagar, y puedes quitarla en tu billetera.',
  'payments.cards.failed': 'No se pudieron cargar tus tarjetas.',
  'payments.cards.none': 'No tienes ninguna tarjeta guardada.',
  'payments.cards.coming': 'Se está guardando la tarjeta con que pagaste. Aparece aquí en un momento.',
  'payments.cards.add': 'Agregar una tarjeta',
  'payments.cards.add_not': 'No agregar tarjeta',
  'payments.cards.add.failed': 'La tarjeta no se agregó.',
  'payments.cards.remove': 'Quitar',
  'payments.cards.remove_one': 'Quitar {card}',
  'payments.cards.remove.title': '¿Quitar {card}?',
  'payments.cards.remove.text':
    'La empresa de tarjetas la olvida, y ya no se paga nada con ella. El tiempo que compraste sigue siendo tuyo.',
  'payments.cards.remove_not': 'Dejarla aquí',
  'payments.cards.remove.failed': 'La tarjeta no se quitó.',
  'payments.cards.removed': 'Se quitó {card}.',
  'payments.brand.visa': 'Visa',
  'payments.brand.mastercard': 'Mastercard',
  'payments.brand.amex': 'American Express',
  'payments.brand.discover': 'Discover',
  'payments.brand.diners': 'Diners Club',
  'payments.brand.jcb': 'JCB',
  'payments.brand.other': 'Tarjeta',
  'payments.company.card': 'la empresa de tarjetas',
  'payments.company.paypal': 'PayPal',
  'payments.to_paypal': 'Pagar {price} con PayPal',
  'payments.paypal.next':
    'PayPal se abre en una ventana propia, y esta página se queda aquí. Se te cobra una vez, después de que lo apruebes ahí.',
  'payments.paypal': 'Apruébalo en PayPal',
  'payments.paypal.text':
    'PayPal está abierto en otra ventana. Lo que compraste es tuyo en cuanto lo apruebes ahí. Hasta entonces no se cobra nada.',
  'payments.paypal.elsewhere':
    'Este pago se empezó en otra ventana. Si lo aprobaste en PayPal, lo que compraste será tuyo en un momento.',
  'payments.paypal.open': 'Abrir la ventana de PayPal',
  'payments.paypal.asking': 'Seguimos preguntando a PayPal por ti.',
  'payments.paypal.taking': 'Aprobado. Pidiendo el pago a PayPal.',
  'payments.paypal.failed': 'El pago en PayPal no se hizo.',
  'payments.returned': 'De vuelta de PayPal',
  'payments.returned.text': 'Puedes cerrar esta ventana. La página de la que viniste muestra lo que compraste.',
  'payments.returned.not':
    'No pagaste nada. Puedes cerrar esta ventana y elegir otra vez en la página de la que viniste.',
  'payments.returned.wallet': 'Ir a tu billetera',
  'payments.none': 'En este sitio aún no están configurados los pagos.',
  'payments.pay': 'Pagar {price}',
  'payments.failed': 'El pago no se hizo.',
  'payments.declined.kept': 'Tu elección sigue aquí. Paga de otra forma o inténtalo de nuevo.',
  'payments.lost': 'Aún no sabemos si el pago se hizo.',
  'payments.lost.kept':
    'Lo estamos consultando. Puedes dejar esta página: tu estado de cuenta, en la billetera, muestra cómo termina. Intentarlo otra vez pide el mismo pago, así que no se te puede cobrar dos veces.',
  'payments.none_made': 'Tu pago no se hizo. No se te cobró nada ni se agregó tiempo.',
  'payments.unknown': 'Esperando a {company}',
  'payments.unknown.text':
    'Aún no hay respuesta. Lo que compraste es tuyo en cuanto diga que sí, y no antes. Por favor, no pagues otra vez.',
  'payments.review': 'Este pago está en revisión',
  'payments.review.text':
    'Lo retiene {company} para revisarlo. Lo que compraste es tuyo cuando se apruebe; si no se aprueba, no se te cobra.',
  'payments.leave': 'Puedes dejar esta página. Tu estado de cuenta, en la billetera, muestra cómo termina.',
  'payments.receipt': 'Recibo (PDF)',
  'payments.receipt.failed': 'El recibo no se creó.',
  'payments.asking': 'Seguimos preguntando automáticamente.',
  'payments.not_taken': 'El pago fue rechazado',
  'payments.not_taken.text': 'No se te cobró nada ni se compró nada.',
  'payments.other': 'Comprar otra cosa',
  'payments.again': 'Elegir otra vez',
}
