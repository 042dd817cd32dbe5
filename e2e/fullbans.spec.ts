import type { Page } from '@playwright/test'
import { newClient, PASSWORD, post, signedIn } from './people.ts'
import { openPast } from './room.ts'
import { expectSound } from './sound.ts'
import { desktop, expect, phone, signIn, test } from './story.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
async function soundBoth(page: Page, what: string) {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await expectSound(page, what)
  }
}
/** Types a name and the right password where one signs in. */
async function knock(page: Page, who: string) {
  await page.goto('/auth')
  await page.getByLabel(/user name/i).fill(who)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await press(page, 'Sign in')
}

test('why was I banned, and what can I do? A reader asks, the house suspends and decides, the client objects, another admin lifts', async ({
  page,
  person,
  request,
  browser,
}) => {
  const client = await person('demo-client')
  const reader = await person('demo-reader')
  await openPast(reader, 'demo-client')
  await reader.getByRole('link', { name: /^Block demo-client/ }).click()
  await press(reader, 'Ask for a ban from the site')
  await press(reader, 'Ask for the ban')
  await expect(reader.getByLabel('What happened')).toHaveAttribute('aria-invalid', 'true')
  await reader.getByLabel('What happened').fill('He says he knows where I live.')
  await soundBoth(reader, 'a ban being asked for')
  await press(reader, 'Ask for the ban')
  await expect(reader.getByText('You asked for a ban of demo-client from the site. We decide by')).toBeVisible()

  await signIn(page, 'demo-admin')
  await page.goto('/admin-user/overview')
  await page
    .getByRole('region', { name: 'What waits' })
    .getByRole('link', { name: /^Bans from the site/ })
    .click()
  await soundBoth(page, 'bans that wait')
  await page.getByRole('link', { name: /^demo-client/ }).click()
  await expect(page.getByText('He says he knows where I live.')).toBeVisible()
  await soundBoth(page, 'a ban that was asked for')
  await press(page, 'Suspend at once')
  await page.getByLabel('Why').fill('We are looking into what was written.')
  await press(page, 'Suspend at once')
  await expect(page.getByText('suspended', { exact: true })).toBeVisible()
  // Out at once: whatever they do next leads to the door.
  await expect(async () => {
    await client.goto('/admin-user/wallet')
    await expect(client).toHaveURL(/\/auth/, { timeout: 2000 })
  }).toPass()
  await knock(client, 'demo-client')
  await expect(client.getByText('We are looking into what was written.')).toBeVisible()
  await expect(client.getByText('We are looking into it, and decide by')).toBeVisible()
  await soundBoth(client, 'a suspended account')

  await press(page, 'Ban from the site')
  await page.getByLabel('For how long').selectOption('30 days')
  await page.getByLabel('Why').fill('Threats have no place here.')
  await expect(page.getByRole('button', { name: 'Ban from the site' })).toHaveAccessibleDescription(
    'Type the name first.',
  )
  await page.getByLabel('Type demo-client to confirm').fill('demo-client')
  await soundBoth(page, 'a ban being decided')
  await press(page, 'Ban from the site')
  await expect(page.getByText('banned', { exact: true })).toBeVisible()
  await expect(reader.getByText('and we banned them from the site.')).toBeVisible()

  await press(client, 'Back')
  await knock(client, 'demo-client')
  await expect(client.getByText('Threats have no place here.')).toBeVisible()
  await soundBoth(client, 'a banned account')
  await press(client, 'Send it')
  await expect(client.getByLabel('What you have to say')).toHaveAttribute('aria-invalid', 'true')
  await client.getByLabel('What you have to say').fill('My brother wrote that.')
  await press(client, 'Send it')
  await expect(client.getByText('You objected')).toBeVisible()
  await expect(client.getByLabel('What you have to say')).toHaveCount(0)

  await page.reload()
  await expect(page.getByText('somebody else of the house answers the objection')).toBeVisible()
  const moderator = await person('demo-moderator')
  await moderator.goto('/admin-user/bans')
  await moderator.getByRole('link', { name: /^demo-client/ }).click()
  await expect(moderator.getByText('My brother wrote that.')).toBeVisible()
  await press(moderator, 'Lift the ban')
  await moderator.getByLabel('Why').fill('We believe you.')
  await soundBoth(moderator, 'an objection being answered')
  await press(moderator, 'Lift the ban')
  await expect(moderator.getByText('lifted', { exact: true })).toBeVisible()
  await press(client, 'Back')
  await signIn(client, 'demo-client')

  // A client whom nobody asked about, banned from their page; the list of bans in force, and the way back.
  const username = await newClient(request, { buys: 'pkg_ten_minutes' })
  const { user } = await signedIn(request, username)
  await page.goto(`/admin-user/people/${user.id}`)
  const part = page.getByRole('region', { name: 'Ban', exact: true })
  await part.getByRole('button', { name: 'Ban from the site' }).click()
  await expect(part.getByText('The money goes back to them.')).toBeVisible()
  await part.getByLabel('Why').fill('A stolen card.')
  await part.getByLabel(`Type ${username} to confirm`).fill(username)
  await soundBoth(page, 'somebody being banned from their page')
  await part.getByRole('button', { name: 'Ban from the site' }).click()
  await expect(part.getByText('No end is set.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Account', exact: true })).toHaveCount(0)
  await page.goto('/admin-user/bans?tab=standing')
  await soundBoth(page, 'bans in force')
  const turned = await browser.newContext({ ...phone, viewport: phone })
  const rtl = await turned.newPage()
  await knock(rtl, username)
  await expect(rtl.getByText('A stolen card.')).toBeVisible()
  await turned.close()
  await page.goto('/admin-user/bans?tab=past')
  await expect(page.getByRole('link', { name: /^demo-client/ })).toContainText('lifted')
})

test('two admins look at one ban: where one decides, the other sees who and what', async ({
  page,
  person,
  request,
}) => {
  const username = await newClient(request)
  const { user } = await signedIn(request, username)
  const desk = await signedIn(request, 'demo-admin')
  const { id } = await post<{ id: string }>(
    request,
    '/api/v2/full_ban_client',
    { client_id: user.id, reason: 'We look into it.', suspend_now: true },
    desk.token,
  )
  await signIn(page, 'demo-admin')
  const moderator = await person('demo-moderator')
  for (const one of [page, moderator]) {
    await one.goto(`/admin-user/bans/${id}`)
    await press(one, 'Don’t ban')
    await one.getByLabel('Why').fill('It was a mistake.')
  }
  await press(page, 'Don’t ban')
  await expect(page.getByText('not banned', { exact: true })).toBeVisible()
  await expect(moderator.getByRole('listitem').filter({ hasText: 'demo-admin did not ban them' })).toContainText(
    'It was a mistake.',
  )
  await expect(moderator.getByRole('button', { name: 'Don’t ban' })).toHaveCount(0)
})
