import sanitize from 'sanitize-html'

/** All that may stand in what somebody wrote; the browser's part draws these and no others. */
const tags = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a', 'br', 'hr']

/** Nobody means more than lists in lists. */
const nestingMost = 12

const within = /^(?:\/(?![/\\])|#)[^\s\\]*$/
const outside = /^https:\/\/[^\s\\@]+$/

/** Only the house leads elsewhere: a reader's link would be a way round it. */
const linked =
  (mayLeave: boolean) =>
  (_: string, { href = '' }: sanitize.Attributes): sanitize.Tag => {
    const leads = within.test(href) || (mayLeave && outside.test(href))
    return leads ? { tagName: 'a', attribs: { href } } : { tagName: 'span', attribs: {} }
  }
const as = (tagName: string) => () => ({ tagName, attribs: {} })

/**
 * HTML of a few plain tags, without any attribute but where a link leads: canonical, so that tags, double quotes and four
 * entities are all there is to read. What is not allowed goes, and the words in it stay.
 */
export const clean = (html: string, mayLeave: boolean) =>
  sanitize(html, {
    allowedTags: tags,
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nestingLimit: nestingMost,
    transformTags: {
      a: linked(mayLeave),
      h1: as('h2'),
      h4: as('h3'),
      b: as('strong'),
      i: as('em'),
      div: as('p'),
    },
  }).trim()

/** The words alone. */
export const wordsIn = (body: string) =>
  body
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
