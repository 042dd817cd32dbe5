import { newClient } from './people.ts'
import { beSeenAs } from './room.ts'
import { expect, signIn, test } from './story.ts'

test('whoever waits for a reader is told when they come, and stops it where they began @both', async ({
  page,
  person,
  request,
}) => {
  const reader = await person('demo-reader')
  await reader.goto('/admin-user/desk')
  await beSeenAs(reader, 'Away')
  await signIn(page, await newClient(request))
  await page.goto('/psychics?q=robin')
  const bell = page.getByRole('button', { name: 'Tell me when Robin Alder is available' })
  await bell.click()
  await expect(bell).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Favorite: Robin Alder' })).toHaveAttribute('aria-pressed', 'true')

  await beSeenAs(reader, 'Available')
  await expect(page.getByRole('status').filter({ hasText: 'New notice: Robin Alder is available' })).toBeVisible()
  await page.goto('/admin-user/notices')
  await page.getByRole('link', { name: 'Robin Alder is available' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Robin Alder' })).toBeVisible()
  await expect(page.getByText(/^You are told when Robin Alder is available/)).toBeVisible()
  await page.getByRole('button', { name: 'Stop that' }).click()
  await expect(page.getByText('You are not told any more.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Favorite: Robin Alder' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(/^You are told when/)).toHaveCount(0)
})

test('a visitor who wants to be told signs in and is back where they were', async ({ page, person }) => {
  const reader = await person('demo-reader')
  await reader.goto('/admin-user/desk')
  await beSeenAs(reader, 'Away')
  await page.goto('/psychics?q=robin')
  await page.getByRole('link', { name: 'Tell me when Robin Alder is available' }).click()
  await page.getByLabel(/user name/i).fill('demo-client')
  await page.getByLabel('Password', { exact: true }).fill('evenlight-demo')
  await page.getByRole('button', { name: /^sign in$/i }).click()
  await expect(page).toHaveURL('/psychics?q=robin')
  const bell = page.getByRole('button', { name: 'Tell me when Robin Alder is available' })
  await expect(bell).toHaveAttribute('aria-pressed', 'true')
  // The demonstration's client is as before: other stories count their favorites.
  const heart = page.getByRole('button', { name: 'Favorite: Robin Alder' })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})
