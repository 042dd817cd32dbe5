import { expect } from '@playwright/test'
import { signIn } from '../story.ts'
import { look } from './camera.ts'

for (const tab of ['inbox', 'outbox', 'sent'] as const)
  look(`client-messages-${tab}`, async ({ page, camera, site }) => {
    await signIn(page, site.friend)
    await page.goto(`/admin-user/message?tab=${tab}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await camera.shoot(page, `client-messages-${tab}`)
  })

look('client-messages-read', async ({ page, camera, site }) => {
  await signIn(page, site.friend)
  await page.goto('/admin-user/message?tab=inbox')
  await page.getByText('Thursday at seven is yours.').first().click()
  await camera.shoot(page, 'client-messages-read')
})

look('client-messages-black', async ({ page, camera, site }) => {
  await signIn(page, site.friend)
  await page.goto('/admin-user/message?tab=inbox')
  await page.getByRole('link', { name: /Ring me at/ }).click()
  await page.getByRole('button', { name: /a phone number/ }).click()
  await camera.shoot(page, 'client-messages-black')
})

for (const [words, name] of [
  ['Which card is it?', 'returned'],
  ['What I would like to know', 'waiting'],
] as const)
  look(`client-messages-${name}`, async ({ page, camera, site }) => {
    await signIn(page, site.friend)
    await page.goto('/admin-user/message?tab=outbox')
    await page.getByRole('link', { name: new RegExp(words) }).click()
    await camera.shoot(page, `client-messages-${name}`)
  })

look('client-payment-lost', async ({ page, camera, site }) => {
  await signIn(page, site.fresh)
  await page.route('**/api/v2/payments/made*', (route) => route.abort())
  await page.route('**/authorized-net/checkout', (route) => route.abort())
  await page.goto('/admin-user/wallet')
  await page.getByRole('button', { name: /^Pay / }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await camera.shoot(page, 'client-payment-lost')
})

look('admin-moderation-open', async ({ page, camera }) => {
  await signIn(page, 'demo-admin')
  await page.goto('/admin-user/moderation')
  await page.getByRole('option').first().click()
  await expect(page.getByRole('article')).toBeVisible()
  await camera.shoot(page, 'admin-moderation-open')
})

for (const [tab, name] of [
  ['write', 'Write a notice'],
  ['choices', 'What reaches you'],
] as const)
  look(`admin-notices-${tab}`, async ({ page, camera }) => {
    await signIn(page, 'demo-admin')
    await page.goto(`/admin-user/notices?tab=${tab}`)
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    await camera.shoot(page, `admin-notices-${tab}`)
  })
