import { translated } from '../kernel/letter-table.ts'
import type { english } from './letters.ts'

export const es = translated<typeof english>()({
  account_changed: {
    subject: 'Se cambió adónde van tus ganancias',
    body: `Desde ahora tus ganancias van a {to}. Si fuiste tú, no hay nada que hacer.

Si no fuiste tú, elige ahora mismo una contraseña nueva. Así se cierra la sesión de todos los demás. Después vuelve a decir adónde van tus ganancias.`,
    act: 'Elegir una contraseña nueva',
    why: 'Recibes esta carta porque la cuenta {username} tiene esta dirección. Las cartas que cuidan la seguridad de una cuenta llegan siempre; todas las demás se eligen en Avisos, dentro de la cuenta.',
  },
})
