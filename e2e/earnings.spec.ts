import type { Page } from '@playwright/test'
import { choose, mend, press, type } from './keys.ts'
import { menu } from './shell.ts'
import { expectSound } from './sound.ts'
import { desktop, expect, phone, signIn, test } from './story.ts'

/** Looks at a page as wide as a phone and as a desk, and leaves it as wide as it was. */
async function soundBoth(page: Page, what: string) {
  const before = page.viewportSize()
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await expectSound(page, what)
  }
  if (before) await page.setViewportSize(before)
}
const buttonOf = (page: Page, name: string) => page.getByRole('button', { name })

async function look(page: Page) {
  await menu(page, 'What you earn')
  const [chart, nothing] = [
    page.getByRole('img', { name: /The best day was/ }),
    page.getByText('No paid time in this half month.'),
  ]
  await expect(chart.or(nothing)).toBeVisible()
  // The demo's earnings lie three weeks back: in the last half month, or in the one before.
  if (await nothing.isVisible()) await soundBoth(page, 'a half month without earnings')
  for (let ago = 1; ago <= 2 && !(await chart.isVisible()); ago++) {
    await page.getByLabel('Half month').selectOption({ index: ago })
    await expect(page).toHaveURL(/[?&]half=/)
    await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0)
    await expect(chart.or(nothing)).toBeVisible()
  }
  await expect(chart).toBeVisible()
  await soundBoth(page, 'earnings as a chart')
  await choose(page, page.getByRole('radio', { name: 'Table' }))
  await expect(page.getByRole('table', { name: 'What each day brought' }).getByRole('row')).not.toHaveCount(0)
  await soundBoth(page, 'earnings as a table')
}

/** Without a mouse; whatever a key takes away leaves the focus where it was said what comes next. */
async function dispute(page: Page) {
  await page.getByRole('heading', { level: 1 }).focus()
  await press(page, page.getByRole('main').getByRole('link', { name: 'Statements', exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: 'Statements' })).toBeFocused()
  await press(page, page.getByRole('link', { name: /To be answered/ }).first())
  await expect(page.getByRole('link', { name: /Reading with nell-ashby/ })).toBeVisible()
  await soundBoth(page, 'a statement')

  const [amount, why] = [page.getByLabel('What it should be'), page.getByLabel('Why', { exact: true })]
  await press(page, buttonOf(page, 'Line 1 is wrong'))
  await expect(amount).toBeFocused()
  await press(page, buttonOf(page, 'Leave it'))
  await expect(buttonOf(page, 'Line 1 is wrong')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('5')
  await press(page, buttonOf(page, 'Note it'))
  await expect(why).toHaveAttribute('aria-invalid', 'true')
  await type(page, why, 'The clock stood for a minute.')
  await soundBoth(page, 'a line that is being disputed')
  await press(page, buttonOf(page, 'Note it'))
  await expect(buttonOf(page, 'Take line 1 out again')).toBeFocused()
  await page.reload()
  await expect(page.getByText('$5.00 wanted')).toBeVisible()
  await soundBoth(page, 'a line that is noted')
  await press(page, buttonOf(page, 'Dispute 1 line'))
  await expect(page.getByText('It waits for the house to decide')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

test('what did I earn, and is my statement right? A reader disputes a line without a mouse, and the house decides @both', async ({
  page,
  person,
}) => {
  await signIn(page, 'demo-reader')
  await look(page)
  await dispute(page)

  const desk = await person('demo-admin')
  await menu(desk, 'Statements')
  await soundBoth(desk, 'disputed statements')
  await press(desk, desk.getByRole('link', { name: /1 disputed/ }))
  await expect(desk.getByLabel('What it is to be')).toHaveValue('5.00')
  await soundBoth(desk, 'a disputed statement')
  // Who comes to a field by Tab writes over what it holds.
  await type(desk, desk.getByLabel('What it is to be'), '6')
  await press(desk, buttonOf(desk, 'Approve'))
  await expect(desk.getByLabel('What it is to be')).toHaveAttribute('aria-invalid', 'true')
  await mend(desk, desk.getByLabel('What it is to be'), '4.50')
  await type(desk, desk.getByLabel('Why, for the reader'), 'It stood for half of one.')
  await press(desk, buttonOf(desk, 'Approve'))
  await expect(desk.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('It is approved')).toBeVisible()
  await expect(page.getByText('$4.50 decided')).toBeVisible()
  await expect(page.getByText('It stood for half of one.')).toBeVisible()
  await soundBoth(page, 'an approved statement')
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, buttonOf(page, 'To print (PDF)'))])
  expect(file.suggestedFilename()).toMatch(/^evenlight-.*\.pdf$/)
})
