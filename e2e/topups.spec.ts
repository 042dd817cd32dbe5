import type { Page } from '@playwright/test'
import { openAuthorizeNet } from '../server/test/authorizenet.ts'
import { openPayer } from './payer.ts'
import { end, enterWith, ledgerOf, secondsLeft, timerOf } from './room.ts'
import { expectSound } from './sound.ts'
import { expect, test as story } from './story.ts'

const LITTLE_SECONDS = 132
/** A real site with a card company beside it, a reader, and a client with little time, who looks at the wallet. */
const test = story.extend<{ company: Awaited<ReturnType<typeof openAuthorizeNet>>; payer: Page }>({
  company: async ({}, lend) => {
    const company = await openAuthorizeNet()
    await lend(company)
    company.close()
  },
  payer: async ({ page, company }, lend) => {
    const close = await openPayer(page, { authorizeNet: company.account, paidSeconds: LITTLE_SECONDS })
    await lend(page)
    await close()
  },
})
const partOf = (page: Page) => page.getByRole('region', { name: 'Automatic top-up' })
const walletOf = (page: Page) => page.goto(new URL('/admin-user/wallet#automatic', page.url()).href)
const states = (company: Awaited<ReturnType<typeof openAuthorizeNet>>) =>
  [...company.transactions.values()].map((one) => one.transactionStatus)

async function keepCard(page: Page) {
  await page.getByRole('button', { name: 'Add a card' }).click()
  await page.frameLocator('iframe[title="Add a card"]').getByRole('button', { name: 'approved' }).click()
  await expect(page.getByRole('region', { name: 'Saved cards' })).toContainText('Visa ending in 1111')
}
/** Agrees by the keyboard alone. */
async function agree(page: Page) {
  const part = partOf(page)
  await expect(part).toContainText('we buy 10 min for $13.99 with your Visa ending in 1111')
  await part.getByRole('button', { name: 'Switch it on' }).press('Enter')
  await expect(part.getByText('Please tick this to switch it on.').first()).toBeVisible()
  await part.getByLabel('I agree to this.').press('Space')
  await part.getByRole('button', { name: 'Switch it on' }).press('Enter')
  await expect(part.getByText('Automatic top-up is on.')).toBeVisible()
}

test('can money go without my press? Only as I agreed: time is added when a reading runs low, and one press stops it @both', async ({
  payer,
  company,
}) => {
  await expect(partOf(payer)).toContainText('Automatic top-up is off.')
  await expect(partOf(payer)).toContainText('Keep a card first')
  await keepCard(payer)
  await agree(payer)
  await expectSound(payer, 'the wallet with automatic top-up')

  await enterWith(payer, 'mara-linden')
  await expect(payer.getByText('Automatic top-up: on, $13.99 for 10 min.')).toBeVisible()
  await expect(payer.getByText('10 min added from your saved card, $13.99.')).toBeVisible({ timeout: 40_000 })
  await expect.poll(() => secondsLeft(payer)).toBeGreaterThan(LITTLE_SECONDS)
  await expect(timerOf(payer)).toContainText('running')
  await expectSound(payer, 'a room that was topped up')
  await payer.getByRole('button', { name: 'Stop automatic top-up' }).press('Enter')
  await expect(payer.getByText('Automatic top-up is off.')).toBeVisible()
  await end(payer)
  await expect(await ledgerOf(payer)).toContainText('Automatic top-up: 10 min bought')
  expect(states(company)).toEqual(['capturedPendingSettlement'])

  await walletOf(payer)
  await expect(partOf(payer)).toContainText('You stopped it.')
  await expect(partOf(payer)).toContainText('10 min added, $13.99')
  await expectSound(payer, 'the wallet after automatic top-up')
})

test('a declined card switches it off, and the room says so', async ({ payer, company }) => {
  await keepCard(payer)
  await agree(payer)
  for (const card of company.profiles.cards()) card.card = 'declined'
  await enterWith(payer, 'mara-linden')
  await expect(payer.getByText('Automatic top-up is off: your card was not charged.')).toBeVisible({ timeout: 40_000 })
  await expect(payer.getByRole('button', { name: 'Stop automatic top-up' })).toHaveCount(0)
  await end(payer)
  await walletOf(payer)
  await expect(partOf(payer)).toContainText('so it switched itself off')
  expect(states(company)).toEqual(['declined'])
})

test('the letter leads to where one press stops it', async ({ payer }) => {
  await keepCard(payer)
  await agree(payer)
  await walletOf(payer)
  await payer.reload()
  await expect(partOf(payer).getByRole('button', { name: 'Stop automatic top-up' })).toBeFocused()
  await payer.keyboard.press('Enter')
  await expect(partOf(payer)).toContainText('You stopped it.')
})
