import type { Page } from '@playwright/test'
import { newName } from './people.ts'
import { expectSound } from './sound.ts'
import { desktop, expect, phone, signIn, test } from './story.ts'

const REVIEWS = '/admin-user/testimonials'
const said = (page: Page, words: string | RegExp) => page.getByRole('listitem').filter({ hasText: words })

test('can a reader have a bad review removed? Only the house can, for a listed reason that everybody sees, and I am told and can object', async ({
  page: client,
  person,
}) => {
  await signIn(client, 'demo-client')
  await client.goto(REVIEWS)
  const own = client.getByRole('main').getByRole('listitem').first()
  const profile = (await own.getByRole('link').first().getAttribute('href')) ?? ''
  const words = (await own.locator('p[dir="auto"]').first().textContent()) ?? ''
  const desk = await person('demo-admin')
  await desk.goto(REVIEWS)
  await desk.getByLabel('Client or reader').fill(newName('nobody'))
  await expect(desk.getByText('No reviews by or about anybody of this name.')).toBeVisible()
  await desk.getByLabel('Client or reader').fill('demo-client')
  const row = said(desk, words)
  await row.getByRole('button', { name: 'Take down' }).click()
  await row.getByRole('button', { name: 'Take down' }).click()
  await expect(row.getByLabel('Reason')).toHaveAccessibleDescription(/Choose the reason first/)
  await row.getByLabel('Reason').selectOption('It was insulting.')
  await row.getByRole('button', { name: 'Take down' }).click()
  await expect(row.getByText('Taken down')).toBeVisible()
  await expect(client.getByRole('status').filter({ hasText: /was taken down/ })).toBeVisible()
  for (const size of [phone, desktop]) {
    await desk.setViewportSize(size)
    await expectSound(desk, 'the reviews of the house')
  }

  await client.goto(profile)
  await expect(client.getByText('1 review was taken down by the house: 1 for insults.')).toBeVisible()
  await expect(client.getByText(words)).toHaveCount(0)
  await client.goto(REVIEWS)
  await expect(said(client, words)).toContainText('It was insulting.')
  await expect(said(client, words)).toContainText('somebody else of the house reads it')
  await said(client, words).getByRole('link', { name: 'Write to us' }).click()
  await client.getByLabel('In a few words').fill('My review')
  await client.getByLabel('Your question').fill('Nobody is insulted in it.')
  await client.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(client.getByRole('log', { name: 'My review' })).toContainText('Nobody is insulted in it.')

  await row.getByRole('button', { name: 'Put back' }).click()
  await expect(row.getByRole('button', { name: 'Take down' })).toBeVisible()
  // What visitors see is kept for a moment.
  await expect(async () => {
    await client.goto(profile)
    await expect(client.getByText(words)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(client.getByText('taken down by the house')).toHaveCount(0)
})
