import { openPast } from './room.ts'
import { expect, signIn, test } from './story.ts'

test('a reader gives a client time on the house, and the client reads what for', async ({ page, person }) => {
  await signIn(page, 'demo-reader')
  await openPast(page, 'demo-client')
  await page.getByRole('link', { name: /^Give time back/ }).click()
  const part = page.getByRole('region', { name: 'Give time on the house' })
  await expect(part).toContainText('You can give 10 minutes a day; 10 are left today.')
  await part.getByLabel('Minutes').selectOption({ label: '3 min' })
  await part.getByLabel('What for').fill('For the long wait.')
  await part.getByRole('button', { name: 'Give time' }).click()
  await expect(page.getByText('3 minutes are theirs.')).toBeVisible()
  await expect(part).toContainText('7 are left today.')
  const client = await person('demo-client')
  await client.goto('/admin-user/wallet')
  await expect(client.getByRole('row').filter({ hasText: 'For the long wait.' })).toContainText('+3 min')
})
