import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const root = join(import.meta.dirname, '..')

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

async function answers(url: string, alive: () => boolean) {
  const endsAt = performance.now() + 60_000
  while (performance.now() < endsAt && alive()) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(200)
  }
  throw new Error('the site did not come up within a minute')
}

/** Starts one fresh demo site for the whole run, on a free port and in a folder of its own, and stops it afterwards. */
export default async function openSite() {
  const data = mkdtempSync(join(tmpdir(), 'evenlight-site-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: data,
    PUBLIC_URL: url,
    NODE_ENV: 'production',
  }
  const args = ['--import', './scripts/leash.mjs', 'server/src/main.ts']
  const server = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  let said = ''
  server.stdout?.on('data', (bytes: Buffer) => (said += bytes.toString()))
  await answers(url, () => server.exitCode === null).catch((error: unknown) => {
    server.kill('SIGKILL')
    throw new Error(`${String(error)}\n${said}`)
  })
  process.env.EVENLIGHT_SITE = url
  return async () => {
    const gone = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await gone
    rmSync(data, { recursive: true, force: true })
  }
}
