import type { openingDesk as english } from '../opening-desk.ts'

export const openingDesk: Record<keyof typeof english, string> = {
  'opening.lead':
    'Un sitio nuevo está cerrado a las visitas hasta que se haya probado de verdad aquello con lo que cuentan. Puedes seguir cualquier orden; lo hecho queda hecho.',
  'opening.failed': 'No se cargó.',
  'opening.not_tried': 'No se probó.',
  'opening.tried': 'Por {name}, {date}',
  'opening.state.untried': 'Por hacer',
  'opening.state.failed': 'Falló',
  'opening.state.stale': 'Por repetir',
  'opening.state.unset': 'Falta un ajuste',
  'opening.state.done': 'Hecho',
  'opening.settings':
    'Fija {names} en el servidor y reinícialo: .env.example y docs/operations.md dicen cómo. Lo secreto nunca se muestra aquí.',
  'opening.stale': 'Los ajustes ya no son los que se probaron. Prueba otra vez.',
  'opening.step.house': 'Nombre y contacto',
  'opening.step.house.lead': 'Quién está detrás del sitio, para el aviso legal, los recibos y las cartas.',
  'opening.house.go': 'Decir quién está detrás del sitio',
  'opening.step.mail': 'Cartas',
  'opening.step.mail.lead':
    'Una carta sale de verdad por tu servidor de correo, y el código que lleva demuestra que llegó.',
  'opening.mail.send': 'Enviarme una carta',
  'opening.mail.sent': 'El servidor de correo aceptó la carta. Escribe el código que lleva.',
  'opening.mail.code': 'Código de la carta',
  'opening.mail.digits': 'Seis cifras, por favor.',
  'opening.mail.confirm': 'Llegó',
  'opening.step.cards': 'Tarjetas',
  'opening.step.cards.lead':
    'Se retiene de verdad un dólar de una tarjeta que escribes en el formulario de la compañía, y se libera enseguida. No se cobra nada.',
  'opening.cards.try': 'Probar una tarjeta',
  'opening.cards.form': 'El formulario de la compañía de la tarjeta',
  'opening.step.paypal': 'Pagos con PayPal',
  'opening.step.paypal.lead': 'Se pide a PayPal un pedido que nadie aprueba. No cuesta nada y caduca.',
  'opening.paypal.try': 'Probar PayPal',
  'opening.step.prices': 'Precios',
  'opening.step.prices.lead': 'Hay al menos un paquete a la venta, y cada uno mayor es más barato por minuto.',
  'opening.prices.go': 'Ver los precios',
  'opening.step.texts': 'Términos, privacidad y reembolsos',
  'opening.step.texts.lead': 'Lee lo que la gente acepta, y haz que lo lea quien responde por ello.',
  'opening.texts.confirm': 'La versión {version} es correcta para nosotros',
  'opening.step.readers': 'Primeros lectores',
  'opening.step.readers.lead':
    'Los lectores se postulan y preparan su página mientras el sitio está cerrado; entran por la página de postulación.',
  'opening.readers.go': 'Decidir sobre postulaciones',
  'opening.readers':
    '{count, plural, =0 {Aún no hay ningún lector aprobado.} one {Hay # lector aprobado. Con tres, las visitas tienen más donde elegir.} =2 {Hay 2 lectores aprobados. Con tres, las visitas tienen más donde elegir.} many {Hay # de lectores aprobados.} other {Hay # lectores aprobados.}}',
  'opening.fault.mail_refused':
    'El servidor de correo no aceptó la carta. Revisa SMTP_URL y MAIL_FROM; esto es lo que dijo:',
  'opening.fault.cards_silent':
    'La compañía de la tarjeta no respondió como debía. Revisa el identificador, la clave de transacción y AUTHORIZENET_API_URL, y prueba otra vez.',
  'opening.fault.cards_declined': 'La tarjeta fue rechazada, o se abandonó el formulario. Prueba con otra.',
  'opening.fault.cards_absent': 'No se retuvo nada. Rellena el formulario hasta el final y prueba otra vez.',
  'opening.fault.cards_review':
    'La compañía de la tarjeta lo retiene para revisarlo. Decídelo en sus páginas para comercios y prueba otra vez.',
  'opening.fault.cards_held':
    'Se retuvo un dólar y no se pudo liberar. Anúlalo en las páginas para comercios de la compañía y prueba otra vez.',
  'opening.fault.paypal_silent':
    'PayPal no respondió como debía. Revisa el identificador, el secreto y PAYPAL_API_URL, y prueba otra vez.',
  'opening.fault.no_package': 'No hay ningún paquete a la venta. Pon uno a la venta.',
  'opening.fault.not_cheaper': 'Un paquete mayor no es más barato por minuto que uno menor. Corrígelo en los precios.',
  'opening.door': 'Abrir el sitio',
  'opening.door.lead':
    'Desde entonces las visitas ven la portada, se registran, compran tiempo y piden lecturas. Queda anotado quién abrió el sitio.',
  'opening.door.go': 'Abrir el sitio',
  'opening.door.failed': 'El sitio no se abrió.',
  'opening.door.left': 'Antes: {steps}',
  'opening.open_since': 'El sitio está abierto desde el {date}.',
  'opening.is_open': 'El sitio está abierto.',
}
