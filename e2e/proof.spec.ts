import { codeAt } from '../server/test/factor.ts'
import { newClient, PASSWORD, post, signedIn } from './people.ts'
import { expectSound } from './sound.ts'
import { desktop, expect, ownSite, phone, signIn, test as story } from './story.ts'

/** A site of its own: an admin who has a second step can't be without it again. */
const test = story.extend<object, object>({ site: ownSite() })

test('is it really you? Closing an account asks an admin for a fresh code, and goes on where they were', async ({
  page,
  request,
}) => {
  const { user } = await signedIn(request, await newClient(request))
  await signIn(page, 'demo-admin')
  const { token } = await signedIn(request, 'demo-admin')
  const totp = (data: object) => post<{ secret: string }>(request, '/api/v2/me/totp', data, token)
  const { secret } = await totp({ step: 'enrol', password: PASSWORD })
  const codeIn = (seconds: number) => codeAt(secret, Date.now() + seconds * 1000)
  await totp({ step: 'confirm', totp: codeIn(0) })

  await page.goto(`/admin-user/people/${user.id}`)
  const account = page.getByRole('region', { name: 'Account', exact: true })
  await account.getByRole('button', { name: 'Close the account' }).click()
  await account.getByLabel('Why').fill('They asked for it.')
  await account.getByRole('button', { name: 'Close the account' }).focus()
  await page.keyboard.press('Enter')
  const asked = page.getByRole('dialog', { name: 'Your second step' })
  await expect(asked.getByLabel('Code of the app')).toBeFocused()
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await expectSound(page, 'a fresh code')
  }
  await page.keyboard.press('Escape')
  await expect(asked).toBeHidden()
  await expect(page.getByText('Enter the code of your authenticator app to go on. Nothing was changed.')).toBeVisible()
  await expect(account.getByLabel('Why')).toHaveValue('They asked for it.')

  await account.getByRole('button', { name: 'Close the account' }).focus()
  await page.keyboard.press('Enter')
  await expect(asked.getByLabel('Code of the app')).toBeFocused()
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expect(asked).toContainText('That code is not right')
  await asked.getByLabel('Code of the app').fill(codeIn(30))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Closed: They asked for it.')).toBeVisible()
  await expect(asked).toBeHidden()
})
