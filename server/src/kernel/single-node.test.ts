import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, inject, onTestFinished, test } from 'vitest'
import { freshUrl } from '../../test/database.ts'
import { openEmbedded } from './embedded.ts'
import { claimDatabase } from './single-node.ts'

/** A database of the kind that this run is on: how this process takes it, and the setting that names it to another. */
const site = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenlight-single-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const template = inject('template')
  if (!('url' in template))
    return { claim: async () => (await openEmbedded(dataDir)).close, settings: { DATA_DIR: dataDir } }
  const url = await freshUrl(template.url)
  return { claim: () => claimDatabase(url), settings: { DATABASE_URL: url, DATA_DIR: dataDir, DEMO: 'off' } }
}

const startNode = async (settings: NodeJS.ProcessEnv) => {
  const main = join(import.meta.dirname, '../main.ts')
  const env = { PATH: process.env.PATH, ...settings, PORT: '0', SECRET_KEY: 'a secret for tests, long enough to serve' }
  const node = spawn(process.execPath, [main], { env })
  onTestFinished(() => void node.kill('SIGKILL'))
  const code = new Promise((resolve) => node.once('exit', resolve))
  const [said] = await Promise.all([text(node.stderr), text(node.stdout)])
  return { code: await code, said }
}

test('a second node refuses to start on a database that is served', async () => {
  const { claim, settings } = await site()
  const letGo = await claim()
  const { code, said } = await startNode(settings)
  expect(said).toMatch(/^Another Evenlight/m)
  expect(code).toBe(1)
  await letGo()
  const letGoAgain = await claim()
  await letGoAgain()
})
