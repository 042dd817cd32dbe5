import type { Page } from '@playwright/test'
import { expectReadsLarge, expectSound } from './sound.ts'
import { expect, signIn, test } from './story.ts'

const profileOfReader = async (page: Page) => {
  await page.goto('/psychics')
  await page
    .getByRole('link', { name: /Robin Alder/ })
    .first()
    .click()
}
const list = (page: Page, tab?: 'past') => page.goto(`/admin-user/email-readings${tab ? `?tab=${tab}` : ''}`)
const first = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name }).first()

test('what does a reading in writing cost, when does it come, and what if it doesn’t? @both', async ({
  page,
  person,
}) => {
  await signIn(page, 'demo-client')
  await profileOfReader(page)
  const offer = page.getByRole('region', { name: 'E-mail reading' })
  await expect(offer).toContainText('$29.95 for one question, $10.00 for each further one')
  await expect(offer).toContainText('The year ahead')
  await offer.getByRole('link', { name: 'Order an e-mail reading' }).press('Enter')

  await page.getByLabel('Question 1').fill('Should I take the job in the other town?')
  await page.getByRole('button', { name: 'Add a question for $10.00' }).press('Enter')
  await expect(page.getByLabel('Question 2')).toBeFocused()
  await page.keyboard.type('Ring me: 415 555 0134')
  const sum = page.getByRole('region', { name: 'What it costs' })
  await expect(sum).toContainText('$39.95')
  await expect(sum).toContainText('30 % of the price goes back to you by itself')
  await expect(page.getByRole('status').filter({ hasText: '415 555 0134' })).toBeVisible()
  await expectSound(page, 'an order')
  await expectReadsLarge(page, 'an order')
  await page.getByRole('button', { name: 'Order and pay $39.95' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was ordered.' })).toBeVisible()
  await page.getByLabel('Question 2').fill('And if I stay?')
  await page.getByRole('button', { name: 'Order and pay $39.95' }).click()

  const course = page.getByRole('region', { name: 'Where it stands' })
  await expect(course).toContainText('Your reader has it and has not begun.')
  await expect(course).toContainText('$11.98 goes back by itself')
  await expectSound(page, 'an order that waits')
  const address = new URL(page.url()).pathname

  const reader = await person('demo-reader')
  await list(reader)
  await expectSound(reader, 'a reader’s orders')
  await first(reader, /demo-client/).click()
  await reader.getByLabel('Answer 1').fill('The Eight of Cups: somebody leaves a table that is still set.')
  await reader.getByRole('button', { name: 'Save the draft' }).click()
  await expect(reader.getByRole('region', { name: 'Where it stands' })).toContainText('You have begun it.')
  await expect(course).toContainText('Your reader is writing.')
  await expect(page.getByText('Eight of Cups')).toHaveCount(0)
  await reader.reload()
  await expect(reader.getByLabel('Answer 1')).toHaveValue(/Eight of Cups/)
  await reader.getByLabel('Answer 2').fill('Then ask your sister first.')
  await expectSound(reader, 'a reader writing')
  await reader.getByRole('button', { name: 'Deliver', exact: true }).click()
  await reader.getByRole('button', { name: 'Deliver it now' }).click()
  await expect(reader.getByText('You have delivered it.')).toBeVisible()
  await expect(reader.getByRole('region', { name: 'Where it stands' })).toContainText('$19.97')

  await expect(page.getByText('Then ask your sister first.')).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Reading as PDF' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.pdf$/)
  await page.getByLabel('What you would like to know').fill('Which sister?')
  await expectSound(page, 'a reading that came')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page.getByText('has your question.')).toBeVisible()
  await reader.getByLabel('What you meant').fill('The one you would miss.')
  await reader.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('The one you would miss.')).toBeVisible()

  await page.goto('/admin-user/wallet')
  await expect(page.getByRole('link', { name: 'See the e-mail reading' }).first()).toHaveAttribute('href', address)
  await reader.goto('/admin-user/earnings')
  await expect(first(reader, 'E-mail reading for demo-client')).toHaveAttribute('href', address)
})

test('a reader changes what they offer, and a visitor signs up to order it', async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  const reader = await person('demo-reader')
  await list(reader)
  await reader.getByRole('button', { name: 'Add a special' }).click()
  await reader.getByLabel('Title').fill('One card')
  await reader.getByLabel('Price in US dollars').fill('4')
  await reader.getByRole('button', { name: 'Save' }).click()
  await expect(reader.getByText('From $5.00 to $500.00.').first()).toBeVisible()
  await reader.getByLabel('Price in US dollars').fill('9.50')
  await reader.getByRole('button', { name: 'Save' }).click()
  await expect(reader.getByRole('list', { name: 'Specials' })).toContainText('One card')
  await reader.getByRole('button', { name: 'Change One card' }).click()
  await reader.getByLabel('Title').fill('One card only')
  await expectSound(reader, 'a special being changed')
  await reader.getByRole('button', { name: 'Save' }).click()
  await expect(reader.getByRole('button', { name: 'Remove One card only' })).toBeVisible()

  const context = await browser.newContext({ baseURL: String(baseURL) })
  const visitor = await context.newPage()
  await profileOfReader(visitor)
  await visitor.getByRole('region', { name: 'E-mail reading' }).getByRole('link', { name: 'One card only' }).click()
  await expect(visitor).toHaveURL(/\/register\/email_reading_register\?next=%2Femail-reading%2F/)
  await expect(visitor.getByText('After that you order your e-mail reading.')).toBeVisible()
  await context.close()
  await signIn(page, 'demo-client')
  await page.goto('/admin-user/email-readings?tab=past')
  await expect(page.getByRole('heading', { name: 'E-mail readings' })).toBeVisible()

  await reader.getByRole('button', { name: 'Remove One card only' }).click()
  await expect(reader.getByRole('list', { name: 'Specials' })).not.toContainText('One card only')
  await reader.getByLabel('I take e-mail readings').uncheck()
  await profileOfReader(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'E-mail reading' })).toHaveCount(0)
  await reader.getByLabel('I take e-mail readings').check()
})
