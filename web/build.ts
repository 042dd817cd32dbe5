import { parse } from '@formatjs/icu-messageformat-parser'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const preloaded = /newsreader-latin-500|figtree-latin-wght/
const catalogue =
  /\/src\/words\/(?:(?:es|ar)\/(?!counted)|(?!en[-.]|es[-.]|ar[-.]|facts|first|known|locales|useLanguage|figures))[\w-]+\.ts$/
const contract = /\/contract\/src\/(?!(?:client|errors|paths|route)\.ts$)[\w-]+\.ts$/
/** What the browser's client asks of a route; the schemas stay with the server, which checks everything. */
const sent = ['method', 'path', 'access', 'idempotent', 'upload', 'multipart']

const isWords = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((words) => typeof words === 'string')

/** Parses the catalogue while building, so that the browser needs no message parser. Plain sentences stay as they are. */
export const wordsReady = (): Plugin => ({
  name: 'words-ready',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        {
          find: /^@formatjs\/icu-messageformat-parser$/,
          replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
        },
      ],
    },
  }),
  async transform(_, id) {
    if (!catalogue.test(id)) return
    const exported = Object.entries((await import(id)) as Record<string, unknown>)
    const lines = exported.map(([name, words]) => {
      if (!isWords(words)) throw new Error(`${id}: ${name} is no list of sentences`)
      const ready = Object.entries(words).map(([key, text]) => [
        key,
        /[{<']/.test(text) ? parse(text, { captureLocation: false }) : text,
      ])
      return `export const ${name} = ${JSON.stringify(Object.fromEntries(ready))}`
    })
    return { code: lines.join('\n'), map: null, moduleType: 'js' }
  },
})

/** Leaves of the contract what the browser needs: addresses and plain values. A file with functions of its own stays whole. */
export const contractLight = (): Plugin => ({
  name: 'contract-light',
  apply: 'build',
  async transform(_, id) {
    if (!contract.test(id)) return
    const exported = Object.entries((await import(id)) as Record<string, unknown>)
    if (exported.some(([, value]) => typeof value === 'function' && !isSchema(value))) return
    const lines = exported.flatMap(([name, value]) => {
      const light = isArea(value) ? areaLight(value) : value
      return isPlain(light) ? [`export const ${name} = ${JSON.stringify(light)}`] : []
    })
    return { code: lines.join('\n'), map: null, moduleType: 'js' }
  },
})

type Area = Record<string, Record<string, unknown>>

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isSchema = (value: unknown) => (typeof value === 'function' || isObject(value)) && '_zod' in value
const isArea = (value: unknown): value is Area =>
  isObject(value) && Object.values(value).every((one) => isObject(one) && 'method' in one && 'path' in one)
const isPlain = (value: unknown): boolean =>
  isObject(value) ? !isSchema(value) && Object.values(value).every(isPlain) : typeof value !== 'function'

const areaLight = (area: Area) =>
  Object.fromEntries(
    Object.entries(area).map(([name, route]) => [
      name,
      Object.fromEntries(sent.filter((part) => route[part] !== undefined).map((part) => [part, route[part]])),
    ]),
  )

/** Leaves of React Aria's own sentences, which come in more than thirty languages, those of ours: 10 kB less by a date field. */
export const ariaSpoken = (languages: readonly string[]): Plugin => ({
  name: 'aria-spoken',
  apply: 'build',
  load: (id) => {
    const language = /\/react-(?:aria|stately|aria-components)\/.*\/intl\/.*?([a-z]{2}-[A-Z]{2})\.\w+$/.exec(id)?.[1]
    return language === undefined || languages.includes(language) ? undefined : 'export default {}'
  },
})

/** An icon as its library draws it when nothing but its class and its words are told. */
const plainIcon = `import { createElement } from 'react'
const frame = { xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none',
  stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' }
export default ({ node }) => (props) => createElement('svg',
  { ...frame, 'aria-hidden': !('aria-label' in props) || undefined, ...props },
  node.map(([tag, attributes]) => createElement(tag, attributes)))`

/** Leaves of the library of icons the drawings: what it can do beside drawing them costs every page 2 kB. */
export const iconsLight = (): Plugin => ({
  name: 'icons-light',
  apply: 'build',
  load: (id) => (id.endsWith('/lucide-react/dist/esm/createLucideIcon.mjs') ? plainIcon : undefined),
})

/** Asks for the two faces of the first paint together with the page. */
export const fontsEarly = (): Plugin => ({
  name: 'fonts-early',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => preloaded.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          injectTo: 'head',
        })),
  },
})

/** What runs before the first paint stands in the page: another request would hold it up. */
export const beforePaint = (): Plugin => ({
  name: 'before-paint',
  apply: 'build',
  transformIndexHtml: (html) =>
    html.replace('<script src="/before-paint.js"></script>', () => {
      const code = readFileSync(new URL('public/before-paint.js', import.meta.url), 'utf8')
      return `<script>${code.replace(/^\s*\/\/.*\n/gm, '').replace(/\n\s*/g, '\n')}</script>`
    }),
})

const packable = /\.(js|css|svg|webmanifest|json)$/

/** Lays the packed form of every text file beside it, so that the server sends it as it is. */
export const packed = (): Plugin => ({
  name: 'packed',
  apply: 'build',
  writeBundle({ dir = '' }) {
    for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      if (!packable.test(name) || name.startsWith('.vite')) continue
      const bytes = readFileSync(join(dir, name))
      writeFileSync(
        join(dir, `${name}.br`),
        brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
      )
      writeFileSync(join(dir, `${name}.gz`), gzipSync(bytes, { level: 9 }))
    }
  },
})
