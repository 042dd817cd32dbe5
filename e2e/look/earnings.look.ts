import { expect } from '@playwright/test'
import { signIn } from '../story.ts'
import { look } from './camera.ts'

look('reader-earnings-table', async ({ page, camera }) => {
  await signIn(page, 'demo-reader')
  await page.goto('/admin-user/earnings?as=table')
  const table = page.getByRole('table', { name: 'What each day brought' })
  await expect(table.or(page.getByText('No paid time in this half month.'))).toBeVisible()
  if (!(await table.isVisible())) await camera.shoot(page, 'reader-earnings-none')
  // The demo's earnings lie three weeks back.
  for (let ago = 1; ago <= 2 && !(await table.isVisible()); ago++) {
    await page.getByLabel('Half month').selectOption({ index: ago })
    await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0)
  }
  await expect(page.getByRole('table', { name: 'What each day brought' })).toBeVisible()
  await camera.shoot(page, 'reader-earnings-table')
})

look('statement', async ({ page, camera }) => {
  await signIn(page, 'demo-reader')
  await page.goto('/admin-user/statements')
  await page
    .getByRole('link', { name: /To be answered/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Line 1 is wrong' }).click()
  await page.getByRole('button', { name: 'Note it' }).click()
  await camera.shoot(page, 'reader-statement-faults')
  await page.getByLabel('What it should be').fill('5')
  await page.getByLabel('Why', { exact: true }).fill('The clock stood for a minute.')
  await page.getByRole('button', { name: 'Note it' }).click()
  await camera.shoot(page, 'reader-statement-noted')
  await page.getByRole('button', { name: 'Dispute 1 line' }).click()
  await expect(page.getByText('It waits for the house to decide')).toBeVisible()
  const desk = await camera.person('demo-admin')
  await desk.goto('/admin-user/statements')
  await expect(desk.getByRole('link', { name: /1 disputed/ })).toBeVisible()
  await camera.shoot(desk, 'admin-statements-disputed')
  await desk.getByRole('link', { name: /1 disputed/ }).click()
  await expect(desk.getByLabel('What it is to be')).toBeVisible()
  await camera.shoot(desk, 'admin-statement')
})

for (const tab of ['prices', 'giveback', 'shorts'] as const)
  look(`admin-${tab}`, async ({ page, camera }) => {
    await signIn(page, 'demo-admin')
    await page.goto(`/admin-user/people?tab=${tab}`)
    await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0)
    if (tab === 'prices') await page.getByRole('button', { name: 'New package' }).click()
    await camera.shoot(page, `admin-${tab}`)
  })

look('public-sign-up-with-package', async ({ page, camera }) => {
  await page.goto('/register/email_reading_register')
  await page.getByRole('group', { name: 'Begin with' }).getByRole('radio').nth(2).check({ force: true })
  await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0)
  await camera.shoot(page, 'public-sign-up-with-package')
})
