import type { Page } from '@playwright/test'
import { newClient } from './people.ts'
import { askFor, beSeenAs, boxOf, end, logOf, say, timerOf } from './room.ts'
import { expectSound } from './sound.ts'
import { desktop, expect, phone, signIn, test } from './story.ts'

const ROBIN = 'Robin Alder'

/** What is on the page now, on a phone and on a desk. */
async function sound(page: Page, name: string) {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await expectSound(page, name)
  }
}

test.describe('the moments of a reading are sound', () => {
  test('before and in the room', async ({ page, person, request }) => {
    const who = await newClient(request)
    await signIn(page, who)
    const reader = await person('demo-reader')
    await reader.goto('/admin-user/desk')
    await beSeenAs(reader, 'Available')

    const dialog = await askFor(page, ROBIN, 'Shall I?')
    await sound(page, 'the way into a chat')
    await dialog.getByRole('button', { name: `Ask ${ROBIN} to chat` }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Asking ${ROBIN}` })).toBeVisible()
    await expectSound(page, 'ringing')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('You were not charged.')).toBeVisible()
    // A second one, as none rings for long.
    await (await askFor(page, ROBIN, 'Shall I?')).getByRole('button', { name: `Ask ${ROBIN} to chat` }).click()
    const card = reader.getByRole('region', { name: `${who} asks for a chat` })
    await expect(card).toBeVisible()
    await expectSound(reader, 'the desk with a request')
    await card.getByRole('button', { name: 'Accept' }).click()

    await reader.getByRole('button', { name: 'Start', exact: true }).click()
    await expect(timerOf(page)).toContainText('running')
    await say(page, 'A line of mine.')
    await say(reader, 'A line of theirs.')
    await expect(logOf(page).getByText('A line of theirs.')).toBeVisible()
    await boxOf(page).fill('Mail me at ines@example.com')
    await boxOf(page).press('Enter')
    for (const one of [page, reader]) await sound(one, 'the room')
    await boxOf(page).fill('')
    await timerOf(page).getByRole('button').click()
    await sound(page, 'the clock')
    await page.getByRole('dialog', { name: 'The clock' }).getByRole('button', { name: 'Close' }).click()
    await reader.getByRole('button', { name: 'Stand-by' }).click()
    await expect(timerOf(page)).toContainText('stand-by')
    await sound(page, 'a room that stands')
    await page.getByRole('button', { name: 'End reading' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await sound(page, 'the question at the end')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()

    await end(page)
    await expect(reader.getByRole('button', { name: 'Print' })).toBeVisible()
    for (const one of [page, reader]) await sound(one, 'the receipt')
  })
})
