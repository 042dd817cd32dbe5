import { isRightToLeft, type Language } from '@evenlight/contract/languages'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** Text as it may stand between tags and in attributes. */
export const safe = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

// Readers of mail know no style sheet and no custom property: what a thing looks like stands on it.
const look = {
  page: 'margin:0;padding:24px 12px;background:#fbf8f2;color:#1c2927;font:16px/1.55 Figtree,Arial,sans-serif',
  all: 'max-width:560px;margin:0 auto',
  name: 'margin:0 0 16px;font:500 24px/1.2 Newsreader,Georgia,serif;color:#1f5a50',
  card: 'padding:24px;background:#ffffff;border:1px solid #e4dccd;border-radius:18px',
  line: 'margin:0 0 16px',
  button:
    'display:inline-block;padding:12px 24px;background:#1f5a50;color:#ffffff;border-radius:12px;font-weight:600;text-decoration:none',
  link: 'color:#1f5a50;overflow-wrap:anywhere',
  address: 'margin:0 0 16px;font-size:13px',
  small: 'margin:16px 0 0;font-size:13px;color:#53605c',
} as const

const linked = (text: string) =>
  safe(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}" dir="ltr" style="${look.link}">${url}</a>`)
const lines = (text: string, style: string) =>
  text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p style="${style}">${linked(part).replaceAll('\n', '<br>')}</p>`)
    .join('')

interface Parts {
  language: Language
  subject: string
  above: string
  act: string | undefined
  link: string | undefined
  below: string
  why: string
}

// Some readers of mail drop what stands on the page itself, so its language and side stand on the first box as well.
const spoken = (language: Language) => `lang="${language}" dir="${isRightToLeft(language) ? 'rtl' : 'ltr'}"`

/** A letter as the house writes it: the same words, with a button where there is something to do. */
export const htmlOf = ({ language, subject, above, act, link, below, why }: Parts) =>
  `<!doctype html><html ${spoken(language)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${safe(subject)}</title></head>` +
  `<body style="${look.page}"><div ${spoken(language)} style="${look.all}"><p style="${look.name}">Evenlight</p><div style="${look.card}">` +
  lines(above, look.line) +
  (act && link
    ? `<p style="${look.line}"><a href="${safe(link)}" style="${look.button}">${safe(act)}</a></p>${lines(link, look.address)}`
    : '') +
  lines(below, look.line) +
  `</div>${lines(why, look.small)}</div></body></html>`

const end = '</div></body></html>'
/** The same with a line at its foot that says who wrote it. */
export const withFoot = (html: string, line: string) =>
  html.endsWith(end) ? `${html.slice(0, -end.length)}${lines(line, look.small)}${end}` : html
