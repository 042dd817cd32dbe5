import { expectSound } from './sound.ts'
import { expect, test } from './story.ts'

test('three questions lead to readers and say why, by keyboard, and as well without any script @both', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/psychics')
  await page.getByRole('main').getByRole('link', { name: 'Help me choose' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Help me choose' })).toBeVisible()
  await page.getByRole('radio', { name: 'Love' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const fitting = page.getByRole('region', { name: /readers? who fits?/ })
  const first = fitting.getByRole('article').first()
  await expect(first).toContainText('Free right now.')
  await expect(first).toContainText('Reads about this: Love and relationships')
  await expect(first.getByRole('blockquote').first()).toHaveText(/plain words/)
  await expect(page.getByRole('radio', { name: 'Straight to the point' })).toBeChecked()
  await expectSound(page, 'the readers who fit')

  const context = await browser.newContext({ baseURL: String(baseURL), javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto('/ar')
  await plain.getByRole('main').getByRole('link', { name: 'ساعدني على الاختيار' }).click()
  await plain.getByText('حيوان', { exact: true }).click()
  await plain.getByText('بلطف', { exact: true }).click()
  await plain.getByText('الآن', { exact: true }).click()
  await plain.getByRole('button', { name: 'عرض القرّاء' }).click()
  await expect(plain.getByText('لا أحد ممن يقرؤون في هذا متاح الآن.')).toBeVisible()
  expect(await context.cookies()).toEqual([])
  await context.close()
})
