import type { Page } from '@playwright/test'
import { beSeenAs, end, expectStands, figure, ledgerOf, linesOf, logOf, say, timerOf } from './room.ts'
import { expect, signIn, test } from './story.ts'

const READER = 'Robin Alder'

/** At the desk, and seen as free. */
async function comeOnline(reader: Page) {
  await reader.goto('/admin-user/desk')
  await beSeenAs(reader, 'Available')
}

async function lookUp(client: Page) {
  await client.goto('/psychics?q=robin')
  await client.getByRole('link', { name: READER, exact: true }).click()
  await expect(client.getByRole('heading', { level: 1 })).toHaveText(READER)
}

async function ask(client: Page, question = '') {
  await lookUp(client)
  await client.getByRole('link', { name: 'Start chat' }).filter({ visible: true }).first().click()
  const dialog = client.getByRole('dialog')
  await expect(dialog).toContainText(/free minutes? with|paid time/)
  if (question) await dialog.getByLabel('Your first question').fill(question)
  await dialog.getByRole('button', { name: `Ask ${READER} to chat` }).click()
  await expect(client.getByRole('heading', { name: `Asking ${READER}` })).toBeFocused()
}

async function accept(client: Page, reader: Page) {
  await reader.getByRole('button', { name: 'Accept' }).click()
  for (const page of [client, reader]) await expect(logOf(page)).toBeVisible()
  await expect(timerOf(client)).toContainText('not started')
}

test.describe('a reading', () => {
  test('runs from the question to the receipt between two phones, and counts what both agreed to @phone', async ({
    page,
    person,
  }) => {
    await signIn(page, 'demo-client')
    const reader = await person('demo-reader')
    await comeOnline(reader)
    await ask(page, 'Shall I take the job?')
    await expect(reader.getByRole('heading', { name: 'demo-client asks for a chat' })).toBeVisible()
    await expect(reader.getByText('Shall I take the job?')).toBeVisible()
    await accept(page, reader)

    await say(page, 'Good evening.')
    await expect(linesOf(reader, 'demo-client')).toContainText('Good evening.')
    await expect(linesOf(page, 'You')).toContainText('Read')
    await expect(timerOf(page)).toContainText('not started')

    await reader.getByRole('button', { name: 'Start', exact: true }).click()
    for (const each of [page, reader]) await expect(timerOf(each)).toContainText('running')
    await say(reader, 'Three cards, then.\n')
    await expect(logOf(page)).toContainText('Three cards, then.')

    await timerOf(page).getByRole('button').click()
    await expect.poll(() => figure(page, 'Free time used')).toBeGreaterThan(1)
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Stand-by' }).click()
    await expect(reader.getByText(/demo-client is on stand-by\./).first()).toBeVisible()
    await expectStands(page, 'stand-by')
    await page.getByRole('button', { name: 'Resume' }).click()
    await expect(timerOf(reader)).toContainText('running')

    await end(page)
    await expect(reader.getByRole('button', { name: 'Print' })).toBeVisible()
    expect(await figure(page, 'Counted')).toBeGreaterThan(1)
    expect(await figure(reader, 'Counted')).toBe(await figure(page, 'Counted'))
    for (const each of [page, reader])
      for (const moment of [
        'asked for a reading',
        'started the clock',
        'went on stand-by, clock stopped',
        'ended the reading',
      ])
        await expect((await ledgerOf(each)).getByRole('row').filter({ hasText: moment })).toHaveCount(1)

    await expect(page.getByText('A reading can be reviewed once 60 seconds of it were counted.')).toBeVisible()
  })

  test('a request rings through a reload, and can be taken back or declined for nothing', async ({ page, person }) => {
    await signIn(page, 'demo-client')
    const reader = await person('demo-reader')
    await comeOnline(reader)
    await ask(page)
    await page.reload()
    await expect(page.getByText('Waiting for an answer. You are not charged.')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('heading', { name: 'You took your request back.' })).toBeVisible()
    await expect(page.getByText('You were not charged.')).toBeVisible()
    await expect(reader.getByRole('button', { name: 'Accept' })).toBeHidden()

    await ask(page)
    await reader.getByRole('button', { name: 'Decline' }).click()
    await reader.getByLabel('Reason').fill('Back in ten minutes.')
    await reader.getByRole('button', { name: 'Decline' }).click()
    await expect(page.getByRole('heading', { name: `${READER} can’t take a reading now.` })).toBeVisible()
    await expect(page.getByText('Back in ten minutes.')).toBeVisible()
    await expect(page.getByText('You were not charged.')).toBeVisible()
  })
})
