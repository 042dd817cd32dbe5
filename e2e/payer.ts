import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Page } from '@playwright/test'
import { freePort } from './site.ts'

interface Born {
  username: string
  password: string
}

/** A real site with these accounts at providers, and a client who is signed in there and looks at the wallet; answers how it ends. */
export async function openPayer(page: Page, accounts: object, smtpUrl?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'evenlight-payer-'))
  const port = await freePort()
  const args = ['server/test/payer.ts', join(folder, 'database'), folder, JSON.stringify(accounts), `${port}`]
  if (smtpUrl) args.push(smtpUrl)
  const site = spawn(process.execPath, args, {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = new Promise((resolve) => site.once('exit', resolve))
  for await (const line of createInterface(site.stdout)) {
    if (!line.startsWith('{')) continue
    const { username, password } = JSON.parse(line) as Born
    await page.goto(`http://localhost:${port}/auth`)
    await page.getByLabel(/user name/i).fill(username)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: /^sign in$/i }).click()
    await page.waitForURL((url) => !url.pathname.startsWith('/auth'))
    await page.goto(`http://localhost:${port}/admin-user/wallet`)
    break
  }
  return async () => {
    site.kill('SIGKILL')
    await gone
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
