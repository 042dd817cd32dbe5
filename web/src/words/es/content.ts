import type { content as english } from '../content.ts'

/** What visitors read around what the house and its readers wrote. */
export const content: Record<keyof typeof english, string> = {
  'content.articles': 'Artículos',
  'content.articles.lead':
    'Sobre las lecturas, sobre cómo preguntar bien y sobre cómo funciona esta casa. De nuestros lectores y de nosotros.',
  'content.all': 'Todo',
  'content.categories': 'Filtrar por',
  'content.empty': 'Todavía no se ha publicado nada.',
  'content.failed': 'No se pudo cargar lo publicado.',
  'content.blog': 'Blog',
  'content.blog.lead': 'Lo nuevo en la casa, y lo que nuestros lectores piensan por el camino.',
  'content.services': 'Lo que puedes pedir aquí',
  'content.services.lead':
    'Por chat, por voz, por escrito: un mismo precio con todos los lectores, y un reloj que los dos pueden comprobar.',
  'content.offers': 'Ofertas',
  'content.offers.lead': 'Lo que puedes tener por menos, o por nada, y con qué condiciones.',
  'content.offers.empty':
    'Por ahora no hay ofertas especiales. Un minuto sigue costando lo mismo con todos los lectores.',
  'content.by': 'de {name}',
  'content.by_house': 'de la casa',
  'content.author': 'Ver la página de {name}',
  'content.faq': 'Preguntas y respuestas',
  'content.faq.lead': 'Cómo se cobra el tiempo, qué se devuelve, quién lee qué, y todo lo demás que nos preguntan.',
  'content.faq.empty': 'Aquí todavía no se ha respondido ninguna pregunta. Haznos la tuya.',
  'content.faq.failed': 'No se pudieron cargar las preguntas.',
  'content.faq.other': '¿La tuya no está entre ellas?',
  'content.faq.ask': 'Pregúntanos',
  'content.faq.rest': 'Y también',
}
