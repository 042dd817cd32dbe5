import { es } from '../web/src/words/es.ts'
import { ar } from '../web/src/words/ar.ts'
import { en } from '../web/src/words/en.ts'
import { codeFor, newName, PASSWORD } from './people.ts'
import { expectSound } from './sound.ts'
import { expect, test } from './story.ts'

/** English sentences of some length that stand on the page word for word. */
const leftIn = (text: string) =>
  Object.values(en).filter((words) => words.length > 12 && !/[{<]/.test(words) && text.includes(words))

test('a visitor changes to Spanish, signs up, is greeted in it, and takes another @both', async ({ page }) => {
  await page.goto('/psychics?channel=chat')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click()
  await page.waitForURL('/es/psychics?channel=chat')
  await page.waitForFunction(() => !('pressedEarly' in window))
  await expect(page.locator('html')).toHaveAttribute('lang', /^es/)
  await expect(page.getByRole('heading', { level: 1, name: es['readers.title'] })).toBeVisible()
  await expect.poll(async () => leftIn(await page.locator('body').innerText())).toEqual([])

  await page.getByRole('banner').getByRole('link', { name: es['shell.sign_in'] }).click()
  await page.waitForURL('/es/auth')
  // On phones the header has no second way here.
  await page.goto('/es/register/email_reading_register')
  const name = newName('ines')
  await page.getByLabel(es['accounts.username'], { exact: true }).fill(name)
  await page.getByLabel(es['accounts.email']).fill(`${name}@example.com`)
  await page.getByLabel(es['accounts.password'], { exact: true }).fill(PASSWORD)
  await page.getByLabel(es['accounts.first_name'], { exact: true }).fill('Ines')
  await page.getByLabel(es['accounts.birth']).fill('1990-05-05')
  await page.getByLabel(es['accounts.country']).selectOption('ES')
  await page.getByRole('main').getByRole('checkbox').check()
  await page.getByRole('button', { name: es['accounts.sign_up.go'] }).click()
  await page.waitForURL(/\/es\/register-success/)
  expect(leftIn(await page.locator('body').innerText())).toEqual([])
  await page
    .getByLabel(es['accounts.code.label'], { exact: true })
    .fill(await codeFor(page.request, `${name}@example.com`))
  await page.getByRole('button', { name: es['accounts.code.go'] }).click()
  await page.waitForURL('/psychics')
  await expect(page.getByRole('heading', { level: 1, name: es['readers.title'] })).toBeVisible()
  for (const path of ['/admin-user/account', '/admin-user/wallet']) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', /^es/)
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    expect(leftIn(await page.locator('main').innerText())).toEqual([])
  }
  await expectSound(page, 'the wallet in Spanish')

  const top = page.getByRole('banner')
  await top.getByRole('button', { name: es['shell.settings'] }).click()
  await page.getByRole('radio', { name: 'العربية' }).click()
  const root = page.locator('html')
  await expect(root).toHaveAttribute('dir', 'rtl')
  await page.reload()
  await expect(root).toHaveAttribute('lang', /^ar/)
  await top.getByRole('button', { name: ar['shell.account'] }).click()
  await page.getByRole('button', { name: ar['shell.sign_out'] }).click()
  await page.waitForURL('/ar')
  await expect(page.getByRole('heading', { level: 1, name: ar['home.heading'] })).toBeVisible()
})

test('Arabic is read from the right, in a face of ours @both', async ({ page }) => {
  await page.goto('/ar')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('dir', 'rtl')
  await expect(root).toHaveAttribute('lang', /^ar/)
  await expect(page.getByRole('heading', { level: 1, name: ar['home.heading'] })).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => page.evaluate(() => document.fonts.check('400 16px Vazirmatn', 'ا'))).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await expectSound(page, 'home in Arabic')
  expect(leftIn(await page.locator('body').innerText())).toEqual([])
  await page.goto('/es')
  await expectSound(page, 'home in Spanish')
})
