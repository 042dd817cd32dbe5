import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

const preloaded = /newsreader-latin-500|figtree-latin-wght/

/** Parses the catalogue while building, so that the browser needs no message parser. */
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
    if (!id.endsWith('/src/words/en.ts')) return
    const { en } = (await import(id)) as { en: Record<string, string> }
    const parsed = Object.entries(en).map(([key, words]) => [key, parse(words, { captureLocation: false })])
    return { code: `export const en = ${JSON.stringify(Object.fromEntries(parsed))}`, map: null, moduleType: 'js' }
  },
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
