/**
 * `npm run bench`: runs every `bench/*.ts`, each in a process of its own, and writes the table of docs/performance.md.
 * A bench exports `run()`, which answers rows `{ what, measured, unit, against?, limit?, unitOfLimit? }`.
 */
import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, run, step } from './run.mjs'
import { ready } from './runtime.mjs'

const { node, env } = await ready()
const wanted = process.argv.slice(2)
const names = readdirSync(join(root, 'bench')).filter((name) => name.endsWith('.bench.ts'))
const chosen = names.filter((name) => !wanted.length || wanted.some((word) => name.includes(word)))
const mark = '\u0001rows:'

async function rowsOf(name) {
  const address = pathToFileURL(join(root, 'bench', name)).href
  const code = `const { run } = await import(${JSON.stringify(address)}); console.log('${mark}' + JSON.stringify(await run())); process.exit(0)`
  // Millions of rows and whole databases: what a bench made goes with it.
  const ownFolder = mkdtempSync(join(tmpdir(), 'evenlight-bench-'))
  // PostgreSQL goes through it as a user of its own.
  chmodSync(ownFolder, 0o711)
  const own = { RATE_LIMITS: 'raised', TMPDIR: ownFolder }
  const { code: failed, text } = await step(name, () =>
    run(node, ['--input-type=module', '-e', code], { env: { ...env, ...own }, quiet: true }),
  )
  rmSync(ownFolder, { recursive: true, force: true, maxRetries: 5 })
  const line = text.split('\n').find((l) => l.startsWith(mark))
  if (failed || !line) throw new Error(`${name} did not end well:\n${text}`)
  return JSON.parse(line.slice(mark.length))
}

const figure = (n) => (n >= 100 ? Math.round(n).toLocaleString('en-US') : n.toPrecision(3))
const cells = (row) => [
  row.what,
  `${figure(row.measured)} ${row.unit}`,
  row.against ?? '',
  row.limit ? `${figure(row.limit)} ${row.unit}` : '',
  row.limit ? `${Math.round((row.measured / row.limit) * 100)} %` : '',
]

const rows = []
for (const name of chosen) {
  // One that fails is told at once, and the others are still of use.
  const found = await rowsOf(name).catch((error) => {
    console.error(error.message)
    process.exitCode = 1
    return []
  })
  for (const row of found) console.log(`  ${cells(row).filter(Boolean).join(' | ')}`)
  rows.push(...found)
}

const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}; rate limits raised.`
const head = ['what', 'measured', 'against', 'its figure', 'ratio']
const table = [head, head.map(() => '---'), ...rows.map(cells)].map((line) => `| ${line.join(' | ')} |`).join('\n')
console.log(`\n${machine}\n\n${table}`)

const page = join(root, 'docs/performance.md')
const block = /<!-- bench -->[\s\S]*<!-- \/bench -->/
if (!wanted.length && !process.exitCode && existsSync(page)) {
  const text = readFileSync(page, 'utf8')
  writeFileSync(
    page,
    text.replace(block, () => `<!-- bench -->\n\n${machine}\n\n${table}\n\n<!-- /bench -->`),
  )
}
