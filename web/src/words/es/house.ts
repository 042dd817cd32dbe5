import type { house as english } from '../house.ts'

export const house: Record<keyof typeof english, string> = {
  'house.title': 'Ajustes de la casa',
  'house.legal': 'Aviso legal',
  'house.legal.lead': 'Quién está detrás de este sitio y cómo contactar.',
  'house.legal.none': 'La casa aún no ha dicho quién está detrás de este sitio.',
  'house.legal.ask': 'Escríbenos',
  'house.failed': 'No se cargó.',
  'house.company': 'Empresa',
  'house.address': 'Dirección',
  'house.email': 'Correo electrónico',
  'house.phone': 'Teléfono',
  'house.register': 'Registro y número',
  'house.vat_id': 'Número de identificación fiscal',
  'house.supervisor': 'Autoridad supervisora',
}
