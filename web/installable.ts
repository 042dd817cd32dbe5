import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'
import { brand } from './src/brand.ts'
import { install } from './src/words/install.ts'
import { shell } from './src/words/shell.ts'
import { ui } from './src/words/ui.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const firstFonts = /newsreader-latin-500|figtree-latin-wght/
/** Files without a hash in their name that the frame or the offline page asks for. */
const plainFiles = ['/before-paint.js', '/favicon.svg', '/manifest.webmanifest', '/offline.js']

/** The first file with all that it needs before it runs. */
function frameOf(bundle: Rolldown.OutputBundle) {
  const seen = new Set<string>()
  const add = (file: string) => {
    const chunk = bundle[file]
    if (seen.has(file) || chunk?.type !== 'chunk') return
    seen.add(file)
    chunk.imports.forEach(add)
  }
  for (const [file, chunk] of Object.entries(bundle)) if (chunk.type === 'chunk' && chunk.name === 'frame') add(file)
  return [...seen]
}

/** The offline page with its sentences and its sheet. */
function offlinePage(style: string) {
  const words: Record<string, string> = { ...shell, ...ui, ...install, name: brand.name, style: `/${style}` }
  return read('offline.html').replace(/%([\w.]+)%/g, (_, key: string) => {
    const text = words[key]
    if (text === undefined) throw new Error(`offline.html: there is no ${key}`)
    return text
  })
}

/** Builds what keeps the frame of the site in the browser: the worker with its list of files, and the offline page. */
export const installable = (): Plugin => ({
  name: 'installable',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const files = Object.keys(bundle)
      const style = files.find((file) => /^assets\/frame-.*\.css$/.test(file)) ?? this.error('there is no sheet')
      const kept = [...frameOf(bundle), style, ...files.filter((file) => firstFonts.test(file))]
      const list = JSON.stringify(['/offline.html', ...plainFiles, ...kept.map((file) => `/${file}`)])
      const page = offlinePage(style)
      const worker = read('sw.js')
      const version = hash(
        'sha256',
        [list, page, worker, ...plainFiles.map((file) => read(`public${file}`))].join('\n'),
      ).slice(0, 12)
      this.emitFile({ type: 'asset', fileName: 'offline.html', source: page })
      const source = `const FILES = ${list}\nconst VERSION = '${version}'\n${worker}`
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  },
})
