import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

const root = '/usr/lib/postgresql'
const waitMs = 20_000

/** A free port of the loopback address. */
const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

/** Where PostgreSQL's own programs are, or undefined where they are not installed. */
export const postgresBin = () => {
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => join(root, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')))
}

// PostgreSQL refuses to run as root: its own account, which the package makes, does.
const owner = () => {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

const ready = async (url: string) => {
  for (const endMs = Date.now() + waitMs; ;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (Date.now() > endMs) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

// However we end, killed included, our pipe closes: the shell then stops the server and takes its folder away.
const leashed = (folder: string, command: string[], who: { uid?: number; gid?: number }) => {
  const script = '"$@" & child=$!; cat >/dev/null; kill -QUIT $child; wait $child; rm -rf "$0"'
  return spawn('sh', ['-c', script, folder, ...command], { ...who, stdio: ['pipe', 'ignore', 'ignore'], cwd: '/' })
}

/** Starts a PostgreSQL of its own on a free port; `settings` are added to its command line. */
export const startPostgres = async (settings: Record<string, string> = {}) => {
  const bin = postgresBin()
  if (!bin) throw new Error('PostgreSQL is not installed')
  const folder = mkdtempSync(join(tmpdir(), 'evenlight-pg-'))
  const who = owner()
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid)
  chmodSync(folder, 0o700)
  const port = await freePort()
  execFileSync(join(bin, 'initdb'), ['-D', folder, '-U', 'evenlight', '--auth=trust', '-E', 'UTF8', '--locale=C'], {
    ...who,
    stdio: 'ignore',
    cwd: '/',
  })
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: folder,
    max_connections: '200',
    ...settings,
  }
  const given = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = leashed(folder, [join(bin, 'postgres'), '-D', folder, ...given], who)
  const urlOf = (name: string) => `postgresql://evenlight@127.0.0.1:${port}/${name}`
  await ready(urlOf('postgres'))
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.stdin?.end()
    await ended
  }
  return { port, urlOf, stop }
}
