import { newClient } from './people.ts'
import { expectSound } from './sound.ts'
import { desktop, expect, phone, signIn, test } from './story.ts'

test('where is this person? The list is sifted, ordered and gone through by keyboard, and Back leads to the same place', async ({
  page,
  request,
}) => {
  const names: string[] = []
  for (let n = 0; n < 12; n++) names.push(await newClient(request))
  await page.setViewportSize({ width: 1280, height: 640 })
  await signIn(page, 'demo-admin')
  await page.goto('/admin-user/people')
  const grid = page.getByRole('grid')
  const rows = grid.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(rows.first()).toBeVisible()
  const all = Number(await grid.getAttribute('aria-rowcount')) - 1
  expect(all).toBeGreaterThan(12)
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await expectSound(page, 'the members')
  }
  await page.setViewportSize({ width: 1280, height: 640 })

  // Ordered by the heading of a column, either way.
  const joined = grid.getByRole('columnheader', { name: 'Joined' })
  await joined.getByRole('button').press('Enter')
  await expect(joined).toHaveAttribute('aria-sort', 'descending')
  await expect(rows.first()).toContainText(names.at(-1)!)
  await joined.getByRole('button').press('Enter')
  await expect(joined).toHaveAttribute('aria-sort', 'ascending')
  await expect(rows.first()).not.toContainText(names.at(-1)!)

  // The arrows stand on one row, which Enter opens.
  const onRow = async (index: number) => {
    await expect(grid.locator(`[aria-rowindex="${index + 2}"]`)).toHaveAttribute('aria-selected', 'true')
    const id = await grid.locator(`[aria-rowindex="${index + 2}"]`).getAttribute('id')
    await expect(grid).toHaveAttribute('aria-activedescendant', id!)
  }
  await grid.focus()
  await onRow(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await onRow(2)
  await page.keyboard.press('End')
  await onRow(all - 1)
  const last = grid.locator(`[aria-rowindex="${all + 1}"]`)
  await expect(last).toContainText(names.at(-1)!)
  await expect(last).toBeInViewport()
  await page.keyboard.press('PageUp')
  await page.keyboard.press('Home')
  await onRow(0)
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowUp')
  const name = names.at(-2)!
  await expect(grid.locator(`[aria-rowindex="${all}"]`)).toContainText(name)
  const top = await grid.evaluate((box) => box.scrollTop)
  expect(top).toBeGreaterThan(0)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goBack()
  await expect(grid.getByRole('link', { name })).toBeInViewport()
  expect(await grid.evaluate((box) => box.scrollTop)).toBe(top)
  await page.reload()
  await expect(grid.getByRole('link', { name })).toBeInViewport()

  // Two filters, and a word.
  await page.getByLabel('Role', { exact: true }).selectOption('READER')
  await expect(rows.first()).toContainText('Reader')
  await expect(rows.filter({ hasText: 'Client' })).toHaveCount(0)
  await page.getByLabel('State', { exact: true }).selectOption('refused')
  await expect(page.getByText('Nobody is called that.')).toBeVisible()
  await page.getByRole('button', { name: 'Show everybody' }).click()
  await page.getByLabel('Find a person').fill(name)
  await expect(rows).toHaveCount(1)
  await expect(page.getByRole('status').filter({ hasText: '1 person' })).toBeVisible()

  await page.setViewportSize(phone)
  await expect(grid.getByRole('link', { name })).toBeVisible()
  await grid.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})
