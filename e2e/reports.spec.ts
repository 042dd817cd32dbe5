import { readFile } from 'node:fs/promises'
import { expectSound } from './sound.ts'
import { expect, signIn, test } from './story.ts'

test('the house reads a report of a span of days, drawn, as a table and as a file; its address is the report', async ({
  page,
}) => {
  await signIn(page, 'demo-admin')
  await page.goto('/admin-user/reports?name=sales')
  await expect(page.getByRole('img', { name: /The most was on/ })).toBeVisible()
  const sold = await page
    .locator('div', { has: page.getByRole('term').getByText('Sold', { exact: true }) })
    .last()
    .getByRole('definition')
    .textContent()
  expect(sold).toMatch(/^\$[\d,]+\.\d\d$/)
  await expectSound(page, 'a report, drawn')
  await page.getByText('Week', { exact: true }).click()
  await page.getByText('Table', { exact: true }).click()
  const table = page.getByRole('table', { name: 'Each row of the span' })
  await expect(table.getByRole('columnheader', { name: 'Week from' })).toBeVisible()
  await expect(page).toHaveURL(/by=week/)
  await page.reload()
  await expect(table).toBeVisible()
  const rows = await table.getByRole('row').count()
  await expectSound(page, 'a report, as a table')

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'As a spreadsheet (CSV)' }).click(),
  ])
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(rows)
  expect(lines[0]).toBe('day,purchases,orders,sold_cents,back_cents,net_cents')

  await page.getByLabel('Report', { exact: true }).selectOption({ label: 'Claims and refunds' })
  await page.getByRole('main').getByRole('link', { name: /^\d/ }).first().click()
  await expect(page).toHaveURL('/admin-user/claims')

  await page.goto('/admin-user/reports?from=2020-01-01&to=2026-11-01')
  await expect(page.getByText('Please choose at most 400 days.')).toBeVisible()
  await expectSound(page, 'a report of too many days')
})
