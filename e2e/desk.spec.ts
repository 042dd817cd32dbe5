import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { newClient } from './people.ts'
import { askFor, beSeenAs, end, expectCounted, logOf, say } from './room.ts'
import { expect, signIn, test } from './story.ts'

const READER = 'Robin Alder'
const DESK = '/admin-user/desk'
const PICTURE = join(import.meta.dirname, '../server/src/demo/portraits/mara-linden.webp')

async function comeToDesk(reader: Page) {
  await signIn(reader, 'demo-reader')
  await reader.goto(DESK)
}

const missedOn = (reader: Page) => reader.getByRole('region', { name: 'Did I miss anybody?' })

/** Until it is told otherwise their desk says that requests rang out: nobody can wait for two of them. */
const hearsOfTwoMissed = (reader: Page) =>
  reader.route('**/api/v2/reader-dash-board', async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = await response.json()
    await route.fulfill({ response, json: { ...rest, data: { ...data, away_by_missed: true } } })
  })

async function ask(client: Page, question: string) {
  const dialog = await askFor(client, READER, question)
  await dialog.getByRole('button', { name: `Ask ${READER} to chat` }).click()
  await expect(client.getByRole('heading', { name: `Asking ${READER}` })).toBeVisible()
}

async function giveUp(client: Page) {
  await client.getByRole('button', { name: 'Cancel' }).click()
  await expect(client.getByRole('heading', { name: 'You took your request back.' })).toBeVisible()
}

/** Whoever was missed in a story before. */
async function putAwayAll(reader: Page) {
  await expect(missedOn(reader)).toContainText(/No, nobody|Yes, /)
  const buttons = missedOn(reader).getByRole('button', { name: /^Put away the request/ })
  for (let left = await buttons.count(); left > 0; left--) {
    await buttons.first().click()
    await expect(buttons).toHaveCount(left - 1)
  }
}

test('did I miss anybody? It stays on the desk, in every tab, until it is put away @both', async ({
  page,
  person,
  request,
}) => {
  const [known, stranger] = [await person('demo-client'), await newClient(request)]
  const other = await person(stranger)
  // A choice of a story before may hold still.
  const before = await person('demo-reader')
  await before.goto(DESK)
  await beSeenAs(before, 'Away')
  await before.close()
  await comeToDesk(page)
  // Signing in made nobody available.
  await expect(page.getByText('What you choose holds while you are here.')).toBeVisible()
  await expect(
    page.getByRole('group', { name: 'Are you taking readings?' }).getByRole('radio', { name: 'Away' }),
  ).toBeChecked()
  await putAwayAll(page)
  await expect(missedOn(page)).toContainText('No, nobody.')
  await hearsOfTwoMissed(page)
  await page.reload()
  const why = page.getByRole('status').filter({ hasText: 'Two requests in a row rang out, so you are on Away' })
  await expect(why).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await why.getByRole('button', { name: 'Be available again' }).click()
  await expect(why).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Are you taking readings?' })).toBeFocused()
  await beSeenAs(page, 'Available')
  for (const [client, question] of [
    [known, 'Shall I keep the boat?'],
    [other, 'Where did I leave it?'],
  ] as const) {
    await ask(client, question)
    await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible()
    await giveUp(client)
  }
  const missed = missedOn(page)
  await expect(missed).toContainText('Yes, 2 requests.')
  await page.reload()
  const second = await page.context().newPage()
  await second.goto(DESK)
  for (const tab of [page, second]) {
    const rows = missedOn(tab).getByRole('listitem')
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText('Where did I leave it?')
    await expect(rows.first()).toContainText('taken back before you answered')
    await expect(rows.first()).toContainText(`${stranger} sees when you are available again.`)
    await expect(rows.last()).toContainText('Shall I keep the boat?')
    await expect(rows.last().getByRole('link', { name: /^Write/ })).toBeVisible()
    await expect(rows.first().getByRole('link', { name: /^Write/ })).toHaveCount(0)
  }
  await missed.getByRole('link', { name: 'What you had with demo-client' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Readings with demo-client' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Your notes' })).toBeVisible()
  await page.getByText('Something wrong with this client?').click()
  await expect(page.getByRole('link', { name: /^Report demo-client/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'No more contact with demo-client' })).toBeVisible()
  await page.goBack()
  await missed.getByRole('button', { name: `Put away the request of ${stranger}` }).click()
  for (const tab of [page, second]) await expect(missedOn(tab).getByRole('listitem')).toHaveCount(1)
  await missed.getByRole('button', { name: 'Put away the request of demo-client' }).click()
  for (const tab of [page, second]) await expect(missedOn(tab)).toContainText('No, nobody.')
  await second.close()
})

test('why $0.00? The receipt and the history say it, with the rule, and the way to a report', async ({
  page,
  person,
  request,
}) => {
  const who = await newClient(request)
  const client = await person(who)
  await comeToDesk(page)
  await beSeenAs(page, 'Available')
  await expect(page.getByText('A paid minute pays $0.48, by the second. Free time pays nothing.')).toBeVisible()
  await ask(client, 'Will it rain?')
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(logOf(page)).toBeVisible()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await say(page, 'One card.')
  await expectCounted(page)
  await expect(page.getByText('Something wrong with this client?')).toBeVisible()
  await end(page)
  await expect(page.getByText(/^You earned \$0\.00: all 0?0:\d\d of it was free time/)).toBeVisible()
  await expect(page.getByText('Free time pays nothing, whoever gave it.')).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(`^Report ${who}`) })).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(`^Block ${who}`) })).toBeVisible()
  await page.getByRole('link', { name: 'Past readings' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Past readings' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: who })).toContainText(
    'earned $0.00: free time pays nothing',
  )
})

test('how is my rating made? Where the reader sees it', async ({ page }) => {
  await comeToDesk(page)
  await page.getByRole('link', { name: 'Your rating and reviews' }).click()
  const how = page.getByRole('region', { name: 'How is my rating made?' })
  await expect(how).toContainText('No rating yet')
  await expect(how).toContainText('at least 60 seconds were counted')
  await expect(how).toContainText('reviews of paid readings alone')
  await expect(how).toContainText('of each client the latest')
  await expect(how).toContainText('from 5 such reviews on')
})

test('how do I change my page? Written, kept over a reload, previewed, refused with its place, saved @both', async ({
  page,
}) => {
  await comeToDesk(page)
  await page.getByRole('link', { name: 'Change your page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your page' })).toBeVisible()
  const headline = 'Cards at a kitchen table, with tea'
  await page.getByLabel('Headline').fill(headline)
  await page.getByLabel('About you').fill('Three cards.\nWrite to robin@example.com if you like.')
  await expect(page.locator('mark').filter({ hasText: 'robin@example.com' })).toBeVisible()
  await page.getByRole('button', { name: 'Runes', exact: true }).click()
  await page.getByLabel('Add a language').selectOption('es')
  await page.reload()
  await expect(page.getByText('Not saved yet. What you wrote is kept in this tab.')).toBeVisible()
  await expect(page.getByLabel('Headline')).toHaveValue(headline)

  await page.getByRole('tab', { name: 'Preview' }).click()
  const preview = page.getByRole('region', { name: 'Your page' })
  await expect(preview.getByText(headline)).toBeVisible()
  await expect(preview.getByRole('link', { name: 'Español' })).toBeVisible()
  await page.getByRole('tab', { name: 'Write' }).click()

  await page.getByRole('button', { name: 'Save your page' }).click()
  await expect(page.getByLabel('About you')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Please leave contact details out.').first()).toBeVisible()
  await expect(page.locator('mark').filter({ hasText: 'robin@example.com' })).toBeVisible()
  await page.getByLabel('About you').fill('Three cards, rarely more.')

  await page.getByRole('button', { name: 'Save your page' }).click()
  await expect(page.getByText('Saved. Everybody sees it now.')).toBeVisible()

  await page.getByRole('link', { name: 'See it as it is now' }).click()
  await expect(page.getByText(headline)).toBeVisible()
  await expect(page.getByText('Three cards, rarely more.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Runes' })).toBeVisible()
})

test('a portrait is cut by keyboard and by pointer, and taken away again', async ({ page }) => {
  await comeToDesk(page)
  await page.goto('/admin-user/profile')
  const face = () => page.getByRole('region', { name: 'Portrait' }).locator('img')
  const before = await face().getAttribute('src')
  await page.getByLabel('Choose another picture').setInputFiles(PICTURE)
  const dialog = page.getByRole('dialog', { name: 'Choose the part to show' })
  const across = dialog.getByRole('slider', { name: 'Left to right' })
  await expect(across).toBeDisabled()
  await dialog.getByRole('slider', { name: 'Zoom' }).focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Tab')
  await expect(across).toBeFocused()
  await page.keyboard.press('End')
  await expect(across).toHaveValue('100')
  const picture = dialog.getByRole('img', { name: 'Your picture as it will be shown' })
  const box = (await picture.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => Number(await across.inputValue())).toBeLessThan(100)
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect(page.getByText('Your picture is set.')).toBeVisible()
  await expect(face()).not.toHaveAttribute('src', before ?? '')
  await page.getByRole('tab', { name: 'Preview' }).click()
  await expect(page.getByRole('article').locator('img[src^="/portraits/"]').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Write' }).click()

  await page.getByRole('button', { name: 'Remove the picture' }).click()
  await expect(page.getByText('Your picture is gone. The drawing stands in its place again.')).toBeVisible()
  await expect(face()).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(face()).toBeVisible()
})
