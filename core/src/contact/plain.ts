/** A stretch of the original text, in UTF-16 units, `to` not included. */
export interface Found {
  from: number
  to: number
  kind: 'phone' | 'email' | 'link'
}

const suspicious = /[0-9@\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]|\.\p{L}|:\/\//u
const patterns: [Found['kind'], RegExp][] = [
  ['email', /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu],
  [
    'link',
    /\bhttps?:\/\/[^\s]{1,500}|\bwww\.[^\s]{3,500}|\b[\p{L}\p{N}-]{2,63}\.(?:com|net|org|io|me|app|co|info|biz|link|chat|tv|us|uk|de|fr|es|it|ru)\b(?:\/[^\s]{0,200})?/giu,
  ],
  ['phone', /\+?\(?\p{Nd}(?:[\s().-]{0,3}\p{Nd}){6,14}/gu],
]
const dateLike = /^\p{Nd}{1,4}[-./ ]\p{Nd}{1,2}[-./ ]\p{Nd}{2,4}(?:\s+\p{Nd}{1,2}[.:]?\p{Nd}{0,2})?$/u
const digitsOf = (text: string) => text.replace(/\P{Nd}/gu, '')

// Birth dates, repeated angel numbers and years side by side are the daily bread of this trade.
const harmless = (text: string) => {
  const digits = digitsOf(text)
  return (
    dateLike.test(text.trim()) ||
    /^(\p{Nd})\1+$/u.test(digits) ||
    /^(?:(?:19|20)\p{Nd}{2}[\s-]*){2,}$/u.test(text.trim())
  )
}

/**
 * Plain phone numbers, e-mail addresses and links, by their place in the text. A text without a digit, an @ or a dot
 * between letters is done at once, so that a usual message costs next to nothing.
 */
export const findContact = (text: string): Found[] => {
  if (!suspicious.test(text)) return []
  const found: Found[] = []
  for (const [kind, pattern] of patterns)
    for (const match of text.matchAll(pattern)) {
      const from = match.index
      const to = from + match[0].trimEnd().length
      if (kind === 'phone' && harmless(match[0])) continue
      if (!found.some((other) => from < other.to && other.from < to)) found.push({ from, to, kind })
    }
  return found.sort((a, b) => a.from - b.from)
}
