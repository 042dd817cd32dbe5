/** `npm run admin -- create`: makes an administrator of this site. */
import { spawn } from 'node:child_process'
import { root, settings } from './run.mjs'
import { ready } from './runtime.mjs'

const { node, env } = await ready({ bundle: false })
const child = spawn(node, [...settings, 'server/src/admin.ts', ...process.argv.slice(2)], {
  cwd: root,
  env,
  stdio: 'inherit',
})
child.on('exit', (code) => process.exit(code ?? 1))
