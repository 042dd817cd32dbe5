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

/** What stands between a bracket that has just opened and the one that closes it. */
function inside(source: string, from: number) {
  let depth = 1
  let at = from
  while (depth > 0 && at < source.length) {
    if ('{(['.includes(source[at] ?? '')) depth += 1
    if ('})]'.includes(source[at] ?? '')) depth -= 1
    at += 1
  }
  return source.slice(from, at)
}

/** The texts of a piece of code, without those that are compared with, or handed to another function. */
const texts = (code: string) =>
  [...code.matchAll(/'((?:[^'\\\n]|\\.)+)'|`([^`$]+)`/g)]
    .filter(({ index }) => !/[!=]== $|\b(?!cx\()\w+\($/.test(code.slice(0, index)))
    .map(([, a, b]) => a ?? b ?? '')

/** Every class a file names: in `className`, in `cx(…)`, and in any text one word of which is a known class with a dash. */
function usedIn(source: string, known: Set<string>) {
  const placed = [...source.matchAll(/className="([^"]+)"/g)].map(([, text = '']) => text)
  const joined = [...source.matchAll(/className=\{|(?<!aria-\w+=\{)\bcx\(/g)].flatMap((at) =>
    texts(inside(source, at.index + at[0].length)),
  )
  const tables = texts(source).filter(
    (text) => looksLikeClasses(text) && text.split(/\s+/).some((word) => word.includes('-') && known.has(word)),
  )
  return [...placed, ...joined, ...tables].flatMap((text) => text.split(/\s+/)).filter(Boolean)
}

test('a class is seen wherever it is given', () => {
  const source = `<p className="a-1"><b className={cx(on === 'no', on && 'b-2', \`c-3\`)} /><i className={x ? 'd-4' : y} />`
  expect(new Set(usedIn(source, new Set()))).toEqual(new Set(['a-1', 'b-2', 'c-3', 'd-4']))
})

test('every class in use is in the built style sheet', async () => {
  const known = await builtClasses()
  expect(known.has('bg-page')).toBe(true)
  const unknown = globSync('**/*.{ts,tsx}', { cwd: src, exclude: ['**/*.test.*', 'words/**'] }).flatMap((file) =>
    usedIn(readFileSync(src + file, 'utf8'), known)
      .filter((name) => !known.has(name) && !markers.has(name))
      .map((name) => `${file}: ${name}`),
  )
  expect([...new Set(unknown)]).toEqual([])
}, 30_000)

/** What only the design system may say, by the reason. Each names a token where there is one, and has a logical side. */
const forbidden: Record<string, RegExp> = {
  'a colour': /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgb|hsl|oklch|lab)a?\(/gi,
  'a physical side':
    /(?<=[\s"'`:])-?(?:ml|mr|pl|pr|left|right|scroll-m[lr]|scroll-p[lr])-[\w[]+|\b(?:text|border|rounded|float|clear)-(?:left|right|[lr]|t[lr]|b[lr])\b|\b(?:margin|padding|border)-?(?:left|right)\b|(?<=[\s;{])(?:left|right)\s*:(?=[^'"`]*;)/gi,
  'a size in pixels': /\b(?:text|leading|font)-\[[^\]]*\]|\bfont-?size\s*:|\[\d+px\]/gi,
  'an inline style': /\bstyle=|\.style\.(?!cssText\b)/g,
}
const outside = globSync('**/*.{ts,tsx,css}', { cwd: src, exclude: ['ui/**', '**/*.test.*'] })

test.each(Object.entries(forbidden))('%s is named in the design system only', (_, pattern) => {
  const found = outside.flatMap((file) =>
    [...readFileSync(src + file, 'utf8').matchAll(pattern)].map(([hit]) => `${file}: ${hit}`),
  )
  expect(found).toEqual([])
})

test.each([
  ['a colour', 'fill="#1f5a50"', 'color: #fff', 'rgb(0 0 0)'],
  ['a physical side', '"ml-4"', "'lg:pr-8'", '"text-left"', ' left: 0;', 'margin-right: 0', '"border-l"'],
  ['a size in pixels', 'text-[13px]', 'font-size: 13px', 'w-[120px]', 'leading-[1.2]'],
  ['an inline style', '<p style={x}>', 'box.style.width'],
])('%s is found wherever it is written', (reason, ...specimens) => {
  for (const specimen of specimens) expect(specimen.match(forbidden[reason] ?? /$^/)).not.toBeNull()
})

test('type grows with the size that a person chose', () => {
  const sheets = globSync('**/*.css', { cwd: src })
    .map((file) => readFileSync(src + file, 'utf8'))
    .join('')
  expect(sheets.match(/(?:font-size|--text-[\w]+):\s*[\d.]+px/g)).toBeNull()
})
