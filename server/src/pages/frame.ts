import { isRightToLeft, type Language } from '@evenlight/contract/languages'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Where the build lies. */
export const dist = fileURLToPath(new URL('../../../web/dist/', import.meta.url))
/** The browser's part as it draws on the server. */
export const bundle = `${dist.slice(0, -1)}-server/server.js`

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = '']) => sha(code))

/** `forms`: the origin of the provider's forms for a card, the only ones shown in a frame or sent elsewhere. */
const policyOf = (html: string, style: string, forms: string) =>
  [
    "default-src 'none'",
    `script-src 'self' ${[...inlineScripts(html), sha(afterPaint)].join(' ')}`,
    `style-src 'self' ${style && sha(style)}`.trim(),
    "font-src 'self'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `form-action 'self' ${forms}`.trim(),
    `frame-src ${forms || "'none'"}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    // Text becomes code or markup by the one policy of before-paint.js, or not at all.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')

/** A page as the browser's part draws it. */
export interface Page {
  status: number
  language: Language
  /** What stands in the root. */
  root: string
  title: string
  /** The lines of the head that tell of this page, and the script element with what it was drawn with. */
  head: string
  data: string
  /** The screen's file, to find its code by. */
  screen: string | undefined
}

type Manifest = Record<string, { file: string; imports?: string[] }>

/** The files that a chunk is made of. */
const filesOf = (manifest: Manifest, key: string, seen = new Set<string>()): Set<string> => {
  const chunk = manifest[key]
  if (!chunk || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const one of chunk.imports ?? []) filesOf(manifest, one, seen)
  return seen
}

const lateLines = /<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|preload)"[^>]*>)\s*/g

const isCode = /^<script|"modulepreload"/

/**
 * Asks for the code once the page is painted, or soon where nothing is painted, as behind another window: what it takes
 * of the line and of the processor until then is the page's. A button that is pressed before the code is there is kept
 * for it.
 */
const afterPaint = `{
const code = document.getElementById('code')
const ask = () => { if (code.isConnected) code.replaceWith(code.content) }
const painted = (paints) => { if (paints.getEntriesByName('first-contentful-paint')[0]) ask() }
if (document.hidden) ask()
else new PerformanceObserver(painted).observe({ type: 'paint', buffered: true })
setTimeout(ask, 2000)
let pressed
const press = ({ target }) => { pressed = target.closest('button') ?? pressed }
addEventListener('click', press, true)
window.pressedEarly = () => { removeEventListener('click', press, true); return pressed }
}`

const home = 'home/home'
/** What a page says, by its language. The frame itself has what the home page says in English. */
const wordsOf = (language: Language, screen: string) => {
  if (screen !== home) return [`src/words/${language}.ts`]
  return language === 'en' ? [] : [`src/words/${language}-first.ts`]
}
/** Whose page a frame is: a visitor's, a member's, or one that people of the house alone have. */
type Whose = false | 'member' | 'house'
/** What every member's page has around it, and what pages of the house say beside. */
const ofMembers = (language: Language, whose: Whose) => [
  `src/words/${language}.ts`,
  'src/shell/ForMembers.tsx',
  ...(whose === 'house' ? [`src/words/${language}-house.ts`] : []),
]
/** The page in its language, read from its side. */
const marked = (html: string, language: Language) =>
  html.replace('lang="en" dir="ltr"', `lang="${language}" dir="${isRightToLeft(language) ? 'rtl' : 'ltr'}"`)

const emptyRoot = '<div id="root"></div>'
const notBuilt =
  '<!doctype html><html lang="en"><head><title>Evenlight</title></head><body><div id="root"></div><p>The pages are not built yet: run npm start.</p></body></html>'

/** What every page of a site says of it. */
export interface SiteMarks {
  demo: boolean
  /** Closed to visitors as yet. */
  closed: boolean
  /** Where the provider's forms for a card are; undefined where no card is taken. */
  cardFormUrl: string | undefined
  /** PayPal is taken. */
  payPal: boolean
  /** A code can go by SMS. */
  texts: boolean
}

/** The page as it was built, taken apart where a drawn page is put in. */
export const makeFrame = ({ demo, closed, cardFormUrl, payPal, texts }: SiteMarks) => {
  const built = existsSync(`${dist}index.html`)
  const source = built ? readFileSync(`${dist}index.html`, 'utf8') : notBuilt
  const forms = cardFormUrl && !demo ? new URL(cardFormUrl).origin : ''
  const marks = demo
    ? ['demo']
    : [closed && 'closed', forms && 'cards', payPal && 'paypal', texts && 'texts'].filter(Boolean)
  const html = source.replace('<html ', `<html ${marks.map((mark) => `data-${mark}="on" `).join('')}`)
  const manifest = (built ? JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8')) : {}) as Manifest
  const sheet = /<link rel="stylesheet"[^>]*href="\/([^"]+)">/.exec(html)
  const style = sheet ? readFileSync(`${dist}${sheet[1]}`, 'utf8').trim() : ''
  const [top = '', bottom = ''] = html.split(emptyRoot)
  const [beforeTitle = '', afterTitle = ''] = top.split(/<title>[^<]*<\/title>/)
  // The sheet stands in a drawn page itself: asking for it would cost the first paint one more way there and back.
  const withStyle = (part: string) => (sheet ? part.replace(sheet[0], () => `<style>${style}</style>`) : part)
  const inFrame = new Set([...top.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file))
  /** Asks for what these are made of beyond the frame, so that nothing waits until something else has come. */
  const linesFor = (keys: string[]) => {
    const files = keys.reduce((found, key) => filesOf(manifest, key, found), new Set<string>())
    return [...files.difference(inFrame)]
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
      .join('')
  }
  const late = afterTitle.match(lateLines) ?? []
  const [code, faces] = [late.filter((line) => isCode.test(line)), late.filter((line) => !isCode.test(line))]
  const arabic = Object.values(manifest).find(({ file }) => /vazirmatn-arabic[^/]*\.woff2$/.test(file))?.file
  /** The script that a page is written in comes as early as the Latin one, so that nothing is set twice. */
  const facesOf = (language: Language) =>
    language === 'ar' && arabic
      ? [...faces, `<link rel="preload" as="font" type="font/woff2" href="/${arabic}" crossorigin>`]
      : faces
  /** Asks for the faces of type, for the code that every page needs, and for what a screen's is made of beyond it. */
  const codeOf = (screen: string, language: Language) => {
    const own = linesFor([`src/${screen}.screen.tsx`, ...wordsOf(language, screen)])
    return `${facesOf(language).join('')}<template id="code">${[...code, own].join('')}</template><script>${afterPaint}</script>`
  }
  // Nothing is said before the code is there; whoever comes from another page has the faces already.
  const codeFirst = html.replaceAll('as="font"', 'as="font" fetchpriority="low"')
  const bares = new Map<string, string>()
  const bareFor = (screen: string, language: Language, whose: Whose, waiting = '') => {
    const keys = [`src/${screen}.screen.tsx`, ...(whose ? ofMembers(language, whose) : wordsOf(language, screen))]
    const made =
      bares.get(keys.join()) ??
      marked(whose ? codeFirst : html, language).replace('</head>', () => `${linesFor(keys)}</head>`)
    bares.set(keys.join(), made)
    return made.replace(emptyRoot, () => `<div id="root">${waiting}</div>`)
  }
  const [head, headEnd] = [withStyle(beforeTitle), withStyle(afterTitle).replace(lateLines, '')]
  return {
    built,
    /** The frame of a page that the browser draws, which asks for all the code that its screen is made of; `waiting` stands in it until that has come. */
    bareFor,
    policy: policyOf(html, style, forms),
    /** A whole page from what was drawn. */
    around: ({ language, title, root, head: own, data, screen = '' }: Page) =>
      `${marked(head, language)}<title>${title}</title>${own}${headEnd}<div id="root">${root}</div>${data}${codeOf(screen, language)}${bottom}`,
  }
}
