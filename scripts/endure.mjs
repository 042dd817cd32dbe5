/**
 * `npm run endure`: in full what `npm test` does at a tenth, with its figures and their day into docs/endurance.md. The first
 * cells of tables (`npm run endure -- lives`) narrow it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.mjs'
import { ready } from './runtime.mjs'

/** Each with the test that does it, the word before its figures, and the first cell of its table. */
const parts = [
  { file: 'server/test/outage.test.ts', named: 'amid', says: 'endured', table: 'restarts' },
  { file: 'server/src/earnings/many.test.ts', named: 'killed', says: 'told', table: 'readers' },
  { file: 'server/test/lives-together.test.ts', named: 'at once', says: 'lived', table: 'lives' },
  { file: 'server/src/demo/days/days.test.ts', named: 'anew', says: 'anew', table: 'days' },
]
const page = join(root, 'docs/endurance.md')

/** Puts a line at the end of the table whose second column is so called. */
const note = (table, cells) => {
  const lines = readFileSync(page, 'utf8').trimEnd().split('\n')
  let at = lines.findIndex((line) => line.startsWith(`| day | ${table} |`))
  while (lines[at]?.startsWith('|')) at++
  lines.splice(at, 0, `| ${cells.join(' | ')} |`)
  writeFileSync(page, `${lines.join('\n')}\n`)
}

const { node, env } = await ready()
const only = process.argv.slice(2)
for (const { file, named, says, table } of parts.filter((one) => only.length === 0 || only.includes(one.table))) {
  const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project=server', file, '-t', named]
  const { code, text } = await run(node, args, {
    env: { ...env, EVENLIGHT_TEST_DB: 'postgres', ENDURE: 'full' },
  })
  const [, found] = new RegExp(`${says}: (\\{.*\\})`).exec(text) ?? []
  if (code || !found) process.exit(1)
  const day = new Date().toISOString().slice(0, 10)
  note(table, [day, ...Object.values(JSON.parse(found)).map((figure) => figure.toLocaleString('en-US'))])
}
