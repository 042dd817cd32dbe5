import { newClient } from './people.ts'
import { expectSound } from './sound.ts'
import { desktop, expect, phone, signIn, test } from './story.ts'

test('why can’t I use what I paid for? A disputed payment holds its time, the desk ends it, and the time is back', async ({
  page,
  person,
  request,
}) => {
  const username = await newClient(request)
  const client = await person(username)
  await client.goto('/admin-user/wallet')
  await client.getByRole('radio', { name: /^20 min/ }).check()
  await client.getByRole('radio', { name: /^Disputed later/ }).check()
  await client.getByRole('button', { name: /^Pay / }).click()
  await expect(client.getByText('Package bought')).toBeVisible()

  await signIn(page, 'demo-admin')
  await page.goto('/admin-user/people?tab=payments')
  const disputes = page.getByRole('region', { name: 'Disputes' })
  const row = disputes.getByRole('listitem').filter({ hasText: username })
  await expect(async () => {
    await page.reload()
    await expect(row).toContainText('open', { timeout: 1000 })
  }).toPass()
  await expect(row).toContainText('20:00')
  await client.goto('/admin-user/wallet')
  await expect(client.getByText('Held while a payment is disputed')).toBeVisible()
  for (const size of [phone, desktop]) {
    await client.setViewportSize(size)
    await expectSound(client, 'a statement with a dispute')
  }

  await row.getByRole('button', { name: 'Note reason and deadline' }).click()
  await row.getByLabel('Why').fill('Code 13.1, not as described.')
  const day = row.getByRole('group', { name: /^Answer by/ })
  for (const [part, value] of [
    ['month', '12'],
    ['day', '31'],
    ['year', '2099'],
  ] as const)
    await day.getByRole('spinbutton', { name: new RegExp(part) }).pressSequentially(value)
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await expectSound(page, 'a dispute at the desk')
  }
  await row.getByRole('button', { name: 'Note reason and deadline' }).click()
  await expect(row).toContainText('Code 13.1, not as described.')
  await expect(row).toContainText('2099')

  await row.getByRole('button', { name: 'The bank sided with us' }).click()
  await row.getByLabel('Why').fill('Their letter of today.')
  await row.getByRole('button', { name: 'The bank sided with us' }).click()
  await expect(row.getByText('won', { exact: true })).toBeVisible()
  await client.reload()
  await expect(client.getByText('Dispute over: back to you')).toBeVisible()
})
