import { newClient } from './people.ts'
import { PASSWORD } from './people.ts'
import { menu } from './shell.ts'
import { expectSound } from './sound.ts'
import { desktop, expect, phone, signIn, test } from './story.ts'

test('how do I limit myself, how do I delete my data? Both from the account, found from the wallet and the help', async ({
  page,
  request,
}) => {
  await signIn(page, await newClient(request))
  await menu(page, 'Wallet')
  await page.getByRole('link', { name: 'Set limits of your own' }).click()
  const limits = page.getByRole('region', { name: 'Your limits' })
  await expect(limits.getByRole('heading', { name: 'Your limits' })).toBeFocused()
  await expect(limits.getByRole('heading', { name: 'Your limits' })).toBeInViewport()
  await expect(limits).toContainText('A tighter limit counts at once, a wider one after 24 hours.')
  const money = limits.getByRole('group', { name: 'Purchases, in US dollars' })
  await money.getByLabel('In 7 days').fill('5')
  await limits.getByRole('button', { name: 'Set these limits' }).click()
  await expect(page.getByText('Your limits are set.')).toBeVisible()
  await page.reload()
  await expect(money.getByLabel('In 7 days')).toHaveValue('5')
  await money.getByLabel('In 7 days').fill('50')
  await limits.getByRole('button', { name: 'Set these limits' }).click()
  await expect(money).toContainText('$5.00 until')
  await page.setViewportSize(phone)
  await expectSound(page, 'limits')

  await page.goto('/admin-user/wallet')
  await page.getByRole('radio', { name: /^10 min/ }).check()
  await page.getByRole('radio', { name: /^Approved/ }).check()
  await page.getByRole('button', { name: /^Pay / }).click()
  await expect(page.getByRole('alert')).toContainText('limit of your own')

  await page.setViewportSize(desktop)
  await menu(page, 'Help')
  await page.getByRole('link', { name: 'Delete my data' }).click()
  const data = page.getByRole('region', { name: 'Close your account' })
  await expect(data).toContainText('under “former member”')
  await expectSound(page, 'before an account is closed')
  await data.getByRole('button', { name: 'Close my account' }).click()
  await data.getByLabel('Your password').fill(PASSWORD)
  await data.getByRole('button', { name: 'Close it in 30 days' }).click()
  await expect(data).toContainText(/Your account goes on \w+ \d+, \d{4}/)
  await page.reload()
  await expect(data.getByRole('button', { name: 'Keep my account' })).toBeVisible()
  await page.setViewportSize(phone)
  await expectSound(page, 'an account that is to be closed')
  await data.getByRole('button', { name: 'Keep my account' }).click()
  await expect(data.getByRole('button', { name: 'Close my account' })).toBeVisible()
})

test('who buys three times in a day is asked whether they want a limit, by a rule that they can read', async ({
  page,
  request,
}) => {
  await signIn(page, await newClient(request))
  await page.goto('/admin-user/wallet')
  const offer = page.getByRole('region', { name: 'Would you like a limit?' })
  for (let times = 0; times < 3; times++) {
    await expect(offer).toBeHidden()
    await page.reload()
    await page.getByRole('radio', { name: /^10 min/ }).check()
    await page.getByRole('radio', { name: /^Approved/ }).check()
    await page.getByRole('button', { name: /^Pay / }).click()
    await expect(page.getByRole('status').filter({ hasText: 'were added' })).toBeVisible()
  }
  await expect(offer).toContainText('You have bought time 3 times within 24 hours.')
  await offer.getByText('When we ask this').click()
  await expect(offer).toContainText('Nothing is held back.')
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await expectSound(page, 'a limit that is offered')
  }
  await offer.getByRole('button', { name: 'At most $20.00 in 7 days' }).press('Enter')
  await expect(page.getByText('Your limits are set.')).toBeVisible()
  await expect(offer).toBeHidden()
})
