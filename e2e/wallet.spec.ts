import type { Page } from '@playwright/test'
import { expectSound } from './sound.ts'
import { expect, signIn, test } from './story.ts'

const choose = async (page: Page, minutes: number, card: RegExp) => {
  await page.getByRole('radio', { name: new RegExp(`^${minutes} min`) }).check()
  await page.getByRole('radio', { name: card }).check()
  await page.getByRole('button', { name: /^Pay / }).click()
}
const earned = (n: number, more: object = {}) => ({
  id: String(n),
  at: '2026-10-01T12:00:00Z',
  what: 'earned',
  points: 25,
  chat_id: `cht_reviewed${n}`,
  reader_id: 'usr_robin',
  reader_name: 'Robin Alder',
  ...more,
})
const hundredPoints = {
  data: [
    ...[7, 6, 5, 4].map((n) => earned(n)),
    earned(3, { what: 'fell_away', points: -25 }),
    { id: '2', at: '2026-09-01T12:00:00Z', what: 'redeemed', points: -100, free_seconds: 300 },
    earned(1),
  ],
  next: null,
  points: 100,
  prices: [{ points: 100, free_seconds: 300 }],
}
const oneShort = {
  data: [
    {
      chat_id: 'cht_short1',
      client: { id: 'usr_iris', username: 'iris' },
      reader: { id: 'usr_robin', username: 'robin', display_name: 'Robin Alder' },
      ended_at: '2026-10-01T12:00:00Z',
      decide_by: '2026-10-04T12:00:00Z',
      free_seconds: 0,
      paid_seconds: 180,
      returnable_seconds: 180,
      earned_cents: 144,
    },
  ],
  next: null,
  waiting: 1,
}
const lines = (page: Page, name: RegExp) => page.getByRole('row').filter({ hasText: name })

test('from the prices to the wallet: what is bought is there once, with its line', async ({ page }) => {
  await signIn(page, 'demo-client')
  await page.goto('/our-prices')
  await page.getByRole('link', { name: 'Buy 20 minutes' }).click()
  await expect(page.getByRole('radio', { name: /^20 min/ })).toBeChecked()
  // The demo's own purchase is always there: its line says that the statement has come.
  await expect(lines(page, /Package bought/).first()).toBeVisible()
  const before = await lines(page, /Package bought/).count()
  await page.getByRole('button', { name: 'Pay $26.99' }).dblclick()
  await expect(page.getByText('20 minutes were added to your time.')).toBeVisible()
  await expect(lines(page, /Package bought/)).toHaveCount(before + 1)

  // Nobody can wait for a hundred points: this page hears of them, and the house knows that there are none.
  const points = page.getByRole('region', { name: 'Points' })
  await page.route('**/redeem-rating-points*', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: hundredPoints }) : route.continue(),
  )
  await page.reload()
  await expect(points).toContainText('100 points')
  await expect(points.getByRole('link', { name: 'Review of a reading with Robin Alder' })).toHaveCount(5)
  const sunday = page.getByRole('region', { name: 'Sunday giveback' })
  // Another story of this worker may have given the house another share.
  await expect(sunday).toContainText(/comes back as free time on Monday: [12]0 %, 30 minutes at most, for 30 days\./)
  await expect(sunday).toContainText('Came back to you in all')
  await expectSound(page, 'a wallet with points')
  await points.getByRole('button', { name: 'Redeem 100 points' }).press('Enter')
  const asked = page.getByRole('alertdialog', { name: 'Redeem 100 points?' })
  await expect(asked).toContainText('You get 5 free minutes at once, and no points stay. This can’t be undone.')
  await asked.getByRole('button', { name: 'Redeem' }).press('Enter')
  await expect(asked).toContainText('Nothing was redeemed. Your points are as they were.')
  await asked.getByRole('button', { name: 'Keep my points' }).click()
  await page.unrouteAll()
  await page.reload()
  await expect(points).toContainText('No points yet.')
  await expect(points.getByRole('button', { name: 'Redeem 100 points' })).toHaveAccessibleDescription(
    'You have 0 of 100 points.',
  )
})

test('a declined card buys nothing and keeps what was chosen', async ({ page }) => {
  await signIn(page, 'demo-client')
  await page.goto('/admin-user/wallet')
  await choose(page, 30, /^Declined/)
  await expect(page.getByRole('alert')).toContainText('You were not charged.')
  await expect(page.getByRole('radio', { name: /^30 min/ })).toBeChecked()
  await expect(lines(page, /\$38\.99/)).toHaveCount(0)
})

test('a card that does not answer is explained, followed, and counts once it says yes', async ({ page }) => {
  await signIn(page, 'demo-client')
  await page.goto('/admin-user/wallet')
  await choose(page, 10, /^No answer/)
  await expect(page.getByRole('heading', { name: 'Waiting for the card company' })).toBeVisible()
  await expect(page.getByText('10 minutes were added')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Waiting for the card company' })).toBeHidden()
})

test('a payment under review adds nothing and stands apart in the statement', async ({ page }) => {
  await signIn(page, 'demo-client')
  await page.goto('/admin-user/wallet')
  await choose(page, 110, /^Held for review/)
  await expect(page.getByRole('heading', { name: 'This payment is being checked' })).toBeVisible()
  await page.reload()
  const apart = page.getByRole('region', { name: 'Not settled yet' })
  await expect(apart).toContainText('$109.99')
  await expect(lines(page, /\$109\.99/)).toHaveCount(0)
})

test('the statement is narrowed by type, opens what a reading was made of, and comes as a file', async ({ page }) => {
  await signIn(page, 'demo-client')
  await page.goto('/admin-user/wallet')
  await expect(lines(page, /Welcome minutes/)).toHaveCount(1)
  await page.getByLabel('Type').selectOption('Readings')
  await expect(lines(page, /Welcome minutes/)).toHaveCount(0)
  const reading = lines(page, /Reading/)
    .filter({ hasText: 'Robin Alder' })
    .last()
  await reading.getByText('Details').click()
  await expect(reading).toContainText('Free time used10 min')
  await page.reload()
  await expect(page.getByLabel('Type')).toHaveValue('readings')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as CSV' }).click()
  expect((await coming).suggestedFilename()).toBe('evenlight-statement.csv')
})

test('who opens a page of another role reads whose it is, and goes on', async ({ page, person }) => {
  await signIn(page, 'demo-reader')
  await page.goto('/admin-user/wallet')
  await expect(page.getByRole('heading', { level: 1, name: 'This page is for clients' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to your desk' }).click()
  await expect(page).toHaveURL('/admin-user/desk')

  // Three minutes on the clock would be waited for: this page hears of a short reading, and the house knows of none.
  await page.route('**/short-chat/show*', (route) => route.fulfill({ json: oneShort }))
  await page.reload()
  const short = page.getByRole('region', { name: '1 short reading waits for your word' })
  await expect(short).toContainText('3 min on the clock. You earned $1.44.')
  await expectSound(page, 'a desk with a short reading')
  await short.getByRole('button', { name: 'Give the time back' }).press('Enter')
  const asked = page.getByRole('alertdialog', { name: 'Give 3 min back to iris?' })
  await asked.getByRole('button', { name: 'Give the time back' }).press('Enter')
  await expect(asked).toContainText('Nothing was decided.')
  await asked.getByRole('button', { name: 'Not now' }).click()
  await page.unrouteAll()
  const admin = await person('demo-admin')
  await admin.goto('/admin-user/message')
  await expect(admin.getByRole('heading', { level: 1, name: 'This page is for clients and readers' })).toBeVisible()
  await expectSound(admin, 'a page for others')
  await admin.getByRole('link', { name: 'Messages to moderate' }).click()
  await expect(admin).toHaveURL('/admin-user/moderation')
})

test('what a minute costs stands once on a page, and is the same everywhere @both', async ({ page }) => {
  const once = async (path: string) => {
    await page.goto(path)
    await expect(page.getByText('From $1.22 a minute in the largest package.')).toHaveCount(1)
    await expect(page.getByText(/\$[\d.]+ a minute/)).toHaveCount(1)
  }
  for (const path of ['/', '/psychics', '/our-prices']) await once(path)
  await signIn(page, 'demo-client')
  await once('/admin-user/wallet')
})
