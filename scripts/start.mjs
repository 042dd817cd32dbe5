/** `npm start`: makes the folder ready, then runs the server until it is told to stop. */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { ready } from './runtime.mjs'
import { root, settings } from './run.mjs'

const npm = process.ppid
const { node, env } = await ready()
const server = spawn(node, [...settings, '--import', './scripts/leash.mjs', 'server/src/main.ts'], {
  cwd: root,
  env: { NODE_ENV: 'production', ...env },
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})

for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
  // A terminal has sent Ctrl-C to the server already; a second one would cut its good-bye short.
  process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY) || server.kill(signal))
}

// Killed, npm cannot pass it on: its child finds itself adopted.
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid !== npm && server.kill('SIGTERM'), 1_000).unref()
}

server.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code))
