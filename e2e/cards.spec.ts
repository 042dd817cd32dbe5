import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Page } from '@playwright/test'
import { openAuthorizeNet } from '../server/test/authorizenet.ts'
import { freePort } from './site.ts'
import { expectSound } from './sound.ts'
import { expect, test as story } from './story.ts'

interface Born {
  username: string
  password: string
}

/** A real site with a card company beside it, and a client who is signed in there. */
const test = story.extend<{ company: Awaited<ReturnType<typeof openAuthorizeNet>>; payer: Page }>({
  company: async ({}, lend) => {
    const company = await openAuthorizeNet()
    await lend(company)
    company.close()
  },
  payer: async ({ page, company }, lend) => {
    const folder = mkdtempSync(join(tmpdir(), 'evenlight-cards-'))
    const port = await freePort()
    const args = ['server/test/payer.ts', join(folder, 'database'), folder, JSON.stringify(company.account), `${port}`]
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
    await lend(page)
    site.kill('SIGKILL')
    await gone
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  },
})
const form = (page: Page) => page.frameLocator('iframe[title="Your card"]')

test('the card is given to the card company in its own form, and the time is there @both', async ({
  payer,
  company,
}) => {
  await payer.getByRole('radio', { name: /^10 min/ }).check()
  await payer.getByRole('button', { name: 'Go on to pay $13.99' }).press('Enter')
  await expect(payer.getByRole('heading', { name: 'Your card', exact: true })).toBeFocused()
  await expect(form(payer).getByRole('heading', { name: 'Card company' })).toBeVisible()
  await expectSound(payer, 'the wallet with a card form')
  await form(payer).getByRole('button', { name: 'declined' }).click()
  await expect(form(payer).getByRole('status')).toHaveText('This card was declined.')
  await form(payer).getByRole('button', { name: 'approved' }).press('Enter')
  await expect(payer.getByText('10 minutes were added to your time.')).toBeVisible()
  await expect(payer.getByRole('region', { name: 'Statement' }).getByText('Package bought')).toHaveCount(1)
  expect([...company.transactions.values()].map((one) => one.transactionStatus)).toEqual([
    'declined',
    'capturedPendingSettlement',
  ])
})

test('a form that outlives a reload can be left, and nothing is paid', async ({ payer, company }) => {
  await payer.getByRole('button', { name: /^Go on to pay/ }).click()
  await expect(form(payer).getByRole('heading', { name: 'Card company' })).toBeVisible()
  await payer.reload()
  await form(payer).getByRole('button', { name: 'cancel' }).click()
  await expect(payer.getByRole('button', { name: /^Go on to pay/ })).toBeVisible()
  await payer.getByRole('button', { name: /^Go on to pay/ }).click()
  await payer.getByRole('button', { name: 'Don’t pay, choose again' }).click()
  await expect(payer.getByRole('button', { name: /^Go on to pay/ })).toBeVisible()
  expect(company.transactions.size).toBe(0)
})

test('pays by card and keeps it, buys again with it by the keyboard alone, and removes it @both', async ({
  payer,
  company,
}) => {
  const cards = payer.getByRole('region', { name: 'Saved cards' })
  await expect(cards).toContainText('No card is kept for you.')
  await payer.getByRole('radio', { name: /^10 min/ }).check()
  const keep = payer.getByRole('checkbox', { name: 'Keep this card for next time' })
  await expect(keep).not.toBeChecked()
  await keep.check()
  await payer.getByRole('button', { name: /^Go on to pay/ }).click()
  await form(payer).getByRole('button', { name: 'approved' }).click()
  await expect(payer.getByText('10 minutes were added to your time.')).toBeVisible()
  await expect(cards).toContainText('Visa ending in 1111')
  await expect(cards).toContainText('Good until 12/99')
  await expect(payer.getByRole('radio', { name: /^Visa ending in 1111/ })).toBeChecked()
  await expectSound(payer, 'the wallet with a kept card')

  await payer.getByRole('radio', { name: /^Visa ending in 1111/ }).focus()
  await payer.keyboard.press('ArrowDown')
  await expect(keep).not.toBeChecked()
  await payer.keyboard.press('ArrowUp')
  await payer.keyboard.press('Tab')
  await expect(payer.getByRole('button', { name: /^Pay \$/ })).toBeFocused()
  await payer.keyboard.press('Enter')
  await expect(payer.getByRole('region', { name: 'Statement' }).getByText('Package bought')).toHaveCount(2)
  expect([...company.transactions.values()].map((one) => one.transactionStatus)).toEqual([
    'capturedPendingSettlement',
    'capturedPendingSettlement',
  ])

  await cards.getByRole('button', { name: 'Remove Visa ending in 1111' }).press('Enter')
  const sure = payer.getByRole('alertdialog', { name: 'Remove Visa ending in 1111?' })
  await expectSound(payer, 'removing a card')
  await sure.getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(cards).toContainText('No card is kept for you.')
  await expect(cards.getByRole('heading', { name: 'Saved cards' })).toBeFocused()
  await expect(payer.getByRole('button', { name: /^Go on to pay/ })).toBeVisible()
  await expect.poll(() => company.profiles.cards()).toEqual([])
})
