import type { Page } from '@playwright/test'
import { counted, held } from './composer.ts'
import { newClient, PASSWORD } from './people.ts'
import { expect, test } from './story.ts'

/** Presses twice; the answer to the first comes when the second has been pressed. */
async function pressTwice(page: Page, path: string, name: string) {
  const sent = counted(page, path)
  const letGo = await held(page, `**${path}`)
  await page.getByRole('button', { name, exact: true }).dblclick()
  letGo()
  return sent
}

test('a double click on what writes sends one request', async ({ page, request }) => {
  const who = await newClient(request)
  await page.goto('/auth')
  await page.getByLabel(/user name/i).fill(who)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  const signsIn = await pressTwice(page, '/api/login', 'Sign in')
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'))
  expect(signsIn).toHaveLength(1)

  await page.goto('/admin-user/help?tab=ask')
  await page.getByLabel('In a few words').fill('A question')
  await page.getByLabel('Your question').fill('Is it one?')
  const asks = await pressTwice(page, '/contact-admin/sent', 'Send')
  await expect(page.getByRole('heading', { level: 1, name: 'A question' })).toBeVisible()
  expect(asks.filter((one) => one.method() === 'POST')).toHaveLength(1)

  const closes = await pressTwice(page, '/contact-admin/close', 'Close this question')
  await expect(page.getByText('The question is closed. Writing more opens it again.')).toBeVisible()
  expect(closes).toHaveLength(1)
})
