import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './run.mjs'

const name = `evenlight-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`
const address =
  process.platform === 'linux'
    ? `\0${name}`
    : process.platform === 'win32'
      ? `\\\\.\\pipe\\${name}`
      : join(tmpdir(), `${name}.sock`)

const listen = () =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)))
    server.listen(address, () => resolve(server))
  })

const answered = () =>
  new Promise((resolve) => {
    const socket = connect(address)
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
  })

/**
 * Runs `work` while no other copy started from this folder runs its own: two copies started together install once.
 * What is held is a listening address, which the system takes back when its holder dies, so no lock is ever stale.
 */
export async function alone(work) {
  let held
  for (let tries = 0; !(held = await listen()); tries++) {
    if (tries === 0) console.log('Another copy is preparing this folder; waiting for it …')
    // Only macOS leaves the name of a dead holder behind, as a file.
    if (process.platform === 'darwin' && !(await answered())) rmSync(address, { force: true })
    await sleep(250)
  }
  try {
    return await work()
  } finally {
    await new Promise((resolve) => held.close(resolve))
  }
}
