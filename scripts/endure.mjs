/** `npm run endure`: in full what `npm test` does at a tenth, with its figures and their day into docs/endurance.md. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.mjs'
import { ready } from './runtime.mjs'

const { node, env } = await ready()
const args = [
  join(root, 'node_modules/vitest/vitest.mjs'),
  'run',
  '--project=server',
  'server/test/outage.test.ts',
  '-t',
  'amid',
]
const { code, text } = await run(node, args, {
  env: { ...env, EVENLIGHT_TEST_DB: 'postgres', ENDURE: 'full' },
})
const [, found] = /endured: (\{.*\})/.exec(text) ?? []
if (code || !found) process.exit(1)

const figures = JSON.parse(found)
const day = new Date().toISOString().slice(0, 10)
const cells = [day, ...Object.values(figures).map((figure) => figure.toLocaleString('en-US'))]
const page = join(root, 'docs/endurance.md')
writeFileSync(page, `${readFileSync(page, 'utf8').trimEnd()}\n| ${cells.join(' | ')} |\n`)
