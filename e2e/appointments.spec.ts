import type { Page } from '@playwright/test'
import { signedIn } from './people.ts'
import { expectSound } from './sound.ts'
import { desktop, expect, phone, signIn, test } from './story.ts'

const READER = 'Robin Alder'
const APPOINTMENTS = '/admin-user/appointments'

async function soundBoth(page: Page, what: string) {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await expectSound(page, what)
  }
}
const times = (page: Page) => page.getByRole('group', { name: /Morning|Afternoon|Evening/ }).getByRole('radio')
const card = (page: Page) => page.getByRole('article').first()

test('a reader sets the hours of a week and of single days, and clients see them', async ({ page }) => {
  await signIn(page, 'demo-reader')
  await page.goto('/admin-user/profile')
  await page.getByRole('link', { name: 'Change your hours' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your hours' })).toBeVisible()
  const sunday = page.getByRole('group', { name: 'Sunday', exact: true })
  await sunday.getByRole('button', { name: 'Add hours on Sunday' }).click()
  await expect(sunday.getByLabel('From', { exact: true }).last()).toBeFocused()
  await sunday.getByLabel('From', { exact: true }).last().fill('22:00')
  await sunday.getByLabel('To', { exact: true }).last().fill('02:00')
  await expect(sunday).toContainText('ends on the next day')
  await page.getByRole('button', { name: 'Add a day' }).click()
  const days = page.getByRole('region', { name: 'Single days' })
  await expect(days.getByLabel('Day', { exact: true })).toBeFocused()
  await days.getByLabel('From').fill('10:00')
  await page.getByRole('button', { name: 'Save your hours' }).click()
  await expect(days.getByText('Choose the day, or remove the row.')).toBeVisible()
  await days.getByLabel('Day', { exact: true }).fill('2031-12-24')
  await days.getByLabel('To').fill('12:00')
  await soundBoth(page, 'hours of a reader')
  await page.getByRole('button', { name: 'Save your hours' }).click()
  await expect(page.getByText('Saved. Appointments that stand stay as they are.')).toBeVisible()
  await page.reload()
  await expect(days.getByLabel('Day', { exact: true })).toHaveValue('2031-12-24')
  await expect(sunday).toContainText('ends on the next day')
})

test('how do I agree on a time? A client books, the reader proposes another time, both have it, and it is cancelled', async ({
  page,
  person,
  request,
}) => {
  const reader = await person('demo-reader')
  const { user } = await signedIn(request, 'demo-reader')
  await signIn(page, 'demo-client')
  await page.goto(`/profile/${user.id}`)
  await page.getByRole('link', { name: 'Book a time' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Book a time with ${READER}` })).toBeVisible()
  const send = page.getByRole('button', { name: `Ask ${READER} for this time` })
  await expect(page.getByText('Choose a time first.')).toBeVisible()
  await page.getByRole('radio', { name: '15 min' }).check({ force: true })
  await times(page).first().check({ force: true })
  await expect(page.getByText('It is kept for you until')).toBeVisible()
  await expect(page.getByText('15 min by chat.')).toBeVisible()
  await page.getByRole('radio', { name: 'By voice' }).check({ force: true })
  await expect(page.getByText('15 min by voice, in the browser.')).toBeVisible()
  await page.getByLabel('What it is about').fill('The house by the lake.')
  await soundBoth(page, 'an appointment being asked for')
  await send.click()
  await expect(page).toHaveURL(/tab=asked/)
  await expect(card(page)).toContainText('Asked')

  await reader.goto('/admin-user/desk')
  const next = reader.getByRole('region', { name: 'Appointments' })
  await expect(next).toContainText('1 waits for your answer')
  await next.getByRole('link').click()
  await expect(card(reader)).toContainText('The house by the lake.')
  await soundBoth(reader, 'an appointment that waits')
  await card(reader).getByRole('button', { name: 'Propose another time' }).click()
  const dialog = reader.getByRole('dialog', { name: 'Propose another time' })
  await times(reader).last().check({ force: true })
  await dialog.getByLabel('Why').fill('A little later?')
  await soundBoth(reader, 'another time being proposed')
  await dialog.getByRole('button', { name: 'Propose this time' }).click()
  await expect(dialog).toHaveCount(0)

  await expect(card(page)).toContainText('Another time proposed')
  await expect(card(page)).toContainText('A little later?')
  await card(page).getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('tab', { name: 'Coming' }).click()
  await expect(card(page)).toContainText('Either of you can cancel freely until')
  await soundBoth(page, 'an appointment that stands')
  await page.goto('/psychics')
  await expect(page.getByRole('region', { name: `Your next appointment: ${READER}` })).toBeVisible()

  await reader.goto(APPOINTMENTS)
  await card(reader).getByRole('button', { name: 'Cancel the appointment' }).click()
  await expect(reader.getByLabel('Why')).toBeFocused()
  await reader.getByLabel('Why').fill('I am ill.')
  await reader.getByRole('button', { name: 'Cancel the appointment' }).click()
  await page.goto(`${APPOINTMENTS}?tab=past`)
  await expect(card(page)).toContainText(`${READER} cancelled it.`)
  await expect(card(page)).toContainText('I am ill.')
})
