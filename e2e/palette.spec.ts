import { newClient, signedIn } from './people.ts'
import { expectSound } from './sound.ts'
import { desktop, expect, phone, signIn, test } from './story.ts'

test('where do I find this? A person, a page and a thing by its number are one key away', async ({
  page,
  person,
  request,
}) => {
  const username = await newClient(request, { buys: 'pkg_ten_minutes' })
  await signIn(page, 'demo-admin')
  await page.goto('/admin-user/overview')
  await expect(page.getByRole('region', { name: 'What waits' })).toBeVisible()
  const field = page.getByRole('combobox', { name: 'Find anything' })
  const options = page.getByRole('dialog').getByRole('option')

  // Esc gives the focus back to where it was.
  const button = page.getByRole('banner').getByRole('button', { name: 'Find anything' })
  await button.press('Enter')
  await expect(field).toBeFocused()
  await expect(options.filter({ hasText: 'Moderation' })).toHaveCount(1)
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await expectSound(page, 'the field that finds anything')
  }
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
  await expect(button).toBeFocused()

  // A page by its name, by arrows and Enter.
  await page.keyboard.press('Control+k')
  await field.fill('payou')
  await expect(options).toHaveCount(1)
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('1 result')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin-user\/payouts$/)

  // A person by a part of their name; / opens where nothing is written.
  await page.keyboard.press('/')
  await field.fill(username.slice(0, -1))
  await expect(options.first()).toContainText(username)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: username })).toBeVisible()

  // What was opened last is at hand, until the page is loaded anew.
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('group', { name: 'Opened lately' })).toContainText(username)
  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')

  // A payment by its number leads to whose it is.
  const { token } = await signedIn(request, 'demo-admin')
  const answer = await request.get('/api/v2/payments?limit=1', {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await answer.json()) as { data: { id: string }[] }
  await page.keyboard.press('Control+k')
  await field.fill(data[0]!.id)
  await expect(options).toContainText([/Payment$/])
  await field.fill('pay_nobodyspayment')
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Nothing is found.')
  // The slash is a letter in a field, and opens nothing once single signs are switched off.
  await page.getByLabel('Keys that are a single sign act').uncheck()
  await page.keyboard.press('Escape')
  await page.goto('/admin-user/overview')
  await page.keyboard.press('/')
  await page.keyboard.press('Control+k')
  await expect(field).toHaveCount(1)
  await expect(page.getByRole('group', { name: 'Opened lately' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(field).toHaveCount(0)

  const client = await person(username)
  await client.goto('/admin-user/wallet')
  await expect(client.getByRole('heading', { level: 1 })).toBeVisible()
  await client.keyboard.press('Control+k')
  await expect(client.getByRole('dialog')).toHaveCount(0)
})
