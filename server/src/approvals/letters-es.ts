import { translated } from '../kernel/letter-table.ts'
import type { english } from './letters.ts'

const act = 'Verlo o retirarlo'
const after =
  'Si no fuiste tú quien lo pidió, retíralo y elige ahora mismo una contraseña nueva. Así se cierra la sesión de todos los demás.'
const why =
  'Recibes esta carta porque la cuenta {username} tiene esta dirección. Las cartas que cuidan la seguridad de una cuenta llegan siempre; todas las demás se eligen en Avisos, dentro de la cuenta.'
const alone = 'Supera un límite de la casa y nadie más puede aprobarlo: se hará en {hours} horas, salvo que lo retires.'

export const es = translated<typeof english>()({
  refund: {
    subject: 'En {hours} horas se devolverán {amount} a {name}',
    body: `Desde tu cuenta se pidió devolver {amount} a {name}. ${alone}`,
    act,
    after,
    why,
  },
  payment: {
    subject: 'En {hours} horas se aceptará un pago retenido de {amount}',
    body: `Desde tu cuenta se pidió aceptar un pago retenido de {amount} de {name}. ${alone}`,
    act,
    after,
    why,
  },
  payout: {
    subject: 'En {hours} horas se preparará un pago de ganancias de {amount}',
    body: `Desde tu cuenta se pidió preparar un lote de ganancias por {amount}. ${alone}`,
    act,
    after,
    why,
  },
  time: {
    subject: 'En {hours} horas irán {minutes} minutos a {name}',
    body: `Desde tu cuenta se pidió que vayan {minutes} minutos a {name}. ${alone}`,
    act,
    after,
    why,
  },
  limit_money: {
    subject: 'En {hours} horas un límite de la casa subirá a {amount}',
    body: 'Desde tu cuenta se pidió subir a {amount} un límite a partir del cual deben aprobar dos personas. Nadie más puede aprobarlo: se hará en {hours} horas, salvo que lo retires.',
    act,
    after,
    why,
  },
  limit_time: {
    subject: 'En {hours} horas un límite de la casa subirá a {minutes} minutos',
    body: 'Desde tu cuenta se pidió subir a {minutes} minutos un límite a partir del cual deben aprobar dos personas. Nadie más puede aprobarlo: se hará en {hours} horas, salvo que lo retires.',
    act,
    after,
    why,
  },
})
