import { openPast } from './room.ts'
import { expectSound } from './sound.ts'
import { expect, phone, signIn, test } from './story.ts'

test('a reader writes a note, refuses a client, and takes it back; the client reports', async ({ page, person }) => {
  await signIn(page, 'demo-reader')
  await openPast(page, 'demo-client')
  await page.getByRole('link', { name: /^Block demo-client/ }).click()
  await page.getByRole('textbox', { name: 'Your notes' }).fill('A sister; the town waits.')
  await expect(page.getByText(/^Saved /)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Your notes' })).toHaveValue('A sister; the town waits.')
  await page.getByRole('button', { name: 'No more contact with demo-client' }).click()
  await page.getByRole('textbox', { name: 'Why' }).last().fill('Rude.')
  await page.getByRole('button', { name: 'No more contact', exact: true }).click()
  await expect(page.getByText('You want no contact with demo-client.')).toBeVisible()

  const client = await person('demo-client')
  await client.goto('/message-conversation')
  await client.getByRole('combobox').fill('demo-reader')
  await expect(client.getByText('No suggestions available')).toBeVisible()
  await openPast(client, 'Robin Alder')
  await client.getByRole('link', { name: /^Report Robin Alder/ }).click()
  await expect(client.getByText('the other person is not told')).toBeVisible()
  await client.getByLabel('In a few words').fill('Not kind')
  await client.getByLabel('Your question').fill('Read the third minute.')
  await client.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(client.getByRole('link', { name: 'The reading it is about' })).toBeVisible()

  await page.goto('/admin-user/account')
  const refused = page.getByRole('region', { name: 'People you refused' })
  await expect(refused).toContainText('Rude.')
  await page.setViewportSize(phone)
  await expectSound(page, 'an account with somebody refused')
  await refused.getByRole('button', { name: /^Allow contact again/ }).click()
  await expect(refused).toContainText('Nobody.')
})
