import type { Page } from '@playwright/test'
import { openAuthorizeNet } from '../server/test/authorizenet.ts'
import { openPayPal, type PayPalServer } from '../server/test/paypal.ts'
import { choose, press } from './keys.ts'
import { openPayer } from './payer.ts'
import { end, enterWith, expectRuns, expectStands, ledgerOf, secondsLeft } from './room.ts'
import { expectSound } from './sound.ts'
import { expect, phone, test as story } from './story.ts'

/** A real site that takes cards and PayPal, and a client who is signed in there. */
const test = story.extend<{ payPal: PayPalServer; payer: Page }>({
  payPal: async ({}, lend) => {
    const payPal = await openPayPal()
    await lend(payPal)
    payPal.close()
  },
  payer: async ({ page, payPal }, lend) => {
    const company = await openAuthorizeNet()
    const close = await openPayer(page, { authorizeNet: company.account, payPal: payPal.account })
    await lend(page)
    await close()
    company.close()
  },
})

/** Chooses PayPal by the keyboard and presses Pay; answers PayPal's window. */
async function pressPay(payer: Page) {
  await choose(payer, payer.getByRole('radio', { name: /^10 min/ }))
  await choose(payer, payer.getByRole('radio', { name: 'PayPal' }))
  const opening = payer.waitForEvent('popup')
  await press(payer, payer.getByRole('button', { name: 'Pay $13.99 with PayPal' }))
  const theirs = await opening
  await expect(theirs.getByRole('heading', { name: 'PayPal' })).toBeVisible()
  await expect(payer.getByRole('heading', { name: 'Approve it at PayPal' })).toBeFocused()
  return theirs
}
const captures = ({ orders }: PayPalServer) => [...orders.values()].flatMap(({ captures }) => captures)

test('PayPal opens in a window of its own, and what is approved there is in the wallet @both', async ({
  payer,
  payPal,
}) => {
  const theirs = await pressPay(payer)
  await expectSound(payer, 'the wallet while PayPal is open')
  await theirs.getByRole('button', { name: 'Pay now' }).press('Enter')
  await expect(payer.getByText('10 minutes were added to your time.')).toBeVisible()
  await expect(payer.getByRole('region', { name: 'Statement' }).getByText('Package bought')).toHaveCount(1)
  expect(captures(payPal).map(({ status, amount }) => `${status} ${amount.value}`)).toEqual(['COMPLETED 13.99'])
  // The window goes by itself, or says that it may be shut.
  if (!theirs.isClosed()) await expect(theirs.getByRole('heading', { name: 'Back from PayPal' })).toBeVisible()
})

test('who cancels at PayPal, or can’t pay there, pays nothing and chooses again', async ({ payer, payPal }) => {
  const first = await pressPay(payer)
  await first.getByRole('button', { name: 'Cancel and return' }).press('Enter')
  await expect(payer.getByRole('button', { name: /^Pay \$|^Go on to pay/ })).toBeVisible()
  const second = await pressPay(payer)
  await second.getByRole('button', { name: 'Pay with an empty account' }).press('Enter')
  await expect(payer.getByRole('heading', { name: 'The payment was declined' })).toBeVisible()
  await expectSound(payer, 'a payment that PayPal declined')
  await press(payer, payer.getByRole('button', { name: 'Choose again' }))
  expect(captures(payPal)).toEqual([])
})

test('a window that is shut, and a page that is loaded anew, lose nothing', async ({ payer, payPal }) => {
  const theirs = await pressPay(payer)
  const [orderId] = [...payPal.orders.keys()]
  await theirs.close()
  await payer.reload()
  await expect(payer.getByRole('link', { name: 'Open PayPal’s window' })).toBeVisible()
  payPal.approve(orderId!)
  await expect(payer.getByText('10 minutes were added to your time.')).toBeVisible({ timeout: 15_000 })
})

test('what was begun can be left, and approving it afterwards costs nothing', async ({ payer, payPal }) => {
  const theirs = await pressPay(payer)
  await press(payer, payer.getByRole('button', { name: 'Don’t pay, choose again' }))
  await expect(payer.getByRole('radio', { name: 'PayPal' })).toBeVisible()
  await theirs.getByRole('button', { name: 'Pay now' }).press('Enter')
  await expect(payer.getByRole('region', { name: 'Statement' }).getByText('Package bought')).toHaveCount(0)
  expect(captures(payPal)).toEqual([])
})

const room = story.extend<{ payPal: PayPalServer; payer: Page }>({
  payPal: async ({}, lend) => {
    const payPal = await openPayPal()
    await lend(payPal)
    payPal.close()
  },
  // So little time that the room soon offers to add some.
  payer: async ({ page, payPal }, lend) => {
    const close = await openPayer(page, { payPal: payPal.account, paidSeconds: 130 })
    await enterWith(page, 'mara-linden')
    await page.getByRole('button', { name: 'Add time' }).press('Enter')
    await lend(page)
    await close()
  },
})
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Add time' })
/** Opens PayPal from the room by the keyboard. */
async function payInRoom(page: Page) {
  const drawer = drawerOf(page)
  await expect(drawer).toContainText('The clock is stopped for another 0')
  await choose(page, drawer.getByRole('radio', { name: /^10 min/ }), drawer)
  const opening = page.waitForEvent('popup')
  await press(page, drawer.getByRole('button', { name: 'Pay $13.99 with PayPal' }))
  const theirs = await opening
  await expect(theirs.getByRole('button', { name: 'Pay now' })).toBeVisible()
  return theirs
}

room(
  'in a reading one pays at PayPal, and the room stays joined with its clock stopped @both',
  async ({ payer, payPal }) => {
    const theirs = await payInRoom(payer)
    await expectStands(payer, /adding time|stopped/i)
    await expectSound(payer, 'a room while PayPal is open')
    await theirs.getByRole('button', { name: 'Pay now' }).press('Enter')
    await expect(drawerOf(payer)).toBeHidden()
    await expect(payer.getByText('10 min added.').first()).toBeVisible()
    await expect.poll(() => secondsLeft(payer)).toBeGreaterThan(600)
    await expectRuns(payer)
    expect(captures(payPal).map(({ status }) => status)).toEqual(['COMPLETED'])
    await end(payer)
    const ledger = await ledgerOf(payer)
    await expect(ledger).toContainText('bought 10 min')
    await expect(ledger).not.toContainText('went away')
  },
)

room(
  'a phone that puts the room to sleep while PayPal’s tab is in front has not left it',
  async ({ payer, payPal }) => {
    await payer.setViewportSize(phone)
    const theirs = await payInRoom(payer)
    // Nothing runs in a tab that sleeps, and its line stays open for a while.
    const browser = await payer.context().newCDPSession(payer)
    await browser.send('Debugger.enable')
    await browser.send('Debugger.pause')
    // Longer than silence may last before it is found.
    await theirs.waitForTimeout(9000)
    await theirs.getByRole('button', { name: 'Pay now' }).press('Enter')
    await expect.poll(() => captures(payPal).length, { timeout: 15_000 }).toBe(1)
    await browser.send('Debugger.disable')
    await expect(payer.getByText('10 min added.').first()).toBeVisible()
    await expectRuns(payer)
    await end(payer)
    await expect(await ledgerOf(payer)).not.toContainText('went away')
  },
)
