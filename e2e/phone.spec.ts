import type { Page } from '@playwright/test'
import { codeFor, newClient } from './people.ts'
import { beSeenAs, expectRuns, timerOf } from './room.ts'
import { expectSound } from './sound.ts'
import { desktop, expect, phone, signIn, test } from './story.ts'

const ROBIN = 'Robin Alder'
const lineOf = (page: Page, name: string) => page.getByRole('region', { name: `Telephones of you and ${name}` })
const press = async (telephones: Page, button: string, who: string) => {
  await telephones.goto('/dev/telephones')
  await telephones.getByRole('button', { name: `${button}: ${who}` }).click()
}

test('how do I talk by phone without showing my number? Both are rung, and the call alone is counted', async ({
  page: client,
  person,
  request,
}) => {
  // Of their own, as the paid time of demo-client may have gone back to its card in a story before this.
  const who = await newClient(request, { buys: 'pkg_twenty_minutes' })
  const reader = await person('demo-reader')
  await signIn(client, who)
  await reader.goto('/admin-user/desk')
  await beSeenAs(reader, 'Available')
  await client.goto('/phone')
  await client.getByRole('link', { name: ROBIN, exact: true }).click()
  await client.getByRole('link', { name: 'By phone', exact: true }).filter({ visible: true }).click()
  const dialog = client.getByRole('dialog', { name: `Ask ${ROBIN} for a phone reading` })
  const number = `+1202555${String(1000 + Math.floor(Math.random() * 9000))}`
  await dialog.getByRole('textbox', { name: 'Your phone number' }).fill(number)
  for (const size of [phone, desktop]) {
    await client.setViewportSize(size)
    await expectSound(client, 'the way into a phone reading')
  }
  await dialog.getByRole('button', { name: 'Send me a code' }).click()
  const code = dialog.getByRole('textbox', { name: 'Code' })
  await expect(code).toBeVisible()
  await code.fill(await codeFor(request, number))
  await dialog.getByRole('button', { name: 'Confirm number' }).click()
  await expect(dialog).toContainText(`We ring +1 ••• ${number.slice(-2)}`)
  await dialog.getByRole('button', { name: `Ask ${ROBIN} for a phone reading` }).click()
  await reader
    .getByRole('region', { name: `${who} asks for a phone reading` })
    .getByRole('button', { name: 'Accept' })
    .click()

  await expect(lineOf(client, ROBIN)).toContainText('Your phone rings.')
  await expect(lineOf(reader, who)).toContainText('Your phone rings.')
  const telephones = await client.context().newPage()
  await press(telephones, 'Answer', who)
  await expect(lineOf(client, ROBIN)).toContainText(`You are on the line. ${ROBIN} is being rung.`)
  await expect(timerOf(client)).not.toContainText('running')
  await press(telephones, 'Answer', 'demo-reader')
  for (const [page, name] of [
    [client, ROBIN],
    [reader, who],
  ] as const) {
    await expect(lineOf(page, name)).toContainText(`You and ${name} are on the line.`)
    await expectRuns(page)
    await expect(page.getByRole('button', { name: 'Stand-by' })).toHaveCount(0)
  }
  for (const size of [phone, desktop]) {
    await client.setViewportSize(size)
    await expectSound(client, 'the room of a phone reading')
  }
  await press(telephones, 'Hang up', who)
  for (const page of [client, reader]) await expect(page.getByText(/^Phone reading · /)).toBeVisible()
})

test('a reader’s switch is what visitors see', async ({ page: reader, person }) => {
  await signIn(reader, 'demo-reader')
  const client = await person('demo-client')
  await reader.goto('/admin-user/profile')
  const own = reader.getByRole('region', { name: 'Phone readings' })
  await expect(own).toContainText('We ring +1 ••• 17')
  const box = own.getByRole('checkbox', { name: 'Take phone readings' })
  await box.uncheck()
  await expect(box).toBeEnabled()
  await client.goto('/phone')
  await expect(client.getByRole('main')).toContainText('Nobody takes phone readings at the moment.')
  await box.check()
  await expect(box).toBeEnabled()
  await client.reload()
  const robin = client.getByRole('link', { name: ROBIN, exact: true })
  await expect(robin).toBeVisible()

  // Who pages a reader to talk by phone knows before that only paid time serves.
  await reader.goto('/admin-user/desk')
  await beSeenAs(reader, 'Away')
  await robin.click()
  await client.getByRole('link', { name: `Page ${ROBIN}` }).click()
  await expect(client.getByText('A reading by phone is paid time alone')).toBeHidden()
  await client.getByRole('radio', { name: 'By phone' }).check({ force: true })
  await expect(client.getByText('A reading by phone is paid time alone')).toBeVisible()
})

test('when may I be rung? A reader chooses hours without a mouse, and has them kept', async ({ page: reader }) => {
  await signIn(reader, 'demo-reader')
  await reader.goto('/admin-user/profile')
  const own = reader.getByRole('region', { name: 'Phone readings' })
  await own.getByRole('button', { name: 'Choose hours' }).press('Enter')
  await own.getByRole('button', { name: 'Add hours on Monday' }).press('Enter')
  await expect(own.getByLabel('From')).toBeFocused()
  const [from, to] = [own.getByLabel('From'), own.getByLabel('To', { exact: true })]
  await from.fill('00:00')
  await own.getByRole('button', { name: 'Save these hours' }).press('Enter')
  await expect(own.getByText('Write both times, or remove the row.')).toBeVisible()
  // The whole day, so that nobody who asks meanwhile is turned away.
  await to.fill('00:00')
  await own.getByRole('button', { name: 'Copy the hours of Monday to every day' }).press('Enter')
  for (const size of [phone, desktop]) {
    await reader.setViewportSize(size)
    await expectSound(reader, 'the hours of a reader’s phone')
  }
  await own.getByRole('button', { name: 'Save these hours' }).press('Enter')
  await expect(reader.getByText('Saved. We ring you in these hours.')).toBeVisible()
  await reader.reload()
  await expect(own.getByLabel('From')).toHaveCount(7)
  for (let left = 7; left > 0; left--) {
    await own
      .getByRole('button', { name: /^Remove these hours/ })
      .first()
      .press('Enter')
    await expect(own.getByLabel('From')).toHaveCount(left - 1)
  }
  await own.getByRole('button', { name: 'Save these hours' }).press('Enter')
  await expect(reader.getByText('Saved. We ring you in these hours.')).toBeVisible()
  await reader.reload()
  await expect(own).toContainText('At any time while you are available.')
})
