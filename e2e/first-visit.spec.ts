import { signUp } from './people.ts'
import { end, expectRuns } from './room.ts'
import { expect, test } from './story.ts'

const MARA = 'Mara Linden'
const MOST_PRESSES = 14
const MOST_MS = 120_000

test('a new visitor comes from the home page to the first counted second @both', async ({ page }) => {
  const since = Date.now()
  let presses = 0
  await page.exposeFunction('pressed', () => (presses += 1))
  await page.addInitScript(() =>
    addEventListener('click', ({ detail }) => detail && Reflect.get(window, 'pressed')(), true),
  )
  await page.goto('/')
  await expect(page.getByText('10 minutes free')).toBeInViewport()
  await page.getByRole('main').getByRole('link', { name: 'All readers' }).first().click()
  await page.getByRole('link', { name: `Start chat: ${MARA}` }).click()

  await expect(
    page.getByText(/^A chat needs an account\. Once yours is confirmed, you come straight to your question/),
  ).toBeVisible()
  await expect(page.getByText('10 free minutes wait for you')).toBeVisible()
  await signUp(page)

  const dialog = page.getByRole('dialog', { name: `Ask ${MARA} to chat` })
  await dialog.getByLabel('Your first question').fill('Is it time for another job?')
  await dialog.getByRole('button', { name: `Ask ${MARA} to chat` }).click()
  await expectRuns(page)
  await expect(page.getByText(/^Welcome. You have \d+ free minutes until .+, with up to/)).toBeVisible()
  // Choosing the country from its list takes two presses, which a test does without any.
  console.log(`presses: ${presses + 2}, seconds: ${Math.round((Date.now() - since) / 1000)}`)
  expect(presses + 2).toBeLessThanOrEqual(MOST_PRESSES)
  expect(Date.now() - since).toBeLessThan(MOST_MS)
  // Whoever left now would keep the reader busy for two minutes, for other stories as well.
  await end(page)
})
