import { type Language, languages, pathIn } from '@evenlight/contract/languages'
import { brand } from './brand.ts'
import type { Head } from './head.ts'

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Text as it may stand between tags and in attributes. */
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign]!)

/** JSON as it may stand in a script element: nothing in it can end the element. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

const data = (value: object) =>
  `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', ...value })}</script>`

/** The same page in each language that it can be read in, and in the one for everybody else; nothing where there is but one. */
const alternatesOf = (readIn: readonly Language[], addressIn: (language: Language) => string) => {
  const [other, ...more] = languages.filter((one) => readIn.includes(one))
  if (!other || more.length === 0) return []
  return [
    ...[other, ...more].map((one) => [one, addressIn(one)] as const),
    ['x-default', addressIn(other)] as const,
  ].map(([lang, address]) => `<link rel="alternate" hreflang="${lang}" href="${address}">`)
}

/** The lines of a page's head, for search engines and previews. `title` is escaped already. */
export const headLines = (
  title: string,
  { description, path, writtenIn, readIn = languages, kind = 'website', pictured, picture, feed, about }: Head,
  site: string,
  language: Language,
) => {
  const at = (to: string, by = writtenIn ?? language) => site + pathIn(by, to)
  const address = escaped(at(path))
  const own = picture ?? (pictured && `/pictures/${pictured}/${language}.png`)
  const image = escaped(site + (own ?? '/pictures/evenlight.png'))
  const said = escaped(description)
  return [
    `<meta name="description" content="${said}">`,
    `<link rel="canonical" href="${address}">`,
    ...alternatesOf(readIn, (by) => escaped(at(path, by))),
    ...(feed ? [`<link rel="alternate" type="application/rss+xml" href="${escaped(at(feed))}">`] : []),
    `<meta property="og:site_name" content="${brand.name}">`,
    `<meta property="og:type" content="${kind}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${said}">`,
    `<meta property="og:url" content="${address}">`,
    `<meta property="og:image" content="${image}">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
    ...(about?.(site, (to) => at(to)) ?? []).map(data),
  ].join('')
}

/** What is not to be found by searching. */
export const hidden = '<meta name="robots" content="noindex">'
