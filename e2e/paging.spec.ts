import { signedIn } from './people.ts'
import { beSeenAs } from './room.ts'
import { expectSound } from './sound.ts'
import { desktop, expect, phone, signIn, test } from './story.ts'

const READER = 'Robin Alder'

test('can I call a reader who is not here? They say that they come, or agree to a time, and I hear of it @both', async ({
  page,
  person,
  request,
}) => {
  const { user } = await signedIn(request, 'demo-reader')
  await signIn(page, 'demo-client')
  await page.goto(`/profile/${user.id}`)
  await page.getByRole('link', { name: `Page ${READER}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Page ${READER}` })).toBeVisible()
  await page.getByLabel('A word to them').fill('The house by the lake.')
  await expectSound(page, 'a page being written')
  await page.getByRole('button', { name: 'Send the page' }).click()
  const mine = page.getByRole('article', { name: `Page: ${READER}` })
  await expect(mine).toContainText('Waiting')

  const reader = await person('demo-reader')
  await reader.goto('/admin-user/desk')
  const asked = reader.getByRole('region', { name: 'You are paged' }).getByRole('article')
  await expect(asked).toContainText('The house by the lake.')
  await asked.getByRole('button', { name: 'I’m coming' }).click()
  await expect(mine).toContainText(`${READER} is coming.`)
  await expectSound(page, 'a page whose reader is coming')
  await beSeenAs(reader, 'Available')
  await expect(page.getByText('No page is open.')).toBeVisible()
  await page.getByRole('tab', { name: 'Past' }).click()
  await expect(mine.first()).toContainText('Came')
  await beSeenAs(reader, 'Away')

  await page.goto(`/profile/${user.id}/page`)
  await page.getByRole('radio', { name: 'At one of two times' }).check({ force: true })
  await page.getByRole('button', { name: 'Send the page' }).click()
  await expect(page.getByText('Choose the day and the time.').first()).toBeVisible()
  for (const [name, days] of [
    ['First time', 2],
    ['Second time', 3],
  ] as const) {
    const at = new Date(Date.now() + days * 86_400_000)
    const field = page.getByRole('group', { name: new RegExp(`^${name}`) })
    const parts = {
      month: at.getMonth() + 1,
      day: at.getDate(),
      year: at.getFullYear(),
      hour: 10,
      minute: 30,
      AM: 'AM',
    }
    for (const [part, value] of Object.entries(parts))
      await field.getByRole('spinbutton', { name: new RegExp(`^${part}`) }).pressSequentially(String(value))
  }
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await expectSound(page, 'a page for a time')
  }
  await page.getByRole('radio', { name: 'By voice' }).check({ force: true })
  await page.getByLabel('A word to them').fill('Honestly, I do not want to live anymore.')
  await page.getByRole('button', { name: 'Send the page' }).click()
  await expect(mine).toContainText('Waiting')
  await expect(mine).toContainText('30 min by voice')
  const help = page.getByRole('region', { name: 'That sounds hard to carry.' })
  await expect(help).toContainText(`Your words are with ${READER}`)
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await expectSound(page, 'a page whose words ask for care')
  }
  await reader.goto('/admin-user/pages')
  const wanted = reader.getByRole('article').first()
  await expect(wanted).toContainText('Your client may not be safe.')
  await expect(wanted.getByRole('button', { name: /^Agree to/ })).toHaveCount(2)
  await expectSound(reader, 'a page that waits for its reader')
  await wanted
    .getByRole('button', { name: /^Agree to/ })
    .last()
    .click()
  await expect(page.getByText('No page is open.')).toBeVisible()
  await reader.getByRole('tab', { name: 'Past' }).click()
  await reader.getByRole('link', { name: 'See appointments' }).click()
  await expect(reader.getByRole('article').first()).toContainText('Accepted')
  await page.goto('/admin-user/appointments')
  await expect(page.getByRole('article', { name: `Appointment with ${READER}` }).filter({ has: help })).toContainText(
    'by voice',
  )
  await expectSound(page, 'an appointment whose words ask for care')
})
