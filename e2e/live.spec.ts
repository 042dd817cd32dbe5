import { newClient } from './people.ts'
import { askFor, beSeenAs, expectRuns, expectStands, logOf, say, timerOf } from './room.ts'
import { expectSound } from './sound.ts'
import { desktop, expect, phone, test } from './story.ts'

const ROBIN = 'Robin Alder'
const READS = 'One of our admins reads along.'

test('the house finds a reading that goes on, reads along in sight of both, stops its clock and ends it with time back', async ({
  person,
  request,
}) => {
  const who = await newClient(request)
  const client = await person(who, { viewport: phone })
  const reader = await person('demo-reader', { viewport: desktop })
  await reader.goto('/admin-user/desk')
  await beSeenAs(reader, 'Available')
  const dialog = await askFor(client, ROBIN, 'Shall I move house?')
  await dialog.getByRole('button', { name: `Ask ${ROBIN} to chat` }).click()
  await reader
    .getByRole('region', { name: `${who} asks for a chat` })
    .getByRole('button', { name: 'Accept' })
    .click()
  for (const page of [client, reader]) await expect(logOf(page)).toBeVisible()

  const house = await person('demo-admin', { viewport: desktop })
  await house.goto('/admin-user/live')
  await house.getByLabel('Find a reading').fill(who.slice(1))
  const row = house.getByRole('link', { name: `${who} with ${ROBIN}` })
  await expect(row).toBeVisible()
  await reader.getByRole('button', { name: 'Start', exact: true }).click()
  await expectRuns(client)
  await expect(row).toContainText('The clock runs')
  await expectSound(house, 'the list of readings that go on')
  await row.click()

  await house.getByLabel('Reason').fill('They asked us to look in.')
  await house.getByRole('button', { name: 'Read along' }).click()
  for (const page of [client, reader]) await expect(page.getByText(READS, { exact: true })).toBeVisible()
  await say(client, 'Is there a garden?')
  await expect(house.getByRole('log', { name: 'What they write' })).toContainText('Is there a garden?')
  await expectSound(client, 'the room in which the house reads along')

  await house.getByRole('button', { name: 'Write to both' }).click()
  await house.getByLabel('Notice to both').fill('We look into your question now.')
  await house.getByRole('button', { name: 'Send the notice' }).click()
  for (const page of [client, reader]) {
    const notice = page.getByText('From us: We look into your question now.').first()
    await expect(notice).toBeVisible()
    await page.getByRole('button', { name: 'I have read it' }).click()
    await expect(page.getByRole('button', { name: 'I have read it' })).toBeHidden()
  }

  await house.getByRole('button', { name: 'Stop the clock' }).click()
  await house.getByRole('region', { name: 'What we can do' }).getByLabel('Reason').fill('We talk to both.')
  await house.getByRole('button', { name: 'Stop the clock' }).click()
  await expectStands(client, /stopped/)
  await expect(house.getByText(/^Stopped by /)).toBeVisible()
  await house.getByRole('button', { name: 'Let the clock go on' }).press('Enter')
  await expectRuns(client)

  await house.getByRole('button', { name: 'Stop reading along' }).click()
  for (const page of [client, reader]) await expect(page.getByText(READS, { exact: true })).toBeHidden()
  await house.getByRole('button', { name: 'End the reading' }).click()
  await house.getByLabel('Time that goes back').selectOption({ label: 'All of it' })
  await house.getByRole('region', { name: 'What we can do' }).getByLabel('Reason').fill('It was our fault.')
  await expectSound(house, 'the desk of one reading')
  await house.getByRole('button', { name: 'End the reading' }).click()
  await expect(timerOf(client)).toBeHidden()
  await expect(house.getByRole('link', { name: 'What can be done now that it has ended' })).toBeVisible()
  await expect(client.getByRole('button', { name: 'Print' })).toBeVisible()
})
