import type { prices as english } from '../prices.ts'

/** What packages say, on whatever page they stand. */
export const prices: Record<keyof typeof english, string> = {
  'wallet.from': 'Desde {price} el minuto en el paquete más grande.',
  'wallet.of_them_free': '{minutes} de ellos gratis',
  'wallet.short_chat': 'con un lector',
  'wallet.packages.failed': 'Los precios no se cargaron.',
  'wallet.packages.empty': 'En este momento no hay paquetes a la venta.',
}
