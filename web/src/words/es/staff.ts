import type { staff as english } from '../staff.ts'

export const staff: Record<keyof typeof english, string> = {
  'staff.title': 'Personas y pagos',
  'staff.role': 'Papel',
  'staff.role.moderation': 'Moderación',
  'staff.role.money': 'Dinero',
  'staff.role.content': 'Contenido',
  'staff.role.any': 'Todo',
  'staff.role.moderation.does':
    'Lee mensajes y lecturas en curso, responde a las personas, decide sobre vetos y tiempo devuelto. No ve dinero.',
  'staff.role.money.does':
    'Ve pagos, liquidaciones, desembolsos y precios, reembolsa y decide sobre el tiempo devuelto.',
  'staff.role.content.does': 'Publica artículos, páginas y avisos. No ve datos de nadie ni dinero.',
  'staff.role.any.does': 'Hace todo eso, lee el registro y da a los demás su papel.',
}
