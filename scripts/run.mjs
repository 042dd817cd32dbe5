import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's own folder, whatever folder the caller stands in. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** How Node is told of the folder's own settings, where there are any; the environment wins over them. */
export const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : []

/** Runs a program, in plain letters, and tells its exit code; what it prints is kept in `text` and shown too unless `quiet`. */
export function run(command, args, { quiet = false, stdio = [], env = process.env, ...options } = {}) {
  return new Promise((resolve) => {
    const streams = {
      stdio: ['ignore', 'pipe', 'pipe', ...stdio],
      env: { ...env, NO_COLOR: '1', FORCE_COLOR: undefined },
    }
    const child = spawn(command, args, { cwd: root, ...streams, ...options })
    let text = ''
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      from.on('data', (bytes) => {
        text += bytes
        if (!quiet) to.write(bytes)
      })
    }
    child.on('error', (error) => resolve({ code: 127, text: text + error.message }))
    child.on('close', (code, signal) =>
      resolve({ code: code ?? 1, text: signal ? `${text}\nended by ${signal}` : text }),
    )
  })
}

/** Runs a script of JavaScript that is killed when we are, even where we can't tell it. */
export const runScript = (node, args, options = {}) =>
  run(node, ['--import', new URL('leash.mjs?signal=SIGKILL', import.meta.url).href, ...args], {
    ...options,
    stdio: ['ipc'],
  })

/** One line for each step of a longer piece of work, with the time it took. */
export async function step(name, work) {
  const since = performance.now()
  process.stdout.write(`${name} …\n`)
  const result = await work()
  console.log(`${name}: ${((performance.now() - since) / 1000).toFixed(1)} s`)
  return result
}
