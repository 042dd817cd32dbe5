import type { Locator, Page } from '@playwright/test'
import { press, tabTo, type } from './keys.ts'
import { menu } from './shell.ts'
import { openPast } from './room.ts'
import { expectSound } from './sound.ts'
import { desktop, expect, phone, signIn, test } from './story.ts'

const READER = 'Robin Alder'
/** Chooses by its first letters. */
async function select(page: Page, field: Locator, what: string) {
  await tabTo(page, field)
  await page.keyboard.type(what)
  await expect(field.locator('option:checked')).toHaveText(what)
}
const send = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Looks at a page as wide as a phone and as a desk, and leaves it as wide as it was. */
async function soundBoth(page: Page, what: string) {
  const before = page.viewportSize()
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await expectSound(page, what)
  }
  if (before) await page.setViewportSize(before)
}

test('how do I get money back? From the receipt to an offer, to the house, and the time is there @both', async ({
  page,
  person,
}) => {
  await signIn(page, 'demo-client')
  await openPast(page, READER)
  // None of the three has a mouse.
  await press(page, page.getByRole('link', { name: /^Ask for time back/ }))
  await expect(page.getByRole('heading', { level: 1, name: 'Something wrong?' })).toBeFocused()
  await expect(page.getByText(`${READER} answers within 24 hours, and if not, we decide.`)).toBeVisible()
  const ask = page.getByRole('button', { name: 'Ask for time back', exact: true })
  await press(page, ask)
  await expect(page.getByLabel('What happened')).toHaveAttribute('aria-invalid', 'true')
  await ask.focus()
  await tabTo(page, page.getByLabel('What was wrong'), 'Shift+Tab')
  await page.keyboard.type('It was cut')
  await expect(page.getByLabel('What was wrong')).toContainText('It was cut off')
  await tabTo(page, page.getByLabel('How much you want back'))
  await page.keyboard.type('2 min')
  await type(page, page.getByLabel('What happened'), 'The last card never came.')
  await soundBoth(page, 'a claim being made')
  await press(page, ask)
  await expect(page.getByText(`${READER} has time to answer until`)).toBeVisible()

  const reader = await person('demo-reader')
  await reader.goto('/admin-user/claims')
  await press(reader, reader.getByRole('link', { name: /demo-client/ }).first())
  await expect(reader.getByText('The last card never came.')).toBeVisible()
  await select(reader, reader.getByLabel('How much').first(), '1 min')
  await type(reader, reader.getByLabel('Your words'), 'One of the two minutes.')
  await soundBoth(reader, 'a claim being answered')
  await press(reader, reader.getByRole('button', { name: 'Send the offer', exact: true }))

  await expect(page.getByText('offers 1 min, as it was used')).toBeVisible()
  await soundBoth(page, 'an offer')
  await press(page, page.getByRole('button', { name: 'Not enough: let Evenlight decide' }))
  await page.getByLabel('Why', { exact: true }).focus()
  await page.keyboard.type('It was both of them.')
  await press(page, page.getByRole('button', { name: 'Ask for a decision' }))
  await expect(page.getByText('Now we decide.')).toBeVisible()

  const desk = await person('demo-admin')
  await desk.goto('/admin-user/claims')
  await expect(desk.getByRole('tab', { name: /Waits for you/ })).toContainText('1')
  await press(desk, desk.getByRole('link', { name: /demo-client/ }).first())
  await expect(
    desk.getByRole('heading', { name: 'Every moment' }).or(desk.getByText('asked for a reading')).first(),
  ).toBeVisible()
  await select(desk, desk.getByLabel('How much').first(), '2 min')
  await soundBoth(desk, 'a claim being decided')
  await press(desk, desk.getByRole('button', { name: 'Give it back', exact: true }))

  await expect(page.getByText('2 min came back.')).toBeVisible()
  await press(page, page.getByRole('link', { name: 'The whole receipt' }))
  await expect(page.getByText('because you agreed on it, or we decided so')).toBeVisible()
  await page.goto('/admin-user/claims')
  await expect(page.getByRole('link', { name: new RegExp(READER) })).toContainText('Given back')
})

test('how do I give time back? A reader from the receipt of a past reading, the house from the page of a person', async ({
  page,
  person,
}) => {
  await signIn(page, 'demo-reader')
  await openPast(page, 'demo-client')
  await page.getByRole('link', { name: /^Give time back/ }).click()
  const part = page.getByRole('region', { name: 'Give time back' })
  await expect(part).toContainText('What you earned for it is taken off.')
  await part.getByLabel('How much').selectOption({ label: '1 min' })
  await send(page, 'Give it back')
  await expect(part.getByLabel('Why')).toHaveAttribute('aria-invalid', 'true')
  await part.getByLabel('Why').fill('My line was slow.')
  await send(page, 'Give it back')
  await expect(page.getByText('1 min went back.')).toBeVisible()
  await expect(page.getByText('My line was slow.')).toBeVisible()

  const desk = await person('demo-admin')
  await menu(desk, 'People and payments')
  await desk.getByLabel('Find a person').fill('demo-client')
  await desk.getByRole('link', { name: /^demo-client/ }).click()
  const happened = desk.getByRole('region', { name: 'Time line' })
  await happened.getByLabel('What is shown').selectOption('Readings')
  await happened.getByRole('link', { name: 'A reading' }).last().click()
  const given = desk.getByRole('region', { name: 'Give time back' })
  await expect(given).toContainText('It goes back at once: paid time at its price, free time as free.')
  await given.getByLabel('How much').selectOption({ label: '1 min' })
  await given.getByLabel('Why').fill('They rang us.')
  await send(desk, 'Give it back')
  await expect(desk.getByText('1 min went back.')).toBeVisible()
})
