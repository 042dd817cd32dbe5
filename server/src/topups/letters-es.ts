import { inAnother } from '@evenlight/contract/sentences'
import { translated } from '../kernel/letter-table.ts'
import type { english, whyOff } from './letters.ts'

const why =
  'Recibes esta carta porque se activó la recarga automática en la cuenta {username}. Las cartas sobre el dinero que toma llegan siempre.'

export const whyOffEs = inAnother<typeof whyOff>()({
  topup_declined: 'el pago no se completó, y no se cobró a tu tarjeta',
  topup_gone: 'la tarjeta o el paquete que elegiste ya no existe, y no se cobró nada',
})

export const es = translated<typeof english>()({
  topped_up: {
    subject: 'Se agregaron {minutes} min por {amount}',
    body: 'A tu lectura le quedaba poco tiempo, y se le agregaron {minutes} min, como aceptaste. Se cobraron {amount} a tu {card}.',
    act: 'Detener la recarga automática',
    after:
      'Sigue activada hasta que la detengas allí, o en la sala, con un toque. Lo que compró y su tope también están allí.',
    why,
  },
  topup_off: {
    subject: 'La recarga automática está desactivada',
    body: 'La recarga automática está desactivada: {reason}. Ya no se compra nada por sí solo.',
    act: 'Ver qué pasó',
    why,
  },
})
