import { execFile, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '..')
const SITES = 'EVENLIGHT_SITES'
const furnished = (sites: string) => join(sites, 'furnished')

export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })

async function answers(url: string, alive: () => boolean) {
  const endsAt = performance.now() + 120_000
  while (performance.now() < endsAt && alive()) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(100)
  }
  throw new Error('the site did not come up within two minutes')
}

/** Starts a demo site on a free port over the given folder; it goes with the process that started it at the latest. */
async function openOver(data: string, settings: Record<string, string> = {}) {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: data,
    PUBLIC_URL: url,
    NODE_ENV: 'production',
    // A story counts on what it sees; what lived in looks like is a story of its own.
    DEMO_PAST: 'short',
    ...settings,
  }
  const args = ['--import', './scripts/leash.mjs', 'server/src/main.ts']
  const server = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  const gone = new Promise((resolve) => server.once('exit', resolve))
  let said = ''
  server.stdout?.on('data', (bytes: Buffer) => (said += bytes.toString()))
  const stop = (signal: NodeJS.Signals) => {
    server.kill(signal)
    return gone
  }
  await answers(url, () => server.exitCode === null).catch(async (error: unknown) => {
    await stop('SIGKILL')
    throw new Error(`${String(error)}\n${said}`)
  })
  return { url, stop }
}

/** A demo site as new, for one worker alone: a copy of the furnished one; `settings` are beside the usual ones. */
export async function openSite(settings?: Record<string, string>) {
  const sites = process.env[SITES] ?? ''
  const data = mkdtempSync(join(sites, 'site-'))
  cpSync(furnished(sites), data, { recursive: true })
  const { url, stop } = await openOver(data, settings)
  const close = async () => {
    // Nobody needs its data again.
    await stop('SIGKILL')
    remove(data)
  }
  return { url, close }
}

/** A demo over an empty folder, with ninety days behind it. */
export async function openLived() {
  const data = mkdtempSync(join(process.env[SITES] ?? '', 'lived-'))
  const { url, stop } = await openOver(data, { DEMO_PAST: 'long' })
  const close = async () => {
    await stop('SIGKILL')
    remove(data)
  }
  return { url, close }
}

/** A real site over an empty folder, its first admin made as the handbook says; answers what was shown for them. */
export async function openNew(username: string, settings: Record<string, string>) {
  const data = mkdtempSync(join(process.env[SITES] ?? tmpdir(), 'new-'))
  const own = { DEMO: 'off', ...settings }
  const made = ['server/src/admin.ts', 'create', '--username', username, '--email', `${username}@mail.test`]
  const { stdout } = await promisify(execFile)(process.execPath, made, {
    cwd: root,
    env: { ...process.env, DATA_DIR: data, ...own },
  })
  const { url, stop } = await openOver(data, own)
  const close = async () => {
    await stop('SIGKILL')
    remove(data)
  }
  return { url, close, shown: stdout }
}

/** Furnishes a demo once, before any worker starts, and stops it, so that its folder can be copied. */
export async function furnish() {
  const sites = mkdtempSync(join(tmpdir(), 'evenlight-sites-'))
  const { stop } = await openOver(furnished(sites))
  await stop('SIGTERM')
  process.env[SITES] = sites
  return () => remove(sites)
}

export default furnish
