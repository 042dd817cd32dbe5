/** `npm run check`: everything that a machine can say about the code without running it. */
import { join } from 'node:path'
import { ready } from './runtime.mjs'
import { root, run } from './run.mjs'

const bin = (name, file) => join(root, 'node_modules', name, file)

const checks = [
  { name: 'types', args: [bin('typescript', 'bin/tsc'), '-p', '.'] },
  { name: 'lint', args: [bin('oxlint', 'bin/oxlint')] },
  { name: 'format', args: [bin('oxfmt', 'bin/oxfmt'), '--check'] },
  { name: 'dead code', args: [bin('knip', 'bin/knip.js'), '--no-progress'] },
  { name: 'budgets', args: [bin('size-limit', 'bin.js')] },
  { name: 'lock file', args: ['scripts/lock.mjs', '--check'] },
]

/** Runs every check, one after another, and tells which ones failed. */
export async function check({ node, env }) {
  const failed = []
  for (const { name, args } of checks) {
    const since = performance.now()
    const { code, text } = await run(node, args, { env, quiet: true })
    if (code !== 0) failed.push(name)
    if (code !== 0) console.log(text.trimEnd())
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - since) / 1000).toFixed(1)} s)`)
  }
  return { passed: checks.length - failed.length, failed: failed.length }
}

if (import.meta.filename === process.argv[1]) {
  const { failed } = await check(await ready())
  process.exit(failed ? 1 : 0)
}
