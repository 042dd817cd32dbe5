import type { Locator, Page } from '@playwright/test'
import { newClient } from './people.ts'
import {
  askFor,
  end,
  enterWith,
  expectRuns,
  hearsOfLittle,
  hearsTheQuestion,
  ledgerOf,
  logOf,
  timerOf,
} from './room.ts'
import { desktop, expect, phone, signIn, test } from './story.ts'

const IDRIS = 'Idris Vale'

const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Add time' })
async function pay(page: Page, card: RegExp) {
  const drawer = drawerOf(page)
  await drawer.getByRole('radio', { name: /^10 min/ }).check()
  await drawer.getByRole('radio', { name: card }).check()
  await drawer.getByRole('button', { name: 'Pay $13.99' }).click()
}
/** It can be seen whole, and nothing lies over it. */
async function expectInSight(one: Locator) {
  await expect(one).toBeInViewport({ ratio: 1 })
  const covered = await one.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return [top + 2, (top + bottom) / 2, bottom - 2].some((y) => {
      const over = document.elementFromPoint((left + right) / 2, y)
      return over !== element && !element.contains(over)
    })
  })
  expect(covered).toBe(false)
}

test('did my payment go through? What is bought in the room is there at once, and what becomes of a payment is said where it is made', async ({
  page,
  request,
}) => {
  await page.setViewportSize(phone)
  await hearsOfLittle(page, 110)
  await signIn(page, await newClient(request))
  await enterWith(page, IDRIS)
  const low = page.getByText('About 2 minutes of free time left.').first()
  await expect(low).toBeVisible()
  await page.getByRole('button', { name: 'Add time' }).click()
  const drawer = drawerOf(page)
  await expect(drawer).toContainText(/The clock is stopped for another 0[12]:\d\d\./)
  const packages = drawer.getByRole('group', { name: 'How much time' }).getByRole('radio')
  await expect(packages).toHaveCount(3)
  await drawer.getByRole('button', { name: 'More packages' }).click()
  await expect(packages).toHaveCount(7)
  await expect(packages.nth(1)).toBeFocused()

  // At either width and with letters twice as large the answer stands whole above the button.
  for (const [size, letters] of [
    [phone, '200%'],
    [desktop, '100%'],
    [phone, '100%'],
  ] as const) {
    await page.setViewportSize(size)
    await page.evaluate((large) => (document.documentElement.style.fontSize = large), letters)
    await pay(page, /^Declined/)
    const refused = drawer.getByRole('alert').filter({ hasText: 'You were not charged.' })
    await expectInSight(refused)
    await expectInSight(drawer.getByRole('button', { name: /^Pay / }))
    const [above, below] = [
      await refused.boundingBox(),
      await drawer.getByRole('button', { name: /^Pay / }).boundingBox(),
    ]
    expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y)
    for (const radio of await drawer.getByRole('radio').all()) {
      await radio.focus()
      await expectInSight(radio)
    }
  }

  // An answer that got lost on its way is known by nobody, until it is looked up.
  await page.route('**/authorized-net/checkout', (route) => route.abort())
  await pay(page, /^Approved/)
  const lost = drawer.getByRole('alert').filter({ hasText: 'We don’t know yet whether the payment went through.' })
  await expectInSight(lost)
  await expect(drawer.getByRole('alert')).toContainText('Your payment did not go through. You were not charged')
  await page.unroute('**/authorized-net/checkout')

  await pay(page, /^No answer/)
  await expect(drawer.getByRole('heading', { name: 'Waiting for the card company' })).toBeInViewport({ ratio: 1 })
  await expect(drawer.getByRole('status')).toBeFocused()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Your payment has not been answered yet.')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '10 min added.' })).toContainText(
    'When your free time ends, the clock stops and asks before it uses them.',
  )
  await expect(logOf(page).getByText('10 min added.')).toBeVisible()
  await expect(page.getByText('Your payment has not been answered yet.')).toBeHidden()
  // The warning is gone, and with it what it offered.
  await expect(page.getByRole('button', { name: 'Add time' })).toBeHidden()
  await expect(timerOf(page)).toContainText('10:00 paid, if you agree')

  await page.reload()
  await expect(logOf(page).getByText('10 min added.')).toBeVisible()
  await page.getByRole('button', { name: 'Go on with paid time' }).click()
  await expect(timerOf(page)).toContainText('then 10:00 paid')
  await expect(page.getByText('You agreed to go on with paid time.').first()).toBeAttached()
  await end(page)
  const ledger = await ledgerOf(page)
  for (const moment of ['went to add time', 'finished adding time', 'bought 10 min', 'agreed to paid time'])
    await expect.soft(ledger).toContainText(moment)
})

test('asked about paid time, one buys some and sees it wait for a yes', async ({ page, request }) => {
  await hearsTheQuestion(page)
  await signIn(page, await newClient(request))
  const dialog = await askFor(page, IDRIS, 'Will it rain?')
  await dialog.getByRole('button', { name: `Ask ${IDRIS} to chat` }).click()
  const question = page.getByRole('region', { name: 'Your free time is used.' })
  await expect(question).toContainText('You have no paid time.')
  await question.getByRole('button', { name: 'Add time' }).click()
  await expect(drawerOf(page).getByLabel('Go on with it as soon as it is there.')).not.toBeChecked()
  await pay(page, /^Approved/)
  await expect(drawerOf(page)).toBeHidden()
  await expect(page.getByText('10 min added.').first()).toBeVisible()
  await expect(timerOf(page)).toContainText('10:00 paid, if you agree')
  await expect(question.getByRole('button', { name: 'Continue with paid time (10 min)' })).toBeVisible()
  await end(page)
})

test('what is the most it costs, and when does free become paid? Said before and in the room @both', async ({
  page,
  request,
}) => {
  await signIn(page, await newClient(request, { buys: 'pkg_twenty_minutes' }))
  const dialog = await askFor(page, IDRIS, 'Will it rain?')
  await expect(dialog).toContainText('At most 10 min, all of them free: it costs nothing.')
  await expect(dialog).toContainText('After that the clock stops and asks.')
  await dialog.getByLabel('When free time ends, go on with my paid time').check()
  await expect(dialog).toContainText('At most 30 min, about $27: 10 min free, then 20 min paid.')
  await dialog.getByText('20 min', { exact: true }).click()
  await expect(dialog).toContainText('At most 20 min, about $14: 10 min free, then 10 min paid.')
  await expect(dialog).toContainText('nothing is bought by itself')
  await dialog.getByRole('button', { name: `Ask ${IDRIS} to chat` }).click()
  await expectRuns(page)
  await expect(timerOf(page)).toContainText(/09:\d\d free then 10:00 paid/)
  await timerOf(page).getByRole('button').click()
  await expect(
    page
      .getByText('The most this reading costs: 10:00 of paid time, for which you paid about $14.')
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await end(page)
})
