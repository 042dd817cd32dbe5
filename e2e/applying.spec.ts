import { codeFor, newName, PASSWORD } from './people.ts'
import { menu } from './shell.ts'
import { expectSound } from './sound.ts'
import { expect, test } from './story.ts'

test('can I give readings here? In steps that keep what is typed, to a person who decides and pays @both', async ({
  page,
  person,
  request,
}) => {
  const username = newName('tilda')
  const email = `${username}@example.com`
  const goOn = page.getByRole('button', { name: 'Go on', exact: true })
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Give readings here' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Give readings here' })).toBeVisible()
  await goOn.press('Enter')
  await expect(page.getByLabel('User name')).toBeFocused()
  await expect(page.getByLabel('User name')).toHaveAttribute('aria-invalid', 'true')
  await expectSound(page, 'an application that lacks something')
  // Somebody has this name: that is told at the end, where it was asked for.
  await page.getByLabel('User name').fill('demo-client')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('First name').fill('Tilda')
  await page.getByLabel('Date of birth').fill('1985-05-05')
  await page.getByLabel('Country').selectOption('ES')
  await goOn.press('Enter')

  await expect(page.getByRole('heading', { level: 2, name: 'How you read' })).toBeFocused()
  await page.getByLabel('What you are called here').fill('Tilda Rowan')
  await page.getByLabel('Headline').fill('Tarot for people who decide')
  await page.getByRole('button', { name: 'Tarot', exact: true }).press('Space')
  await page.getByRole('button', { name: 'Voice in the browser' }).press('Space')
  await page.getByLabel('Years of experience').fill('12')
  await expectSound(page, 'how one reads')
  await goOn.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Your words' })).toBeFocused()
  await page.getByLabel('About you').fill('I lay cards slowly and say what I see.')
  await page.getByLabel('A sample reading').fill('The Six of Cups: she misses the house of your childhood.')
  await expectSound(page, 'what one says of oneself')
  await goOn.press('Enter')

  const account = page.getByRole('region', { name: 'Your account' })
  await expect(account).toContainText(email)
  await expect(page.getByRole('region', { name: 'How you read' })).toContainText('Voice in the browser')
  await account.getByRole('button', { name: /^Change/ }).press('Enter')
  await page.getByLabel('Last name').fill('Rowan')
  for (const step of ['How you read', 'Your words', 'Look it over']) {
    await goOn.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: step })).toBeFocused()
  }
  await expectSound(page, 'an application before it is sent')
  await page.getByLabel(/I am 18/).check()
  // The key goes to the page: the button may be gone before it is up again.
  const send = async () => {
    await page.getByRole('button', { name: 'Send the application' }).focus()
    await page.keyboard.press('Enter')
  }
  await send()
  await expect(page.getByRole('heading', { level: 2, name: 'Your account' })).toBeVisible()
  await expect(page.getByLabel('User name')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('User name').fill(username)
  for (const _ of ['work', 'words', 'send']) await goOn.press('Enter')
  await send()
  await expect(page.getByLabel('Code')).toBeVisible()
  await page.getByLabel('Code').fill(await codeFor(request, email))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Your application is being read' })).toBeFocused()

  const desk = await person('demo-admin')
  await menu(desk, 'Today')
  await desk.getByRole('link', { name: /^Readers who applied/ }).click()
  await desk.getByRole('link', { name: new RegExp(username) }).click()
  await expect(desk.getByRole('region', { name: 'Application' })).toContainText('The Six of Cups')
  await desk.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(desk.getByLabel('Cents a minute')).toHaveValue('48')
  await desk.getByLabel('Why').fill('Welcome, Tilda.')
  await expectSound(desk, 'an application at the desk')
  await desk.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(desk.getByText('Approved. A letter tells them.')).toBeVisible()

  const reader = await person(username)
  await reader.goto('/admin-user/desk')
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/psychics?q=Tilda+Rowan')
  await expect(page.getByRole('link', { name: /Tilda Rowan/ }).first()).toBeVisible()
})
