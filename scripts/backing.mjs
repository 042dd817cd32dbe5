/** A PostgreSQL and a Redis of our own for the length of a test run: free ports, a folder that goes away afterwards. */
import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { run } from './run.mjs'

export function found(program) {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [...process.env.PATH.split(delimiter), ...versions.map((version) => join(debian, version, 'bin'))]
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path))
}

export const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

/** PostgreSQL refuses to run as root, so root lends it another name. */
function owner() {
  if (process.getuid?.() !== 0) return {}
  const people = readFileSync('/etc/passwd', 'utf8').split('\n')
  const [, , uid, gid] = (
    people.find((l) => l.startsWith('postgres:')) ?? people.find((l) => l.startsWith('nobody:'))
  ).split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

function folder({ uid, gid }) {
  const path = mkdtempSync(join(tmpdir(), 'evenlight-test-'))
  if (uid !== undefined) chownSync(path, uid, gid)
  return path
}

/**
 * Runs a program that dies with us: the shell holds our pipe, stops the program when that closes, however we end,
 * and takes its folder away.
 */
function leashed(command, args, { signal, path, ...who }) {
  const script = `"$@" & child=$!; cat >/dev/null; kill -${signal} $child; wait $child; rm -rf "$0"`
  const stdio = ['pipe', 'ignore', 'ignore']
  const child = spawn('sh', ['-c', script, path, command, ...args], { cwd: path, stdio, ...who })
  return () =>
    new Promise((resolve) => {
      child.once('exit', resolve)
      child.stdin.end()
    })
}

const opens = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(!socket.destroy().connecting))
    socket.once('error', () => resolve(false))
  })

async function whenOpen(port, name) {
  for (let tries = 0; tries < 150; tries++) {
    if (await opens(port)) return
    await sleep(100)
  }
  throw new Error(`${name} did not start within 15 s`)
}

/** A fresh cluster; undefined when the machine has no PostgreSQL. Nothing is fsynced: it need not outlive the run. */
export async function startPostgres() {
  const initdb = found('initdb')
  const server = found('postgres')
  if (!initdb || !server) return undefined
  const who = owner()
  const path = folder(who)
  const secret = join(path, 'password')
  const password = crypto.randomUUID()
  writeFileSync(secret, password)
  if (who.uid !== undefined) chownSync(secret, who.uid, who.gid)
  const flags = [
    '-U',
    'evenlight',
    '-E',
    'UTF8',
    '--locale=C',
    '--auth=scram-sha-256',
    `--pwfile=${secret}`,
    '--no-sync',
  ]
  const made = await run(initdb, ['-D', join(path, 'data'), ...flags], { cwd: path, quiet: true, ...who })
  if (made.code !== 0) throw new Error(`initdb failed: ${made.text}`)
  const port = await freePort()
  const settings = {
    fsync: 'off',
    full_page_writes: 'off',
    max_connections: 200,
    unix_socket_directories: '',
    listen_addresses: '127.0.0.1',
  }
  const given = Object.entries({ ...settings, port }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const stop = leashed(server, ['-D', join(path, 'data'), ...given], { signal: 'QUIT', path, ...who })
  await whenOpen(port, 'PostgreSQL')
  return { url: `postgres://evenlight:${password}@127.0.0.1:${port}/postgres`, stop }
}

/** An empty Redis that keeps nothing; undefined when the machine has none. */
export async function startRedis() {
  const server = found('redis-server')
  if (!server) return undefined
  const port = await freePort()
  const path = folder({})
  const flags = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', path]
  const stop = leashed(server, flags.map(String), { signal: 'TERM', path })
  await whenOpen(port, 'Redis')
  return { url: `redis://127.0.0.1:${port}`, stop }
}
