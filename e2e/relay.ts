import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from './site.ts'

const SECRET = 'shared with the relay'
export const hasRelay = spawnSync('turnserver', ['--version']).error === undefined

/** How a site is told of relays. */
export const settingsFor = (urls: string[]) => ({ TURN_URLS: urls.join(','), TURN_SECRET: SECRET })

/** A TURN server on this machine, as `deploy/turnserver.conf` has it, but for peers that are here as well. */
export async function openRelay() {
  const port = await freePort()
  const options = [
    '-n',
    '--listening-ip=127.0.0.1',
    '--relay-ip=127.0.0.1',
    `--listening-port=${port}`,
    '--use-auth-secret',
    `--static-auth-secret=${SECRET}`,
    '--realm=evenlight',
    '--fingerprint',
    '--no-cli',
    '--no-tls',
    '--no-dtls',
    '--allow-loopback-peers',
    '--log-file=stdout',
    '--pidfile=/dev/null',
  ]
  let running: ChildProcess | undefined
  const start = async () => {
    running = spawn('turnserver', options, { stdio: ['ignore', 'pipe', 'ignore'] })
    let said = ''
    await new Promise<void>((ready) =>
      running?.stdout?.on('data', (bytes: Buffer) => {
        said += bytes.toString()
        if (/Listener address|listener opened/i.test(said)) ready()
      }),
    )
  }
  const stop = async () => {
    if (!running || running.exitCode !== null) return
    const gone = once(running, 'exit')
    running.kill('SIGKILL')
    await gone
    running = undefined
  }
  await start()
  return { url: `turn:127.0.0.1:${port}?transport=udp`, start, stop }
}
