/** `npm run dev`: the server, restarted at each change, and the browser's part with changes shown at once. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root, settings } from './run.mjs'
import { ready } from './runtime.mjs'

const { node, env } = await ready({ bundle: false })
// People come in through Vite's own port, so that is the origin the server must take for its own.
const own = { PUBLIC_URL: 'http://localhost:5173', ...env, NODE_ENV: 'development' }
const options = { cwd: root, env: own, stdio: 'inherit' }
const children = [
  spawn(node, ['--watch', '--watch-preserve-output', ...settings, 'server/src/main.ts'], options),
  spawn(node, [join(root, 'node_modules/vite/bin/vite.js'), '--strictPort'], { ...options, cwd: join(root, 'web') }),
]

const stop = () => children.forEach((child) => child.kill('SIGTERM'))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
for (const child of children) child.on('exit', stop)
