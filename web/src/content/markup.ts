/** All that a text may be made of; the server lets no more through, and nothing else is ever drawn. */
const tags = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a', 'br', 'hr'] as const
type Tag = (typeof tags)[number]
interface Element {
  tag: Tag
  /** Where a link leads: within the site, or by https. */
  href?: string
  inner: Content[]
}
export type Content = string | Element

const isTag = (name: string | undefined): name is Tag => tags.some((tag) => tag === name)
const isVoid = (tag: Tag) => tag === 'br' || tag === 'hr'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const text = (kept: string) => kept.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name]!)

const mayLead = /^(?:\/(?![/\\])|#|https:\/\/)[^\s\\]*$/
const token = /<(\/?)([a-z0-9]+)((?:[^<>"]|"[^"]*")*)>|([^<]+)|</g

/**
 * Reads the server's canonical HTML without asking the browser to: its parser takes no text under our content policy, and what is
 * read here can become nothing but these elements, whatever is stored.
 */
export function contentOf(html: string): Content[] {
  const root: Content[] = []
  const open: Element[] = []
  const here = () => open.at(-1)?.inner ?? root
  for (const [all, closes, tag, attributes = '', words] of html.matchAll(token)) {
    if (words !== undefined) here().push(text(words))
    else if (tag === undefined) here().push(all)
    else if (!isTag(tag)) continue
    else if (closes) {
      const at = open.findLastIndex((one) => one.tag === tag)
      if (at >= 0) open.length = at
    } else {
      const element = elementOf(tag, attributes)
      here().push(element)
      if (!isVoid(tag)) open.push(element)
    }
  }
  return root
}

function elementOf(tag: Tag, attributes: string): Element {
  const href = tag === 'a' ? text(/ href="([^"]*)"/.exec(attributes)?.[1] ?? '') : ''
  return { tag, inner: [], ...(mayLead.test(href) && { href }) }
}

/** The words alone, as search engines are told them. */
export const wordsOf = (html: string) => {
  const read = (all: readonly Content[]): string =>
    all.map((one) => (typeof one === 'string' ? one : ` ${read(one.inner)} `)).join('')
  return read(contentOf(html)).replace(/\s+/g, ' ').trim()
}
