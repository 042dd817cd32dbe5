import { readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, join, normalize, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

interface Import {
  /** A package's name, or a file's path from the root. */
  of: string
  typeOnly: boolean
  /** `export … from`: the names it hands on, `*` for all. */
  handsOn?: string[]
}
interface File {
  path: string
  text: string
  imports: Import[]
  isTest: boolean
}

const importPattern =
  /(?:^|\n)\s*(import|export)(\s+type)?\b([^'"\n;]*(?:\n[^'";]*?)?)from\s*['"]([^'"]+)['"]|\bimport\(?\s*['"]([^'"]+)['"]/g

const namesIn = (list: string) =>
  list
    .replace(/[{}]/g, '')
    .split(',')
    .flatMap((name) => name.trim().split(' as ')[0] || [])

function importsOf(path: string, text: string): Import[] {
  return [...text.matchAll(importPattern)].map(([, word, typeOnly, names, named, bare]) => {
    const target = named ?? bare ?? ''
    const of = target.startsWith('.') ? normalize(join(dirname(path), target)) : target
    const found = { of, typeOnly: typeOnly !== undefined }
    return word === 'export' && /^\s*[{*]/.test(names!) ? { ...found, handsOn: namesIn(names!) } : found
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

const featureOf = (path: string) => /^(?:server|web)\/src\/([^/]+)\/[^/]+/.exec(path)?.[1]
const isStore = (path: string) => path.startsWith('server/src/') && path.endsWith('store.ts')

/** Which features know which, `isFree` folders apart. */
const knows = (from: File[], isFree: (feature: string) => boolean) => {
  const graph = new Map<string, Set<string>>()
  for (const { path, imports } of from)
    for (const { of } of imports) {
      const [feature, other] = [featureOf(path), featureOf(of)]
      if (!feature || !other || feature === other || isFree(feature) || isFree(other)) continue
      graph.set(feature, (graph.get(feature) ?? new Set()).add(other))
    }
  return graph
}
/** Features that know each other, however far around: each group once, in the order of the alphabet. */
const cyclesIn = (graph: Map<string, Set<string>>) => {
  const reach = (from: string, seen = new Set<string>()): Set<string> => {
    for (const next of graph.get(from) ?? []) if (!seen.has(next)) reach(next, seen.add(next))
    return seen
  }
  const known = new Map([...graph.keys()].map((feature) => [feature, reach(feature)]))
  const groups = [...known].flatMap(([feature, others]) =>
    others.has(feature)
      ? [
          [...others]
            .filter((other) => known.get(other)?.has(feature))
            .sort()
            .join(' ↔ '),
        ]
      : [],
  )
  return [...new Set(groups)].sort()
}

describe('direction of imports', () => {
  test('the walk sees the tree, its imports and what kind they are', () => {
    expect(files.length).toBeGreaterThan(50)
    const text =
      "import { a } from './a.ts'\nimport type { B } from 'b'\nimport {\n  c,\n} from '../c.ts'\nimport 'd'\nconst e = import('./e.ts')\nexport { f, type G, h as i } from './f.ts'\nexport * from './g.ts'"
    expect(importsOf('x/y.ts', text)).toEqual([
      { of: 'x/a.ts', typeOnly: false },
      { of: 'b', typeOnly: true },
      { of: 'c.ts', typeOnly: false },
      { of: 'd', typeOnly: false },
      { of: 'x/e.ts', typeOnly: false },
      { of: 'x/f.ts', typeOnly: false, handsOn: ['f', 'type G', 'h'] },
      { of: 'x/g.ts', typeOnly: false, handsOn: ['*'] },
    ])
  })

  test('core imports nothing but itself', () => {
    expect(refused(under('core/src/', product), ({ of }) => !of.startsWith('core/'))).toEqual([])
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
    const foreign = (of: string, path: string) => isStore(of) && featureOf(of) !== featureOf(path)
    expect(refused(under('server/src/', product), ({ of }, { path }) => foreign(of, path))).toEqual([])
  })

  test('a feature is called by its public.ts alone', () => {
    const isFeature = (feature: string | undefined) => feature !== undefined && feature !== 'kernel'
    const inner = (of: string, path: string) =>
      of.startsWith('server/') && featureOf(of) !== featureOf(path) && basename(of) !== 'public.ts'
    const features = under('server/src/', product).filter(({ path }) => isFeature(featureOf(path)))
    expect(refused(features, ({ of }, { path }) => isFeature(featureOf(of)) && inner(of, path))).toEqual([])
  })

  test('only a public.ts hands on, by name, what is of its own folder and of no store', () => {
    const server = under('server/src/', product)
    const wrong = ({ of, typeOnly, handsOn }: Import, { path }: File) =>
      handsOn !== undefined &&
      (basename(path) !== 'public.ts' ||
        dirname(of) !== dirname(path) ||
        handsOn.includes('*') ||
        (isStore(of) && !typeOnly && handsOn.some((name) => !name.startsWith('type '))))
    expect(refused(server, wrong)).toEqual([])
    const disguised = /^export (type )?\{(?!.* from )|^export (const|let) \w+ = \w*[sS]tore\b|^export default/
    expect(
      lines(
        server.filter(({ path }) => !path.endsWith('.d.ts')),
        disguised,
      ),
    ).toEqual([])
  })

  test('features know each other in one direction', () => {
    const graph = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c', 'd'])],
      ['c', new Set(['a'])],
      ['d', new Set(['e'])],
    ])
    expect(cyclesIn(graph)).toEqual(['a ↔ b ↔ c'])
    expect(cyclesIn(knows(under('server/src/', product), (feature) => feature === 'kernel'))).toEqual([])
    // A screen puts features together, as app.ts does on the server.
    const web = under('web/src/', product).filter(({ path }) => !path.includes('.screen.'))
    expect(cyclesIn(knows(web, (folder) => folder === 'ui' || folder === 'words'))).toEqual([])
    const foreign = (of: string, path: string) => featureOf(path) !== undefined && featureOf(of) !== featureOf(path)
    expect(refused(web, ({ of }, { path }) => of.includes('.screen.') && foreign(of, path))).toEqual([])
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

  test('a feature asks the database by its statements alone', () => {
    const features = under('server/src/', product).filter(({ path }) => !path.startsWith('server/src/kernel/'))
    expect(lines(features, /\bpool\.(query|connect)\(|\bfrom 'pg'/)).toEqual([])
  })

  test('what is filled in and sent is held by one hook, and the library by that hook', () => {
    const screens = under('web/src/', product).filter(({ path }) => !/^web\/src\/(ui|gallery)\//.test(path))
    const form = 'web/src/form.ts'
    const byHand = screens.filter(
      ({ text, imports }) => text.includes('<form') && !imports.some(({ of }) => of === form),
    )
    expect(byHand.map(({ path }) => path)).toEqual([])
    expect(refused(screens, ({ of }, { path }) => of === 'react-hook-form' && path !== form)).toEqual([])
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
