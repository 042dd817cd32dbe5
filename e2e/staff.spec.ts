import { newClient } from './people.ts'
import { menu } from './shell.ts'
import { expectSound } from './sound.ts'
import { desktop, expect, phone, signIn, test } from './story.ts'

test('what waits, who has it, can I undo? A held payment is decided, a purchase refunded, an account closed', async ({
  page,
  person,
  request,
}) => {
  const username = await newClient(request, { buys: 'pkg_ten_minutes' })
  const client = await person(username)
  await client.goto('/admin-user/wallet')
  await client.getByRole('radio', { name: /^20 min/ }).check()
  await client.getByRole('radio', { name: /^Held for review/ }).check()
  await client.getByRole('button', { name: /^Pay / }).click()
  await expect(client.getByRole('heading', { name: 'This payment is being checked' })).toBeVisible()

  await signIn(page, 'demo-admin')
  await menu(page, 'Today')
  const waits = page.getByRole('region', { name: 'What waits' })
  await expect(waits).toContainText('Whoever decides first has it')
  await expect(waits).toContainText('money and time that went back can’t')
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await expectSound(page, 'what waits for the house')
  }
  await expect(page.getByRole('region', { name: 'Figures of today' })).toContainText('Purchases')
  await waits.getByRole('link', { name: /^Held payments/ }).click()
  const held = page.getByRole('listitem').filter({ hasText: username })
  await held.getByRole('button', { name: 'Approve' }).click()
  await held.getByLabel('Why').fill('The bank says yes.')
  await held.getByRole('button', { name: 'Approve' }).click()
  await expect(held).toHaveCount(0)

  await page.getByRole('tab', { name: 'Sunday giveback' }).click()
  await expect(page.getByText('10 %, 30 minutes at most, for 30 days.')).toBeVisible()
  await page.getByLabel('Share, in per cent').fill('51')
  await page.getByLabel('Why').fill('For the winter.')
  await page.getByRole('button', { name: 'Set the rule' }).click()
  await expect(page.getByLabel('Share, in per cent')).toHaveAccessibleDescription(/A whole number from 0 to 50/)
  await page.getByLabel('Share, in per cent').fill('20')
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await expectSound(page, 'the rule of a Sunday')
  }
  await page.getByRole('button', { name: 'Set the rule' }).click()
  // On a Sunday the rule of that day stands beside the one that comes; on other days it is the next.
  await expect(page.getByText(/20 %, 30 minutes at most, for 30 days/)).toBeVisible()

  await page.goto('/admin-user/people')
  await page.getByLabel('Find a person').fill(username)
  await page.getByRole('link', { name: new RegExp(username) }).click()
  await expect(page.getByRole('heading', { level: 1, name: username })).toBeVisible()
  const paid = page.getByRole('region', { name: 'Time line' })
  await expect(paid).toContainText('Signed up')
  await paid.getByLabel('What is shown').selectOption('Payments')
  await expect(paid.getByRole('listitem')).toHaveCount(2)
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await expectSound(page, 'a person')
  }
  await paid
    .getByRole('button', { name: /^Refund / })
    .first()
    .click()
  await expect(paid).toContainText('It can’t be undone.')
  await paid
    .getByRole('button', { name: /^Refund / })
    .first()
    .click()
  await expect(paid.getByLabel('Why')).toHaveAttribute('aria-invalid', 'true')
  await paid.getByLabel('Why').fill('They asked for it.')
  await paid
    .getByRole('button', { name: /^Refund / })
    .first()
    .click()
  await expect(paid).toContainText('Paid, and refunded whole')
  await client.goto('/admin-user/wallet')
  await expect(client.getByRole('row').filter({ hasText: 'Money back to you' })).toHaveCount(1)

  await page.getByRole('button', { name: 'Close the account' }).click()
  const account = page.getByRole('region', { name: 'Account' })
  await expect(account).toContainText(/\d+ min that they paid for are left, worth \$/)
  await expect(account.getByRole('button', { name: 'Close the account' })).toHaveAccessibleDescription(
    /^Refund \$.* first\.$/,
  )
  await paid.getByRole('button', { name: /^Refund / }).click()
  await paid.getByLabel('Why').fill('The rest of it, too.')
  await paid.getByRole('button', { name: /^Refund / }).click()
  await expect(account).not.toContainText('worth')
  // What went back whole is no longer called paid.
  await expect(paid.getByText('Paid, and refunded whole', { exact: true })).toHaveCount(2)
  await expect(paid.getByText('Paid', { exact: true })).toHaveCount(0)
  const list = page.getByRole('region', { name: 'Whitelist' })
  await list.getByRole('button', { name: 'Put on the whitelist' }).click()
  await list.getByLabel('Why').fill('Known for years.')
  await list.getByRole('button', { name: 'Put on the whitelist' }).click()
  await expect(list).toContainText('On the whitelist: Known for years.')
  await paid.getByLabel('What is shown').selectOption('Decisions of the house')
  await expect(paid.getByRole('listitem').first()).toContainText(/trusted a client.*Known for years\./)
  await list.getByRole('button', { name: 'Take off the whitelist' }).click()
  await list.getByLabel('Why').fill('For now.')
  await list.getByRole('button', { name: 'Take off the whitelist' }).click()
  await expect(list).not.toContainText('On the whitelist')
  await account.getByLabel('Why').fill('They asked for it.')
  await page.getByRole('button', { name: 'Close the account' }).click()
  await expect(page.getByText('Closed: They asked for it.')).toBeVisible()
  await client.goto('/admin-user/wallet')
  await expect(client).toHaveURL(/\/auth/)
})
