import { post, signedIn } from './people.ts'
import { expectSound } from './sound.ts'
import { desktop, expect, phone, signIn, test } from './story.ts'

test('who works for what? A moderator sees no money, and another role is given by keyboard', async ({
  page,
  person,
  request,
}) => {
  const { user } = await signedIn(request, 'demo-moderator')
  const client = await signedIn(request, 'demo-client')
  const moderator = await person('demo-moderator')
  await moderator.goto('/admin-user/overview')
  await expect(moderator.getByRole('region', { name: 'Figures of today' })).not.toContainText('Sold')
  await moderator.goto('/admin-user/people')
  await expect(moderator.getByLabel('Find a person')).toBeVisible()
  await expect(moderator.getByRole('tab')).toHaveCount(0)
  await moderator.goto(`/admin-user/people/${client.user.id}`)
  await expect(moderator.getByRole('region', { name: 'Ban', exact: true })).toBeVisible()
  await expect(moderator.locator('#timeline li').first()).toBeVisible()
  await expect(moderator.getByText('$')).toHaveCount(0)
  await moderator.goto('/admin-user/payouts')
  await expect(moderator.getByRole('heading', { level: 1 })).toHaveText('This page is for the admins who see to money')
  for (const size of [phone, desktop]) {
    await moderator.setViewportSize(size)
    await expectSound(moderator, 'a page of another role')
  }

  await signIn(page, 'demo-admin')
  await page.goto(`/admin-user/people/${user.id}`)
  const part = page.getByRole('region', { name: 'Role' })
  await expect(part).toContainText('Sees no money.')
  await part.getByRole('button', { name: 'Change the role' }).focus()
  await page.keyboard.press('Enter')
  await part.getByLabel('Works for').focus()
  await page.keyboard.press('C')
  await expect(part).toContainText('Publishes articles')
  await part.getByLabel('Why').focus()
  await page.keyboard.type('They write well.')
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await expectSound(page, 'a role being changed')
  }
  try {
    await part.getByRole('button', { name: 'Change the role' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('The role is changed.')).toBeVisible()
    await expect(part).toContainText('Publishes articles')

    // What they had open is over, and they come in at another desk.
    await moderator.goto('/admin-user/people')
    await expect(moderator).toHaveURL(/\/auth/)
    await signIn(moderator, 'demo-moderator')
    await moderator.goto('/admin-user')
    await expect(moderator).toHaveURL(/\/admin-user\/overview/)
  } finally {
    const desk = await signedIn(request, 'demo-admin')
    const body = { member_id: user.id, admin_role: 'moderation', reason: 'As before.' }
    await post(request, '/api/v2/members-info/admin-role', body, desk.token)
  }
})
