import { newClient } from './people.ts'
import { askFor, beSeenAs, boxOf, end, logOf } from './room.ts'
import { expectSound } from './sound.ts'
import { desktop, expect, phone, signIn, test } from './story.ts'

const READER = 'Robin Alder'
const GREETING = 'Welcome. What brings you here?'
const REPLY = 'One moment, I am shuffling.'

test('a reader sets how they are reached, greets who comes, has their words at hand, and knows who asks again', async ({
  page,
  person,
  request,
}) => {
  const who = await newClient(request)
  const client = await person(who)
  await signIn(page, 'demo-reader')
  await page.goto('/admin-user/profile')
  await page.getByRole('textbox', { name: /^Greeting/ }).fill(GREETING)
  await page.getByRole('button', { name: 'Save greeting' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Quick reply 1' }).fill(REPLY)
  await page.getByRole('button', { name: 'Save replies' }).click()
  await expect(page.getByText('Saved.').last()).toBeVisible()

  await page.goto('/admin-user/desk')
  await beSeenAs(page, 'Available')
  await expect(page.getByRole('region', { name: 'What clients said last' }).getByRole('listitem').first()).toBeVisible()
  const ways = page.getByRole('group', { name: 'How you take readings' })
  const seen = page.getByRole('status').filter({ hasText: 'Clients see you as' })
  const switches = ways.getByRole('checkbox')
  const had = await switches.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked))
  const only = async (wanted: readonly boolean[]) => {
    for (const [at, on] of wanted.entries()) {
      await switches.nth(at).setChecked(on)
      await expect(ways).toHaveAttribute('aria-busy', 'false')
    }
  }
  await only(had.map((_, at) => at < 2))
  // The telephone is switched with its number, elsewhere.
  await expect(seen).toContainText(/by chat(, voice, and phone| and voice)$/)
  await only(had.map((_, at) => at === 0))
  await expect(seen).toContainText(/by chat( and phone)?$/)
  await only(had.map(() => false))
  await expect(seen).toContainText(/by phone$|nobody can ask you/)
  await only(had)
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await expectSound(page, 'the desk of a reader')
  }

  for (const time of ['first', 'second'] as const) {
    const dialog = await askFor(client, READER, 'Shall I keep the boat?')
    await dialog.getByRole('button', { name: `Ask ${READER} to chat` }).click()
    await expect(page.getByRole('region', { name: 'Waiting for you' })).toContainText('1 request')
    const asks = page.getByRole('region', { name: `${who} asks for a chat` })
    if (time === 'second') {
      await expect(asks).toContainText('Last reading on')
      await expect(asks).toContainText('A sister. The town.')
      await expectSound(page, 'a request of somebody who was here before')
    }
    await asks.getByRole('button', { name: 'Accept' }).click()
    await expect(logOf(client)).toContainText(GREETING)
    await expect(logOf(page)).toContainText('Your greeting')
    if (time === 'first') {
      await page.getByRole('textbox', { name: 'Your notes' }).fill('A sister. The town.')
      await expect(page.getByText(/^Saved/)).toBeVisible()
      await page.getByRole('button', { name: REPLY }).focus()
      await page.keyboard.press('Enter')
      await expect(boxOf(page)).toHaveValue(REPLY)
      await expect(boxOf(page)).toBeFocused()
      await expectSound(client, 'a room with a greeting')
    }
    await end(client)
    await page.goto('/admin-user/desk')
  }
  await page.goto('/admin-user/profile')
  await page.getByRole('textbox', { name: /^Greeting/ }).fill('')
  await page.getByRole('button', { name: 'Save greeting' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
})
