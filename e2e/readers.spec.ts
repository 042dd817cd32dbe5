import type { Page } from '@playwright/test'
import { PASSWORD } from './people.ts'
import { beSeenAs } from './room.ts'
import { expect, signIn, test } from './story.ts'

const cards = (page: Page) => page.getByRole('article')

test('a search and filters stand in the address, and Back takes the last one away', async ({ page }) => {
  await page.goto('/psychics')
  await expect(cards(page).first()).toBeVisible()
  const all = await cards(page).count()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('es')
  await expect(page).toHaveURL('/psychics?language=es')
  await expect.poll(() => cards(page).count()).toBeLessThan(all)
  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('')
  await expect(cards(page)).toHaveCount(all)
  await page.getByRole('searchbox').fill('nobody of that name')
  await expect(page.getByText('No reader matches “nobody of that name”.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('nobody of that name')
  await page.getByRole('button', { name: /^Clear the search: \d+ readers$/ }).click()
  await expect(page).toHaveURL('/psychics')
  await expect(cards(page)).toHaveCount(all)
})

test('who is free stands in front of everybody else, and each once @both', async ({ page }) => {
  const asked = await page.request.get('/api/v2/public/psychic-readers?available=true')
  const { data } = (await asked.json()) as { data: { display_name: string }[] }
  await page.goto('/psychics')
  await expect(cards(page).first()).toBeVisible()
  const names = await cards(page).getByRole('heading').allTextContents()
  expect(names.slice(0, data.length)).toEqual(data.map(({ display_name }) => display_name))
  expect(names.length).toBeGreaterThan(data.length)
  expect(new Set(names).size).toBe(names.length)
})

test('on a phone the filters stand in a sheet that says what it will show @phone', async ({ page }) => {
  await page.goto('/psychics')
  const sheet = page.getByRole('dialog')
  // The page is there before its code.
  await expect(async () => {
    await page.getByRole('button', { name: 'Filters' }).click()
    await expect(sheet).toBeVisible({ timeout: 1000 })
  }).toPass()
  const show = sheet.getByRole('button', { name: /^Show \d+ readers?$/ })
  await expect(show).toBeVisible()
  const everybody = String(await show.textContent())
  await sheet.getByLabel('Language').selectOption('es')
  await expect(show).not.toHaveText(everybody)
  const count = Number((await show.textContent())?.match(/\d+/)?.[0])
  await show.click()
  await expect(sheet).toBeHidden()
  await expect(cards(page)).toHaveCount(count)
  await expect(page.getByRole('button', { name: 'Filters · 1' })).toBeVisible()
})

test('a visitor who wants to chat signs in and comes back to the question @both', async ({ page }) => {
  await page.goto('/psychics?available=true')
  const first = cards(page).first()
  const name = await first.getByRole('heading').textContent()
  await first.getByRole('link', { name: /^Start chat/ }).click()
  await expect(page).toHaveURL(/email_reading_register\?next=/)
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/auth\?next=/)
  await page.getByLabel(/user name/i).fill('demo-client')
  await page.getByLabel('Password', { exact: true }).fill('evenlight-demo')
  await page.getByRole('button', { name: /^sign in$/i }).click()
  await expect(page.getByRole('dialog', { name: `Ask ${name} to chat` })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible()
})

test('a heart that a visitor presses is kept once they have signed in', async ({ page }) => {
  await page.goto('/psychics?language=es')
  await page.getByRole('link', { name: 'Favorite: Amparo Soler' }).click()
  await expect(page).toHaveURL(/\/auth\?next=/)
  await page.getByLabel(/user name/i).fill('demo-client')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: /^sign in$/i }).click()
  await expect(page.getByText('Added to your favorites.')).toBeVisible()
  await expect(page).toHaveURL('/psychics?language=es')
  const heart = page.getByRole('button', { name: 'Favorite: Amparo Soler' })
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'My favorites' }).click()
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText('Amparo Soler')
  await page.route('**/favorite-options/save', (route) => route.abort())
  await heart.click()
  await expect(page.getByText('Your favorites did not change.')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('somebody who leaves and returns changes in place for a member', async ({ page, person }) => {
  await signIn(page, 'demo-client')
  const reader = await person('demo-reader')
  await reader.goto('/admin-user/desk')
  await beSeenAs(reader, 'Available')
  await page.goto('/psychics?q=robin')
  const card = cards(page).first()
  await expect(card.getByRole('link', { name: /^Start chat/ })).toBeVisible()
  await beSeenAs(reader, 'Away')
  await expect(card.getByRole('link', { name: /^See profile/ })).toBeVisible()
  await beSeenAs(reader, 'Available')
  await expect(card.getByRole('link', { name: /^Start chat/ })).toBeVisible()
})

test('who comes online is told, and moves no card until the list is asked for anew', async ({ page, person }) => {
  await page.clock.install()
  // Who was at the desk in the story before is gone after ten seconds.
  await expect(async () => {
    await page.goto('/psychics?available=true')
    await expect(cards(page).first()).toBeVisible()
    await expect(cards(page).filter({ hasText: 'Robin Alder' })).toHaveCount(0, { timeout: 2000 })
  }).toPass()
  const before = await cards(page).getByRole('heading').allTextContents()
  const reader = await person('demo-reader')
  await reader.goto('/admin-user/desk')
  await beSeenAs(reader, 'Available')
  const told = page.getByRole('button', { name: '1 more reader came online: refresh list' })
  await expect(async () => {
    await page.clock.fastForward(16_000)
    await expect(told).toBeVisible({ timeout: 2000 })
  }).toPass()
  expect(await cards(page).getByRole('heading').allTextContents()).toEqual(before)
  await told.click()
  await expect(cards(page)).toHaveCount(before.length + 1)
  await expect(told).toBeHidden()
})

test('time that is bought in the dialog leads back to the question, with every word', async ({ page }) => {
  await signIn(page, 'demo-client')
  await page.goto('/psychics?available=true')
  // A reader of the house is there for good; one of another story may be just going.
  await page.getByRole('link', { name: 'Start chat: Mara Linden' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your first question').fill('Shall I keep the boat?')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'Start chat', exact: true }).filter({ visible: true }).first().click()
  await dialog.getByRole('button', { name: 'Add time first' }).click()
  await dialog.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.getByText('Your time is there. Go on where you were.')).toBeVisible()
  await expect(dialog.getByLabel('Your first question')).toHaveValue('Shall I keep the boat?')
})

test('an id that is nobody’s is a missing page', async ({ page }) => {
  await page.goto('/profile/usr_nobodynobodynobody00')
  await expect(page.getByRole('heading', { level: 1, name: 'This page doesn’t exist' })).toBeVisible()
})

test('a reader’s words are saved and seen', async ({ person }) => {
  const reader = await person('demo-reader')
  await reader.goto('/admin-user/profile')
  await reader.getByLabel(/^Status line/).fill('Tea is ready')
  await reader.getByRole('button', { name: 'Save your page' }).click()
  await expect(reader.getByText('Saved. Everybody sees it now.')).toBeVisible()
  await reader.getByRole('link', { name: 'See it as it is now' }).click()
  await expect(reader.getByText('Tea is ready')).toBeVisible()
  await expect(reader.getByRole('link', { name: 'Start chat' })).toHaveCount(0)
})

test('without a network the cards say of when they are, and why no chat can be asked for', async ({
  page,
  context,
}) => {
  await page.goto('/psychics?available=true')
  const first = cards(page).first()
  await expect(first.getByRole('link', { name: /^Start chat/ })).toBeVisible()
  await expect(async () => {
    await context.setOffline(true)
    await expect(page.getByText(/^You are offline\. What you see is from/)).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(first.getByText(/^Available as of \d+:\d\d/)).toBeVisible()
  const start = first.getByRole('button', { name: /^Start chat/ })
  await expect(start).toHaveAttribute('aria-disabled', 'true')
  await expect(start).toHaveAccessibleDescription('You are offline')
  await context.setOffline(false)
  await expect(first.getByRole('link', { name: /^Start chat/ })).toBeVisible()
  await expect(first.getByText('Available', { exact: true })).toBeVisible()
})
