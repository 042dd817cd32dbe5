import type { deskPrices as english } from '../desk-prices.ts'

export const deskPrices: Record<keyof typeof english, string> = {
  'prices.lead':
    'Cuanto más grande es un paquete, más barato es cada minuto: tanto los pagados solos como todos. El precio “desde” del sitio es el minuto pagado del paquete más grande, y solo así es cierto.',
  'prices.failed': 'No se pudieron cargar los paquetes.',
  'prices.holds': '{paid} pagados, {free} gratis.',
  'prices.each': '{paid} por minuto pagado, {any} por cualquier minuto.',
  'prices.off': 'fuera de venta',
  'prices.new': 'Paquete nuevo',
  'prices.name': 'Nombre',
  'prices.price': 'Precio en dólares',
  'prices.paid': 'Minutos pagados',
  'prices.free': 'Minutos gratis',
  'prices.one_reader': 'Un chat corto: su tiempo se usa con un solo lector, el primero con el que se gaste',
  'prices.short_chat': 'un solo lector',
  'prices.on_sale': 'A la venta',
  'prices.needed': 'Completa esto, por favor.',
  'prices.bad_price': 'Un monto como 13.99.',
  'prices.bad_minutes': 'Minutos enteros, de {least} a {most}.',
  'prices.breach': 'Esto incumple lo que el sitio promete:',
  'prices.breach.paid': '“{larger}” no es más barato que “{smaller}” por minuto pagado.',
  'prices.breach.all': '“{larger}” no es más barato que “{smaller}” por minuto, contando los gratis.',
  'prices.other':
    'Con otros minutos u otro precio se crea un paquete nuevo, y este sale de la venta: a nadie se le cobra algo distinto de lo que vio.',
  'prices.saved': 'Guardado. El sitio lo muestra en menos de un minuto.',
  'prices.not_saved': 'No se guardó.',
  'prices.tax': 'Impuesto en los precios',
  'prices.tax.lead':
    'Los precios quedan como están. A quien compra desde un país de esta lista, el recibo le dice cuánto del precio es impuesto, a partir de su próximo pago.',
  'prices.tax.failed': 'No se pudieron cargar las tasas.',
  'prices.tax.none': 'Ningún país tiene tasa: ningún recibo menciona impuestos.',
  'prices.tax.name': 'Nombre en los recibos',
  'prices.tax.rate': 'Tasa en porcentaje',
  'prices.tax.bad_rate': 'Una tasa como 19 o 7.25, como máximo {most}.',
  'prices.tax.add': 'Fijar esta tasa',
  'prices.tax.remove': 'Quitar',
  'prices.tax.remove.of': 'Quitar la tasa de {country}',
}
