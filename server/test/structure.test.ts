import { readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, join, normalize, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

interface Import {
  /** A package's name, or a file's path from the root. */
  of: string
  typeOnly: boolean
}
interface File {
  path: string
  text: string
  imports: Import[]
  isTest: boolean
}

const importPattern =
  /(?:^|\n)\s*(?:import|export)(\s+type)?\b[^'"\n;]*(?:\n[^'";]*?)?from\s*['"]([^'"]+)['"]|\bimport\(?\s*['"]([^'"]+)['"]/g

function importsOf(path: string, text: string): Import[] {
  return [...text.matchAll(importPattern)].map(([, typeOnly, named, bare]) => {
    const target = named ?? bare ?? ''
    const of = target.startsWith('.') ? normalize(join(dirname(path), target)) : target
    return { of, typeOnly: typeOnly !== undefined }
  })
}

function* walk(folder: string): Generator<File> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (['node_modules', 'dist'].includes(entry.name)) continue
    if (entry.isDirectory()) yield* walk(path)
    else if (/\.(tsx?|css|sql|mjs)$/.test(path)) {
      const text = readFileSync(join(root, path), 'utf8')
      const isTest = /\.(test|spec)\.tsx?$/.test(path) || path.startsWith('server/test/')
      yield { path, text, imports: importsOf(path, text), isTest }
    }
  }
}

const files = ['core', 'contact', 'contract', 'server', 'web', 'scripts', 'e2e', 'bench'].flatMap((folder) => [
  ...walk(folder),
])
const under = (folder: string, from = files) => from.filter((file) => file.path.startsWith(folder))
const product = files.filter((file) => !file.isTest)

/** `file imports target` for every import that the rule refuses. */
const refused = (from: File[], rule: (target: Import, file: File) => boolean) =>
  from.flatMap((file) => file.imports.filter((i) => rule(i, file)).map((i) => `${file.path} imports ${i.of}`))

/** `file:line text` for every line of the file that matches. */
const lines = (from: File[], pattern: RegExp) =>
  from.flatMap((file) =>
    file.text
      .split('\n')
      .map((line, at) => ({ line, at: `${relative('.', file.path)}:${at + 1}` }))
      .filter(({ line }) => pattern.test(line) && !/^\s*(\/\/|\*|\/\*)/.test(line))
      .map(({ line, at }) => `${at} ${line.trim()}`),
  )

const featureOf = (path: string) => /^server\/src\/([^/]+)\/[^/]+/.exec(path)?.[1]

describe('direction of imports', () => {
  test('the walk sees the tree, its imports and what kind they are', () => {
    expect(files.length).toBeGreaterThan(50)
    const text =
      "import { a } from './a.ts'\nimport type { B } from 'b'\nimport {\n  c,\n} from '../c.ts'\nimport 'd'\nconst e = import('./e.ts')"
    expect(importsOf('x/y.ts', text)).toEqual([
      { of: 'x/a.ts', typeOnly: false },
      { of: 'b', typeOnly: true },
      { of: 'c.ts', typeOnly: false },
      { of: 'd', typeOnly: false },
      { of: 'x/e.ts', typeOnly: false },
    ])
  })

  test('core imports nothing but itself', () => {
    expect(refused(under('core/', product), ({ of }) => !of.startsWith('core/'))).toEqual([])
  })

  test('contact details import nothing but themselves, and are imported by their one door', () => {
    expect(refused(under('contact/src/', product), ({ of }) => !of.startsWith('contact/src/'))).toEqual([])
    const door = /^(@evenlight\/contact\/find|contact\/src\/find\.ts)$/
    const outside = product.filter(({ path }) => !path.startsWith('contact/'))
    expect(refused(outside, ({ of }) => /^(@evenlight\/)?contact\//.test(of) && !door.test(of))).toEqual([])
  })

  test('contract imports zod and itself', () => {
    expect(
      refused(under('contract/', product), ({ of }) => !of.startsWith('contract/') && !/^zod(\/|$)/.test(of)),
    ).toEqual([])
  })

  test('server and web never meet', () => {
    expect(refused(under('server/src/', product), ({ of }) => of.startsWith('web/'))).toEqual([])
    expect(refused(under('web/', product), ({ of }) => of.startsWith('server/'))).toEqual([])
  })

  test('rules do no input or output', () => {
    const rules = product.filter(({ path }) => path.startsWith('server/src/') && basename(path) === 'rules.ts')
    const pure = /^@evenlight\/|\/rules\.ts$/
    const io = /\/(store|handlers|tables)\.ts$|^server\/src\/kernel\//
    const own = (path: string, of: string) => dirname(of) === dirname(path) && !io.test(of)
    expect(refused(rules, ({ of, typeOnly }, { path }) => !typeOnly && !pure.test(of) && !own(path, of))).toEqual([])
  })

  test("nobody reaches into another feature's store", () => {
    const foreign = (of: string, path: string) => of.endsWith('/store.ts') && featureOf(of) !== featureOf(path)
    expect(refused(under('server/src/', product), ({ of }, { path }) => foreign(of, path))).toEqual([])
  })

  test('the kernel knows no feature', () => {
    const outside = (of: string) => of.startsWith('server/src/') && !of.startsWith('server/src/kernel/')
    expect(refused(under('server/src/kernel/', product), ({ of }) => outside(of))).toEqual([])
  })

  test('the design system knows no feature', () => {
    const outside = (of: string) => /^web\/src\/(?!ui\/|words\/)[^/]+\//.test(of)
    expect(refused(under('web/src/ui/', product), ({ of }) => outside(of))).toEqual([])
  })

  test('only a process itself reads the settings', () => {
    const readers = ['server/src/main.ts', 'server/src/admin.ts']
    const settings = ({ of, typeOnly }: Import) => of === 'server/src/config.ts' && !typeOnly
    expect(refused(product, (target, { path }) => settings(target) && !readers.includes(path))).toEqual([])
    const parts = ['core/', 'contact/src/', 'contract/', 'server/src/', 'web/src/'].flatMap((folder) =>
      under(folder, product),
    )
    const own = ['server/src/config.ts', ...readers]
    expect(
      lines(
        parts.filter(({ path }) => !own.includes(path)),
        /\bprocess\.env\b/,
      ),
    ).toEqual([])
  })
})

describe('shape of the code', () => {
  test('time comes from the clock', () => {
    const free = /^server\/src\/(kernel\/|main\.ts|admin\.ts|start\.ts)/
    const clocked = [
      ...under('core/', product),
      ...under('contact/src/', product),
      ...under('server/src/', product),
    ].filter(({ path }) => !free.test(path))
    expect(lines(clocked, /\bDate\.now\(\)|\bnew Date\(\)/)).toEqual([])
  })

  test('no file is longer than 300 lines, no test longer than 400', () => {
    const long = files.filter(
      ({ text, isTest, path }) => text.split('\n').length > (isTest || path.startsWith('e2e/') ? 401 : 301),
    )
    expect(long.map(({ path }) => path)).toEqual([])
  })

  test('a file is named for what it holds', () => {
    const vague = /(^|[/.-])(service|manager|utils?|helpers?|misc|types|common|index)s?\.(tsx?|mjs)$/
    expect(files.map(({ path }) => path).filter((path) => vague.test(path))).toEqual([])
  })

  test('colours are tokens, and sides are start and end', () => {
    const screens = under('web/src/', product).filter(({ path }) => !path.startsWith('web/src/ui/'))
    expect(lines(screens, /#[0-9a-f]{6}\b|#[0-9a-f]{3}\b(?![\w-])|\brgba?\(|\bhsla?\(/i)).toEqual([])
    expect(
      lines(screens, /(margin|padding|border)-(left|right)\b|\btext-align:\s*(left|right)|^\s*(left|right):/),
    ).toEqual([])
    const classes =
      /['"`\s:](-?(m|p)[lr]|(left|right)|border-[lr]|rounded-[lr]|rounded-[tb][lr])-[\w[.-]+|['"`\s:](text|float|clear)-(left|right)\b/
    expect(
      lines(
        screens.filter(({ path }) => path.endsWith('.tsx')),
        classes,
      ),
    ).toEqual([])
  })
})
