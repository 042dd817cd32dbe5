import { expect, test } from './story.ts'

test('what do I agree to? It is read before it is agreed to, with its version @both', async ({ page, context }) => {
  await page.goto('/register/email_reading_register')
  await page.getByLabel('First name').fill('Rosa')
  for (const [link, title, sentence] of [
    ['terms', 'Terms', /Only seconds in which you and your reader are both in the room count/],
    ['privacy policy', 'Privacy', /have it erased/],
  ] as const) {
    const opened = context.waitForEvent('page')
    await page.getByRole('main').getByRole('link', { name: link, exact: true }).click()
    const text = await opened
    await expect(text.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(text.getByText(sentence)).toBeVisible()
    await expect(text.getByText(/^Version 2026-11-23, in force since/)).toBeVisible()
    await text.close()
  }
  await expect(page.getByLabel('First name')).toHaveValue('Rosa')
})

test('every page leads to what holds for refunds, also before any script ran @both', async ({ page, request }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Refunds' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Refunds' })).toBeVisible()
  await expect(page.getByText(/price you paid for the minutes that are left/)).toBeVisible()
  for (const path of ['/terms', '/privacy-policy', '/refund-policy'])
    expect(await (await request.get(path)).text()).toContain('in force since')
})
