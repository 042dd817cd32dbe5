import { codeMinutes, resetMinutes } from '@evenlight/contract/lengths'
import { translated } from '../kernel/letter-table.ts'
import type { english } from './letters.ts'

const notYou = 'Si no fuiste tú, no tienes que hacer nada.'
const always =
  'Las cartas que cuidan la seguridad de una cuenta llegan siempre; todas las demás se eligen en Avisos, dentro de la cuenta.'
const yours = `Recibes esta carta porque la cuenta {username} tiene esta dirección. ${always}`
const applied = 'Recibes esta carta porque te postulaste como lector con esta dirección.'

const changed = <const What extends string>(what: What) =>
  ({
    subject: `Se cambió ${what}`,
    body: `Acaba de cambiarse ${what} de Evenlight. Si fuiste tú, no hay nada que hacer.

Si no fuiste tú, elige ahora mismo una contraseña nueva. Así se cierra la sesión de todos los demás.`,
    act: 'Elegir una contraseña nueva',
    why: yours,
  }) as const

export const es = translated<typeof english>()({
  sign_up_code: {
    subject: '{code} es tu código de Evenlight',
    body: `Tu código es {code}. Sirve una vez, durante ${codeMinutes} minutos. Escríbelo donde te registraste, o confírmalo con un toque.`,
    act: 'Confirmar mi cuenta',
    after: notYou,
    why: 'Recibes esta carta porque alguien creó la cuenta {username} con esta dirección. Sin el código no pasa nada.',
  },
  email_code: {
    subject: '{code} confirma tu nueva dirección',
    body: `Escribe {code} en tu cuenta para usar esta dirección con ella. Sirve una vez, durante ${codeMinutes} minutos.`,
    act: 'Ir a mi cuenta',
    after: notYou,
    why: 'Recibes esta carta porque alguien quiere usar esta dirección con la cuenta {username}. Sin el código no cambia nada.',
  },
  already_here: {
    subject: 'Ya tienes una cuenta',
    body: 'Alguien acaba de intentar usar esta dirección para una cuenta de Evenlight. Ya tienes una, así que no se cambió nada.',
    act: 'Entrar',
    after: `¿Olvidaste tu contraseña? {forgot}

${notYou}`,
    why: yours,
  },
  sign_in_code: {
    subject: '{code} te deja entrar',
    body: `Alguien probó muchas contraseñas equivocadas con tu cuenta, así que está cerrada para todos los navegadores que no conocemos. Escribe {code} donde entras, junto a tu contraseña. Sirve una vez, durante ${codeMinutes} minutos.`,
    act: 'Entrar',
    after: `${notYou} Nadie descubrió tu contraseña, y nadie entra sin ella.`,
    why: yours,
  },
  reset_link: {
    subject: 'Elige una contraseña nueva',
    body: `Pediste una contraseña nueva. Lo que sigue sirve una vez, durante ${resetMinutes} minutos, y cierra tu sesión en todos los demás lugares.`,
    act: 'Elegir una contraseña nueva',
    after: `${notYou} Tu contraseña queda como está.`,
    why: yours,
  },
  changed_username: changed('tu nombre de usuario'),
  changed_email: changed('tu dirección de correo'),
  changed_password: changed('tu contraseña'),
  changed_second_step: changed('tu segundo paso para entrar'),
  applied: {
    subject: 'Recibimos tu postulación',
    body: `Gracias por postularte como lector. Una persona lee cada postulación.

Por ahora no hay nada que hacer: una carta te traerá la decisión.`,
    why: applied,
  },
  approved: {
    subject: 'Te damos la bienvenida como lector',
    body: `Tu postulación fue aprobada. Entra, escribe tu perfil y elige cuándo se te puede pedir una lectura.

{reason}`,
    act: 'Entrar',
    why: applied,
  },
  turned_down: {
    subject: 'Sobre tu postulación',
    body: `No podemos aceptarte como lector por ahora. Puedes postularte otra vez cuando algo haya cambiado.

{reason}

Si crees que nos equivocamos, escríbenos en un plazo de {days} días: lo lee otra persona de la casa.`,
    act: 'Escribirnos',
    why: applied,
  },
})
