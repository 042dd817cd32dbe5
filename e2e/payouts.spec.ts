import type { Page } from '@playwright/test'
import { choose, mend, press as pressOn, pressBack, type } from './keys.ts'
import { menu } from './shell.ts'
import { expectSound } from './sound.ts'
import { desktop, expect, phone, signIn, test } from './story.ts'

const password = 'evenlight-demo'
async function soundBoth(page: Page, what: string) {
  const size = page.viewportSize()
  for (const one of [phone, desktop]) {
    await page.setViewportSize(one)
    await expectSound(page, what)
  }
  if (size) await page.setViewportSize(size)
}
/** Neither of the two has a mouse. */
const press = (page: Page, name: string | RegExp) => pressOn(page, page.getByRole('button', { name }))

/** A reader disputes a line, and the house approves it; an earlier story of the same site may have had that done. */
async function approved(page: Page, desk: Page) {
  await menu(page, 'Statements')
  const first = page.getByRole('link', { name: /To be answered|Approved/ }).first()
  await expect(first).toBeVisible()
  const isApproved = (await page.getByRole('link', { name: /To be answered/ }).count()) === 0
  await pressOn(page, first)
  if (isApproved) return expect(page.getByText('It is approved')).toBeVisible()
  await press(page, 'Line 1 is wrong')
  await expect(page.getByLabel('What it should be')).toBeFocused()
  await page.keyboard.type('5')
  await type(page, page.getByLabel('Why', { exact: true }), 'The clock stood for a minute.')
  await press(page, 'Note it')
  await expect(page.getByRole('button', { name: 'Take line 1 out again' })).toBeFocused()
  await pressBack(page, page.getByRole('button', { name: 'Dispute 1 line' }))
  await menu(desk, 'Statements')
  await pressOn(desk, desk.getByRole('link', { name: /1 disputed/ }))
  await press(desk, 'Approve')
  await expect(page.getByText('It is approved')).toBeVisible()
}

test('when am I paid? A reader says where it goes, the house makes a batch and pays it, and the reader sees it @both', async ({
  page,
  person,
}) => {
  await signIn(page, 'demo-reader')
  const desk = await person('demo-admin')
  await approved(page, desk)
  await expect(page.getByText('It waits: say where your earnings go')).toBeVisible()

  await menu(desk, 'Payouts')
  await expect(desk.getByText('has not said where it goes')).toBeVisible()
  await expect(desk.getByText('There is no batch yet.')).toBeVisible()
  await soundBoth(desk, 'payouts, none yet')

  await pressOn(page, page.getByRole('link', { name: 'Say where your earnings go' }))
  await expect(page.getByText('You have not said yet where they go')).toBeVisible()
  await choose(page, page.getByRole('radio', { name: 'Bank account' }))
  await soundBoth(page, 'a bank account to fill in')
  await type(page, page.getByLabel('Whose account it is'), 'Mara Vale')
  await type(page, page.getByLabel('Routing number or BIC'), '021000022')
  await type(page, page.getByLabel('Account number or IBAN'), '000123456789')
  await type(page, page.getByLabel('Your password'), password)
  await press(page, 'Pay me there')
  await expect(page.getByLabel('Routing number or BIC')).toHaveAttribute('aria-invalid', 'true')
  await mend(page, page.getByLabel('Routing number or BIC'), '021000021')
  await press(page, 'Pay me there')
  await expect(page.getByText('Now they go to •••• 6789')).toBeVisible()
  await soundBoth(page, 'a bank account that is kept')

  await desk.reload()
  await press(desk, /Make a batch of/)
  await expect(desk.getByText('Take the file to the bank')).toBeVisible()
  await soundBoth(desk, 'a batch')
  const [file] = await Promise.all([desk.waitForEvent('download'), press(desk, 'As a spreadsheet (CSV)')])
  expect(file.suggestedFilename()).toMatch(/^evenlight-out_.*\.csv$/)
  await type(desk, desk.getByLabel('Your password'), 'another')
  await press(desk, 'Write it down')
  await expect(desk.getByLabel('Your password')).toHaveAttribute('aria-invalid', 'true')
  await mend(desk, desk.getByLabel('Your password'), password)
  await desk.keyboard.press('Enter')
  await expect(desk.getByText('Every line has come to its end.')).toBeVisible()
  await soundBoth(desk, 'a batch that is paid')

  await menu(page, 'Statements')
  await pressOn(page, page.getByRole('link', { name: /Paid/ }).first())
  await expect(page.getByText('Paid to •••• 6789 on')).toBeVisible()
  await soundBoth(page, 'a statement that is paid')
})
