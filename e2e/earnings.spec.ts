import type { Page } from '@playwright/test'
import { menu } from './shell.ts'
import { expectSound } from './sound.ts'
import { desktop, expect, phone, signIn, test } from './story.ts'

async function soundBoth(page: Page, what: string) {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await expectSound(page, what)
  }
}
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

test('what did I earn, and is my statement right? A reader disputes a line, and the house decides', async ({
  page,
  person,
}) => {
  await signIn(page, 'demo-reader')
  await menu(page, 'What you earn')
  await expect(page.getByRole('img', { name: /The best day was|Nothing was earned/ })).toBeVisible()
  await soundBoth(page, 'earnings as a chart')
  await page.getByRole('radio', { name: 'Table' }).click()
  await expect(page.getByRole('table', { name: 'Day by day' }).getByRole('row')).not.toHaveCount(0)
  await soundBoth(page, 'earnings as a table')

  await page.getByRole('link', { name: 'Statements' }).click()
  await page
    .getByRole('link', { name: /To be answered/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: /Reading with nell-ashby/ })).toBeVisible()
  await soundBoth(page, 'a statement')
  await press(page, 'Line 1 is wrong')
  await page.getByLabel('What it should be').fill('5')
  await press(page, 'Note it')
  await expect(page.getByLabel('Why', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Why', { exact: true }).fill('The clock stood for a minute.')
  await press(page, 'Note it')
  await press(page, 'Dispute 1 line')
  await expect(page.getByText('It waits for the house to decide')).toBeVisible()

  const desk = await person('demo-admin')
  await menu(desk, 'Statements')
  await desk.getByRole('link', { name: /1 disputed/ }).click()
  await expect(desk.getByLabel('What it is to be')).toHaveValue('5.00')
  await soundBoth(desk, 'a disputed statement')
  await press(desk, 'Approve')
  await expect(page.getByText('It is approved')).toBeVisible()
  await expect(page.getByText('$5.00 decided')).toBeVisible()
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'To print (PDF)')])
  expect(file.suggestedFilename()).toMatch(/^evenlight-.*\.pdf$/)
})
