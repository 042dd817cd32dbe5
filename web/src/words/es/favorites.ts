import type { favorites as english } from '../favorites.ts'

export const favorites: Record<keyof typeof english, string> = {
  'favorites.of': 'Favorito: {name}',
  'favorites.only': 'Mis favoritos',
  'favorites.list': '{count, plural, one {# favorito} other {# favoritos}}',
  'favorites.list.failed': 'Tus favoritos no se cargaron.',
  'favorites.none': 'Nadie todavía. El corazón de una tarjeta pone a un lector aquí.',
  'favorites.none.all': 'Todos los lectores',
  'favorites.added': 'Agregado a tus favoritos.',
  'favorites.removed': 'Quitado de tus favoritos.',
  'favorites.alert': 'Decirme cuándo {name} está disponible',
  'favorites.alert.waits':
    'Te decimos cuándo {name} está disponible, como máximo cada {hours} horas, tal como elegiste para los avisos.',
  'favorites.alert.stop': 'Dejar de hacerlo',
  'favorites.alert.on': 'Te diremos cuándo está disponible.',
  'favorites.alert.off': 'Ya no te lo diremos.',
  'favorites.failed': 'Tus favoritos no cambiaron.',
}
