import { translated } from '../kernel/letter-table.ts'
import type { english } from './letters.ts'

const why = 'Recibes esta carta porque alguien que conoce tu contraseña lo pidió con la cuenta {username}.'

export const es = translated<typeof english>()({
  copy_ready: {
    subject: 'La copia de tus datos está lista',
    body: `Reunimos lo que guardamos de ti, como pediste. Puedes descargarlo hasta el {until}; después se borra. Solo puedes hacerlo tú, con tu sesión abierta.

Si no fuiste tú quien la pidió, elige ahora mismo una contraseña nueva: {forgot}`,
    act: 'Descargar mi copia',
    why,
  },
  erasure_asked: {
    subject: 'Tu cuenta se elimina el {day}',
    body: `Nos pediste cerrar tu cuenta y borrar lo que guardamos de ti. Se hace el {day}. Hasta entonces todo funciona como antes, y con un toque se deshace el pedido.

Si no fuiste tú quien lo pidió, deshazlo y elige ahora mismo una contraseña nueva: {forgot}`,
    act: 'Verlo, o deshacerlo',
    why,
  },
  erasure_waits: {
    subject: 'Tu cuenta sigue aquí',
    body: `Hoy tu cuenta tenía que irse, como pediste. Antes tiene que terminar algo: la página de tus datos dice qué. Cuando termine, la cuenta se va sola. Hasta entonces, con un toque se deshace el pedido.`,
    act: 'Ver qué falta',
    why: 'Recibes esta carta porque nos pediste borrar tu cuenta.',
  },
  erased: {
    subject: 'Tu cuenta ya no está',
    body: `Como pediste, tu cuenta {username} está cerrada, y tus nombres, direcciones e imágenes están borrados. Lo que escribiste a otros queda con ellos a nombre de “antiguo miembro”, y los libros conservan sus sumas bajo un número.

Esta es nuestra última carta; aquí se borra después de treinta días.`,
    why: 'Recibes esta carta porque nos pediste borrar tu cuenta.',
  },
})
