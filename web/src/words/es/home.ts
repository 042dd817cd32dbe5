import { facts } from '../facts.ts'
import type { home as english } from '../home.ts'

/** What the home page says at first: the rest is in `below`. */
export const home: Record<keyof typeof english, string> = {
  'home.title': 'Lecturas psíquicas en vivo',
  'home.heading': 'Un lugar tranquilo para las grandes preguntas',
  'home.lead': 'Habla con un lector que vaya contigo. Cada segundo se cuenta con justicia; detente cuando quieras.',
  'home.find': 'Buscar un lector',
  'home.offer': `${facts.welcomeMinutes} minutos gratis`,
  'home.offer.for': 'para tus primeras lecturas',
  'home.offer.then': `Con ${facts.welcomeReaders} lectores como máximo, en ${facts.welcomeDays} días. Luego eliges.`,
  'home.join': `Empieza con ${facts.welcomeMinutes} minutos gratis`,
  'home.meet': 'Conoce a los lectores',
  'home.here':
    '{count, plural, =0 {Nadie está libre en este minuto} one {Un lector está aquí ahora} other {# lectores están aquí ahora}}',
  'home.readers.all': 'Todos los lectores',
  'home.readers.empty': 'Todavía no hay nadie que mostrar. Los lectores van y vienen todo el día.',
  'home.readers.failed': 'La lista de lectores no se cargó.',
  'home.below.failed': 'El resto de esta página no se cargó.',
}
