import type { Page } from '@playwright/test'
import { newClient, signUp } from './people.ts'
import { askFor, boxOf, end, expectRuns, figure, ledgerOf, linesOf, logOf, say } from './room.ts'
import { expect, signIn, test } from './story.ts'

const MARA = 'Mara Linden'

const minutes = (page: Page, count: number) =>
  expect(page.getByRole('banner').getByText(`Your time: ${count} min`)).toBeAttached()

/** A reading too short for a review says so; the same one again out of the history. */
async function findAgain(page: Page, counted: number) {
  await expect(page.getByText('A reading can be reviewed once 60 seconds of it were counted.')).toBeVisible()
  await page.goto('/admin-user/history')
  await page.getByRole('listitem').filter({ hasText: MARA }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: `Reading with ${MARA}` })).toBeVisible()
  expect(await figure(page, 'Counted')).toBe(counted)
}

test('somebody new signs up and has a whole reading with a scripted reader @both', async ({ page }) => {
  await page.goto('/register/email_reading_register')
  await signUp(page)
  await expect(page).toHaveURL('/psychics')
  await minutes(page, 10)
  const dialog = await askFor(page, MARA, 'Is it time for another job?')
  await expect(dialog).toContainText('You have 10 free minutes with Mara Linden. After that the clock stops and asks.')
  await dialog.getByRole('button', { name: `Ask ${MARA} to chat` }).click()

  await expect(logOf(page)).toBeVisible()
  await expect(linesOf(page, MARA).first()).toContainText('You asked: “Is it time for another job?”')
  await expectRuns(page)
  await say(page, 'It is about my work.')
  await expect(linesOf(page, 'You')).toContainText('It is about my work.')
  await expect(linesOf(page, 'You')).toContainText(/Sent|Read/)
  await expect(linesOf(page, MARA).nth(1)).toContainText(/Swords|Pentacles|Wands/)
  await expect(boxOf(page)).toBeFocused()

  await end(page)
  await expect(page.getByRole('heading', { level: 1, name: `Reading with ${MARA}` })).toBeFocused()
  const counted = await figure(page, 'Counted')
  expect(counted).toBeGreaterThan(0)
  expect(await figure(page, 'Free time')).toBe(counted)
  expect(await figure(page, 'Paid time')).toBe(0)
  const line = (await ledgerOf(page)).getByRole('row')
  for (const moment of [
    'asked for a reading',
    'accepted',
    'came into the room',
    'started the clock',
    'ended the reading',
  ])
    await expect(line.filter({ hasText: moment }).first()).toBeVisible()
  await findAgain(page, counted)
})

test('the demo card buys ten minutes, and one that is declined loses nothing @both', async ({ page, request }) => {
  await signIn(page, await newClient(request))
  await minutes(page, 10)
  await page.getByRole('link', { name: 'Your time: 10 min' }).click()
  await page.getByRole('radio', { name: /^10 min/ }).check()
  await page.getByRole('radio', { name: /^Declined/ }).check()
  await page.getByRole('button', { name: 'Pay $13.99' }).click()
  await expect(page.getByRole('alert')).toContainText('The payment did not go through.')
  await expect(page.getByRole('radio', { name: /^10 min/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^Declined/ })).toBeChecked()
  await minutes(page, 10)

  await page.getByRole('radio', { name: /^Approved/ }).check()
  await page.getByRole('button', { name: 'Pay $13.99' }).click()
  await expect(page.getByText('10 minutes were added to your time.')).toBeVisible()
  await minutes(page, 20)
  const statement = page.getByRole('region', { name: 'Statement' })
  const bought = statement.getByRole('row').or(statement.getByRole('listitem')).filter({ hasText: 'Package bought' })
  await expect(bought).toHaveCount(1)
  await expect(bought).toContainText('$13.99')
  await expect(bought).toContainText('+10 min')
})

test('a press on a reader just after typing leads to the reader, not back to the search', async ({ page, request }) => {
  await signIn(page, await newClient(request))
  await page.goto('/psychics?q=Mar')
  await page.route(/profile\.screen-.*\.js/, async (route) => {
    await new Promise((resolve) => void setTimeout(resolve, 1000))
    await route.continue()
  })
  await expect(page.getByRole('link', { name: `Start chat: ${MARA}` })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search readers' }).press('End')
  await page.getByRole('searchbox', { name: 'Search readers' }).pressSequentially('a')
  await page.getByRole('link', { name: `Start chat: ${MARA}` }).click()
  await expect(page.getByRole('dialog', { name: `Ask ${MARA} to chat` })).toBeVisible()
})
