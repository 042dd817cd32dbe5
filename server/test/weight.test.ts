import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { freshUrl } from './database.ts'
import { openToVisitors } from './opened.ts'

const root = join(import.meta.dirname, '../..')
const template = inject('template')

/** What a start on PostgreSQL does without, until somebody needs it: the libraries, and the files of ours that open them. */
const late = {
  'the embedded database': /@electric-sql|kernel\/embedded\.ts|kernel\/wal\.ts/,
  pictures: /node_modules\/(sharp|@img|file-type|@resvg)\/|uploads\/picture\.ts/,
  'threads for drawing and marking': /node_modules\/piscina\/|web\/dist-server/,
  'outlines of letters': /node_modules\/opentype\.js\//,
  'the bucket': /node_modules\/@aws-sdk\//,
  'mail by SMTP': /node_modules\/nodemailer\//,
  'reading the documentation': /node_modules\/@fastify\/swagger/,
  'readers of the demo': /node_modules\/socket\.io-client\//,
}

/** The server as it is started, and what it has loaded by now. */
const startOn = async (url: string) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenlight-weight-'))
  const child = spawn(process.execPath, ['--import', './server/test/loaded.mjs', 'server/src/main.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, DATABASE_URL: url, DATA_DIR: dataDir, PORT: '0', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  let said = ''
  child.stdout!.on('data', (bytes) => (said += bytes))
  onTestFinished(async () => {
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
    rmSync(dataDir, { recursive: true, force: true })
  })
  const [, address = ''] = await vi.waitUntil(() => /open at (\S+)/.exec(said), { timeout: 50_000, interval: 20 })
  const loaded = async () => {
    child.send('what')
    return (await once(child, 'message'))[0] as string[]
  }
  const lateOnes = async () => {
    const all = await loaded()
    return Object.entries(late).flatMap(([what, pattern]) => (all.some((one) => pattern.test(one)) ? [what] : []))
  }
  return { address, loaded, lateOnes }
}

test('what is to be loaded late is there', () => {
  const ours = ['kernel/embedded.ts', 'kernel/wal.ts', 'uploads/picture.ts']
  expect(ours.filter((file) => !existsSync(join(root, 'server/src', file)))).toEqual([])
})

test.each('url' in template ? [template.url] : [])(
  'a start on PostgreSQL loads what it needs, and the rest when it is needed',
  async (url) => {
    const fresh = await freshUrl(url)
    await openToVisitors(fresh)
    const { address, loaded, lateOnes } = await startOn(fresh)
    expect((await loaded()).filter((one) => one.endsWith('server/src/kernel/http.ts'))).toHaveLength(1)
    expect(await lateOnes()).toEqual([])
    const ask = (path: string) => fetch(address + path, { headers: { accept: 'text/html' } })
    expect(await (await ask('/')).text()).toMatch(/<h1/)
    expect((await ask('/api/docs')).status).toBe(200)
    expect((await ask('/pictures/evenlight.png')).headers.get('content-type')).toBe('image/png')
    expect(await lateOnes()).toEqual(['pictures', 'threads for drawing and marking', 'reading the documentation'])
  },
  60_000,
)
