import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const root = join(import.meta.dirname, '..')
const stopMsMax = 12_000

export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

/** Starts a script of ours in a process of its own and waits until `path` answers. */
export async function started(args: string[], port: number, path: string, env: Record<string, string>) {
  const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const
  const child = spawn(process.execPath, ['--import', './scripts/leash.mjs', ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: [...stdio],
  })
  const since = performance.now()
  while (
    !(await fetch(`http://127.0.0.1:${port}${path}`).then(
      (a) => a.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || performance.now() - since > 60_000) throw new Error(`${args.at(-1)} did not start`)
    await sleep(10)
  }
  return { child, port, startMs: performance.now() - since }
}

/** Asks a process to end, and makes it when it takes too long. */
export async function stopped(child: ChildProcess) {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), stopMsMax)
  await gone
  clearTimeout(late)
}

/**
 * A site in a folder of its own, as `npm start` runs it: a demo, if `settings` name no database. `reopen` starts it once
 * more on the same data.
 */
export async function openSite(settings: Record<string, string> = {}) {
  const data = mkdtempSync(join(tmpdir(), 'evenlight-bench-'))
  const port = await freePort()
  const env = { PORT: String(port), DATA_DIR: data, RATE_LIMITS: 'raised', LOG_LEVEL: 'error', ...settings }
  const open = () => started(['server/src/main.ts'], port, '/readyz', env)
  let site = await open()
  return {
    port,
    firstStartMs: site.startMs,
    /** Memory of the process in bytes, as the system counts it. */
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.child.pid}/status`, 'utf8'))?.[1]) * 1024,
    async reopen() {
      await stopped(site.child)
      site = await open()
      return site.startMs
    },
    async close() {
      await stopped(site.child)
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** The least a server of this kind can do: Fastify and nothing else, answering `size` bytes it has at hand. */
export async function openAnchor(size: number) {
  const port = await freePort()
  const code = `import Fastify from 'fastify'
    const body = Buffer.alloc(${size}, 97)
    const app = Fastify()
    app.get('/', (_request, reply) => reply.type('application/json').send(body))
    await app.listen({ port: ${port}, host: '127.0.0.1' })`
  const { child } = await started(['--input-type=module', '-e', code], port, '/', {})
  return { port, close: () => stopped(child) }
}
