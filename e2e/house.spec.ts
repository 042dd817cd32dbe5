import { expect, test } from './story.ts'

test('who runs this site? The house says it, sees before and after, and the second admin loses nothing @both', async ({
  page,
  person,
}) => {
  const desk = await person('demo-admin')
  await desk.goto('/admin-user/settings')
  await expect(desk.getByRole('heading', { name: 'Settings of the house' })).toBeVisible()
  const other = await desk.context().newPage()
  await other.goto('/admin-user/settings')
  await other.getByLabel('Telephone').fill('+1 518 555 0100')

  const name = `Lamp & Co. ${test.info().project.name}`
  await desk.getByLabel('Company').fill(name)
  await desk.getByLabel('Address', { exact: true }).fill('1 Lamp Street\nAlbany, NY 12207')
  await desk.getByLabel('E-mail address').fill('office@evenlight.example')
  const changes = desk.getByRole('region', { name: 'What changes' })
  await expect(changes).toContainText(name)
  await desk.getByLabel('Why').fill('As the notary says.')
  await desk.getByRole('button', { name: 'Save the settings' }).click()
  await expect(desk.getByText('The settings hold.')).toBeVisible()
  await expect(changes).toBeHidden()

  await other.getByLabel('Company').fill('Another & Co.')
  await other.getByLabel('Address', { exact: true }).fill('2 Lamp Street')
  await other.getByLabel('E-mail address').fill('two@evenlight.example')
  await other.getByLabel('Why').fill('A telephone.')
  await other.getByRole('button', { name: 'Save the settings' }).click()
  await expect(other.getByText('demo-admin has set this meanwhile', { exact: false })).toBeVisible()
  await expect(other.getByLabel('Telephone')).toHaveValue('+1 518 555 0100')
  await expect(other.getByRole('region', { name: 'What changes' })).toContainText(name)

  await page.goto('/legal-notice')
  await expect(page.getByText(name)).toBeVisible()
  await page.goto('/contact')
  await expect(page.getByRole('main').getByRole('link', { name: 'Legal notice' })).toBeVisible()
})
