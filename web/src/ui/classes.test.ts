import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, test } from 'vitest'

const src = fileURLToPath(new URL('..', import.meta.url))
const config = fileURLToPath(new URL('../../vite.config.ts', import.meta.url))
const markers = new Set(['group', 'peer'])

async function builtClasses() {
  const made = await build({ configFile: config, logLevel: 'silent', build: { write: false } })
  const files = [made].flat().flatMap((part) => ('output' in part ? part.output : []))
  const css = files.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : [],
  )
  const names = css.join('').match(/\.(?:\\.|[\w-])+/g) ?? []
  return new Set(names.map((name) => name.slice(1).replace(/\\(.)/g, '$1')))
}

const looksLikeClasses = (text: string) => /^[\w\s:/.[\]=%&>*()-]+$/.test(text)

/** Every class a file names: in `className`, in `cx(…)`, and in any text one word of which is a known class with a dash. */
function usedIn(source: string, known: Set<string>) {
  const placed = [...source.matchAll(/className="([^"]+)"/g)].map(([, text = '']) => text)
  const texts = [...source.matchAll(/'((?:[^'\\\n]|\\.)+)'|`([^`$]+)`/g)].map(([, a, b]) => a ?? b ?? '')
  const tables = texts.filter(
    (text) => looksLikeClasses(text) && text.split(/\s+/).some((word) => word.includes('-') && known.has(word)),
  )
  return [...placed, ...tables].flatMap((text) => text.split(/\s+/)).filter(Boolean)
}

test('every class in use is in the built style sheet', async () => {
  const known = await builtClasses()
  expect(known.has('bg-page')).toBe(true)
  const unknown = globSync('**/*.tsx', { cwd: src }).flatMap((file) =>
    usedIn(readFileSync(src + file, 'utf8'), known)
      .filter((name) => !known.has(name) && !markers.has(name))
      .map((name) => `${file}: ${name}`),
  )
  expect([...new Set(unknown)]).toEqual([])
}, 30_000)

test('colours, sides and sizes in pixels are named in the design system only', () => {
  const found = globSync('**/*.tsx', { cwd: src, exclude: ['ui/**'] }).flatMap((file) => {
    const source = readFileSync(src + file, 'utf8')
    return [
      ...source.matchAll(
        /#[0-9a-fA-F]{6}\b|(?<=[\s"'`])-?(?:ml|mr|pl|pr|left|right)-[\w[]+|\b(?:text|border|rounded)-(?:left|right)\b|\[\d+px\]|\bstyle=/g,
      ),
    ].map(([hit]) => `${file}: ${hit}`)
  })
  expect(found).toEqual([])
})
