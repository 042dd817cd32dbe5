import type { Page } from '@playwright/test'
import { openAuthorizeNet } from '../server/test/authorizenet.ts'
import { openPayPal, type PayPalServer } from '../server/test/paypal.ts'
import { openPayer } from './payer.ts'
import { expectSound } from './sound.ts'
import { expect, test as story } from './story.ts'

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
  await payer.getByRole('radio', { name: /^10 min/ }).check()
  await payer.getByRole('radio', { name: 'A card' }).focus()
  await payer.keyboard.press('ArrowDown')
  await expect(payer.getByRole('radio', { name: 'PayPal' })).toBeChecked()
  const opening = payer.waitForEvent('popup')
  await payer.getByRole('button', { name: 'Pay $13.99 with PayPal' }).press('Enter')
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
  await first.getByRole('button', { name: 'Cancel and return' }).click()
  await expect(payer.getByRole('button', { name: /^Pay \$|^Go on to pay/ })).toBeVisible()
  const second = await pressPay(payer)
  await second.getByRole('button', { name: 'Pay with an empty account' }).click()
  await expect(payer.getByRole('heading', { name: 'The payment was declined' })).toBeVisible()
  await expectSound(payer, 'a payment that PayPal declined')
  await payer.getByRole('button', { name: 'Choose again' }).click()
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
  await payer.getByRole('button', { name: 'Don’t pay, choose again' }).click()
  await expect(payer.getByRole('radio', { name: 'PayPal' })).toBeVisible()
  await theirs.getByRole('button', { name: 'Pay now' }).click()
  await expect(payer.getByRole('region', { name: 'Statement' }).getByText('Package bought')).toHaveCount(0)
  expect(captures(payPal)).toEqual([])
})

// To be told in e2e/room-purchase.spec.ts as well, on a site like this one: "Add time" in the room, PayPal in its window, the
// clock stands meanwhile, the room stays joined (the other person sees no one leave), and after the approval the drawer
// closes and the time is there.
