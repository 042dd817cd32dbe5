import { expect, type Page } from '@playwright/test'
import { newClient } from '../people.ts'
import { askFor, beSeenAs, end, hearsOfLittle, linesOf, logOf, say, timerOf } from '../room.ts'
import { signIn } from '../story.ts'
import { look } from './camera.ts'

const ROBIN = 'Robin Alder'
/** Longer than anything rings. */
const RINGS_MS = 60_000

async function ask(page: Page, minutes: string) {
  await page.goto('/psychics')
  const dialog = await askFor(page, ROBIN, 'Shall I move house?')
  await dialog.getByText('My own').click()
  await dialog.getByLabel('Minutes').fill(minutes)
  return dialog
}

async function ring(page: Page, reader: Page, minutes: string) {
  await reader.goto('/admin-user/desk')
  await beSeenAs(reader, 'Available')
  const dialog = await ask(page, minutes)
  await dialog.getByRole('button', { name: `Ask ${ROBIN} to chat` }).click()
  await expect(reader.getByRole('button', { name: 'Accept' })).toBeVisible()
}

/** The ring that was photographed may have ended by itself meanwhile. */
async function giveUp(page: Page) {
  const cancel = page.getByRole('button', { name: 'Cancel' })
  await cancel
    .or(page.getByText('You were not charged.', { exact: true }))
    .first()
    .waitFor()
  if (await cancel.isVisible()) await cancel.click()
  await expect(page.getByText('You were not charged.', { exact: true })).toBeVisible()
}

async function open(page: Page, reader: Page, minutes: string) {
  await ring(page, reader, minutes)
  await reader.getByRole('button', { name: 'Accept' }).click()
  await expect(logOf(page)).toBeVisible()
  await reader.getByRole('button', { name: 'Start', exact: true }).click()
  for (const one of [page, reader]) await expect(timerOf(one)).toContainText('running')
}

async function talk(page: Page, reader: Page) {
  await say(page, 'My sister asks me to come. I do not know whether I want to.')
  await say(
    reader,
    'Then the first card is hers: the Queen of Wands, who does not ask twice. What did she say, word for word?',
  )
  await say(page, '“The house is too big for one.” That was all. '.repeat(5))
  await say(reader, 'الملكة لا تسأل مرتين.')
  await expect(linesOf(page, ROBIN)).toHaveCount(2)
}

look('room', async ({ page, request, camera }) => {
  look.setTimeout(900_000)
  await signIn(page, await newClient(request))
  const reader = await camera.person('demo-reader')

  await beSeenAs(await at(reader, '/admin-user/desk'), 'Available')
  await ask(page, '8')
  await camera.shoot(page, 'room-before', 'window')
  await ring(page, reader, '8')
  await camera.shoot(page, 'room-ringing')
  await expect(page.getByText(`${ROBIN} did not answer.`)).toBeVisible({ timeout: RINGS_MS })
  await camera.shoot(page, 'room-not-answered')
  await ring(page, reader, '8')
  await camera.shoot(reader, 'room-desk-with-request')
  await giveUp(page)

  await open(page, reader, '8')
  await talk(page, reader)
  await camera.shoot(page, 'room-client', 'window')
  await camera.shoot(reader, 'room-reader', 'window')
  await timerOf(page).getByRole('button').click()
  await camera.shoot(page, 'room-clock', 'window')
  await page.keyboard.press('Escape')
  await end(page)
  await camera.shoot(page, 'room-receipt-client')
  await camera.shoot(reader, 'room-receipt-reader')

  await open(page, reader, '2')
  await expect(page.getByText('About 2 minutes left until').first()).toBeVisible()
  await camera.shoot(page, 'room-limit', 'window')
  await page.getByRole('button', { name: 'Raise the limit' }).click()
  await camera.shoot(page, 'room-raise-limit', 'window')
  await page.keyboard.press('Escape')
  await end(page)

  await hearsOfLittle(page, 110)
  await open(page, reader, '20')
  await expect(page.getByText('About 2 minutes of free time left.').first()).toBeVisible()
  await camera.shoot(page, 'room-low', 'window')
  await page.getByRole('button', { name: 'Add time' }).click()
  await camera.shoot(page, 'room-add-time', 'window')
})

async function at(page: Page, path: string) {
  await page.goto(path)
  return page
}

look('client-pair', async ({ page, camera, site }) => {
  await signIn(page, 'demo-client')
  await page.goto(`/chat-conversation/${site.client}/${site.reader}`)
  await page.getByRole('link', { name: /10 min/ }).waitFor()
  await camera.shoot(page, 'client-pair')
  await page.getByRole('link', { name: /10 min/ }).click()
  await page.getByRole('button', { name: 'Show the messages' }).click()
  await expect(page.getByText('Small is what fits into a week.').first()).toBeVisible()
  await camera.shoot(page, 'client-past-receipt')
})
