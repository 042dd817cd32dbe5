import type { clients as english } from '../clients.ts'

export const clients: Record<keyof typeof english, string> = {
  'clients.title': 'Tus clientes',
  'clients.lead': 'Todas las personas con quienes has tenido una lectura, y lo que anotaste sobre ellas.',
  'clients.failed': 'Tus clientes no se cargaron.',
  'clients.none': 'Nadie todavía. Después de tu primera lectura, su cliente aparece aquí.',
  'clients.none.found': 'Ninguno de tus clientes coincide.',
  'clients.by': 'Buscar por',
  'clients.by.username': 'Nombre de usuario',
  'clients.by.first_name': 'Nombre',
  'clients.by.date': 'Última lectura',
  'clients.q': 'Nombre',
  'clients.from': 'Desde',
  'clients.to': 'Hasta',
  'clients.readings': '{count, plural, one {# lectura} other {# lecturas}}',
  'clients.last': 'última:',
}
