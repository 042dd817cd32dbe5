import type { palette as english } from '../palette.ts'

/** What somebody of the house finds people, pages and things by. */
export const palette: Record<keyof typeof english, string> = {
  'palette.title': 'Buscar todo',
  'palette.hint':
    'Un nombre, un correo, las cuatro últimas cifras de una tarjeta, una página o un número como cht_… o pay_…',
  'palette.hint.no_money': 'Un nombre, un correo, una página o un número como cht_… o msg_…',
  'palette.recent': 'Abierto hace poco',
  'palette.things': 'Por número',
  'palette.people': 'Personas',
  'palette.pages': 'Páginas',
  'palette.count': '{count, plural, =0 {No hay resultados.} one {# resultado} other {# resultados}}',
  'palette.coming': 'Buscando…',
  'palette.failed': 'La búsqueda no ha funcionado.',
  'palette.letters': 'Las teclas de un solo signo actúan',
  'palette.letters.hint':
    'Así, la barra abre este campo y las letras actúan en los mensajes por moderar. Ctrl K funciona siempre.',
  'palette.kind.cht': 'Lectura',
  'palette.kind.tkt': 'Consulta a la casa',
  'palette.kind.ban': 'Veto',
  'palette.kind.stm': 'Liquidación',
  'palette.kind.pyo': 'Lote de pagos',
  'palette.kind.pce': 'Artículo',
  'palette.kind.pay': 'Pago',
  'palette.kind.rfd': 'Reembolso',
  'palette.kind.clm': 'Reclamación',
  'palette.kind.msg': 'Mensaje',
  'palette.kind.ord': 'Lectura por correo',
  'palette.kind.tst': 'Reseña',
  'palette.kind.apt': 'Cita',
}
